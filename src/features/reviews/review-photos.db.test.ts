import { expect, test } from 'vitest'

import { testDatabase } from '../../../tests/support/databases.ts'
import { untilOthersWait } from '../../../tests/support/lock-waiters.ts'
import { hoursInMs, later } from '../../platform/durations.ts'
import type { LimitName } from '../../platform/limits/limit-rules.ts'
import { outcome, outcomeOfOneTry } from '../../platform/visit.fixture.ts'
import { lockAccount } from '../accounts/account-locks.table.server.ts'
import { getBooking } from '../bookings/bookings.server.ts'
import { changeBooking } from '../bookings/changes/change-booking.server.ts'
import { complete, marketplace } from '../bookings/marketplace.fixture.ts'
import { noPhoto, photoFile } from '../media/photos.fixture.ts'
import { discardPhotos, discardPictures } from '../media/pictures.server.ts'
import { erasePlaces } from '../privacy/erase-places.server.ts'
import { eraseBookingWords } from '../privacy/erasure.table.server.ts'
import { removeReview, removeReviewPhoto } from './moderate-reviews.server.ts'
import { findReviewPhoto } from './review-photos.table.server.ts'
import { changeReview, listReviews, respondToReview, writeReview } from './reviews.server.ts'

const database = await testDatabase()
const { db } = database

const theDay = new Date('2026-03-02T20:00:00Z')
const nextDay = later(theDay, hoursInMs(20))
const words = { rating: 4, comment: 'Clear again, as the photos show.' }

async function completed() {
  const market = await marketplace(db)
  const { as, customer, pro, book } = market
  const visited = async (requestTime = '09:00') => {
    const bookingId = await book({ requestTime })
    await changeBooking(as(pro, theDay), bookingId, complete)
    return bookingId
  }
  const bookingId = await visited()
  const review = (photos: File[], booking = bookingId) =>
    writeReview(as(customer, theDay), { bookingId: booking, proId: pro.id, ...words, photos })
  const change = (id: string, changes: Partial<Parameters<typeof changeReview>[2]>, at = nextDay) =>
    changeReview(as(customer, at), id, { ...words, ...changes })
  const shown = async () => (await listReviews(as(null), pro.id)).reviews.flatMap(({ photos }) => photos.map(idOf))
  const stored = async () => {
    const pictures = db.selectFrom('picture').select('id').where('accountId', '=', customer.id)
    return (await pictures.execute()).map(idOf).toSorted()
  }
  return { ...market, bookingId, visited, review, change, shown, stored }
}

const idOf = ({ id }: { id: string }) => id

function photos(count: number): File[] {
  return Array.from({ length: count }, (_, index) => photoFile(`${index}.jpg`))
}

test('a review shows the photos that came with it, in their order, to everybody and next to its booking', async () => {
  const { as, customer, pro, bookingId, review, shown } = await completed()
  const { photos: sent } = await review(photos(3))
  expect(sent).toHaveLength(3)
  expect(sent.map(({ url }) => url)).toEqual(sent.map(({ id }) => `/media/${id}-1280.webp`))
  expect(await shown()).toEqual(sent.map(idOf))
  for (const party of [customer, pro]) {
    expect((await getBooking(as(party), bookingId)).reviewPhotos).toEqual(sent.map(idOf))
  }
})

test('until the pro answers, its author adds photos and removes some, which marks the review as changed', async () => {
  const { as, pro, review, change, shown, stored } = await completed()
  const { id, photos: first } = await review(photos(2))
  const [gone = '', kept] = first.map(idOf)
  const { photos: now, changedAt } = await change(id, { removePhotos: [gone], photos: photos(2) })
  expect(changedAt).toBe(nextDay.toISOString())
  expect(now.map(idOf)).toEqual([kept, expect.any(String), expect.any(String)])
  expect(await shown()).toEqual(now.map(idOf))
  expect(await stored()).toEqual(now.map(idOf).toSorted())
  const answer = { response: 'Thank you.' }
  await expect(respondToReview(as(pro), id, { ...answer, seen: theDay })).rejects.toMatchObject({ status: 409 })

  await respondToReview(as(pro), id, { ...answer, seen: nextDay })
  await expect(change(id, { photos: photos(1) })).rejects.toMatchObject({ status: 409 })
  await expect(change(id, { removePhotos: now.map(idOf) })).rejects.toMatchObject({ status: 409 })
  expect(await shown()).toEqual(now.map(idOf))
})

