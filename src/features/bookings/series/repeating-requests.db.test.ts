import { expect, test } from 'vitest'

import { testDatabase } from '../../../../tests/support/databases.ts'
import { Hours } from '../../availability/availability.schema.ts'
import { putHours } from '../../availability/availability.server.ts'
import { getThread } from '../../messages/threads.server.ts'
import { listNotifications } from '../../notifications/notifications.server.ts'
import { findAskedRequests } from '../figures/answer-speed.table.server.ts'
import { getBooking } from '../bookings.server.ts'
import { changeBooking } from '../changes/change-booking.server.ts'
import { getWeeks } from '../figures/booking-figures.server.ts'
import { listBookings } from '../lists/booking-lists.server.ts'
import { accept, addService, marketplace } from '../marketplace.fixture.ts'
import { requestBooking } from '../request/request-booking.server.ts'
import type { Repeat } from './repeats.ts'
import { hoursOf } from '../rescheduling/rescheduling.fixture.ts'
import { findLeftOutDates } from '../suggestions/left-out-dates.server.ts'
import { suggestionOf } from '../suggestions/suggested-times.fixture.ts'
import { suggestTimes } from '../suggestions/suggest-times.server.ts'
import { takeSuggestedTime } from '../suggestions/take-suggested-time.server.ts'
import { mondays, repeating, taken, weekly } from './repeating.fixture.ts'

const { db } = await testDatabase()

const datesOf = (bookings: { scheduledDate: string }[]) => bookings.map(({ scheduledDate }) => scheduledDate)

test('a repeating request is one request, which holds nothing', async () => {
  const { id, appointments, as, pro } = await repeating(db)
  const [request, ...others] = await appointments()
  expect(others).toEqual([])
  expect(request).toMatchObject({ id, status: 'pending', series: { id, number: 1, ...weekly, later: 0 } })
  expect(await hoursOf(db, id)).toBe(0)
  const { messages } = await getThread(as(pro), request?.customerId ?? '')
  expect(messages.map(({ body }) => body)).toEqual([
    'Dana asked for Regular Maintenance on Mar 2 at 9:00 AM, every week until Apr 20',
  ])
})

test('accepting books every appointment, at the price, the place and the length of the first', async () => {
  const market = await marketplace(db)
  const { pro, book } = market
  const serviceId = await addService(db, pro.id, { durationMinutes: 90 })
  const id = await book({ serviceId, repeat: { everyWeeks: 2, times: 3 } })
  const rows = await db.selectFrom('booking').selectAll().where('seriesId', '=', id).orderBy('startsAt').execute()
  expect(datesOf(rows)).toEqual(['2026-03-02', '2026-03-16', '2026-03-30'])
  expect(rows.map(({ seriesNumber }) => seriesNumber)).toEqual([1, 2, 3])
  for (const row of rows) {
    expect(row).toMatchObject({
      status: 'accepted',
      priceCents: 120_00,
      address: '418 Oakland Ave',
      scheduledTime: '09:00',
    })
    expect(await hoursOf(db, row.id)).toBe(1.5)
  }
  const [, second] = rows
  expect(second?.remindAt).toEqual(new Date('2026-03-15T16:00:00Z'))
  const events = db.selectFrom('bookingEvent').select(['actorId', 'fromStatus', 'toStatus'])
  expect(await events.where('bookingId', '=', second?.id ?? '').execute()).toEqual([
    { actorId: pro.id, fromStatus: null, toStatus: 'accepted' },
  ])
})

test('the appointments of a series, all booked at once, are listed in the order of their dates', async () => {
  const { as, pro, acceptAll } = await repeating(db)
  await acceptAll()
  const { bookings } = await listBookings(as(pro))
  // Newest first.
  expect(datesOf(bookings.slice(0, 7))).toEqual(mondays.slice(1).toReversed())
})

