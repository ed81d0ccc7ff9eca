import { type RawBuilder, sql } from 'kysely'

import { isEndedBy } from '../../appointments/appointment.table.server.ts'
import { areBlocked } from '../../appointments/parties.table.server.ts'

// What is still free for a request or an appointment that is to move, as conditions on `booking` joined with its `pro`.

export const timeTaken = (now: Date) =>
  sql<boolean>`booking.status = 'pending' and ${isTaken(now, sql`booking.starts_at`, sql`booking.ends_at`)}`

/**
 * The suggested starts that can still be taken, in order; null without a suggestion that counts, which must be joined.
 */
export const openStarts = (now: Date) => sql<string[] | null>`case when suggestion.id is not null and ${counts} then (
  select coalesce(jsonb_agg(suggested order by suggested), '[]')
  from unnest(suggestion.starts) as suggested where ${isOpen(now)}) end`

/**
 * The customer can take a suggested time: a request waits for them, and not for its pro, or an appointment can move.
 */
export const customerChooses = (now: Date) => sql<boolean>`booking.status in ('pending', 'accepted')
  and booking.suggestion_id is not null and booking.starts_at > ${now} and not ${areBlocked('booking')} and exists (
    select from suggestion, unnest(suggestion.starts) as suggested
    where suggestion.booking_id = booking.id and suggestion.id = booking.suggestion_id and ${counts} and ${isOpen(now)})`

/** The suggestion is for this appointment, at the start that it has. */
export function asksToMove(booking: 'booking' | 'replaced', suggestion: 'suggestion' | 'move') {
  const [one, its] = [sql.ref(booking), sql.ref(suggestion)]
  return sql<boolean>`(${one}.status = 'accepted' and ${its}.moves_from = ${one}.starts_at is true)`
}

/**
 * For a request that waits, or for an appointment at the start that it has, unless its customer asks for another time
 * for it: that request is answered first.
 */
const counts = sql<boolean>`(booking.status = 'pending' or ${asksToMove('booking', 'suggestion')}
  and not exists (select from booking as next where next.replaces_id = booking.id and next.status = 'pending'))`

/** For a start named `suggested`: neither past nor too soon for the pro, nor taken. */
function isOpen(now: Date) {
  return sql<boolean>`suggested >= ${now}::timestamptz + pro.notice_hours * interval '1 hour' and suggested > ${now}
    and not ${isTaken(now, sql`suggested`, sql`(suggested + booking.duration_minutes * interval '1 minute')`)}`
}

/** The rule of `isTaken`, for many bookings in one query. Appointments that would move or be replaced take no time. */
function isTaken(now: Date, startsAt: RawBuilder<Date>, endsAt: RawBuilder<Date>) {
  return sql<boolean>`exists (
  select from booking_slot as claimed
  join booking as held on held.id = claimed.booking_id
  where claimed.pro_id = booking.pro_id
    and claimed.slot > ${startsAt} - (pro.buffer_minutes + 15) * interval '1 minute'
    and claimed.slot < ${endsAt} + pro.buffer_minutes * interval '1 minute'
    and held.ends_at > ${startsAt} - pro.buffer_minutes * interval '1 minute'
    and held.starts_at < ${endsAt} + pro.buffer_minutes * interval '1 minute'
    and held.id <> booking.id and ${isEndedBy('held', 'booking', now)} is not true)`
}
