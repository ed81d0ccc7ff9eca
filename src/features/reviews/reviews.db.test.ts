import { expect, test } from 'vitest'

import { Cursor } from '../../platform/cursor.ts'
import { testDatabase } from '../../../tests/support/databases.ts'
import { daysInMs, later } from '../../platform/durations.ts'
import { newId } from '../../platform/id.ts'
import { getBooking } from '../bookings/bookings.server.ts'
import { changeBooking } from '../bookings/changes/change-booking.server.ts'
import { accept, complete, type Marketplace, marketplace, person } from '../bookings/marketplace.fixture.ts'
import { requestBooking } from '../bookings/request/request-booking.server.ts'
import { starCountsOf } from './market-figures.server.ts'
import {
  appointmentToReview,
  changeReview,
  latestReviews,
  listReviews,
  respondToReview,
  writeReview,
} from './reviews.server.ts'
import { now } from '../../platform/tables/rows.fixture.ts'
import type { Actor } from '../../platform/visit.server.ts'

const { db } = await testDatabase()

const comment = 'On time, and the water is clear again.'
const theDay = new Date('2026-03-02T20:00:00Z')

async function completedBooking({ as, pro, book }: Marketplace, requestTime = '09:00') {
  const id = await book({ requestTime })
  await changeBooking(as(pro, theDay), id, complete)
  return id
}

async function ratingOf(proId: string) {
  return db.selectFrom('pro').select(['ratingSum', 'reviewCount']).where('accountId', '=', proId).executeTakeFirst()
}

test("the customer of a completed booking reviews it, and the pro's rating is updated", async () => {
  const market = await marketplace(db)
  const { as, customer, pro } = market
  const bookingId = await completedBooking(market)
  const review = await writeReview(as(customer), { bookingId, proId: pro.id, rating: 4, comment })
  expect(review).toEqual({
    id: expect.any(String),
    bookingId,
    proId: pro.id,
    rating: 4,
    comment,
    photos: [],
    proResponse: null,
    createdAt: now.toISOString(),
    changedAt: null,
    author: { firstName: 'Dana', lastInitial: 'W' },
  })
  expect(await ratingOf(pro.id)).toEqual({ ratingSum: 4, reviewCount: 1 })
  expect(await getBooking(as(customer), bookingId)).toMatchObject({ review: { id: review.id, rating: 4, comment } })
})

test('a customer is asked for a review of the latest completed visit for a month, once for each pro', async () => {
  const market = await marketplace(db)
  const { as, customer, pro, book } = market
  const wish = async (at = theDay) => appointmentToReview(as(customer, at))
  await book()
  expect(await wish()).toBeNull()
  const bookingId = await completedBooking(market, '13:00')
  await completedBooking(market, '11:00')
  // Another customer has reviewed this pro, and this customer another pro.
  const reviewed = async ({ as, pro }: Marketplace, id: string, by: Actor) =>
    writeReview(as(by), { bookingId: id, proId: pro.id, rating: 5, comment })
  const luis = await person(db, 'customer', 'Luis')
  await reviewed(market, await completedBooking({ ...market, book: (wanted) => book(wanted, luis) }, '15:00'), luis)
  const elsewhere = await marketplace(db)
  const { book: bookThere } = elsewhere
  const there = await completedBooking({ ...elsewhere, book: (wanted) => bookThere(wanted, customer) })
  await reviewed(elsewhere, there, customer)
  expect(await wish()).toEqual({ id: bookingId, businessName: 'Blue Water' })
  expect(await wish(later(theDay, daysInMs(31)))).toBeNull()
  expect(await appointmentToReview(as(pro, theDay))).toBeNull()
  await writeReview(as(customer), { bookingId, proId: pro.id, rating: 4, comment })
  expect(await wish()).toBeNull()
})

