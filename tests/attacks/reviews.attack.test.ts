import { expect, test } from 'vitest'

import { completedBooking, openBusiness, request, sendReview, smallPhoto, whereItIsEarly } from './cast.ts'
import { anybody, register, site } from './visitor.ts'
import type { Person } from '../support/client.ts'

const [customer, otherCustomer, otherPro] = await Promise.all([
  register('customer'),
  register('customer'),
  openBusiness(),
])
const unknownId = '01900000-0000-7000-8000-000000000000'

test('A9: a review comes from the customer of a completed booking, about its pro, and from nobody else', async () => {
  // Late at night a pro has no third hour left today.
  const rated = await openBusiness(whereItIsEarly())
  const pending = await request(customer, rated)
  const done = await completedBooking(customer, rated)
  const review = { bookingId: done, proId: rated.id, rating: 1, comment: 'Not as I had hoped.' }
  const before = (await anybody(`GET /api/pros/${rated.id}`)).body['reviewCount']
  const refused = [
    await customer.api('POST /api/reviews', { ...review, bookingId: pending }),
    await customer.api('POST /api/reviews', { ...review, bookingId: unknownId }),
    await customer.api('POST /api/reviews', { ...review, proId: otherPro.id }),
    await otherCustomer.api('POST /api/reviews', review),
    await rated.api('POST /api/reviews', review),
    await otherPro.api('POST /api/reviews', review),
    await anybody('POST /api/reviews', review),
  ]
  expect(refused.map(({ status }) => status)).toEqual([409, 404, 422, 404, 403, 404, 401])
  expect((await anybody(`GET /api/pros/${rated.id}`)).body['reviewCount']).toBe(before)
  expect((await customer.api('POST /api/reviews', review)).status).toBe(201)
})

test('A9: only the author of a review adds photos to it, or takes them away', async () => {
  const rated = await openBusiness(whereItIsEarly())
  const bookingId = await completedBooking(customer, rated)
  const said = { rating: '1', comment: 'Not as I had hoped.' }
  const review = { intent: 'review', bookingId, proId: rated.id, ...said }
  const strangers = [otherCustomer, rated, otherPro]
  const photo = await smallPhoto()
  for (const who of strangers) expect([403, 404]).toContain(await sendReview(who, photo, review))
  expect(await sendReview(customer, Buffer.from('<svg onload="alert(1)"/>'), review)).toBe(422)
  expect(await sendReview(customer, photo, review)).toBe(202)

  const [{ id: reviewId, photos }] = (await reviewsOf(rated)).reviews
  const change = { intent: 'change-review', reviewId, rating: '2', comment: 'Mine.', removePhotos: photos[0].id }
  for (const who of strangers) expect(await sendReview(who, photo, change)).toBe(404)
  expect((await reviewsOf(rated)).reviews).toMatchObject([{ rating: 1, photos }])
  expect((await anybody(`GET ${new URL(photos[0].url).pathname}`)).status).toBe(200)
})

async function reviewsOf({ id }: Person) {
  return (await fetch(`${site}/api/pros/${id}`)).json()
}
