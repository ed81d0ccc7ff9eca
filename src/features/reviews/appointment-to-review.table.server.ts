import { daysInMs, later } from '../../platform/durations.ts'
import type { Visit } from '../../platform/visit.server.ts'
import { areBlocked } from '../appointments/parties.table.server.ts'

/**
 * The customer's latest completed appointment with a pro of whom they have not written a review yet: not one for each
 * week in which the pool is cleaned. Only while the work is fresh in memory, and the review can be read.
 */
export async function findToReview({ db, now }: Visit, customerId: string) {
  return db
    .selectFrom('booking')
    .innerJoin('pro', 'pro.accountId', 'booking.proId')
    .select(['booking.id', 'pro.businessName'])
    .where('booking.customerId', '=', customerId)
    .where('booking.status', '=', 'completed')
    .where('booking.startsAt', '>', later(now, -daysInMs(30)))
    .where('pro.approvedAt', 'is not', null)
    .where(areBlocked('booking'), 'is not', true)
    .where((on) =>
      on.not(
        on.or([
          on.exists(
            on
              .selectFrom('review')
              .whereRef('review.customerId', '=', 'booking.customerId')
              .whereRef('review.proId', '=', 'booking.proId'),
          ),
          on.exists(on.selectFrom('reviewRemoval').whereRef('reviewRemoval.bookingId', '=', 'booking.id')),
        ]),
      ),
    )
    .orderBy('booking.startsAt', 'desc')
    .orderBy('booking.id', 'desc')
    .limit(1)
    .executeTakeFirst()
}
