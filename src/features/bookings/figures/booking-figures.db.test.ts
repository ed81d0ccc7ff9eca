import { expect, test } from 'vitest'

import { testDatabase } from '../../../../tests/support/databases.ts'
import { hoursInMs, later } from '../../../platform/durations.ts'
import { newId } from '../../../platform/id.ts'
import type { BookingRow } from '../../../platform/tables/booking-tables.ts'
import { marketplace, type Marketplace } from '../marketplace.fixture.ts'
import { requestBooking } from '../request/request-booking.server.ts'
import { suggested } from '../suggestions/suggested-times.fixture.ts'
import { getFigures, getWeeks } from './booking-figures.server.ts'

const { db } = await testDatabase()

/** A Wednesday, in the week of Monday the 13th; in Los Angeles it is still morning. */
const now = new Date('2026-07-15T17:00:00Z')

async function booked({ customer, pro }: Marketplace, day: string, changes: Partial<BookingRow>) {
  const id = newId()
  const startsAt = new Date(`${day}T17:00:00Z`)
  const when = { scheduledDate: day, scheduledTime: '10:00', timeZone: 'America/Los_Angeles', durationMinutes: 60 }
  const who = { customerId: customer.id, proId: pro.id, customerName: 'Dana', customerEmail: 'd@example.com' }
  const place = { address: null, city: null, state: null, zip: null, customerPhone: '6265550142' }
  const what = { serviceId: null, serviceName: null, serviceType: 'Leak Detection', notes: 'x', priceIsEstimate: false }
  const endsAt = later(startsAt, hoursInMs(1))
  const row = {
    id,
    ...when,
    ...who,
    ...place,
    ...what,
    startsAt,
    endsAt,
    cancelReason: null,
    endedAs: null,
    updatedAt: now,
    replacesId: null,
  }
  await db
    .insertInto('booking')
    .values({ ...row, status: 'completed', priceCents: null, createdAt: now, ...changes })
    .execute()
}

test('a new business has nothing to count', async () => {
  const { as, pro } = await marketplace(db)
  expect(await getFigures(as(pro, now))).toEqual({
    pending: 0,
    toChoose: 0,
    bookingsToComplete: 0,
    bookingsThisWeek: 0,
    completedThisMonthCents: 0,
    rating: null,
    reviewCount: 0,
    answersWithin: null,
    hasRequests: false,
    hasOwnRequests: false,
  })
  const weeks = await getWeeks(as(pro, now))
  expect(weeks).toHaveLength(12)
  expect(weeks[0]).toEqual({ week: '2026-04-27', requests: 0, completed: 0 })
  expect(weeks[11]).toEqual({ week: '2026-07-13', requests: 0, completed: 0 })
})

test('only requests whose start is still ahead count as pending; the week runs from Monday to Sunday', async () => {
  const market = await marketplace(db)
  await booked(market, '2026-07-16', { status: 'pending' })
  await booked(market, '2026-12-30', { status: 'pending' })
  await booked(market, '2026-07-14', { status: 'pending' })
  await booked(market, '2026-07-12', { status: 'completed' })
  await booked(market, '2026-07-13', { status: 'completed' })
  await booked(market, '2026-07-19', { status: 'accepted' })
  await booked(market, '2026-07-20', { status: 'accepted' })
  await booked(market, '2026-07-17', { status: 'canceled' })
  expect(await getFigures(market.as(market.pro, now))).toMatchObject({
    pending: 2,
    bookingsThisWeek: 2,
    hasRequests: true,
  })
})

test('of the pending requests those that wait for their customer, who was suggested other times, are counted apart', async () => {
  const [{ as, customer, pro, request }] = [await suggested(db), await suggested(db)]
  await requestBooking(as(customer), request({ requestTime: '15:00' }))
  expect(await getFigures(as(pro))).toMatchObject({ pending: 2, toChoose: 1 })
})

