import type { Visit } from '../../platform/visit.server.ts'

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
