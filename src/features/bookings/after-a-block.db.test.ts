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

test("after a block no reason reaches the other party through a booking, but the booking's history keeps it", async () => {
  const { as, customer, pro, id } = await pending()
  await changeBooking(as(pro), id, accept)
  await insertBlock(as(pro), pro.id, customer.id)
  const abuse = `You will be sorry, ${id}`
  expect(await changeBooking(as(customer), id, { status: 'canceled', reason: abuse })).toMatchObject({
    status: 'canceled',
    cancelReason: null,
  })
  const { rows } = await sql`select from pgboss.job where name = 'mail' and data ->> 'text' like ${`%${id}%`}`.execute(
    db,
  )
  expect(rows).toEqual([])
  const thread = await getThread(as(pro), customer.id)
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
