import { type ExpressionBuilder, sql } from 'kysely'

import { daysInMs, later } from '../../../platform/durations.ts'
import type { Tables } from '../../../platform/tables/tables.ts'
import type { Visit } from '../../../platform/visit.server.ts'
import { canceledWithEarlier, laterCanceled } from '../../appointments/later-canceled.table.server.ts'
import type { LostBooking } from '../booking.ts'
import { cameWithSeries } from '../booking-record.table.server.ts'

/**
 * The customer's requests that pros declined, canceled or left unanswered, and that are not replaced by another; the
 * latest loss first, and of those lost at once the soonest. Requests to reschedule do not count: the appointment stays.
 * Nor do those for which the pro suggested other times. Those without an answer must have expired.
 */
export async function findLost({ db, now }: Visit, customerId: string): Promise<LostBooking[]> {
  return db
    .selectFrom('booking')
    .innerJoin('pro', 'pro.accountId', 'booking.proId')
    .leftJoin('booking as replaced', 'replaced.id', 'booking.replacesId')
    .select(['booking.id', 'booking.proId', 'booking.replacesId', 'pro.businessName', 'booking.notes'])
    .select(['booking.scheduledDate', 'booking.scheduledTime'])
    .select(['booking.serviceType', 'booking.city', 'booking.state', 'booking.zip'])
    .select([lostBy.as('lostBy'), laterCanceled.as('laterCanceled'), reason.as('reason')])
    .where('booking.customerId', '=', customerId)
    .where(isWorthAsking(now))
    .where(movesNothing)
    .where((on) => on.not(on.exists(requestsInstead(on, customerId))))
    .where(canceledWithEarlier, 'is not', true)
    .orderBy('booking.updatedAt', 'desc')
    .orderBy('booking.startsAt')
    .orderBy('booking.id', 'desc')
    .limit(3)
    .execute()
}

/** Declined and canceled ones until they would have started, unanswered ones for a while longer. */
function isWorthAsking(now: Date) {
  return (on: ExpressionBuilder<Tables, 'booking'>) =>
    on.or([
      on.and([on(lostBy, 'in', ['decline', 'cancel']), on('booking.startsAt', '>', now)]),
      on.and([on(lostBy, '=', 'expire'), on('booking.startsAt', '>', later(now, -unansweredFor))]),
    ])
}

const unansweredFor = daysInMs(7)

/**
 * Any that were sent after the loss. Of those sent before it, those to somebody else for the same work: they come after
 * the loss or, instead of a pro who did not answer, at all.
 */
function requestsInstead(booking: ExpressionBuilder<Tables, 'booking'>, customerId: string) {
  return booking
    .selectFrom('booking as later')
    .select('later.id')
    .where('later.customerId', '=', customerId)
    .whereRef('later.createdAt', '>', 'booking.createdAt')
    .where(cameWithSeries, 'is not', true)
    .where((on) =>
      on.or([
        on('later.createdAt', '>', on.ref('booking.updatedAt')),
        on.and([
          on('later.serviceType', '=', on.ref('booking.serviceType')),
          on('later.proId', '<>', on.ref('booking.proId')),
          on('later.status', 'in', ['pending', 'accepted', 'completed']),
          on.or([on('later.startsAt', '>', on.ref('booking.updatedAt')), on(lostBy, '=', 'expire')]),
        ]),
      ]),
    )
}

/** Not even an appointment with which it was canceled. */
const movesNothing = sql<boolean>`(replaced.id is null or replaced.status = 'canceled'
  and (booking.status = 'rejected' or replaced.updated_at < booking.updated_at))`

const reason = sql<string | null>`case when booking.ended_as is null then booking.cancel_reason end`

// A request that ends with the account of its pro is canceled, and reads as declined, as in its notification.
const lostBy = sql<LostBooking['lostBy']>`case
  when booking.status = 'rejected' then 'decline'
  when booking.ended_as = 'expired' then case when booking.suggestion_id is null then 'expire' end
  when booking.status = 'canceled' then (
    select case from_status when 'pending' then 'decline' else 'cancel' end from booking_event
    where booking_id = booking.id and to_status = 'canceled' and actor_id = booking.pro_id limit 1)
  end`
