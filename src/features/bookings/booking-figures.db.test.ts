import { expect, test } from 'vitest'

import { testDatabase } from '../../../tests/support/databases.ts'
import { newId } from '../../platform/id.ts'
import type { BookingRow } from '../../platform/booking-tables.ts'
import { getFigures, getWeeks } from './booking-figures.server.ts'
import { marketplace, type Marketplace } from './marketplace.fixture.ts'

const { db } = await testDatabase()

/** A Wednesday, in the week of Monday the 13th; in Los Angeles it is still morning. */
const now = new Date('2026-07-15T17:00:00Z')

interface Past extends Partial<BookingRow> {
  acceptedAt?: Date
}

async function booked({ customer, pro }: Marketplace, day: string, { acceptedAt, ...changes }: Past) {
  const id = newId()
  const startsAt = new Date(`${day}T17:00:00Z`)
  const when = { scheduledDate: day, scheduledTime: '10:00', timeZone: 'America/Los_Angeles', durationMinutes: 60 }
  const who = { customerId: customer.id, proId: pro.id, customerName: 'Dana', customerEmail: 'd@example.com' }
  const place = { address: null, city: null, state: null, zip: null, customerPhone: '6265550142' }
  const what = { serviceId: null, serviceName: null, serviceType: 'Leak Detection', notes: 'x', priceIsEstimate: false }
  const endsAt = new Date(startsAt.getTime() + 3_600_000)
  const row = {
    id,
    ...when,
    ...who,
    ...place,
    ...what,
    startsAt,
    endsAt,
    cancelReason: null,
    updatedAt: now,
    replacesId: null,
  }
  await db
    .insertInto('booking')
    .values({ ...row, status: 'completed', priceCents: null, createdAt: now, ...changes })
    .execute()
  if (!acceptedAt) return
  const event = { id: newId(), bookingId: id, actorId: pro.id, reason: null, at: acceptedAt }
  await db
    .insertInto('bookingEvent')
    .values({ ...event, fromStatus: 'pending', toStatus: 'accepted' })
    .execute()
}

test('a new business has nothing to count', async () => {
  const { as, pro } = await marketplace(db)
  expect(await getFigures(as(pro, now))).toEqual({
    pending: 0,
    bookingsToComplete: 0,
    bookingsThisWeek: 0,
    acceptedThisMonthCents: 0,
    rating: null,
    reviewCount: 0,
    timeZone: 'America/Los_Angeles',
    isApproved: true,
    hasOwnRequests: false,
  })
  const weeks = await getWeeks(as(pro, now))
  expect(weeks).toHaveLength(12)
  expect(weeks[0]).toEqual({ week: '2026-04-27', requests: 0, completed: 0 })
  expect(weeks[11]).toEqual({ week: '2026-07-13', requests: 0, completed: 0 })
})

test('only requests still ahead are pending; the week runs from Monday to Sunday', async () => {
  const market = await marketplace(db)
  await booked(market, '2026-07-16', { status: 'pending' })
  await booked(market, '2026-12-30', { status: 'pending' })
  await booked(market, '2026-07-14', { status: 'pending' })
  await booked(market, '2026-07-12', { status: 'completed' })
  await booked(market, '2026-07-13', { status: 'completed' })
  await booked(market, '2026-07-19', { status: 'accepted' })
  await booked(market, '2026-07-20', { status: 'accepted' })
  await booked(market, '2026-07-17', { status: 'canceled' })
  expect(await getFigures(market.as(market.pro, now))).toMatchObject({ pending: 2, bookingsThisWeek: 2 })
})

test('an accepted visit is to be completed once it is over', async () => {
  const market = await marketplace(db)
  await booked(market, '2026-07-14', { status: 'accepted' })
  await booked(market, '2026-07-15', { status: 'accepted' })
  await booked(market, '2026-07-13', { status: 'completed' })
  await booked(market, '2026-07-13', { status: 'canceled' })
  expect(await getFigures(market.as(market.pro, now))).toMatchObject({ bookingsToComplete: 1 })
})

test('the month counts what was accepted in it and is still on, in local time of the business', async () => {
  const market = await marketplace(db)
  const june30 = new Date('2026-07-01T06:59:00Z')
  const july1 = new Date('2026-07-01T07:00:00Z')
  await booked(market, '2026-07-02', { priceCents: 100, acceptedAt: june30, createdAt: june30 })
  await booked(market, '2026-07-03', { priceCents: 20_00, acceptedAt: july1, createdAt: new Date('2026-01-15') })
  await booked(market, '2026-12-03', { priceCents: 3_00, acceptedAt: july1, status: 'accepted' })
  await booked(market, '2026-12-04', { priceCents: null, acceptedAt: july1, status: 'accepted' })
  await booked(market, '2026-12-05', { priceCents: 999, acceptedAt: july1, status: 'canceled' })
  expect((await getFigures(market.as(market.pro, now))).acceptedThisMonthCents).toBe(23_00)

  // Together more than fits where each of them does.
  for (const day of ['2026-12-06', '2026-12-07']) {
    await booked(market, day, { priceCents: 2_000_000_000, acceptedAt: july1, status: 'accepted' })
  }
  expect((await getFigures(market.as(market.pro, now))).acceptedThisMonthCents).toBe(40_000_023_00)
})

test('weeks count requests when they were made and visits when they took place', async () => {
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

test('a pro sees only their own numbers, and is told that they also made requests as a customer', async () => {
  const market = await marketplace(db)
  const { pro: rival } = await marketplace(db)
  await booked({ ...market, customer: rival }, '2026-07-16', { status: 'pending' })
  await db.updateTable('pro').set({ ratingSum: 9, reviewCount: 2 }).where('accountId', '=', rival.id).execute()
  expect(await getFigures(market.as(rival, now))).toMatchObject({ pending: 0, hasOwnRequests: true, rating: 4.5 })
  await expect(getFigures(market.as(market.customer, now))).rejects.toMatchObject({ status: 404 })
  await expect(getFigures(market.as(null, now))).rejects.toMatchObject({ status: 401 })
})
