import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { testDatabase } from '../../../tests/support/databases.ts'
import { insertBlock } from '../messages/blocks.table.server.ts'
import { getThread } from '../messages/threads.server.ts'
import { changeBooking } from './change-booking.server.ts'
import { marketplace } from './marketplace.fixture.ts'
import { requestBooking } from './request-booking.server.ts'

const { db } = await testDatabase()

const accept = { status: 'accepted', reason: null } as const

async function pending() {
  const market = await marketplace(db)
  const { id } = await requestBooking(market.as(market.customer), market.request())
  return { ...market, id }
}

test.each([
  ['customer', 'pro'],
  ['pro', 'customer'],
] as const)("no reason of a blocked %s reaches the %s, but the booking's history keeps it", async (writer, blocker) => {
  const { as, id, ...people } = await pending()
  await changeBooking(as(people.pro), id, accept)
  await insertBlock(as(people[blocker]), people[blocker].id, people[writer].id)
  const abuse = `You will be sorry, ${id}`
  expect(await changeBooking(as(people[writer]), id, { status: 'canceled', reason: abuse })).toMatchObject({
    status: 'canceled',
    cancelReason: null,
  })
  const { rows } =
    await sql`select from pgboss.job where name = 'mail' and data ->> 'text' like ${`%${abuse}%`}`.execute(db)
  expect(rows).toEqual([])
  const thread = await getThread(as(people[blocker]), people[writer].id)
  expect(JSON.stringify(thread)).not.toContain(abuse)
  const events = db
    .selectFrom('bookingEvent')
    .select('reason')
    .where('bookingId', '=', id)
    .where('toStatus', '=', 'canceled')
  expect(await events.execute()).toEqual([{ reason: abuse }])
})

test('a pro whose membership has lapsed can still answer requests made while it ran', async () => {
  const { as, pro, id } = await pending()
  const lapsed = { status: 'canceled', expiresAt: new Date('2026-02-01T00:00:00Z') } as const
  await db.updateTable('membership').set(lapsed).where('accountId', '=', pro.id).execute()
  expect(await changeBooking(as(pro), id, accept)).toMatchObject({ status: 'accepted' })
})
