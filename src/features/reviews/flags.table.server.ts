import { sql } from 'kysely'

import type { Visit } from '../../platform/visit.server.ts'

/** Records signs that a new review may be fake, if there are any. */
export async function flagReview({ db }: Pick<Visit, 'db'>, reviewId: string): Promise<void> {
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
export async function findFlagged({ db }: Pick<Visit, 'db'>) {
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
