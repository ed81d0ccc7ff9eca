import { sql } from 'kysely'

import type { OwnReason } from '../../platform/tables/column-values.ts'
import { daysInMs } from '../../platform/days.ts'
import type { Visit } from '../../platform/visit.server.ts'
import type { LostBooking } from './booking.ts'

/** How long after the start of an unanswered request it is still worth asking somebody else. */
const worthAsking = daysInMs(7)

/**
 * The customer's requests that pros declined, canceled or left unanswered, if nothing was requested since, and nobody else
 * who was asked for the same before that came afterwards or, instead of a pro who did not answer, came at all; the latest
 * loss first. Requests to reschedule do not count: the appointment stays. Nor do those for which the pro suggested other
 * times. Those without an answer must have expired.
 */
export async function findLost({ db, now }: Visit, customerId: string): Promise<LostBooking[]> {
  return db
    .selectFrom('booking')
    .innerJoin('pro', 'pro.accountId', 'booking.proId')
    .leftJoin('booking as replaced', 'replaced.id', 'booking.replacesId')
    .select(['booking.id', 'booking.proId', 'pro.businessName', 'booking.notes'])
    .select(['booking.scheduledDate', 'booking.scheduledTime'])
    .select(['booking.serviceType', 'booking.city', 'booking.state', 'booking.zip'])
    .select(lostBy.as('lostBy'))
    .where('booking.customerId', '=', customerId)
    .where((on) =>
      on.or([
        on.and([on(lostBy, 'in', ['decline', 'cancel']), on('booking.startsAt', '>', now)]),
        on.and([on(lostBy, '=', 'expire'), on('booking.startsAt', '>', new Date(now.getTime() - worthAsking))]),
      ]),
    )
    .where((on) => on.or([on('replaced.id', 'is', null), on('replaced.status', '=', 'canceled')]))
    .where((on) =>
      on.not(
        on.exists(
          on
            .selectFrom('booking as later')
            .select('later.id')
            .where('later.customerId', '=', customerId)
            .where('later.createdAt', '>', on.ref('booking.createdAt'))
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
            ),
        ),
      ),
    )
    .orderBy('booking.updatedAt', 'desc')
    .orderBy('booking.id', 'desc')
    .limit(3)
    .execute()
}

const lostBy = sql<LostBooking['lostBy']>`case
  when booking.status = 'rejected' then 'decline'
  when booking.cancel_reason = ${'expired' satisfies OwnReason} then case when booking.suggestion_id is null then 'expire' end
  when booking.status = 'canceled' and exists (
    select from booking_event where booking_id = booking.id and to_status = 'canceled' and actor_id = booking.pro_id) then 'cancel'
  end`
