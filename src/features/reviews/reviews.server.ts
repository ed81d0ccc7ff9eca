import { type Cursor, pageOf, usualPageSize } from '../../platform/cursor.ts'
import { isId } from '../../platform/id.ts'
import { idFor, requireSame } from '../../platform/idempotency.server.ts'
import { refuse, refuseFields } from '../../platform/refusal.ts'
import { signedIn, transact, type Visit } from '../../platform/visit.server.ts'
import { lockCaller } from '../accounts/accounts.server.ts'
import { getBooking } from '../bookings/bookings.server.ts'
import { pictureAddress } from '../media/picture.ts'
import { discardPhotos, storePhotos } from '../media/pictures.server.ts'
import { projectPro } from '../pros/search-listing.server.ts'
import { lockPro } from '../accounts/account-locks.table.server.ts'
import { findToReview } from './appointment-to-review.table.server.ts'
import { flagReview } from './flags.table.server.ts'
import { addToRating } from './pro-rating.table.server.ts'
import { wasRemoved } from './removals.table.server.ts'
import type { LatestReview, Review } from './review.ts'
import { notifyOfChange, notifyOfResponse, notifyOfReview } from './review-emails.server.ts'
import { attachPhotos, requireRoom } from './review-photos.server.ts'
import type { ChangedReview, NewReview, ReviewResponse } from './review.schema.ts'
import {
  findNewestReviews,
  findReviews,
  insertReview,
  keepAuthor,
  type ReviewRecord,
  saveChange,
  saveFirstResponse,
  saveResponse,
} from './reviews.table.server.ts'

/**
 * Only the customer of a completed booking can write one, once; updates the pro's rating and place in the search. A
 * page adds the photos that were chosen.
 */
export async function writeReview(visit: Visit, sent: NewReview & Chosen, key?: string): Promise<Review> {
  const { photos: files = [], ...said } = sent
  const { bookingId, proId } = said
  const customer = signedIn(visit)
  const booking = await getBooking(visit, bookingId)
  if (booking.customerId !== customer.id) refuse('forbidden', 'Only the customer of a booking can review it.')
  if (booking.proId !== proId) refuseFields({ proId: 'This booking was with another professional' })
  if (booking.status !== 'completed') refuse('conflict', 'Only a completed booking can be reviewed.')
  requireRoom(0, files.length)
  await visit.limits('review', customer.id)

  // Stored photos count toward their limit, so what cannot be reviewed is refused first.
  if (files.length > 0 && booking.reviewRemoved) refuseAnother()
  if (files.length > 0 && booking.review) refuseSecond()
  const photos = await storePhotos(visit, 'review', files)
  const id = idFor(customer.id, key)
  const { isNew, review } = await transact(visit, async (visit) => {
    await lockCaller(visit)
    const unanswered = { proResponse: null, respondedAt: null, createdAt: visit.now, changedAt: null }
    // Locks the pro's row first: inserting takes a shared lock on it, and two writers that both hold one would
    // deadlock.
    await lockPro(visit, proId)
    const isNew = await insertReview(visit, { id, customerId: customer.id, ...said, ...unanswered })
    if (!isNew) return { isNew, review: await repeated(visit, id, said) }
    await attachPhotos(visit, id, photos)
    await publishReview(visit, id, said)
    return { isNew, review: await getReview(visit, id) }
  })
  if (!isNew) await visit.limits.giveBack('review', customer.id)
  return review
}

interface Chosen {
  photos?: readonly File[]
}

async function publishReview(visit: Visit, id: string, { bookingId, proId, rating }: NewReview): Promise<void> {
  if (await wasRemoved(visit, bookingId)) refuseAnother()
  await addToRating(visit, proId, { stars: rating, reviews: 1 })
  await flagReview(visit, id)
  await projectPro(visit, proId)
  await notifyOfReview(visit, id, proId)
}

/**
 * The review created with the same idempotency key; any other would be a second one for its booking. One that was
 * changed since no longer says with which words it began.
 */
async function repeated(visit: Visit, id: string, said: NewReview): Promise<Review> {
  const [made] = await findReviews(visit, { id, limit: 1 })
  if (!made) refuseSecond()
  const { bookingId, proId } = said
  requireSame(made, made.changedAt === null ? said : { bookingId, proId })
  return presentReview(made)
}

function refuseAnother(): never {
  refuse('conflict', 'Your review of this booking was removed.')
}

function refuseSecond(): never {
  refuse('conflict', 'You have already reviewed this booking.')
}

