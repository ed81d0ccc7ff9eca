import { expect, test } from 'vitest'

import { testDatabase } from '../../../../tests/support/databases.ts'
import { listFreeDays } from '../../availability/availability.server.ts'
import { getThread } from '../../messages/threads.server.ts'
import { listNotifications } from '../../notifications/notifications.server.ts'
import { queuedMails } from '../../../platform/jobs/queued-mails.fixture.ts'
import { suggestTimes } from '../suggestions/suggest-times.server.ts'
import { TimesSuggestion } from '../suggestions/suggestion.schema.ts'
import { takeSuggestedTime } from '../suggestions/take-suggested-time.server.ts'
import { getBooking } from '../bookings.server.ts'
import { changeBooking } from '../changes/change-booking.server.ts'
import { accept, cancel, complete, decline, withdraw } from '../marketplace.fixture.ts'
import { requestBooking } from '../request/request-booking.server.ts'
import { hoursOf } from '../rescheduling/rescheduling.fixture.ts'
import { listRequestDates } from './request-dates.server.ts'
import { bookedSeries, mondays, taken } from './repeating.fixture.ts'

const { db } = await testDatabase()

/** Eight accepted Mondays at nine. The customer asks to move the fifth and the later ones to Wednesdays at ten. */
async function moving(repeat = { everyWeeks: 1, times: 4 } as const) {
  const series = await bookedSeries(db)
  const { as, customer, pro, request, nth } = series
  const ask = (wanted: Parameters<typeof request>[0]) =>
    requestBooking(as(customer), request({ requestDate: '2026-04-01', requestTime: '10:00', repeat, ...wanted }))
  const { id: rest } = await ask({ replacesId: nth(5) })
  const statuses = async () => (await series.appointments()).map(({ status }) => status)
  const datesOf = async (id: string) => {
    const rows = db.selectFrom('booking').select('scheduledDate').where('seriesId', '=', id)
    const found = await rows.where('status', '=', 'accepted').orderBy('startsAt').execute()
    return found.map(({ scheduledDate }) => scheduledDate)
  }
  const answer = (change: Parameters<typeof changeBooking>[2], at?: Date) => changeBooking(as(pro, at), rest, change)
  return { ...series, ask, rest, statuses, datesOf, answer }
}

const all = (status: string, count: number) => Array.from({ length: count }, () => status)
const wednesdays = ['2026-04-01', '2026-04-08', '2026-04-15', '2026-04-22']

test('accepting moves a visit and the later ones: they end, their times are free, and a new series begins', async () => {
  const { as, customer, pro, nth, rest, statuses, datesOf, answer } = await moving()
  expect(await statuses()).toEqual(all('accepted', 8))
  expect(await getBooking(as(pro), rest)).toMatchObject({
    replacesId: nth(5),
    series: { id: rest, number: 1, everyWeeks: 1, times: 4 },
  })
  expect(await answer(accept)).toMatchObject({ status: 'accepted', series: { id: rest, number: 1, later: 3 } })
  expect(await statuses()).toEqual([...all('accepted', 4), ...all('canceled', 4)])
  expect(await datesOf(rest)).toEqual(wednesdays)
  for (const number of [5, 6, 8]) {
    expect(await getBooking(as(customer), nth(number))).toMatchObject({ cancelReason: 'moved' })
    expect(await hoursOf(db, nth(number))).toBe(0)
    const events = db.selectFrom('bookingEvent').select(['actorId', 'fromStatus', 'toStatus', 'reason'])
    expect(await events.where('bookingId', '=', nth(number)).orderBy('id', 'desc').limit(1).execute()).toEqual([
      { actorId: null, fromStatus: 'accepted', toStatus: 'canceled', reason: 'moved' },
    ])
  }
})

test('both read what moves, in the conversation, the notifications and the emails', async () => {
  const { as, customer, pro, answer } = await moving()
  await answer(accept)
  const { messages } = await getThread(as(pro), customer.id)
  expect(messages.slice(2).map(({ body }) => body)).toEqual([
    'Dana asked for Regular Maintenance on Apr 1 at 10:00 AM instead of Mar 30 at 9:00 AM and later, every week until Apr 22',
    'Maria accepted Regular Maintenance on Apr 1 at 10:00 AM, every week until Apr 22',
  ])
  const detail = 'Wed, Apr 1, 10:00 AM instead of Mon, Mar 30, 9:00 AM and 3 later visits, every week'
  for (const [who, title] of [
    [pro, 'Dana Whitfield requested a new time'],
    [customer, 'Blue Water confirmed your new time'],
  ] as const) {
    const { notifications } = await listNotifications(as(who))
    expect(notifications[0]).toMatchObject({ title, detail: expect.stringContaining(detail) })
  }
  const texts = (await queuedMails(db, customer)).map(({ text }) => text)
  expect(texts.filter((text) => text.includes('and 3 later visits'))).toEqual([
    expect.stringContaining('Until then your visits stay as they are.'),
    expect.stringMatching(/^Your visits have moved[^]*Booked: 4 visits, every week/),
  ])
})