test('two of eight dates are taken: six are booked, and one line, one notification and one email name the others', async () => {
  const series = await repeating(db)
  const { as, customer, pro, id, acceptAll, appointments } = series
  await taken(series, '2026-03-16')
  await taken(series, '2026-04-06')
  await acceptAll()
  const booked = await appointments()
  expect(datesOf(booked)).toEqual(mondays.filter((day) => day !== '2026-03-16' && day !== '2026-04-06'))
  expect(booked.map(({ series }) => [series?.number, series?.later])).toEqual([
    [1, 5],
    [2, 4],
    [4, 3],
    [5, 2],
    [7, 1],
    [8, 0],
  ])
  const { messages } = await getThread(as(customer), pro.id)
  expect(messages.slice(1).map(({ body }) => body)).toEqual([
    'Maria accepted Regular Maintenance on Mar 2 at 9:00 AM, every week until Apr 20, except Mar 16, Apr 6',
  ])
  const { notifications } = await listNotifications(as(customer))
  expect(notifications).toMatchObject([
    { title: 'Blue Water accepted your request', detail: 'Mon, Mar 2, 9:00 AM, every week · Regular Maintenance' },
  ])
  expect((await getBooking(as(pro), id)).status).toBe('accepted')
})

test('days off, other hours and the gap around other appointments leave dates out', async () => {
  const series = await repeating(db)
  const { as, pro, acceptAll, appointments } = series
  await taken(series, '2026-03-09', '10:00')
  const hours = Hours.parse({
    weekly: [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, start: '08:00', end: '18:00' })),
    exceptions: [
      { date: '2026-03-23', closed: true },
      { date: '2026-03-30', start: '12:00', end: '18:00' },
    ],
    bufferMinutes: 30,
    noticeHours: 0,
  })
  await putHours(as(pro), pro.id, hours)
  await acceptAll()
  expect(datesOf(await appointments())).toEqual(mondays.filter((_, at) => ![1, 3, 4].includes(at)))
})

test('the local time stays the same across a clock change', async () => {
  const { acceptAll, id } = await repeating(db)
  await acceptAll()
  const rows = await db
    .selectFrom('booking')
    .select('startsAt')
    .where('seriesId', '=', id)
    .orderBy('startsAt')
    .execute()
  // Clocks went forward on March 8.
  expect(rows.slice(0, 2).map(({ startsAt }) => startsAt.toISOString())).toEqual([
    '2026-03-02T17:00:00.000Z',
    '2026-03-09T16:00:00.000Z',
  ])
})

test('only the first date has to be free when it is accepted: if that is taken, nothing is booked', async () => {
  const series = await repeating(db)
  await taken(series, '2026-03-02')
  await expect(series.acceptAll()).rejects.toMatchObject({ status: 409, details: { code: 'TIME_TAKEN' } })
  expect(await series.appointments()).toMatchObject([{ status: 'pending' }])
})

test('the last appointment must lie within 180 days', async () => {
  const { as, customer, request } = await marketplace(db)
  const ask = (everyWeeks: 1 | 4, times: number) =>
    requestBooking(as(customer), request({ repeat: { everyWeeks, times } }))
  const message = 'Please choose fewer visits: the last one has to be within the next 180 days'
  await expect(ask(4, 8)).rejects.toMatchObject({ status: 422, details: { fields: { 'repeat.times': message } } })
  expect(await ask(4, 7)).toMatchObject({ series: { everyWeeks: 4, times: 7 } })
})

test('taking a suggested time books the series from there; what lies too far ahead is left out', async () => {
  const { as, customer, pro, id, appointments } = await repeating(db, { everyWeeks: 4, times: 7 })
  await suggestTimes(as(pro), id, { times: [{ date: '2026-03-31', time: '14:00' }], note: null })
  const suggestionId = await suggestionOf(as(customer), id)
  await takeSuggestedTime(as(customer), id, { date: '2026-03-31', time: '14:00', suggestionId })
  const booked = await appointments()
  expect(datesOf(booked)).toEqual(['2026-03-31', '2026-04-28', '2026-05-26', '2026-06-23', '2026-07-21', '2026-08-18'])
  expect(new Set(booked.map(({ scheduledTime, status }) => `${scheduledTime} ${status}`))).toEqual(
    new Set(['14:00 accepted']),
  )
  const { messages } = await getThread(as(customer), pro.id)
  expect(messages[0]?.body).toBe('Dana asked for Regular Maintenance on Mar 2 at 9:00 AM, every 4 weeks until Aug 17')
  expect(messages.at(-1)?.body).toBe(
    'Dana accepted Regular Maintenance on Mar 31 at 2:00 PM instead of Mar 2 at 9:00 AM, every 4 weeks until Sep 15, except Sep 15',
  )
})