test('a change that is sent twice adds its photos once, and one to what was changed since is refused', async () => {
  const { review, change, shown } = await completed()
  const { id } = await review(photos(1))
  const sent = () => change(id, { photos: photos(1), seen: theDay })
  const answers = await Promise.allSettled([sent(), sent(), sent()])
  const since = { status: 409, message: 'You have changed this review since. Please look at it again.' }
  expect(answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []))).toMatchObject([
    since,
    since,
  ])
  expect(await shown()).toHaveLength(2)

  await expect(sent()).rejects.toMatchObject(since)
  await change(id, { photos: photos(1), seen: nextDay }, later(nextDay, hoursInMs(1)))
  expect(await shown()).toHaveLength(3)
})

test('removing a photo again, or one that is not in the review, changes nothing', async () => {
  const { review, change, visited, shown } = await completed()
  const { id, photos: own } = await review(photos(2))
  const { photos: ofAnother } = await review(photos(1), await visited('11:00'))
  const [gone = ''] = own.map(idOf)
  await change(id, { removePhotos: [gone] })
  const later = new Date(nextDay.getTime() + 1000)
  const again = await change(id, { removePhotos: [gone, ...ofAnother.map(idOf), 'no id'] }, later)
  expect(again.changedAt).toBe(nextDay.toISOString())
  expect(await shown()).toHaveLength(2)
})

test('a review shows four photos at most, also when more are added at the same time', async () => {
  const { review, change, shown, stored } = await completed()
  const tooMany = { status: 422, details: { fields: { picture: 'Please choose at most 4 photos' } } }
  await expect(review(photos(5))).rejects.toMatchObject(tooMany)
  const { id, photos: first } = await review(photos(2))
  await expect(change(id, { photos: photos(3) })).rejects.toMatchObject({
    details: { fields: { picture: 'There is room for 2 more photos. Please choose fewer' } },
  })
  const answers = await Promise.allSettled([1, 2, 3].map(() => change(id, { photos: photos(2) })))
  const refused = answers.filter(({ status }) => status === 'rejected')
  expect(refused).toHaveLength(2)
  expect(await shown()).toHaveLength(4)
  expect(await stored()).toHaveLength(4)
  await expect(change(id, { photos: photos(1) })).rejects.toMatchObject({
    details: { fields: { picture: 'A review shows 4 photos. Remove one to add another' } },
  })
  const one = first.slice(0, 1).map(idOf)
  await expect(change(id, { photos: photos(2), removePhotos: one })).rejects.toMatchObject({ status: 422 })
  expect((await change(id, { photos: photos(1), removePhotos: one })).photos).toHaveLength(4)
})

test('if one photo is refused, nothing is published, and the reason names its file', async () => {
  const { as, customer, pro, bookingId, review, change, stored } = await completed()
  const refused = { details: { fields: { picture: expect.stringMatching(/^notes\.jpg: This file is not an image/) } } }
  await expect(review([photoFile(), noPhoto])).rejects.toMatchObject(refused)
  expect((await listReviews(as(null), pro.id)).reviews).toEqual([])
  expect(await stored()).toEqual([])

  const { id } = await review(photos(1))
  await expect(change(id, { comment: 'Green again.', photos: [noPhoto] })).rejects.toMatchObject(refused)
  expect(await getBooking(as(customer), bookingId)).toMatchObject({ review: { comment: words.comment } })
})

