import { expect, test } from 'vitest'

import { testDatabase } from '../../../../tests/support/databases.ts'
import { later, minutesInMs } from '../../../platform/durations.ts'
import { newId } from '../../../platform/id.ts'
import { getThread } from '../../messages/threads.server.ts'
import { listNotifications } from '../../notifications/notifications.server.ts'
import { lostBookings } from '../lists/lost-bookings.server.ts'
import { changeBooking } from '../changes/change-booking.server.ts'
import { expirePendingRequests } from '../changes/expire-requests.server.ts'
import { accept, decline, endEarlierBookings, person, withdraw } from '../marketplace.fixture.ts'
import { agreed, hoursOf } from '../rescheduling/rescheduling.fixture.ts'
import { asked, suggested, suggestionOf, tuesday, wednesday, takenOnTuesday } from './suggested-times.fixture.ts'
import { suggestTimes } from './suggest-times.server.ts'
import { takeSuggestedTime } from './take-suggested-time.server.ts'
import { now } from '../../../platform/tables/rows.fixture.ts'

const { db } = await testDatabase()
await endEarlierBookings(db)

const monday = { date: '2026-03-02', time: '09:00' }

test('a pro suggests two times for a request, and the customer takes one: the visit is booked at once', async () => {
  const { id, suggest, take, seen, customer, pro } = await asked(db)
  const waiting = await suggest([wednesday, tuesday], { note: 'I am in San Diego on Monday.' })
  expect(waiting).toMatchObject({ status: 'pending', scheduledDate: '2026-03-02', maySuggest: true })
  expect((await seen()).suggestion).toEqual({
    id: expect.any(String),
    times: [tuesday, wednesday],
    note: 'I am in San Diego on Monday.',
    priceCents: null,
    andLater: false,
  })
  expect(await hoursOf(db, id)).toBe(0)

  expect(await take()).toMatchObject({
    status: 'accepted',
    scheduledDate: '2026-03-03',
    scheduledTime: '14:00',
    suggestion: null,
    actions: ['canceled'],
  })
  expect(await hoursOf(db, id)).toBe(1)
  expect(await seen(pro)).toMatchObject({ status: 'accepted', address: '418 Oakland Ave', movedFrom: null })
  const [booking] = await db.selectFrom('booking').selectAll().where('id', '=', id).execute()
  expect(booking).toMatchObject(takenOnTuesday)
  const events = await db.selectFrom('bookingEvent').selectAll().where('bookingId', '=', id).orderBy('id').execute()
  expect(events.map(({ actorId, fromStatus, toStatus }) => [actorId, fromStatus, toStatus])).toEqual([
    [customer.id, null, 'pending'],
    [customer.id, 'pending', 'accepted'],
  ])
})

test('both read in their conversation what was asked for, suggested and taken, as it was then', async () => {
  const { suggest, take, as, customer, pro } = await asked(db, undefined, { priceType: 'estimate' })
  await suggest([tuesday])
  await suggest([tuesday, wednesday], { note: 'Mornings are better', price: 95 })
  await take(wednesday)
  const { messages } = await getThread(as(customer), pro.id)
  expect(messages.map(({ body }) => body)).toEqual([
    'Dana asked for Weekly cleaning on Mar 2 at 9:00 AM',
    'Maria suggested Mar 3 at 2:00 PM for Weekly cleaning on Mar 2 at 9:00 AM',
    'Maria suggested Mar 3 at 2:00 PM or Mar 4 at 9:00 AM for Weekly cleaning on Mar 2 at 9:00 AM for $95: Mornings are better',
    'Dana accepted Weekly cleaning on Mar 4 at 9:00 AM instead of Mar 2 at 9:00 AM for $95',
  ])
})

test('each learns of it by a notification, which is read once it is over', async () => {
  const { suggest, take, as, customer, pro } = await asked(db)
  const told = async (who: typeof pro) => {
    const { notifications } = await listNotifications(as(who))
    return notifications.map(({ title, detail, read }) => [title, detail, read])
  }
  await suggest()
  const instead = 'Instead of Mon, Mar 2, 9:00 AM · Regular Maintenance'
  const suggestion = ['Blue Water suggests another time', instead]
  const request = ['Dana Whitfield requested a visit', 'Mon, Mar 2, 9:00 AM · Regular Maintenance']
  expect(await told(customer)).toEqual([['Blue Water suggests other times', instead, false]])
  expect(await told(pro)).toEqual([[...request, true]])
  await suggest([wednesday], {}, pro, later(now, minutesInMs(1)))
  expect(await told(customer)).toEqual([
    [...suggestion, false],
    [...suggestion, true],
  ])
  await take(wednesday, customer, later(now, minutesInMs(2)))
  expect(await told(customer)).toEqual([
    [...suggestion, true],
    [...suggestion, true],
  ])
  expect(await told(pro)).toEqual([
    ['Dana Whitfield took the time you suggested', 'Wed, Mar 4, 9:00 AM · Regular Maintenance', false],
    [...request, true],
  ])
})

