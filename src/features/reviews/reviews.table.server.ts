import { sql } from 'kysely'

import type { Cursor } from '../../platform/cursor.ts'
import type { ReviewRow } from '../../platform/tables/booking-tables.ts'
import type { Visit } from '../../platform/visit.server.ts'
import { olderThan } from '../../platform/database/after-cursor.server.ts'
import type { Database } from '../../platform/database/database.server.ts'
import { type Given, prepare } from '../../platform/database/prepare.server.ts'
import { photosOfReview } from '../media/pictures.table.server.ts'
import type { ChangedReview } from './review.schema.ts'

export type ReviewRecord = Awaited<ReturnType<typeof findReviews>>[number]

export interface ReviewsWanted {
  proId?: string
  /** Only those with this many stars. */
  rating?: number
  id?: string
  /** Only those by this customer. */
  customerId?: string
  cursor?: Cursor
  limit: number
}

const columns = [
  'review.id',
  'review.bookingId',
  'review.proId',
  'review.rating',
  'review.comment',
  'review.proResponse',
  'review.createdAt',
  'review.changedAt',
] as const

/** Newest first: those of all listed pros, or of one pro, listed or not. */
export async function findReviews(visit: Visit, wanted: ReviewsWanted) {
  const { proId, id, customerId, rating, cursor, limit } = wanted
  let query = selectReviews(visit.db).where(olderThan('review', cursor))
  if (id !== undefined) query = query.where('review.id', '=', id)
  if (customerId !== undefined) query = query.where('review.customerId', '=', customerId)
  if (proId !== undefined) query = query.where('review.proId', '=', proId)
  if (rating !== undefined) query = query.where('review.rating', '=', rating)
  if (id === undefined && proId === undefined) query = query.where('pro.approvedAt', 'is not', null)
  return query.limit(limit).execute()
}

/** The first page of a pro's reviews, which every profile shows. */
export async function findNewestReviews({ db }: Visit, wanted: FirstPage) {
  return newest(db, wanted)
}

type FirstPage = { proId: string; limit: number }

const newest = prepare((db, given: Given<FirstPage>) =>
  selectReviews(db).where('review.proId', '=', given('proId')).limit(given('limit')),
)

function selectReviews(db: Database) {
  return db
    .selectFrom('review')
    .innerJoin('account', 'account.id', 'review.customerId')
    .innerJoin('pro', 'pro.accountId', 'review.proId')
    .select(columns)
    .select(['account.firstName', 'account.lastName', 'pro.businessName', 'pro.timeZone'])
    .select(photosOfReview.as('photos'))
    .orderBy('review.createdAt', 'desc')
    .orderBy('review.id', 'desc')
}

/** False when the booking already has a review, or a review with this id exists. */
export async function insertReview(visit: Visit, review: ReviewRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await visit.db
    .insertInto('review')
    .values(review)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

interface OwnReview {
  reviewId: string
  customerId: string
}

/**
 * The stars that the review had before; undefined if this customer has no such review as seen, or it has a response.
 * Lock the pro first: of two changes at once, the second would not see the stars of the first.
 */
export async function saveChange(
  visit: Visit,
  { reviewId, customerId, rating, comment, seen }: OwnReview & Omit<ChangedReview, 'removePhotos'>,
) {
  const change = visit.db
    .updateTable('review')
    .from('review as before')
    .whereRef('before.id', '=', 'review.id')
    .set({ rating, comment, changedAt: visit.now })
    .where('review.id', '=', reviewId)
    .where('review.customerId', '=', customerId)
    .where('review.proResponse', 'is', null)
    .returning('before.rating')
  const asSeen = seen ? change.where(lastChange, '=', seen) : change
  return (await asSeen.executeTakeFirst())?.rating
}

export interface GivenResponse {
  reviewId: string
  proId: string
  response: string
  /** When the review that was read was written or last changed; undefined for whatever it says now. */
  seen?: Date
}

/**
 * Keeps the account of a review's author until the transaction ends, before that of its pro and before the review is
 * changed: they are told. Returns the pro's id.
 */
export async function keepAuthor({ db }: Pick<Visit, 'db'>, reviewId: string): Promise<string | undefined> {
  const author = db.selectFrom('review').innerJoin('account', 'account.id', 'review.customerId').select('review.proId')
  return (await author.where('review.id', '=', reviewId).forKeyShare('account').executeTakeFirst())?.proId
}

/** False when this pro has no such review as seen, or it has a response: of two concurrent ones only one is the first. */
export async function saveFirstResponse(visit: Visit, given: GivenResponse): Promise<boolean> {
  const { numUpdatedRows } = await responding(visit, given).where('proResponse', 'is', null).executeTakeFirst()
  return numUpdatedRows === 1n
}

/** False when this pro has no such review as seen. */
export async function saveResponse(visit: Visit, given: GivenResponse): Promise<boolean> {
  const { numUpdatedRows } = await responding(visit, given).executeTakeFirst()
  return numUpdatedRows === 1n
}

function responding(visit: Visit, { reviewId, proId, response, seen }: GivenResponse) {
  const query = visit.db
    .updateTable('review')
    .set({ proResponse: response, respondedAt: visit.now })
    .where('id', '=', reviewId)
    .where('proId', '=', proId)
  return seen ? query.where(lastChange, '=', seen) : query
}

const lastChange = sql<Date>`coalesce(review.changed_at, review.created_at)`
