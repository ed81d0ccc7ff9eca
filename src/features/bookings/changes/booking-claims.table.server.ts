import { sql } from 'kysely'

import type { BookingRow } from '../../../platform/tables/booking-tables.ts'
import type { Visit } from '../../../platform/visit.server.ts'
import { anyOf } from '../../../platform/database/any-of.server.ts'
import { quarterHour } from '../../availability/quarter-hour.ts'

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
 * Claims every quarter hour of appointments with one pro; false when one is already taken: the transaction must then be
 * rolled back.
 */
export async function claimTimes(visit: Visit, proId: string, bookings: readonly Claiming[]): Promise<boolean> {
  const slots = bookings.flatMap((booking) => slotsOf(booking).map((slot) => ({ id: booking.id, slot })))
  // Sorted, so that two concurrent claims never deadlock.
  const { numAffectedRows } = await sql`
    insert into booking_slot (pro_id, slot, booking_id)
    select ${proId}::uuid, slot, id
    from unnest(${slots.map(({ id }) => id)}::uuid[], ${slots.map(({ slot }) => slot)}::timestamptz[]) as claim (id, slot)
    order by slot
    on conflict (pro_id, slot) do nothing`.execute(visit.db)
  return numAffectedRows === BigInt(slots.length)
}

type Claiming = Pick<BookingRow, 'id' | 'startsAt' | 'endsAt'>

/** The start and the end are rounded outwards. */
function slotsOf({ startsAt, endsAt }: Claiming): Date[] {
  const first = Math.floor(startsAt.getTime() / quarterHour)
  const length = Math.ceil(endsAt.getTime() / quarterHour) - first
  return Array.from({ length }, (_, at) => new Date((first + at) * quarterHour))
}

export async function releaseTimes(visit: Visit, bookingIds: readonly string[]): Promise<void> {
  await sql`delete from booking_slot where booking_id = ${anyOf(bookingIds)}`.execute(visit.db)
}