test('taking a suggested time moves them all from that time on', async () => {
  const { as, customer, pro, rest, id, datesOf } = await moving()
  const times = [
    { date: mondays[4], time: '09:00' },
    { date: '2026-04-02', time: '11:00' },
  ]
  // The time that the visit has now is one, too: what moves takes none.
  const { suggestion } = await suggestTimes(as(pro), rest, TimesSuggestion.parse({ times }))
  expect(suggestion?.times).toEqual(times)
  const { id: suggestionId = '' } = suggestion ?? {}
  await takeSuggestedTime(as(customer), rest, { date: '2026-04-02', time: '11:00', suggestionId })
  expect(await datesOf(id)).toEqual(mondays.slice(0, 4))
  expect(await datesOf(rest)).toEqual(['2026-04-02', '2026-04-09', '2026-04-16', '2026-04-23'])
})

test.each([
  ['declined', decline],
  ['withdrawn', withdraw],
] as const)('a request that is %s leaves the series as it is', async (_, change) => {
  const { as, customer, pro, rest, statuses } = await moving()
  await changeBooking(as(change === decline ? pro : customer), rest, change)
  expect(await statuses()).toEqual(all('accepted', 8))
})

test('the times of what would move are free for it, and for nothing else', async () => {
  const series = await moving()
  const { as, customer, pro, nth, ask, rest, answer, datesOf } = series
  const slots = async (andLater?: boolean, replacesId = nth(5), from: string = mondays[5]) => {
    const { days } = await listFreeDays(as(customer), pro.id, { from, days: 1, replacesId, andLater })
    return days[0]?.slots.includes('09:00')
  }
  expect([await slots(), await slots(false), await slots(true)]).toEqual([false, false, true])
  expect(await slots(true, nth(5), mondays[3])).toBe(false)
  expect([await slots(undefined, rest), await slots(false, rest)]).toEqual([true, false])
  await taken(series, mondays[5], '11:00')
  // From every week to every second, at the same time: Mondays that move are in the way, and one of another customer.
  const changed = await ask({
    replacesId: rest,
    requestDate: mondays[4],
    requestTime: '09:00',
    repeat: { everyWeeks: 2, times: 3 },
  })
  await taken(series, '2026-04-27')
  expect(await getBooking(as(pro), changed.id)).toMatchObject({ replacesId: nth(5), timeTaken: false })
  expect(await listRequestDates(as(pro), changed.id)).toEqual([
    { date: mondays[4], isFree: true },
    { date: mondays[6], isFree: true },
    { date: '2026-04-27', isFree: false },
  ])
  await expect(answer(accept)).rejects.toMatchObject({ status: 409 })
  await changeBooking(as(pro), changed.id, accept)
  expect(await datesOf(changed.id)).toEqual([mondays[4], mondays[6]])
  expect(await datesOf(series.id)).toEqual(mondays.slice(0, 4))
})

test('a change of the request moves them all, unless it says that the one visit moves alone', async () => {
  const { as, pro, ask, nth, rest, id: series, datesOf } = await moving()
  const later = await ask({ replacesId: rest, requestTime: '11:00', repeat: undefined })
  expect(later.series).toMatchObject({ id: later.id, times: 4 })
  const alone = await ask({ replacesId: later.id, requestTime: '13:00', repeat: null })
  expect(alone).toMatchObject({ replacesId: nth(5), series: { id: series, number: 5, times: 8 } })
  await changeBooking(as(pro), alone.id, accept)
  expect(await datesOf(series)).toEqual([...mondays.slice(0, 4), '2026-04-01', ...mondays.slice(5)])
})

test('the later ones move also if the first was canceled or has taken place meanwhile', async () => {
  for (const change of [cancel, complete]) {
    const { as, pro, nth, rest, datesOf, answer, id: series } = await moving({ everyWeeks: 1, times: 4 })
    const at = new Date('2026-03-31T00:00:00Z')
    await changeBooking(as(pro, change === complete ? at : undefined), nth(5), change)
    await answer(accept, at)
    expect(await datesOf(series)).toEqual(mondays.slice(0, 4))
    expect(await datesOf(rest)).toEqual(wednesdays)
  }
})

test('a request to move one of the later visits ends with them', async () => {
  const { as, customer, pro, nth, ask, answer } = await moving()
  const one = await ask({ replacesId: nth(7), requestDate: '2026-04-14', repeat: undefined })
  await answer(accept)
  expect(await getBooking(as(customer), one.id)).toMatchObject({ status: 'canceled', cancelReason: 'changed' })
  await expect(changeBooking(as(pro), one.id, accept)).rejects.toMatchObject({ status: 409 })
})

test('a visit that is not of a series cannot begin one by moving, and one without later ones can', async () => {
  const { as, customer, request, book, nth } = await moving()
  const repeat = { everyWeeks: 2, times: 3 } as const
  const move = (replacesId: string) =>
    requestBooking(as(customer), request({ requestDate: '2026-05-05', requestTime: '15:00', replacesId, repeat }))
  const alone = await book({ requestDate: '2026-05-04', requestTime: '15:00' })
  await expect(move(alone)).rejects.toMatchObject({
    status: 422,
    details: { fields: { repeat: expect.stringContaining('Only the one visit') } },
  })
  expect(await move(nth(8))).toMatchObject({ series: { number: 1, times: 3 } })
})