test('for each suggested time it is said which dates it leaves out, also for two on one day', async () => {
  const series = await repeating(db)
  const { as, customer, pro, id } = series
  await taken(series, '2026-03-10', '14:00')
  const times = ['09:00', '14:00'].map((time) => ({ date: '2026-03-03', time }))
  await suggestTimes(as(pro), id, { times, note: null })
  const booking = await getBooking(as(customer), id)
  const leftOut = await findLeftOutDates(as(customer), [booking])
  expect(leftOut(booking)).toEqual([[], ['2026-03-10']])
})

test('an appointment that is moved keeps its place, and accepting that books no others', async () => {
  const { book, id, acceptAll, appointments } = await repeating(db)
  await acceptAll()
  const third = (await appointments())[2]
  const move = { requestDate: '2026-03-18', replacesId: third?.id }
  const other = await book(move)
  const accepted = (await appointments()).filter(({ status }) => status === 'accepted')
  expect(accepted).toHaveLength(8)
  expect(accepted[2]).toMatchObject({ id: other, scheduledDate: '2026-03-18', series: { id, number: 3, later: 5 } })
})

test('a changed request repeats as before unless it says otherwise', async () => {
  const { as, customer, request, id } = await repeating(db)
  const change = { requestDate: '2026-03-03', replacesId: id }
  const later = await requestBooking(as(customer), request(change))
  expect(later).toMatchObject({ scheduledDate: '2026-03-03', series: { id: later.id, number: 1, ...weekly } })
  // The answer was lost, so it is sent again; but what now asks for one visit is something else.
  expect((await requestBooking(as(customer), request(change))).id).toBe(later.id)
  const other = requestBooking(as(customer), request({ ...change, repeat: null }))
  await expect(other).rejects.toMatchObject({ status: 409 })
  const tooFar = request({ requestDate: '2026-07-20', replacesId: later.id })
  const fields = { 'repeat.times': expect.stringContaining('fewer visits') }
  await expect(requestBooking(as(customer), tooFar)).rejects.toMatchObject({ status: 422, details: { fields } })
})

test('a changed request repeats as the new one says', async () => {
  const { as, customer, pro, request, id } = await repeating(db)
  const once = await requestBooking(as(customer), request({ requestTime: '10:00', replacesId: id, repeat: null }))
  expect(once.series).toBeNull()
  const repeat = { everyWeeks: 2, times: 2 } as const
  const twice = await requestBooking(as(customer), request({ requestTime: '11:00', replacesId: once.id, repeat }))
  expect(twice.series).toMatchObject({ id: twice.id, number: 1 })
  await changeBooking(as(pro), twice.id, accept)
  expect(await getBooking(as(customer), twice.id)).toMatchObject({ series: { later: 1 } })
})

test('one visit at a time that a series is asked for, or another rhythm, is another request: it is refused, not taken for the same', async () => {
  const { as, customer, request } = await marketplace(db)
  const ask = (repeat?: Repeat) => requestBooking(as(customer), request(repeat && { repeat }))
  const { id } = await ask(weekly)
  expect((await ask(weekly)).id).toBe(id)
  for (const other of [undefined, { ...weekly, times: 4 }])
    await expect(ask(other)).rejects.toMatchObject({ status: 409 })
})

test('a key names one request with what it repeats', async () => {
  const { as, customer, request } = await marketplace(db)
  const ask = (times: number) => requestBooking(as(customer), request({ repeat: { everyWeeks: 1, times } }), 'the-key')
  const { id } = await ask(4)
  expect((await ask(4)).id).toBe(id)
  await expect(ask(5)).rejects.toMatchObject({ status: 409 })
})

test('what came with a series is no request: it counts neither as one of the week nor as one without an answer', async () => {
  const { as, pro, acceptAll } = await repeating(db)
  await acceptAll()
  const weeks = await getWeeks(as(pro))
  expect(weeks.slice(-4).map(({ requests }) => requests)).toEqual([0, 0, 0, 1])
  expect(await findAskedRequests(as(pro), pro.id)).toHaveLength(1)
})
