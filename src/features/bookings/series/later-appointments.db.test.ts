import { expect, test } from 'vitest'

import { testDatabase } from '../../../../tests/support/databases.ts'
import { listFreeDays } from '../../availability/availability.server.ts'
import { insertBlock } from '../../messages/blocks.table.server.ts'
import { getThread } from '../../messages/threads.server.ts'
import { listNotifications } from '../../notifications/notifications.server.ts'
import { lostBookings } from '../lists/lost-bookings.server.ts'
import { changeBooking } from '../changes/change-booking.server.ts'
import { requestBooking } from '../request/request-booking.server.ts'
import { hoursOf } from '../rescheduling/rescheduling.fixture.ts'
import { mondays, bookedSeries, repeating } from './repeating.fixture.ts'
import { accept, cancel, complete } from '../marketplace.fixture.ts'
import { later } from '../../../platform/durations.ts'
import { now } from '../../../platform/tables/rows.fixture.ts'
import { queuedMails } from '../../../platform/jobs/queued-mails.fixture.ts'

const { db } = await testDatabase()

const andLater = { ...cancel, andLater: true }

/** Eight accepted Mondays. */
async function booked() {
  const series = await bookedSeries(db)
  const statuses = async () => (await series.appointments()).map(({ status }) => status)
  return { ...series, statuses }
}

const accepted = (count: number) => Array.from({ length: count }, () => 'accepted')
const canceled = (count: number) => Array.from({ length: count }, () => 'canceled')

test('canceling one appointment of a series leaves the others, and two that a pro cancels one after the other are two losses', async () => {
  const { as, customer, pro, nth, statuses } = await booked()
  await changeBooking(as(customer), nth(3), cancel)
  expect(await statuses()).toEqual([...accepted(2), 'canceled', ...accepted(5)])
  await changeBooking(as(pro, later(now, 1)), nth(4), cancel)
  await changeBooking(as(pro, later(now, 2)), nth(5), cancel)
  expect(await lostBookings(as(customer, later(now, 2)))).toMatchObject([{ id: nth(5) }, { id: nth(4) }])
})

test.each(['customer', 'pro'] as const)(
  'a %s cancels an appointment and the later ones: their time is free again, and the other is told once',
  async (side) => {
    const market = await booked()
    const { as, customer, pro, nth, statuses } = market
    const [by, other] = side === 'customer' ? [customer, pro] : [pro, customer]
    const answer = await changeBooking(as(by), nth(4), andLater)
    expect(answer).toMatchObject({ status: 'canceled', series: { number: 4, later: 0 } })
    expect(await statuses()).toEqual([...accepted(3), ...canceled(5)])
    for (const number of [4, 5, 8]) expect(await hoursOf(db, nth(number))).toBe(0)
    expect(await hoursOf(db, nth(3))).toBe(1)
    const { days } = await listFreeDays(as(null), pro.id, { from: mondays[7], days: 1 })
    expect(days[0]?.slots).toContain('09:00')

    const { messages } = await getThread(as(other), by.id)
    expect(messages.slice(2).map(({ body }) => body)).toEqual([
      `${by.firstName} canceled Regular Maintenance on Mar 23 at 9:00 AM and 4 later visits: The pump broke`,
    ])
    const { notifications } = await listNotifications(as(other))
    expect(notifications.filter(({ kind }) => kind === 'cancel')).toMatchObject([
      {
        title: `${side === 'customer' ? 'Dana Whitfield' : 'Blue Water'} canceled 5 visits`,
        detail: 'Mon, Mar 23, 9:00 AM and later · Regular Maintenance',
      },
    ])
    const mails = (await queuedMails(db, other)).filter(({ text }) => text.includes('canceled'))
    expect(mails.map(({ text }) => text)).toEqual([expect.stringContaining('Also canceled: The 4 later visits')])
    const lost = await lostBookings(as(customer))
    expect(lost).toMatchObject(side === 'pro' ? [{ id: nth(4), laterCanceled: 4 }] : [])
  },
)

test.each(['customer', 'pro'] as const)('when a %s cancels them all, a request to move one ends, too', async (side) => {
  const market = await booked()
  const { as, customer, pro, request, nth, statuses } = market
  const move = { requestDate: '2026-03-18', replacesId: nth(3) }
  const { id } = await requestBooking(as(customer), request(move))
  await changeBooking(as(market[side]), nth(1), andLater)
  expect(await statuses()).toEqual(canceled(9))
  await expect(changeBooking(as(pro), id, accept)).rejects.toMatchObject({ status: 409 })
  const { notifications } = await listNotifications(as(pro))
  expect(notifications.filter(({ kind, read }) => kind === 'request' && !read)).toEqual([])
})

test('of visits that a pro cancels together, the first one is lost, also if one of them was to move to a day before it', async () => {
  const { as, customer, pro, request, nth } = await booked()
  await requestBooking(as(customer), request({ requestDate: '2026-03-10', replacesId: nth(4) }))
  await changeBooking(as(pro), nth(3), andLater)
  expect(await lostBookings(as(customer))).toMatchObject([{ id: nth(3), lostBy: 'cancel', laterCanceled: 5 }])
})

test('every appointment has its own history, with who canceled it and why', async () => {
  const { as, customer, nth } = await booked()
  await changeBooking(as(customer), nth(7), andLater)
  for (const number of [7, 8]) {
    const events = db.selectFrom('bookingEvent').select(['actorId', 'fromStatus', 'toStatus', 'reason'])
    expect(await events.where('bookingId', '=', nth(number)).orderBy('id', 'desc').execute()).toContainEqual({
      actorId: customer.id,
      fromStatus: 'accepted',
      toStatus: 'canceled',
      reason: 'The pump broke',
    })
  }
})

test('what was completed, and what has begun meanwhile, stays', async () => {
  const { as, customer, pro, nth, statuses } = await booked()
  const at = new Date('2026-03-17T00:00:00Z')
  await changeBooking(as(pro, at), nth(2), complete)
  // The first did not take place; only its customer can still cancel it, and the third has begun, too.
  await changeBooking(as(customer, at), nth(1), andLater)
  expect(await statuses()).toEqual(['canceled', 'completed', 'accepted', ...canceled(5)])
})

test('between blocked people the reason is kept in the events only', async () => {
  const { as, customer, pro, nth } = await booked()
  await insertBlock(as(pro), pro.id, customer.id)
  await changeBooking(as(customer), nth(1), andLater)
  const rows = db.selectFrom('booking').select('cancelReason').distinct().where('seriesId', '=', nth(1))
  expect(await rows.execute()).toEqual([{ cancelReason: null }])
})

test('nobody else can cancel them, and a request that waits has none', async () => {
  const { as, nth } = await booked()
  const stranger = await repeating(db)
  await expect(changeBooking(as(stranger.customer), nth(1), andLater)).rejects.toMatchObject({ status: 404 })
  const withdrawn = await changeBooking(stranger.as(stranger.customer), stranger.id, { ...andLater, reason: null })
  expect(withdrawn).toMatchObject({ status: 'canceled', series: { later: 0 } })
})
