import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { testDatabase } from '../../../tests/support/databases.ts'
import { subjectsTo } from '../../platform/jobs/queued-mails.fixture.ts'
import { endings } from '../../platform/tables/column-values.ts'
import { openLog } from '../../platform/log.server.ts'
import type { Visit } from '../../platform/visit.server.ts'
import { listNotifications } from '../notifications/notifications.server.ts'
import { bookingBetween, countOpenBookings, getBooking } from './bookings.server.ts'
import { listBookings } from './lists/booking-lists.server.ts'
import { lostBookings } from './lists/lost-bookings.server.ts'
import { changeBooking } from './changes/change-booking.server.ts'
import { expirePendingRequests } from './changes/expire-requests.server.ts'
import { getAnswerSpeed } from './figures/answer-speed.server.ts'
import { remarkOf } from './lists/booking-remark.ts'
import { accept, cancel, decline, endEarlierBookings, marketplace, withdraw } from './marketplace.fixture.ts'
import { requestBooking } from './request/request-booking.server.ts'
import { agreed, requested } from './rescheduling/rescheduling.fixture.ts'

const { db } = await testDatabase()
await endEarlierBookings(db)
const atNine = new Date('2026-03-02T17:00:00Z')

/** One booking for each way in which the system ends one, but a deleted account. */
async function ended() {
  const { as, customer, pro, ask, answer, ...expired } = await requested(db)
  const moved = await ask('12:00')
  await answer(pro, moved.id, accept)
  const later = await ask('15:00', moved.id)
  await answer(pro, later.id, accept)
  const changed = await ask('11:00')
  await ask('12:00', changed.id)
  const seen = () => Promise.all([expired, moved, changed].map(({ id }) => getBooking(as(customer, atNine), id)))
  return { as, customer, pro, ids: [expired.id, moved.id, changed.id], seen }
}

test('a booking that the system ended says why in words, and answers its code to programs', async () => {
  const { ids, seen } = await ended()
  const bookings = await seen()
  expect(bookings.map(({ status, cancelReason, endedAs }) => [status, cancelReason, endedAs])).toEqual([
    ['canceled', 'expired', 'expired'],
    ['canceled', 'moved', 'moved'],
    ['canceled', 'changed', 'changed'],
  ])
  expect(bookings.map((booking) => remarkOf(booking, 'customer'))).toEqual([
    'The time passed before the request was answered.',
    'Moved to Mon, Mar 2, 3:00 PM.',
    'Changed to Mon, Mar 2, 12:00 PM.',
  ])
  // No person wrote why.
  const reasons = db.selectFrom('booking').select('cancelReason').distinct().where('id', 'in', ids)
  expect(await reasons.execute()).toEqual([{ cancelReason: null }])
})

test('what ended before it was accepted never became an appointment, whoever ended it', async () => {
  const { seen } = await ended()
  expect((await seen()).map(({ endedAsRequest }) => endedAsRequest)).toEqual([true, false, true])
  const { as, customer, pro, request, book } = await marketplace(db)
  const ends = [
    ['09:00', customer, withdraw],
    ['11:00', pro, decline],
  ] as const
  for (const [requestTime, actor, change] of ends) {
    const { id } = await requestBooking(as(customer), request({ requestTime, repeat: { everyWeeks: 1, times: 3 } }))
    await changeBooking(as(actor), id, change)
    expect((await getBooking(as(customer), id)).endedAsRequest, requestTime).toBe(true)
  }
  const id = await book({ requestTime: '14:00' })
  await changeBooking(as(customer), id, cancel)
  expect((await getBooking(as(customer), id)).endedAsRequest).toBe(false)
})

test('a booking that a server of the version before has ended reads the same', async () => {
  const { as, customer, pro, ids, seen } = await ended()
  const all = async () => [
    await seen(),
    await lostBookings(as(customer, atNine)),
    await getAnswerSpeed(as(pro, atNine)),
  ]
  const before = await all()
  expect(before[1]).toMatchObject([{ id: ids[0], lostBy: 'expire' }])
  // It repeats our code as the reason.
  await db
    .updateTable('booking')
    .set((on) => ({ cancelReason: on.ref('endedAs') }))
    .where('id', 'in', ids)
    .execute()
  expect(await all()).toEqual(before)
})

test.each(endings)('“%s” as a reason that a person typed stays theirs', async (reason) => {
  const { as, customer, pro, ask, answer, id } = await agreed(db)
  const other = await ask('12:00', id)
  expect(await answer(customer, id, { status: 'canceled', reason })).toMatchObject({
    cancelReason: reason,
    endedAs: null,
  })
  const declined = await ask('15:00')
  await answer(pro, declined.id, { status: 'rejected', reason })
  for (const [of, who] of [
    [id, 'You canceled it. '],
    [declined.id, ''],
  ] as const) {
    const booking = await getBooking(as(customer), of)
    expect(remarkOf(booking, 'customer')).toBe(`${who}Reason: ${reason}`)
    expect(booking).toMatchObject({ cancelReason: reason, endedAs: null })
  }
  // Nor was the canceled visit moved by accepting the request for another time.
  await answer(pro, other.id, accept)
  expect(await titles(as(customer))).toContain('Blue Water accepted your request')
})

test('later visits that were canceled with a first one for “moved” keep the person’s reason', async () => {
  const { as, customer, pro, request } = await marketplace(db)
  const { id } = await requestBooking(as(customer), request({ repeat: { everyWeeks: 1, times: 3 } }))
  await changeBooking(as(pro), id, accept)
  await changeBooking(as(customer), id, { status: 'canceled', reason: 'moved', andLater: true })
  const rows = db.selectFrom('booking').select(['cancelReason', 'endedAs']).where('seriesId', '=', id)
  expect(await rows.execute()).toEqual(Array.from({ length: 3 }, () => ({ cancelReason: 'moved', endedAs: null })))
})

