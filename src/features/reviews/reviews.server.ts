import { type Cursor, pageOf } from '../../platform/cursor.ts'
import { isId, newId } from '../../platform/id.ts'
import { refuse, refuseFields } from '../../platform/refusal.ts'
import { signedIn, transact, type Visit } from '../../platform/visit.server.ts'
import { lockCaller } from '../accounts/accounts.server.ts'
import { getBooking } from '../bookings/bookings.server.ts'
import { projectPro } from '../pros/search-listing.server.ts'
import { flagReview } from './flags.table.server.ts'
import { wasRemoved } from './removals.table.server.ts'
import type { LatestReview, Review } from './review.ts'
import { notifyOfResponse, notifyOfReview } from './review-emails.server.ts'
import type { NewReview, ReviewResponse } from './review.schema.ts'
import {
  addRating,
  findReviews,
  insertReview,
  type ReviewRecord,
  saveFirstResponse,
  saveResponse,
} from './reviews.table.server.ts'

/** Only the customer of a completed booking writes one, and only one; the pro's rating and place in the search move with it. */
export async function writeReview(visit: Visit, { bookingId, proId, rating, comment }: NewReview): Promise<Review> {
  const customer = signedIn(visit)
  await visit.limits('review', customer.id)
  const booking = await getBooking(visit, bookingId)
  if (booking.customerId !== customer.id) refuse('forbidden', 'Only the customer of a booking can review it.')
  if (booking.proId !== proId) refuseFields({ proId: 'This booking was with another professional' })
  if (booking.status !== 'completed') refuse('conflict', 'Only a completed booking can be reviewed.')

  const id = newId(visit.now.getTime())
  await transact(visit, async (visit) => {
    const unanswered = { proResponse: null, respondedAt: null, createdAt: visit.now }
    const review = { id, bookingId: booking.id, proId, customerId: customer.id, rating, comment, ...unanswered }
    // The pro's row first: inserting takes a shared lock on it, and two writers that both hold one would deadlock.
    await addRating(visit, proId, rating)
    if (!(await insertReview(visit, review))) refuse('conflict', 'You have already reviewed this booking.')
    if (await wasRemoved(visit, bookingId)) refuse('conflict', 'Your review of this booking was removed.')
    await flagReview(visit, id)
    await projectPro(visit, proId)
    await notifyOfReview(visit, id, proId)
  })
  return getReview(visit, id)
}

/** The pro's public answer; a second one replaces the first. */
export async function respondToReview(visit: Visit, id: string, { response }: ReviewResponse): Promise<Review> {
  const pro = signedIn(visit)
  const saved = await transact(visit, async (visit) => {
    if (!isId(id)) return false
    await lockCaller(visit)
    if (!(await saveFirstResponse(visit, id, pro.id, response))) return saveResponse(visit, id, pro.id, response)
    await notifyOfResponse(visit, id, pro.id, response)
    return true
  })
  return saved ? getReview(visit, id) : refuse('missing', 'Review not found.')
}

/** A pro's reviews, newest first. */
export async function listReviews(
  visit: Visit,
  proId: string,
  { cursor, limit = 20 }: { cursor?: Cursor | undefined; limit?: number } = {},
): Promise<{ reviews: Review[]; next: string | null }> {
  if (!isId(proId)) return { reviews: [], next: null }
  const found = await findReviews(visit, { proId, cursor, limit: limit + 1 })
  const { rows, next } = pageOf(found, limit, ({ createdAt }) => createdAt)
  return { reviews: rows.map(presentReview), next }
}

/** The newest reviews of all listed pros. */
export async function latestReviews(
  visit: Visit,
  { cursor, limit = 20 }: { cursor?: Cursor | undefined; limit?: number } = {},
): Promise<{ reviews: LatestReview[]; next: string | null }> {
  const found = await findReviews(visit, { cursor, limit: limit + 1 })
  const { rows, next } = pageOf(found, limit, ({ createdAt }) => createdAt)
  return { reviews: rows.map(presentLatest), next }
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
    author: { firstName: review.firstName, lastInitial: Array.from(review.lastName)[0] ?? '' },
  }
}
