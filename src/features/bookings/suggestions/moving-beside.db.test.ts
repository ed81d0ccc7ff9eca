import { expect, test } from 'vitest'

import { testDatabase } from '../../../../tests/support/databases.ts'
import { block, unblock } from '../../messages/blocks.server.ts'
import { getThread } from '../../messages/threads.server.ts'
import { listNotifications } from '../../notifications/notifications.server.ts'
import { hidePro } from '../../pros/vet-pros.server.ts'
import { countOpenBookings, getBooking } from '../bookings.server.ts'
import { changeBooking } from '../changes/change-booking.server.ts'
import { accept, cancel, decline, type Marketplace, withdraw } from '../marketplace.fixture.ts'
import { requestBooking } from '../request/request-booking.server.ts'
import { hoursOf } from '../rescheduling/rescheduling.fixture.ts'
import { bookedSeries } from '../series/repeating.fixture.ts'
import { seriesWords } from '../series/series-words.ts'
import { suggestTimes } from './suggest-times.server.ts'
import { suggestionOf, toMove, tuesday, wednesday } from './suggested-times.fixture.ts'
import { takeSuggestedTime } from './take-suggested-time.server.ts'

const { db } = await testDatabase()

/** An accepted visit, for which the pro suggests times and the customer asks for another. */
async function bothAsk() {
  const market = await toMove(db)
  const { as, customer, request, id } = market
  const suggestionId = await suggestionOf(as(customer), id)
  const other = await requestBooking(as(customer), request({ requestTime: '13:00', replacesId: id }))
  return { ...market, suggestionId, other: other.id }
}

test('while the customer asks for another time, that request is answered and what was suggested rests', async () => {
  const { as, customer, pro, id, other, suggest, retract, seen, suggestionId } = await bothAsk()
  expect(await seen()).toMatchObject({ suggestion: null, customerChooses: false, bothAskToMove: true })
  expect(await getBooking(as(customer), other)).toMatchObject({ status: 'pending', bothAskToMove: true })
  expect(await seen(pro)).toMatchObject({ maySuggest: false })
  expect(await countOpenBookings(as(customer), 'customer')).toMatchObject({ toMove: [] })
  const moving = { status: 409, details: { code: 'ALREADY_MOVING' } }
  await expect(suggest()).rejects.toMatchObject(moving)
  await expect(retract(suggestionId)).rejects.toMatchObject(moving)
  await expect(takeSuggestedTime(as(customer), id, { ...tuesday, suggestionId })).rejects.toMatchObject(moving)
})

test.each([
  ['the pro declines it', 'pro', decline],
  ['the customer withdraws it', 'customer', withdraw],
] as const)('what was suggested for the visit can be taken again once %s', async (_, by, change) => {
  const { as, other, seen, take, ...people } = await bothAsk()
  await changeBooking(as(people[by]), other, change)
  expect(await seen()).toMatchObject({
    suggestion: { times: [tuesday, wednesday] },
    customerChooses: true,
    bothAskToMove: false,
  })
  expect(await take()).toMatchObject({ scheduledDate: '2026-03-03' })
})

test('what was suggested for the visit is void once the pro accepts the time that its customer asked for', async () => {
  const { as, pro, customer, id, other, seen, suggestionId } = await bothAsk()
  await changeBooking(as(pro), other, accept)
  expect(await seen()).toMatchObject({ status: 'canceled', endedAs: 'moved', suggestion: null })
  await expect(takeSuggestedTime(as(customer), id, { ...tuesday, suggestionId })).rejects.toMatchObject({ status: 409 })
  expect([await hoursOf(db, id), await hoursOf(db, other)]).toEqual([0, 1])
  // Nothing asks to choose anymore.
  const { notifications } = await listNotifications(as(customer))
  expect(notifications.map(({ kind, read }) => [kind, read])).toEqual([
    ['accept', false],
    ['suggestMove', true],
    ['accept', true],
  ])
})

test('a visit that has moved can be rescheduled by its customer like any other', async () => {
  const { as, customer, pro, id, take, request, seen } = await toMove(db)
  await take()
  const move = { requestDate: '2026-03-05', requestTime: '09:00', replacesId: id }
  const other = await requestBooking(as(customer), request(move))
  await changeBooking(as(pro), other.id, accept)
  expect(await seen()).toMatchObject({ status: 'canceled', endedAs: 'moved' })
  const { messages } = await getThread(as(customer), pro.id)
  expect(messages.slice(-2).map(({ body }) => body)).toEqual([
    'Dana asked for Regular Maintenance on Mar 5 at 9:00 AM instead of Mar 3 at 2:00 PM',
    'Maria accepted Regular Maintenance on Mar 5 at 9:00 AM',
  ])
})

test('a request for another time says when the visit was then, also once that has moved after all', async () => {
  const { as, customer, pro, other, take } = await bothAsk()
  await changeBooking(as(pro), other, decline)
  await take()
  const { messages } = await getThread(as(customer), pro.id)
  expect(messages.map(({ body }) => body).filter((body) => /^Dana .* instead of /.test(body))).toEqual([
    'Dana asked for Regular Maintenance on Mar 2 at 1:00 PM instead of Mar 2 at 9:00 AM',
    'Dana accepted Regular Maintenance on Mar 3 at 2:00 PM instead of Mar 2 at 9:00 AM',
  ])
})

