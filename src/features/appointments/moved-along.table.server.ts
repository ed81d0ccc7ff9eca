import { type RawBuilder, sql } from 'kysely'

/** Whether others of its series moved along with `booking` at this moment: their steps have the same time as its own. */
export function othersMoved(at: RawBuilder<Date>) {
  return sql<boolean>`exists (select from booking as other join booking_event as step on step.booking_id = other.id
    where other.series_id = booking.series_id and other.id <> booking.id
      and step.from_status = 'accepted' and step.to_status = 'accepted' and step.at = ${at})`
}
