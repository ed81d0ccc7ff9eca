import { sql } from 'kysely'

import type { Visit } from '../../platform/visit.server.ts'
import { photosOfReview } from '../media/pictures.table.server.ts'
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
      'customer.role as customerRole',
      'customer.email as customerAccountEmail',
      'owner.email as proAccountEmail',
      areBlocked('review').as('blocked'),
      isListed.as('proIsListed'),
      photosOfReview.as('photos'),
    ])
    .where('review.id', '=', reviewId)
    .where('review.proId', '=', proId)
    .executeTakeFirst()
}

/** The pro whom a removed review was about, and the addresses of both; null for an account that was deleted. */
export async function findRemovalMail({ db }: Visit, review: { customerId: string; proId: string }) {
  return db
    .selectFrom('pro')
    .leftJoin('account as author', (on) =>
      on.on('author.id', '=', review.customerId).on('author.deletedAt', 'is', null),
    )
    .leftJoin('account as owner', (on) => on.onRef('owner.id', '=', 'pro.accountId').on('owner.deletedAt', 'is', null))
    .select(['pro.businessName', 'author.email as authorEmail', 'owner.email as proEmail', isListed.as('proIsListed')])
    .where('pro.accountId', '=', review.proId)
    .executeTakeFirst()
}

/** It has a profile. */
const isListed = sql<boolean>`(pro.approved_at is not null)`