const refused = (message: string) => ({ status: 422, details: { fields: { times: message } } })

test('of two times at the same hour the one is taken that was chosen', async () => {
  const { suggest, take, id } = await asked(db)
  const thursday = { date: '2026-03-05', time: tuesday.time }
  await suggest([tuesday, thursday])
  expect(await take(thursday)).toMatchObject({ scheduledDate: thursday.date })
  const booking = db.selectFrom('booking').select('startsAt').where('id', '=', id)
  expect(await booking.executeTakeFirst()).toEqual({ startsAt: new Date('2026-03-05T22:00:00Z') })
})

test('only times that the request form would offer can be suggested, and not the one that was asked for', async () => {
  const { suggest, book, seen } = await asked(db)
  const off = (when: string) => refused(`${when} is not free. Please choose another time`)
  await expect(suggest([{ date: '2026-03-03', time: '06:00' }])).rejects.toMatchObject(off('Tue, Mar 3, 6:00 AM'))
  await expect(suggest([tuesday, { ...tuesday, time: '14:15' }])).rejects.toMatchObject(off('Tue, Mar 3, 2:15 PM'))
  await expect(suggest([{ date: '2026-02-27', time: '09:00' }])).rejects.toMatchObject(off('Fri, Feb 27, 9:00 AM'))
  await expect(suggest([tuesday, { date: '2026-08-29', time: '09:00' }])).rejects.toMatchObject(
    off('Sat, Aug 29, 9:00 AM'),
  )
  await expect(suggest([monday])).rejects.toMatchObject(
    refused('Mon, Mar 2, 9:00 AM is the time of the request: accept it instead. Please choose another time'),
  )
  await book({ requestDate: '2026-03-03', requestTime: '14:00' })
  await expect(suggest()).rejects.toMatchObject(off('Tue, Mar 3, 2:00 PM'))
  expect((await seen()).suggestion).toBeNull()
  expect(await suggest([wednesday, wednesday])).toMatchObject({ suggestion: { times: [wednesday] } })
})

test('a pro can suggest twenty times an hour: what is refused reaches nobody and does not count', async () => {
  const { as, pro, id } = await asked(db)
  let uses = 0
  const limits = Object.assign(async () => void uses++, { giveBack: async () => void uses-- })
  const visit = { ...as(pro), limits }
  const early = { date: '2026-03-03', time: '06:00' }
  await expect(suggestTimes(visit, id, { times: [early], note: null })).rejects.toMatchObject({ status: 422 })
  await expect(suggestTimes(visit, newId(), { times: [tuesday], note: null })).rejects.toMatchObject({ status: 404 })
  expect(uses).toBe(0)
  await suggestTimes(visit, id, { times: [tuesday], note: null })
  expect(uses).toBe(1)
})

test('suggested times that were taken or are too near are no longer offered, and cannot be taken', async () => {
  const { take, seen, pro, book } = await suggested(db)
  await book({ requestDate: '2026-03-03', requestTime: '14:00' })
  expect((await seen()).suggestion?.times).toEqual([wednesday])
  await expect(take(tuesday)).rejects.toMatchObject({ status: 409, message: 'This time is no longer free.' })
  expect(await seen()).toMatchObject({ status: 'pending', suggestion: { times: [wednesday] } })

  await db.updateTable('pro').set({ noticeHours: 72 }).where('accountId', '=', pro.id).execute()
  expect((await seen()).suggestion?.times).toEqual([])
  await expect(take(wednesday)).rejects.toMatchObject({ status: 409 })
  await db.updateTable('pro').set({ noticeHours: 0 }).where('accountId', '=', pro.id).execute()
  expect(await take(wednesday)).toMatchObject({ status: 'accepted', scheduledDate: '2026-03-04' })
})

