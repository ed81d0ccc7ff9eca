import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { testDatabase } from '../../../../tests/support/databases.ts'
import { transact } from '../../../platform/visit.server.ts'
import { block, unblock } from '../../messages/blocks.server.ts'
import { insertBlock } from '../../messages/blocks.table.server.ts'
import { getThread } from '../../messages/threads.server.ts'
import { countOpenBookings, getBooking } from '../bookings.server.ts'
import { accept, decline, marketplace } from '../marketplace.fixture.ts'
import { requestBooking } from '../request/request-booking.server.ts'
import { agreed } from '../rescheduling/rescheduling.fixture.ts'
import { changeBooking } from './change-booking.server.ts'

const { db } = await testDatabase()

const blocked = { status: 403, details: { code: 'BLOCKED' } }

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

test.each([
  ['customer', 'pro'],
  ['pro', 'customer'],
] as const)('once the %s has blocked the %s, the request can be declined, but not accepted', async (blocker, other) => {
  const { as, id, request, ...people } = await pending()
  const second = await requestBooking(as(people.customer), request({ requestTime: '12:00' }))
  await block(as(people[blocker]), people[other].id)
  expect(await getBooking(as(people.pro), id)).toMatchObject({ actions: ['rejected'], address: null })
  expect(await countOpenBookings(as(people.customer), 'customer')).toMatchObject({ pending: 2, acceptable: 0 })
  await expect(changeBooking(as(people.pro), id, accept)).rejects.toMatchObject(blocked)
  expect(await changeBooking(as(people.pro), second.id, decline)).toMatchObject({ status: 'rejected' })
  await unblock(as(people[blocker]), people[other].id)
  const street = '418 Oakland Ave'
  expect(await changeBooking(as(people.pro), id, accept)).toMatchObject({ status: 'accepted', address: street })
})

test('a request to reschedule cannot be accepted after a block either, and its visit stays', async () => {
  const { ask, answer, seen, as, pro, customer, id } = await agreed(db)
  const other = await ask('10:00', id)
  await block(as(customer), pro.id)
  await expect(answer(pro, other.id, accept)).rejects.toMatchObject(blocked)
  expect(await seen(id)).toMatchObject({ status: 'accepted' })
})

test('an acceptance that arrives while the block is being written waits for it, and is refused', async () => {
  const { as, customer, pro, id } = await pending()
  let accepting: Promise<unknown> = Promise.resolve()
  await transact(as(customer), async (visit) => {
    await block(visit, pro.id)
    accepting = changeBooking(as(pro), id, accept).catch((error: unknown) => error)
    await settled()
  })
  expect(await accepting).toMatchObject(blocked)
})

/** Long enough for the other transaction to read what it can, or to wait. */
const settled = async () => new Promise((resolve) => setTimeout(resolve, 300))