test('a line that a server of the version before wrote says when the visit is', async () => {
  const { as, customer, pro, id, take } = await toMove(db)
  const unsaid = { scheduledDate: null, scheduledTime: null }
  await db
    .updateTable('message')
    .set(unsaid)
    .where('bookingId', '=', id)
    .where('bookingStatus', '=', 'pending')
    .execute()
  await take()
  const { messages } = await getThread(as(customer), pro.id)
  expect(messages.slice(0, 2).map(({ body }) => body)).toEqual([
    'Dana asked for Regular Maintenance on Mar 3 at 2:00 PM',
    'Maria accepted Regular Maintenance on Mar 2 at 9:00 AM',
  ])
})

test('between blocked people no time is suggested or taken for a visit, which stays as it is', async () => {
  const { as, customer, pro, id, suggest, take, seen } = await toMove(db)
  const suggestionId = await suggestionOf(as(customer), id)
  await block(as(pro), customer.id)
  expect(await seen()).toMatchObject({ status: 'accepted', scheduledTime: '09:00', suggestion: null })
  const blocked = { status: 403, details: { code: 'BLOCKED' } }
  await expect(suggest()).rejects.toMatchObject(blocked)
  await expect(takeSuggestedTime(as(customer), id, { ...tuesday, suggestionId })).rejects.toMatchObject(blocked)
  await unblock(as(pro), customer.id)
  expect(await take()).toMatchObject({ scheduledDate: '2026-03-03' })
})

test.each([
  [
    'membership has lapsed',
    ({ pro }: Marketplace) =>
      db.updateTable('membership').set({ status: 'inactive' }).where('accountId', '=', pro.id).execute(),
  ],
  ['business is hidden', ({ as, pro }: Marketplace) => hidePro(as(null), pro.email)],
] as const)('a pro whose %s moves the visits that were agreed, since they take place', async (_, end) => {
  const market = await toMove(db)
  await end(market)
  await market.suggest([wednesday])
  expect(await market.take(wednesday)).toMatchObject({ status: 'accepted', scheduledDate: '2026-03-04' })
})

/** Four accepted Mondays; the pro suggests other times for one, and the customer takes the first. */
async function movedInSeries() {
  const series = await bookedSeries(db, { everyWeeks: 1, times: 4 })
  const { as, customer, pro, nth, appointments } = series
  const move = async (number: number, date: string) => {
    const id = nth(number)
    const start = { date, time: '09:00' }
    await suggestTimes(as(pro), id, { times: [start], note: null })
    return takeSuggestedTime(as(customer), id, { ...start, suggestionId: await suggestionOf(as(customer), id) })
  }
  const dates = async () => (await appointments()).map(({ scheduledDate }) => scheduledDate)
  return { ...series, move, dates }
}

test('a visit of a series moves alone, and keeps its number', async () => {
  const { as, customer, id, move, dates } = await movedInSeries()
  const moved = await move(2, '2026-03-18')
  expect(moved.series).toMatchObject({ id, number: 2, times: 4, later: 1 })
  expect(seriesWords(moved)).toBe('Every week: one of 4 visits.')
  expect(await dates()).toEqual(['2026-03-02', '2026-03-16', '2026-03-18', '2026-03-23'])
  // The request itself, too, and what was said when it was accepted stays.
  expect(await move(1, '2026-03-03')).toMatchObject({ id, series: { number: 1 } })
  expect(await dates()).toEqual(['2026-03-03', '2026-03-16', '2026-03-18', '2026-03-23'])
  const { messages } = await getThread(as(customer), moved.proId)
  expect(messages.map(({ body }) => body)).toEqual([
    'Dana asked for Regular Maintenance on Mar 2 at 9:00 AM, every week until Mar 23',
    'Maria accepted Regular Maintenance on Mar 2 at 9:00 AM, every week until Mar 23',
    'Maria asked to move Regular Maintenance on Mar 9 at 9:00 AM to Mar 18 at 9:00 AM',
    'Dana accepted Regular Maintenance on Mar 18 at 9:00 AM instead of Mar 9 at 9:00 AM',
    'Maria asked to move Regular Maintenance on Mar 2 at 9:00 AM to Mar 3 at 9:00 AM',
    'Dana accepted Regular Maintenance on Mar 3 at 9:00 AM instead of Mar 2 at 9:00 AM',
  ])
})

test('canceling a visit with the later ones goes by the times that they have now', async () => {
  const { as, pro, customer, nth, move } = await movedInSeries()
  await move(2, '2026-03-18')
  await suggestTimes(as(pro), nth(4), { times: [{ date: '2026-03-25', time: '09:00' }], note: null })
  const suggestionId = await suggestionOf(as(customer), nth(4))
  await changeBooking(as(pro), nth(3), { ...cancel, andLater: true })
  for (const id of [2, 3, 4].map(nth)) {
    expect(await getBooking(as(customer), id)).toMatchObject({ status: 'canceled', suggestion: null })
    expect(await hoursOf(db, id)).toBe(0)
  }
  // Nothing asks to choose anymore, and the one notification says how many were canceled.
  const { notifications } = await listNotifications(as(customer))
  expect(notifications[0]).toMatchObject({ title: 'Blue Water canceled 3 visits', read: false })
  const asking = notifications.filter(({ kind }) => kind === 'suggestMove')
  expect(asking.map(({ read }) => read)).toEqual([true, true])
  const start = { date: '2026-03-25', time: '09:00', suggestionId }
  await expect(takeSuggestedTime(as(customer), nth(4), start)).rejects.toMatchObject({ status: 409 })
})