test('nobody is asked for a review of a pro whom they have blocked, or of one who is hidden', async () => {
  const market = await marketplace(db)
  const { as, customer, pro } = market
  const id = await completedBooking(market)
  const wish = async () => appointmentToReview(as(customer, theDay))
  const block = { blockerId: customer.id, blockedId: pro.id }
  await db
    .insertInto('block')
    .values({ ...block, createdAt: now })
    .execute()
  expect(await wish()).toBeNull()
  await db.deleteFrom('block').where('blockerId', '=', customer.id).execute()
  expect(await wish()).toMatchObject({ id })
  await db.updateTable('pro').set({ approvedAt: null }).where('accountId', '=', pro.id).execute()
  expect(await wish()).toBeNull()
})

test('a visit that is not completed cannot be reviewed', async () => {
  const { as, customer, pro, request } = await marketplace(db)
  const { id: bookingId } = await requestBooking(as(customer), request())
  const review = { bookingId, proId: pro.id, rating: 1, comment }
  await expect(writeReview(as(customer), review)).rejects.toMatchObject({ status: 409 })
  await changeBooking(as(pro), bookingId, accept)
  await expect(writeReview(as(customer), review)).rejects.toMatchObject({ status: 409 })
  expect(await ratingOf(pro.id)).toEqual({ ratingSum: 0, reviewCount: 0 })
})

test('only the customer of a booking can review it, and only its pro', async () => {
  const market = await marketplace(db)
  const { as, customer, pro } = market
  const { pro: other } = await marketplace(db)
  const review = { bookingId: await completedBooking(market), proId: pro.id, rating: 5, comment }
  await expect(writeReview(as(null), review)).rejects.toMatchObject({ status: 401 })
  await expect(writeReview(as(pro), review)).rejects.toMatchObject({ status: 403 })
  const stranger = await person(db, 'customer', 'Luis')
  await expect(writeReview(as(stranger), review)).rejects.toMatchObject({ status: 404 })
  await expect(writeReview(as(customer), { ...review, bookingId: newId() })).rejects.toMatchObject({ status: 404 })
  await expect(writeReview(as(customer), { ...review, proId: other.id })).rejects.toMatchObject({ status: 422 })
})

test('a booking gets one review, even when many are sent at once', async () => {
  const market = await marketplace(db)
  const { as, customer, pro } = market
  const review = { bookingId: await completedBooking(market), proId: pro.id, rating: 3, comment }
  const sent = await Promise.allSettled(Array.from({ length: 8 }, () => writeReview(as(customer), review)))
  expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await expect(writeReview(as(customer), review)).rejects.toMatchObject({ status: 409 })
  expect(await ratingOf(pro.id)).toEqual({ ratingSum: 3, reviewCount: 1 })
})

test('reviews that arrive at the same time are all counted', async () => {
  const market = await marketplace(db)
  const { as, customer, pro } = market
  const bookings: string[] = []
  const times = ['08:00', '09:00', '10:00', '11:00', '12:00', '13:00', '14:00', '15:00']
  for (const time of times) bookings.push(await completedBooking(market, time))
  await Promise.all(
    bookings.map((bookingId, index) =>
      writeReview(as(customer), { bookingId, proId: pro.id, rating: (index % 5) + 1, comment }),
    ),
  )
  expect(await ratingOf(pro.id)).toEqual({ ratingSum: 21, reviewCount: 8 })
})

test('only the pro can answer a review and edit the answer', async () => {
  const market = await marketplace(db)
  const { as, customer, pro } = market
  const { pro: other } = await marketplace(db)
  const review = async (requestTime: string) => {
    const bookingId = await completedBooking(market, requestTime)
    return writeReview(as(customer), { bookingId, proId: pro.id, rating: 5, comment })
  }
  const { id } = await review('09:00')
  const { id: second } = await review('11:00')
  const changed = await changeReview(as(customer), second, { rating: 4, comment })
  expect(await respondToReview(as(pro), id, { response: 'Thank you!' })).toMatchObject({
    rating: 5,
    proResponse: 'Thank you!',
  })
  expect(await respondToReview(as(pro), id, { response: 'Thank you, Dana!' })).toMatchObject({
    proResponse: 'Thank you, Dana!',
  })
  expect((await listReviews(as(null), pro.id)).reviews).toContainEqual(changed)
  for (const stranger of [customer, other]) {
    await expect(respondToReview(as(stranger), id, { response: 'No' })).rejects.toMatchObject({ status: 404 })
  }
  await expect(respondToReview(as(pro), 'nothing', { response: 'No' })).rejects.toMatchObject({ status: 404 })
})