async function titles(visit: Visit): Promise<string[]> {
  return (await listNotifications(visit)).notifications.map(({ title }) => title)
}

/** What cannot be ended is logged. */
const logging = (visit: Visit): Visit => ({ ...visit, log: openLog('silent') })

test('many expired requests, some of which cannot be ended, do not keep the others from being ended', async () => {
  const { as, customer, pro, request } = await marketplace(db)
  const { id } = await requestBooking(as(customer), request())
  const another = sql`jsonb_build_object('id', gen_random_uuid(), 'starts_at', starts_at - n * interval '1 hour',
    'ends_at', ends_at - n * interval '1 hour')`
  await sql`
    insert into booking select (jsonb_populate_record(booking, ${another})).*
    from booking, generate_series(1, 220) n where id = ${id}`.execute(db)
  const firstHundred = sql`pro_id = ${sql.lit(pro.id)} and starts_at < '2026-03-02T17:00:00Z'::timestamptz - interval '120 hours'`
  const unmovable = sql`check (status = 'pending' or not (${firstHundred})) not valid`
  await sql`alter table booking add constraint unmovable_first ${unmovable}`.execute(db)
  try {
    await expirePendingRequests(logging(as(null, new Date('2026-03-03T17:00:00Z'))))
  } finally {
    await sql`alter table booking drop constraint unmovable_first`.execute(db)
  }
  const open = db.selectFrom('booking').select('id').where('proId', '=', pro.id).where('status', '=', 'pending')
  expect(await open.execute()).toHaveLength(100)
})

test("reading ends only the reader's own past requests, and works even if one of them cannot be ended", async () => {
  const [market, other] = [await marketplace(db), await marketplace(db)]
  const nextDay = new Date('2026-03-03T17:00:00Z')
  const theirs = await requestBooking(other.as(other.customer), other.request())
  const stuck = await requestBooking(market.as(market.customer), market.request())
  const free = await requestBooking(market.as(market.customer), market.request({ requestTime: '10:00' }))
  const unmovable = sql`check (id <> ${sql.lit(stuck.id)}) not valid`
  await sql`alter table booking add constraint unmovable ${unmovable}`.execute(db)
  try {
    const { bookings } = await listBookings(logging(market.as(market.pro, nextDay)))
    const statuses = Object.fromEntries(bookings.map(({ id, status }) => [id, status]))
    expect(statuses).toEqual({ [free.id]: 'canceled', [stuck.id]: 'pending' })
    const statusOf = db.selectFrom('booking').select('status').where('id', '=', theirs.id)
    expect(await statusOf.executeTakeFirst()).toEqual({ status: 'pending' })
    await expirePendingRequests(logging(market.as(null, nextDay)))
    expect(await statusOf.executeTakeFirst()).toEqual({ status: 'canceled' })
  } finally {
    await sql`alter table booking drop constraint unmovable`.execute(db)
  }
})

test('next to a conversation, too, a request whose start has passed no longer waits', async () => {
  const { as, customer, pro, request } = await marketplace(db)
  const { id } = await requestBooking(as(customer), request())
  const nextDay = as(customer, new Date('2026-03-03T17:00:00Z'))
  expect(await bookingBetween(nextDay, id, pro.id)).toMatchObject({ status: 'canceled', endedAs: 'expired' })
})

test('unanswered requests are canceled at their start, with an event that names no person', async () => {
  const { as, customer, request, book } = await marketplace(db)
  const missed = await requestBooking(as(customer), request())
  const afterwards = await requestBooking(as(customer), request({ requestTime: '10:00' }))
  const held = await book({ requestTime: '08:00' })

  const atNine = new Date('2026-03-02T17:00:00Z')
  await expirePendingRequests(as(null, atNine))
  expect(await getBooking(as(customer), missed.id)).toMatchObject({ status: 'canceled', cancelReason: 'expired' })
  expect(await getBooking(as(customer), afterwards.id)).toMatchObject({ status: 'pending' })
  expect(await getBooking(as(customer), held)).toMatchObject({ status: 'accepted' })
  const events = await db
    .selectFrom('bookingEvent')
    .selectAll()
    .where('bookingId', '=', missed.id)
    .orderBy('id')
    .execute()
  expect(events[1]).toMatchObject({ actorId: null, fromStatus: 'pending', toStatus: 'canceled', reason: 'expired' })
})

test('a pro who did not answer in time is told so, and no longer asked to answer', async () => {
  const { as, customer, pro, request } = await marketplace(db)
  const { id } = await requestBooking(as(customer), request())
  const nextDay = new Date('2026-03-03T17:00:00Z')
  await expirePendingRequests(as(null, nextDay))
  const { notifications } = await listNotifications(as(pro, nextDay))
  expect(notifications).toMatchObject([
    {
      kind: 'expire',
      title: 'The request from Dana Whitfield has ended',
      read: false,
      path: expect.stringContaining(id),
    },
    { kind: 'request', read: true },
  ])
  expect((await subjectsTo(db, pro)).at(-1)).toBe('Request ended: Regular Maintenance, Mon, Mar 2')
})

test('a request whose time has passed is never counted or listed as waiting', async () => {
  const { as, customer, request } = await marketplace(db)
  await requestBooking(as(customer), request())
  const nextDay = new Date('2026-03-03T17:00:00Z')
  expect(await countOpenBookings(as(customer, nextDay), 'customer')).toMatchObject({ pending: 0 })
  expect((await listBookings(as(customer, nextDay))).bookings).toMatchObject([{ status: 'canceled' }])
})
