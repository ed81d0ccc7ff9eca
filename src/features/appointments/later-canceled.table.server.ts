import { sql } from 'kysely'

/** How many later appointments of its series were canceled together with `booking`. */
export const laterCanceled = sql<number>`case when booking.series_id is null or booking.status <> 'canceled' then 0 else (
  select count(*)::int from booking as next where ${canceledTogether('booking', 'next')}) end`

/** An earlier appointment of its series was canceled together with `booking`, and stands for both. */
export const canceledWithEarlier = sql<boolean>`(booking.series_id is not null and booking.status = 'canceled'
  and exists (select from booking as earlier where ${canceledTogether('earlier', 'booking')}))`

/**
 * Those whose step is as old as its own. Not requests, such as one to move an appointment, which a deleted account ends
 * in the same moment.
 */
export function canceledTogether(earlier: string, later: string) {
  const [first, next] = [sql.ref(earlier), sql.ref(later)]
  return sql<boolean>`${next}.series_id = ${first}.series_id and ${next}.starts_at > ${first}.starts_at
    and ${first}.status = 'canceled' and ${next}.status = 'canceled' and ${next}.updated_at = ${first}.updated_at
    and exists (
      select from booking_event as step join booking_event as own on own.from_status = step.from_status and own.at = step.at
      where step.booking_id = ${next}.id and own.booking_id = ${first}.id
        and step.from_status = 'accepted' and step.to_status = 'canceled')`
}
