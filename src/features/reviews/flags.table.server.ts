import { sql } from 'kysely'

import type { Visit } from '../../platform/visit.server.ts'

type DatabaseVisit = Pick<Visit, 'db'>

/** Notes what looks arranged about a review that was just written, if anything does. */
export async function flagReview({ db }: DatabaseVisit, reviewId: string): Promise<void> {
  await sql`
    insert into review_flag (review_id, reason)
    select r.id, odd.reason
    from review r
    join booking b on b.id = r.booking_id
    cross join lateral (
      select 'same device' as reason where exists (
        select from sign_in_mark theirs join sign_in_mark pros on pros.mark = theirs.mark
        where theirs.account_id = r.customer_id and pros.account_id = r.pro_id)
      union all select 'completed early' where exists (
        select from booking_event e where e.booking_id = b.id and e.to_status = 'completed' and e.at < b.starts_at)
      union all select 'many in a day' where (
        select count(*) from review o
        where o.customer_id = r.customer_id and o.created_at > r.created_at - interval '24 hours') > 3
    ) odd
    where r.id = ${reviewId}`.execute(db)
}

/** Every flagged review with its reasons, the newest first. */
export async function findFlagged({ db }: DatabaseVisit) {
  return db
    .selectFrom('review')
    .innerJoin('reviewFlag', 'reviewFlag.reviewId', 'review.id')
    .innerJoin('pro', 'pro.accountId', 'review.proId')
    .innerJoin('account', 'account.id', 'review.customerId')
    .select(['review.id', 'review.rating', 'review.comment', 'review.createdAt', 'pro.businessName', 'account.email'])
    .select(sql<string>`string_agg(review_flag.reason, ', ' order by review_flag.reason)`.as('reasons'))
    .groupBy(['review.id', 'pro.businessName', 'account.email'])
    .orderBy('review.createdAt', 'desc')
    .execute()
}

/** Takes the review and its stars away, and says whose it was; undefined when there is none. */
export async function deleteReview({ db }: DatabaseVisit, id: string) {
  const [review] = await db
    .deleteFrom('review')
    .where('id', '=', id)
    .returning(['bookingId', 'proId', 'customerId', 'rating', 'comment'])
    .execute()
  if (!review) return undefined
  await db
    .updateTable('pro')
    .set((pro) => ({ ratingSum: pro('ratingSum', '-', review.rating), reviewCount: pro('reviewCount', '-', 1) }))
    .where('accountId', '=', review.proId)
    .execute()
  return review
}

export async function insertRemoval(
  { db }: DatabaseVisit,
  removal: { bookingId: string; rating: number; reason: string; removedAt: Date },
): Promise<void> {
  await db.insertInto('reviewRemoval').values(removal).execute()
}

export async function wasRemoved({ db }: DatabaseVisit, bookingId: string): Promise<boolean> {
  const found = await db.selectFrom('reviewRemoval').select('bookingId').where('bookingId', '=', bookingId).execute()
  return found.length > 0
}

/** The author's address, while the account exists, and whom the review was about. */
export async function findAuthor({ db }: DatabaseVisit, review: { customerId: string; proId: string }) {
  return db
    .selectFrom('account')
    .innerJoin('pro', (on) => on.on('pro.accountId', '=', review.proId))
    .select(['account.email', 'pro.businessName'])
    .where('account.id', '=', review.customerId)
    .where('account.deletedAt', 'is', null)
    .executeTakeFirst()
}
