import type { BookingRow } from '../../platform/tables.ts'
import type { Visit } from '../../platform/visit.server.ts'

const quarter = 15 * 60_000

/** The pro's least gap, read under a lock that lets the acceptances of one pro follow one another. */
export async function lockBuffer(visit: Visit, proId: string): Promise<number> {
  const { bufferMinutes } = await visit.db
    .selectFrom('pro')
    .select('bufferMinutes')
    .where('accountId', '=', proId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  return bufferMinutes
}

/** Claims every quarter hour of the visit; false when any is another's, and then the transaction must not go on. */
export async function claimTime(visit: Visit, booking: BookingRow): Promise<boolean> {
  const claims = quartersOf(booking).map((slot) => ({ proId: booking.proId, slot, bookingId: booking.id }))
  const { numInsertedOrUpdatedRows } = await visit.db
    .insertInto('bookingSlot')
    .values(claims)
    .onConflict((conflict) => conflict.columns(['proId', 'slot']).doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === BigInt(claims.length)
}

export async function releaseTime(visit: Visit, bookingId: string): Promise<void> {
  await visit.db.deleteFrom('bookingSlot').where('bookingId', '=', bookingId).execute()
}

/** In order, so that two claims never wait for one another in a circle. */
function quartersOf({ startsAt, endsAt }: BookingRow): Date[] {
  const first = Math.floor(startsAt.getTime() / quarter)
  const last = Math.ceil(endsAt.getTime() / quarter)
  return Array.from({ length: last - first }, (_, index) => new Date((first + index) * quarter))
}
