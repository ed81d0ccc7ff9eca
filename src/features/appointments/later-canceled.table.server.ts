import { sql } from 'kysely'

/**
 * How many later appointments of its series were canceled together with `booking`: those whose step is as old as its
 * own. Not requests, such as one to move an appointment, which a deleted account ends in the same moment.
 */
export const laterCanceled = sql<number>`case when booking.series_id is null or booking.status <> 'canceled' then 0 else (
  select count(*)::int from booking as next where next.series_id = booking.series_id and next.starts_at > booking.starts_at
    and next.status = 'canceled' and next.updated_at = booking.updated_at and exists (
      select from booking_event as step join booking_event as own on own.from_status = step.from_status and own.at = step.at
      where step.booking_id = next.id and own.booking_id = booking.id
        and step.from_status = 'accepted' and step.to_status = 'canceled')) end`
