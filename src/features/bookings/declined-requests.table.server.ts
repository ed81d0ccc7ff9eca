import type { Visit } from '../../platform/visit.server.ts'

/**
 * The customer's requests that were declined, as long as their time is to come and nothing was asked for since; the one
 * declined last comes first. One that was to move a visit is none: the visit stays.
 */
export async function findDeclined({ db, now }: Visit, customerId: string) {
  return db
    .selectFrom('booking')
    .innerJoin('pro', 'pro.accountId', 'booking.proId')
    .leftJoin('booking as replaced', 'replaced.id', 'booking.replacesId')
    .select(['booking.id', 'booking.proId', 'pro.businessName', 'booking.notes'])
    .select(['booking.scheduledDate', 'booking.scheduledTime'])
    .select(['booking.serviceType', 'booking.city', 'booking.state', 'booking.zip'])
    .where('booking.customerId', '=', customerId)
    .where('booking.status', '=', 'rejected')
    .where('booking.startsAt', '>', now)
    .where((on) => on.or([on('replaced.id', 'is', null), on('replaced.status', '=', 'canceled')]))
    .where((on) =>
      on.not(
        on.exists(
          on
            .selectFrom('booking as later')
            .select('later.id')
            .where('later.customerId', '=', customerId)
            .whereRef('later.createdAt', '>', 'booking.updatedAt'),
        ),
      ),
    )
    .orderBy('booking.updatedAt', 'desc')
    .orderBy('booking.id', 'desc')
    .limit(3)
    .execute()
}