test('an accepted visit counts as waiting for completion once it is over', async () => {
  const market = await marketplace(db)
  await booked(market, '2026-07-14', { status: 'accepted' })
  await booked(market, '2026-07-15', { status: 'accepted' })
  await booked(market, '2025-03-15', { status: 'accepted', createdAt: new Date('2025-03-01') })
  await booked(market, '2026-07-13', { status: 'completed' })
  await booked(market, '2026-07-13', { status: 'canceled' })
  expect(await getFigures(market.as(market.pro, now))).toMatchObject({ bookingsToComplete: 2 })
})

test('the month counts its completed visits, by local date of the business', async () => {
  const market = await marketplace(db)
  await booked(market, '2026-06-30', { priceCents: 100 })
  await booked(market, '2026-07-01', { priceCents: 20_00, createdAt: new Date('2026-01-15') })
  await booked(market, '2026-07-14', { priceCents: 3_00 })
  await booked(market, '2026-07-14', { priceCents: null })
  await booked(market, '2026-07-13', { priceCents: 999, status: 'accepted' })
  await booked(market, '2026-12-05', { priceCents: 999, status: 'accepted' })
  expect((await getFigures(market.as(market.pro, now))).completedThisMonthCents).toBe(23_00)
  const stillJune = new Date('2026-07-01T06:59:00Z')
  expect((await getFigures(market.as(market.pro, stillJune))).completedThisMonthCents).toBe(24_00)
  // The last day of June is in the week of the first of July, and not in its month.
  const first = new Date('2026-07-01T17:00:00Z')
  expect(await getFigures(market.as(market.pro, first))).toMatchObject({
    bookingsThisWeek: 2,
    completedThisMonthCents: 23_00,
  })

  // The total is more than the column can hold, though each price fits.
  for (const day of ['2026-07-02', '2026-07-03']) await booked(market, day, { priceCents: 2_000_000_000 })
  expect((await getFigures(market.as(market.pro, now))).completedThisMonthCents).toBe(40_000_023_00)
})

test('the weekly chart counts requests by when they were made and visits by when they took place', async () => {
  const market = await marketplace(db)
  await booked(market, '2026-06-22', { createdAt: new Date('2026-05-04T06:59:00Z') }) // Sunday evening in Los Angeles
  await booked(market, '2026-06-28', { createdAt: new Date('2026-05-04T07:00:00Z') })
  await booked(market, '2026-06-24', { status: 'rejected', createdAt: new Date('2026-01-02') })
  await booked(market, '2026-04-26', { createdAt: new Date('2026-04-20') })
  const weeks = await getWeeks(market.as(market.pro, now))
  expect(weeks.filter(({ requests, completed }) => requests + completed > 0)).toEqual([
    { week: '2026-04-27', requests: 1, completed: 0 },
    { week: '2026-05-04', requests: 1, completed: 0 },
    { week: '2026-06-22', requests: 0, completed: 2 },
  ])
})

test('a visit at a time that was suggested long after its request counts in its week and month', async () => {
  const market = await marketplace(db)
  const createdAt = new Date('2025-07-17')
  await booked(market, '2026-07-16', { status: 'accepted', createdAt })
  await booked(market, '2026-07-14', { priceCents: 20_00, createdAt })
  await booked(market, '2026-07-01', { priceCents: 3_00, createdAt })
  expect(await getFigures(market.as(market.pro, now))).toMatchObject({
    bookingsThisWeek: 2,
    completedThisMonthCents: 23_00,
  })
  const weeks = await getWeeks(market.as(market.pro, now))
  expect(weeks.slice(-3).map(({ requests, completed }) => [requests, completed])).toEqual([
    [0, 1],
    [0, 0],
    [0, 1],
  ])
})

test('pros see only their own numbers, and whether they also made requests as a customer', async () => {
  const market = await marketplace(db)
  const { pro: rival } = await marketplace(db)
  await booked({ ...market, customer: rival }, '2026-07-16', { status: 'pending' })
  await db.updateTable('pro').set({ ratingSum: 9, reviewCount: 2 }).where('accountId', '=', rival.id).execute()
  expect(await getFigures(market.as(rival, now))).toMatchObject({ pending: 0, hasOwnRequests: true, rating: 4.5 })
  await expect(getFigures(market.as(market.customer, now))).rejects.toMatchObject({ status: 404 })
  await expect(getFigures(market.as(null, now))).rejects.toMatchObject({ status: 401 })
})
