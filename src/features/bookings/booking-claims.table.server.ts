import { sql } from 'kysely'

import type { BookingRow } from '../../platform/tables/booking-tables.ts'
import type { Visit } from '../../platform/visit.server.ts'
import { quarterHour } from '../availability/availability.ts'

/** Reads the pro's minimum gap under a lock, so that acceptances of one pro take turns. */
export async function lockBuffer(visit: Visit, proId: string): Promise<number> {
  const { bufferMinutes } = await visit.db
    .selectFrom('pro')
    .select('bufferMinutes')
    .where('accountId', '=', proId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  return bufferMinutes
}

/**
 * Claims every quarter hour of the appointment; false when one is already taken: the transaction must then be rolled
 * back.
 */
export async function claimTime(visit: Visit, booking: BookingRow): Promise<boolean> {
  const first = Math.floor(booking.startsAt.getTime() / quarterHour)
  const last = Math.ceil(booking.endsAt.getTime() / quarterHour) - 1
  // Sorted, so that two concurrent claims never deadlock.
  const { numAffectedRows } = await sql`
    insert into booking_slot (pro_id, slot, booking_id)
    select ${booking.proId}::uuid, slot, ${booking.id}::uuid
    from generate_series(${new Date(first * quarterHour)}::timestamptz, ${new Date(last * quarterHour)}, interval '15 minutes') as slot
    on conflict (pro_id, slot) do nothing`.execute(visit.db)
  return numAffectedRows === BigInt(last - first + 1)
}

export async function releaseTime(visit: Visit, bookingId: string): Promise<void> {
  await visit.db.deleteFrom('bookingSlot').where('bookingId', '=', bookingId).execute()
}