/** Its customer changes a review that has no response. Repeating a change neither counts nor tells anybody. */
export async function changeReview(visit: Visit, id: string, sent: ChangedReview & Chosen): Promise<Review> {
  const { photos: files = [], removePhotos = [], ...said } = sent
  const { id: customerId } = signedIn(visit)
  const review = await findOwn(visit, id)
  if (!review) refuse('missing', 'Review not found.')
  const removed = review.photos.filter((photo) => removePhotos.includes(photo))
  const saysTheSame = review.rating === said.rating && review.comment === said.comment
  if (saysTheSame && files.length === 0 && removed.length === 0) return presentReview(review)
  requireRoom(review.photos.length - removed.length, files.length)
  await visit.limits('review', customerId)

  if (!mayChange(review, said.seen)) refuseChange(review)
  const photos = await storePhotos(visit, 'review', files)
  const { proId } = review
  return transact(visit, async (visit) => {
    await lockCaller(visit)
    await lockPro(visit, proId)
    const before = await saveChange(visit, { reviewId: id, customerId, ...said })
    if (before === undefined) refuseChange(await findOwn(visit, id))
    await discardPhotos(visit, removed)
    await attachPhotos(visit, id, photos)
    await addToRating(visit, proId, { stars: said.rating - before, reviews: 0 })
    await projectPro(visit, proId)
    await notifyOfChange(visit, id, proId)
    return getReview(visit, id)
  })
}

async function findOwn(visit: Visit, id: string): Promise<ReviewRecord | undefined> {
  const { id: customerId } = signedIn(visit)
  const [review] = isId(id) ? await findReviews(visit, { id, customerId, limit: 1 }) : []
  return review
}

function mayChange({ proResponse, changedAt, createdAt }: ReviewRecord, seen: Date = changedAt ?? createdAt): boolean {
  return proResponse === null && seen.getTime() === (changedAt ?? createdAt).getTime()
}

function refuseChange(review: ReviewRecord | undefined): never {
  const why =
    review?.proResponse === null
      ? 'You have changed this review since. Please look at it again.'
      : 'This review was answered or removed, so it can no longer be changed.'
  refuse('conflict', why)
}

/** The pro's public response; a second one replaces the first. */
export async function respondToReview(visit: Visit, id: string, said: ReviewResponse): Promise<Review> {
  const pro = signedIn(visit)
  if (!isId(id)) refuse('missing', 'Review not found.')
  return transact(visit, async (visit) => {
    await keepAuthor(visit, id)
    await lockCaller(visit)
    const given = { reviewId: id, proId: pro.id, ...said }
    if (await saveFirstResponse(visit, given)) await notifyOfResponse(visit, given)
    else if (!(await saveResponse(visit, given))) await refuseResponse(visit, given)
    return getReview(visit, id)
  })
}

async function refuseResponse(visit: Visit, { reviewId: id, proId }: { reviewId: string; proId: string }) {
  const [review] = await findReviews(visit, { id, proId, limit: 1 })
  if (!review) refuse('missing', 'Review not found.')
  refuse('conflict', 'The review was changed while you wrote. Please read it again.')
}

/** A pro's reviews, newest first; all of them, or those with this many stars. */
export async function listReviews(
  visit: Visit,
  proId: string,
  { rating, cursor, limit = usualPageSize }: { rating?: number; cursor?: Cursor; limit?: number } = {},
): Promise<{ reviews: Review[]; next: string | null }> {
  if (!isId(proId)) return { reviews: [], next: null }
  const isFirstPage = rating === undefined && cursor === undefined
  const found = isFirstPage
    ? await findNewestReviews(visit, { proId, limit: limit + 1 })
    : await findReviews(visit, { proId, rating, cursor, limit: limit + 1 })
  const { rows, next } = pageOf(found, limit, ({ createdAt: at }) => ({ at }))
  return { reviews: rows.map(presentReview), next }
}

/** The newest reviews of all listed pros. */
export async function latestReviews(
  visit: Visit,
  { cursor, limit }: { cursor?: Cursor; limit: number },
): Promise<{ reviews: LatestReview[]; next: string | null }> {
  const found = await findReviews(visit, { cursor, limit: limit + 1 })
  const { rows, next } = pageOf(found, limit, ({ createdAt: at }) => ({ at }))
  return { reviews: rows.map(presentLatest), next }
}

/** The appointment about which the caller should be asked for a review, if any: with one pro at a time, and once each. */
export async function appointmentToReview(visit: Visit): Promise<{ id: string; businessName: string } | null> {
  return (await findToReview(visit, signedIn(visit).id)) ?? null
}

async function getReview(visit: Visit, id: string): Promise<Review> {
  const [review] = await findReviews(visit, { id, limit: 1 })
  return review ? presentReview(review) : refuse('missing', 'Review not found.')
}

function presentLatest(review: ReviewRecord): LatestReview {
  const { businessName, timeZone } = review
  return Object.assign(presentReview(review), { businessName, timeZone })
}

function presentReview(review: ReviewRecord): Review {
  return {
    id: review.id,
    bookingId: review.bookingId,
    proId: review.proId,
    rating: review.rating,
    comment: review.comment,
    proResponse: review.proResponse,
    createdAt: review.createdAt.toISOString(),
    photos: review.photos.map((id) => ({ id, url: pictureAddress(id, 1280) })),
    changedAt: review.changedAt?.toISOString() ?? null,
    author: { firstName: review.firstName, lastInitial: Array.from(review.lastName)[0] ?? '' },
  }
}
