import type { Visit } from '../../platform/visit.server.ts'
import { areBlocked } from '../appointments/parties.table.server.ts'

/**
 * A review of this pro and the account addresses of both, null for a deleted account; `blocked` if either blocked the
 * other.
 */
export async function findReviewMail(visit: Visit, reviewId: string, proId: string) {
  return visit.db
    .selectFrom('review')
    .innerJoin('pro', 'pro.accountId', 'review.proId')
    .leftJoin('account as customer', (join) =>
      join.onRef('customer.id', '=', 'review.customerId').on('customer.deletedAt', 'is', null),
    )
    .leftJoin('account as owner', (join) =>
      join.onRef('owner.id', '=', 'review.proId').on('owner.deletedAt', 'is', null),
    )
    .select([
      'review.bookingId',
      'review.customerId',
      'review.proId',
      'review.rating',
      'review.comment',
      'pro.businessName',
    ])
    .select([
      'customer.firstName as author',
      'customer.email as customerAccountEmail',
      'owner.email as proAccountEmail',
      areBlocked('review').as('blocked'),
    ])
    .where('review.id', '=', reviewId)
    .where('review.proId', '=', proId)
    .executeTakeFirst()
}

/** The author's address, if the account still exists, and the pro whom the review was about. */
export async function findAuthor({ db }: Visit, review: { customerId: string; proId: string }) {
  return db
    .selectFrom('account')
    .innerJoin('pro', (on) => on.on('pro.accountId', '=', review.proId))
    .select(['account.email', 'pro.businessName'])
    .where('account.id', '=', review.customerId)
    .where('account.deletedAt', 'is', null)
    .executeTakeFirst()
}
