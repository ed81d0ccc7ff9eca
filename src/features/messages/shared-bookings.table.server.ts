import type { Visit } from '../../platform/visit.server.ts'
import { anyOf } from '../../platform/database/any-of.server.ts'

/** Whether the two ever had a booking together. */
export async function haveBooking(visit: Visit, customerId: string, proId: string): Promise<boolean> {
  const booking = await visit.db
    .selectFrom('booking')
    .select('id')
    .where('customerId', '=', customerId)
    .where('proId', '=', proId)
    .limit(1)
    .executeTakeFirst()
  return booking !== undefined
}

export async function isBookingOf(visit: Visit, id: string, pair: { customerId: string; proId: string }) {
  const booking = await visit.db
    .selectFrom('booking')
    .select('id')
    .where('id', '=', id)
    .where('customerId', '=', pair.customerId)
    .where('proId', '=', pair.proId)
    .executeTakeFirst()
  return booking !== undefined
}

export async function findNewestBookings(visit: Visit, conversationIds: string[]): Promise<Map<string, string>> {
  const rows = await selectNewestBookings(visit, conversationIds).execute()
  return new Map(rows.map(({ id, bookingId }) => [id, bookingId]))
}

export function selectNewestBookings({ db }: Pick<Visit, 'db'>, conversationIds: string[]) {
  return db
    .selectFrom('conversation')
    .innerJoinLateral(
      (on) =>
        on
          .selectFrom('booking')
          .select('booking.id as bookingId')
          .whereRef('booking.customerId', '=', 'conversation.customerId')
          .whereRef('booking.proId', '=', 'conversation.proId')
          .orderBy('booking.createdAt', 'desc')
          .orderBy('booking.id', 'desc')
          .limit(1)
          .as('newest'),
      (join) => join.onTrue(),
    )
    .select(['conversation.id', 'newest.bookingId'])
    .where('conversation.id', '=', anyOf(conversationIds))
}