test('reviews are listed newest first, page by page', async () => {
  const market = await marketplace(db)
  const { as, customer, pro } = market
  for (const [index, time] of ['08:00', '09:00', '10:00'].entries()) {
    const bookingId = await completedBooking(market, time)
    const afterwards = later(theDay, index * 1000)
    await writeReview(as(customer, afterwards), { bookingId, proId: pro.id, rating: index + 1, comment })
  }
  const first = await listReviews(as(null), pro.id, { limit: 2 })
  expect(first.reviews.map(({ rating }) => rating)).toEqual([3, 2])
  const rest = await listReviews(as(null), pro.id, { limit: 2, cursor: Cursor.decode(first.next ?? '') })
  expect(rest).toMatchObject({ reviews: [{ rating: 1 }], next: null })
  const stars = [0, 0, 1, 1, 1].map((count, less) => ({ stars: 5 - less, count }))
  expect(await starCountsOf(as(null), pro.id)).toEqual(stars)
  expect(await listReviews(as(null), 'nobody')).toEqual({ reviews: [], next: null })

  const latest = await latestReviews(as(null), { limit: 50 })
  const ofThisPro = latest.reviews.filter(({ proId }) => proId === pro.id)
  expect(ofThisPro.map(({ rating, businessName }) => [rating, businessName])).toEqual(
    [3, 2, 1].map((n) => [n, 'Blue Water']),
  )
})

test('the reviews with one number of stars are listed alone, page by page', async () => {
  const market = await marketplace(db)
  const { as, customer, pro } = market
  for (const [index, time] of ['08:00', '09:00', '10:00', '11:00'].entries()) {
    const bookingId = await completedBooking(market, time)
    const said = { bookingId, proId: pro.id, rating: index === 1 ? 5 : 2, comment: `${comment} At ${time}.` }
    await writeReview(as(customer, later(theDay, index * 1000)), said)
  }
  const times = async (wanted: { rating: number; limit?: number; cursor?: Cursor }) => {
    const { reviews, next } = await listReviews(as(null), pro.id, wanted)
    return { read: reviews.map((review) => review.comment.slice(-6, -1)), next }
  }
  const first = await times({ rating: 2, limit: 2 })
  expect(first.read).toEqual(['11:00', '10:00'])
  const cursor = Cursor.decode(first.next ?? '')
  expect(await times({ rating: 2, limit: 2, cursor })).toEqual({ read: ['08:00'], next: null })
  expect(await times({ rating: 5 })).toEqual({ read: ['09:00'], next: null })
  expect(await times({ rating: 1 })).toEqual({ read: [], next: null })
})

test('the reviews of a business that is not listed are its own, and not among the latest of all', async () => {
  const market = await marketplace(db)
  const { as, customer, pro } = market
  const { id } = await writeReview(as(customer, theDay), {
    bookingId: await completedBooking(market),
    proId: pro.id,
    rating: 5,
    comment,
  })
  const listed = async () => (await latestReviews(as(null), { limit: 50 })).reviews.some((review) => review.id === id)
  expect(await listed()).toBe(true)
  await db.updateTable('pro').set({ approvedAt: null }).where('accountId', '=', pro.id).execute()
  expect(await listed()).toBe(false)
  for (const wanted of [{}, { rating: 5 }]) {
    expect((await listReviews(as(pro), pro.id, wanted)).reviews).toMatchObject([{ id }])
  }
})