test('a review that cannot be written or changed costs none of the photos that may be sent in an hour', async () => {
  const { as, customer, pro, bookingId, review } = await completed()
  const { id } = await review([])
  const used: LimitName[] = []
  const limits = Object.assign(async (name: LimitName) => void used.push(name), { giveBack: async () => undefined })
  const visit = { ...as(customer, nextDay), limits }
  const said = { bookingId, proId: pro.id, ...words, photos: photos(1) }
  await expect(writeReview(visit, said)).rejects.toMatchObject({ status: 409 })
  await expect(changeReview(visit, id, { ...words, photos: photos(5) })).rejects.toMatchObject({ status: 422 })
  await respondToReview(as(pro), id, { response: 'Thank you.' })
  await expect(changeReview(visit, id, { ...words, photos: photos(1) })).rejects.toMatchObject({ status: 409 })
  await removeReview(as(null), id, 'Not about the visit')
  await expect(writeReview(visit, said)).rejects.toMatchObject({ status: 409 })
  // Each try counts as one of the reviews, except the one with too many photos, and none as a picture.
  expect(used).toEqual(['review', 'review', 'review'])
})

test('with a review that an operator removes, its photos are gone', async () => {
  const { as, review, stored } = await completed()
  const { id } = await review(photos(2))
  await removeReview(as(null), id, 'Not about the visit')
  expect(await stored()).toEqual([])
})

test('a photo that is added while its review is removed does not stay behind', async () => {
  const { as, pro, review, change, stored } = await completed()
  const { id } = await review(photos(1))
  // The last row that a change writes.
  const { both } = await db.transaction().execute(async (held) => {
    await held.selectFrom('searchListing').select('proId').where('proId', '=', pro.id).forUpdate().execute()
    const begun = outcome(change(id, { photos: photos(1) }))
    await untilOthersWait(database)
    const both = Promise.all([begun, outcome(removeReview(as(null), id, 'Not about the visit'))])
    await untilOthersWait(database, 2)
    return { both }
  })
  expect(await both).toEqual([expect.toBeOneOf([200, 409]), 200])
  expect(await stored()).toEqual([])
})

test('a photo that an operator and its author remove at once is removed by both, one after the other', async () => {
  const { as, customer, review, stored } = await completed()
  const { id, photos: sent } = await review(photos(1))
  const photoId = sent[0]?.id ?? ''
  const { changed } = await db.transaction().execute(async (removing) => {
    expect(await findReviewPhoto({ db: removing }, photoId)).toBeDefined()
    const change = (own: typeof db) =>
      changeReview({ ...as(customer, nextDay), db: own }, id, { ...words, removePhotos: [photoId] })
    const changed = outcomeOfOneTry(db, change)
    await untilOthersWait(database)
    await discardPhotos({ ...as(null), db: removing }, [photoId])
    return { changed }
  })
  expect(await changed).toBe(200)
  expect(await stored()).toEqual([])
})

test('a review with a photo is removed while its author leaves: neither waits for the other in a circle', async () => {
  const { as, customer, review, stored } = await completed()
  const { id } = await review(photos(1))
  const { removed } = await db.transaction().execute(async (leaving) => {
    const visit = { ...as(customer), db: leaving }
    await lockAccount(visit, customer.id)
    await discardPictures(visit, customer.id)
    const removed = outcomeOfOneTry(db, (own) => removeReview({ ...as(null), db: own }, id, 'Not about the visit'))
    await untilOthersWait(database)
    await eraseBookingWords(visit, customer.id)
    await erasePlaces(visit, customer.id)
    return { removed }
  })
  expect(await removed).toBe(200)
  expect(await stored()).toEqual([])
})

test('an operator removes one photo: the review stays as it was written, with the others in their order', async () => {
  const { as, review, change, shown } = await completed()
  const { id, photos: sent } = await review(photos(3))
  const [first, middle = '', last] = sent.map(idOf)
  expect(await removeReviewPhoto(as(null), middle, 'It shows a child')).toBe(true)
  expect(await removeReviewPhoto(as(null), middle, 'Again')).toBe(false)
  expect(await removeReviewPhoto(as(null), 'no id', 'Unknown')).toBe(false)
  expect(await shown()).toEqual([first, last])
  const { photos: now } = await change(id, { photos: photos(1) })
  expect(now.map(idOf)).toEqual([first, last, expect.any(String)])
})