test('a suggestion replaces the one before, whose times can no longer be taken', async () => {
  const { suggest, take, seen } = await suggested(db)
  await suggest([wednesday], { note: 'Only this' })
  expect((await seen()).suggestion).toMatchObject({ times: [wednesday], note: 'Only this', priceCents: null })
  await expect(take(tuesday)).rejects.toMatchObject({ status: 409, details: { code: 'NOT_SUGGESTED' } })
})

test('the request can still be accepted, declined or withdrawn, and then its suggestions are void', async () => {
  for (const [by, change, status] of [
    ['pro', accept, 'accepted'],
    ['pro', decline, 'rejected'],
    ['customer', withdraw, 'canceled'],
  ] as const) {
    const market = await suggested(db)
    const { as, id, seen, retract, customer } = market
    const suggestionId = await suggestionOf(as(customer), id)
    expect(await changeBooking(as(market[by]), id, change)).toMatchObject({ status, scheduledTime: '09:00' })
    expect((await seen()).suggestion).toBeNull()
    const taking = takeSuggestedTime(as(customer), id, { ...tuesday, suggestionId })
    await expect(taking).rejects.toMatchObject({ status: 409 })
    await expect(retract(suggestionId)).rejects.toMatchObject({ status: 409 })
  }
})

test('it expires when its own time comes, even though suggested times are still ahead', async () => {
  const { as, take, seen, customer, pro } = await suggested(db)
  const after = new Date('2026-03-02T17:00:01Z')
  await expect(take(tuesday, customer, after)).rejects.toMatchObject({ status: 409 })
  await expirePendingRequests(as(null, after))
  expect(await seen(customer, after)).toMatchObject({ status: 'canceled', cancelReason: 'expired', suggestion: null })
  const { messages } = await getThread(as(customer, after), pro.id)
  expect(messages.at(-1)?.body).toBe(
    'The request for Regular Maintenance on Mar 2 at 9:00 AM expired before a suggested time was taken',
  )
})

test('strangers find nothing, and neither party can do the part of the other', async () => {
  const { as, id, suggest, take, customer, pro } = await suggested(db)
  const [stranger, luis] = [await person(db, 'customer', 'Eve'), await person(db, 'pro', 'Luis')]
  for (const who of [stranger, luis]) {
    await expect(suggest([tuesday], {}, who)).rejects.toMatchObject({ status: 404 })
    await expect(take(tuesday, who)).rejects.toMatchObject({ status: 404 })
  }
  await expect(suggest([tuesday], {}, customer)).rejects.toMatchObject({ status: 403 })
  await expect(take(tuesday, pro)).rejects.toMatchObject({ status: 403 })
  for (const unknown of [newId(), 'x']) {
    await expect(suggestTimes(as(pro), unknown, { times: [tuesday], note: null })).rejects.toMatchObject({
      status: 404,
    })
    await expect(takeSuggestedTime(as(customer), unknown, { ...tuesday, suggestionId: newId() })).rejects.toMatchObject(
      { status: 404 },
    )
  }
  await expect(suggestTimes(as(null), id, { times: [tuesday], note: null })).rejects.toMatchObject({ status: 401 })
})

test('taking a time for a request to move a visit moves the visit, whose own time was free for it', async () => {
  const { as, ask, pro, customer, id, seen } = await agreed(db)
  const other = await ask('13:00', id)
  const times = [{ date: '2026-03-02', time: '10:00' }]
  const present = suggestTimes(as(pro), other.id, { times: [monday], note: null })
  await expect(present).rejects.toMatchObject({ status: 422 })
  expect(await suggestTimes(as(pro), other.id, { times, note: null })).toMatchObject({ suggestion: { times } })
  expect(await hoursOf(db, id)).toBe(2)
  const suggestionId = await suggestionOf(as(customer), other.id)
  const start = { date: '2026-03-02', time: '10:00', suggestionId }
  expect(await takeSuggestedTime(as(customer), other.id, start)).toMatchObject({
    status: 'accepted',
    scheduledTime: '10:00',
  })
  expect(await seen(id)).toMatchObject({ status: 'canceled', cancelReason: 'moved' })
  expect([await hoursOf(db, id), await hoursOf(db, other.id)]).toEqual([0, 2])
})

test('a request that nobody took a suggested time of is not called unanswered', async () => {
  const { as, customer } = await suggested(db)
  const after = new Date('2026-03-02T17:00:01Z')
  await expirePendingRequests(as(null, after))
  expect(await lostBookings(as(customer, after))).toEqual([])
  const { notifications } = await listNotifications(as(customer, after))
  expect(notifications[0]?.title).toBe('Your request to Blue Water has ended')
})
