import { sql } from 'kysely'

import type { LocalTime, Replaced } from './appointment.ts'

/** What the customer of `booking` asked for, if they took another time that was suggested. */
export const askedBefore = sql<LocalTime | null>`case when booking.requested_date is not null then
  jsonb_build_object('scheduledDate', booking.requested_date, 'scheduledTime', booking.requested_time) end`

/** The booking that `booking` replaces or would replace, joined as `replaced`. */
export const replaced = (now: Date) => sql<Replaced | null>`case when replaced.id is not null then
  jsonb_build_object('id', replaced.id, 'status', replaced.status, 'scheduledDate', replaced.scheduled_date,
    'scheduledTime', replaced.scheduled_time, 'endedAs', replaced.ended_as, 'later', ${laterMoved(now)}) end`

/**
 * Whether accepting the request with this alias ends an appointment that has not begun: the one that it replaces and,
 * if it repeats itself, the later ones of that one's series.
 */
export function isEndedBy(held: 'held' | 'booking', request: 'booking' | 'next', now: Date) {
  const [one, its] = [sql.ref(held), sql.ref(request)]
  return sql<boolean>`(${one}.status = 'accepted' and ${one}.starts_at > ${now} and (${one}.id = ${its}.replaces_id
    or ${its}.series_id = ${its}.id and exists (select from booking as first where first.id = ${its}.replaces_id
      and first.series_id = ${one}.series_id and first.starts_at < ${one}.starts_at)))`
}

/** Those that would move with it or, once the request is accepted, those that ended in that moment. */
const laterMoved = (
  now: Date,
) => sql<number>`case when booking.series_id = booking.id and replaced.series_id is not null then (
  select count(*)::int from booking as next where next.series_id = replaced.series_id and next.starts_at > replaced.starts_at
    and (next.status = 'accepted' and next.starts_at > ${now} or next.ended_as = 'moved' and next.updated_at = (
      select at from booking_event where booking_id = booking.id and from_status = 'pending' and to_status = 'accepted'))) else 0 end`
