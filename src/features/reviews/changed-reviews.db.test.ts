import { expect, test } from 'vitest'

import { testDatabase } from '../../../tests/support/databases.ts'
import { hoursInMs, later } from '../../platform/durations.ts'
import { changeBooking } from '../bookings/changes/change-booking.server.ts'
import { complete, marketplace, person } from '../bookings/marketplace.fixture.ts'
import { getBooking } from '../bookings/bookings.server.ts'
import { subjectsTo } from '../../platform/jobs/queued-mails.fixture.ts'
import { listNotifications } from '../notifications/notifications.server.ts'
import { removeReview } from './moderate-reviews.server.ts'
import { changeReview, listReviews, respondToReview, writeReview } from './reviews.server.ts'

const { db } = await testDatabase()

const theDay = new Date('2026-03-02T20:00:00Z')
const nextDay = later(theDay, hoursInMs(20))
const better = { rating: 5, comment: 'They came back, and now it is clear.' }

async function reviewed() {
  const market = await marketplace(db)
  const { as, customer, pro, book } = market
  const bookingId = await book()
  await changeBooking(as(pro, theDay), bookingId, complete)
  const said = { bookingId, proId: pro.id, rating: 2, comment: 'Still green.' }
  const { id } = await writeReview(as(customer, theDay), said)
  const rating = async () =>
    db.selectFrom('pro').select(['ratingSum', 'reviewCount']).where('accountId', '=', pro.id).executeTakeFirst()
  const rank = async () =>
    db.selectFrom('searchListing').select('rating').where('proId', '=', pro.id).executeTakeFirst()
  return { ...market, bookingId, id, rating, rank }
}

test('a customer changes a review: its pro is told, and the rating and the search follow', async () => {
  const { as, customer, pro, bookingId, id, rating, rank } = await reviewed()
  const changed = await changeReview(as(customer, nextDay), id, better)
  expect(changed).toMatchObject({ ...better, createdAt: theDay.toISOString(), changedAt: nextDay.toISOString() })
  expect((await listReviews(as(null), pro.id)).reviews).toEqual([changed])
  expect(await rating()).toEqual({ ratingSum: 5, reviewCount: 1 })
  expect(await rank()).toEqual({ rating: 500 })
  expect(await getBooking(as(pro), bookingId)).toMatchObject({ review: { id, ...better } })
  const { notifications } = await listNotifications(as(pro, nextDay))
  expect(notifications.filter(({ kind }) => kind === 'review')).toMatchObject([
    { title: 'Dana Whitfield changed the review: 5 stars', read: false },
    { title: 'Dana Whitfield gave you 5 stars' },
  ])
  expect((await subjectsTo(db, pro)).at(-1)).toBe('Dana changed the review: 5 stars')
})

test('other words with the same stars, and other stars for the same words, are changes', async () => {
  const { as, customer, id } = await reviewed()
  const words = { rating: 2, comment: 'Still green, and nobody called.' }
  expect(await changeReview(as(customer, nextDay), id, words)).toMatchObject(words)
  const stars = { ...words, rating: 1 }
  expect(await changeReview(as(customer, nextDay), id, stars)).toMatchObject(stars)
})

test('the same words and stars again change nothing and tell nobody', async () => {
  const { as, customer, pro, id, rating } = await reviewed()
  const told = async () => (await listNotifications(as(pro))).notifications.length
  await changeReview(as(customer, nextDay), id, better)
  const before = await told()
  const again = await changeReview(as(customer, later(nextDay, 1000)), id, better)
  expect(again.changedAt).toBe(nextDay.toISOString())
  expect(await told()).toBe(before)
  expect(await rating()).toEqual({ ratingSum: 5, reviewCount: 1 })
})

test('the call that created a review is answered with what it says now, if it arrives again after a change', async () => {
  const { as, customer, pro, book } = await marketplace(db)
  const bookingId = await book()
  await changeBooking(as(pro, theDay), bookingId, complete)
  const said = { bookingId, proId: pro.id, rating: 2, comment: 'Still green.' }
  const { id } = await writeReview(as(customer, theDay), said, 'a key')
  const changed = await changeReview(as(customer, nextDay), id, better)
  expect(await writeReview(as(customer, nextDay), said, 'a key')).toEqual(changed)
})

test('a review stays as it is once its pro has answered it, or it was removed', async () => {
  const { as, customer, pro, id, rating } = await reviewed()
  await respondToReview(as(pro), id, { response: 'I am sorry. I will come back.' })
  await expect(changeReview(as(customer), id, better)).rejects.toMatchObject({ status: 409 })
  expect(await rating()).toEqual({ ratingSum: 2, reviewCount: 1 })
  await removeReview(as(null), id, 'Not a customer')
  await expect(changeReview(as(customer), id, better)).rejects.toMatchObject({ status: 404 })
})

test('nobody but its author changes a review', async () => {
  const { as, pro, id } = await reviewed()
  const stranger = await person(db, 'customer', 'Luis')
  for (const other of [pro, stranger]) {
    await expect(changeReview(as(other), id, better)).rejects.toMatchObject({ status: 404 })
  }
  await expect(changeReview(as(null), id, better)).rejects.toMatchObject({ status: 401 })
  await expect(changeReview(as(stranger), 'nothing', better)).rejects.toMatchObject({ status: 404 })
})

test('changes that arrive at the same time leave the stars of one of them in the rating', async () => {
  const { as, customer, pro, id, rating } = await reviewed()
  const stars = [1, 3, 4, 5, 1, 3, 4, 5]
  await Promise.all(stars.map((rating) => changeReview(as(customer, nextDay), id, { ...better, rating })))
  const [left] = (await listReviews(as(null), pro.id)).reviews
  expect(await rating()).toEqual({ ratingSum: left?.rating, reviewCount: 1 })
})

test('an answer to words that were changed meanwhile is not published below the new ones', async () => {
  const { as, customer, pro, id } = await reviewed()
  const answer = { response: 'I am glad that you like it.' }
  await changeReview(as(customer, nextDay), id, better)
  await expect(respondToReview(as(pro), id, { ...answer, seen: theDay })).rejects.toMatchObject({ status: 409 })
  expect(await respondToReview(as(pro), id, { ...answer, seen: nextDay })).toMatchObject({
    proResponse: answer.response,
  })
})
