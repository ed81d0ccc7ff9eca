import { sql } from 'kysely'

import type { LocalTime, Replaced } from './appointment.ts'
import { endedAs } from './ended-as.table.server.ts'

/** The start of the booking with this name in a query. */
export function startOf(booking: string) {
  const [date, time] = ['scheduledDate', 'scheduledTime'].map((column) => sql.ref(`${booking}.${column}`))
  return sql<LocalTime>`jsonb_build_object('scheduledDate', ${date}, 'scheduledTime', ${time})`
}

/** What the customer of `booking` asked for, also after they took another time. */
export const asked = {
  date: sql<string>`coalesce(booking.requested_date, booking.scheduled_date)`,
  time: sql<string>`coalesce(booking.requested_time, booking.scheduled_time)`,
}

/** The same, if they took another time that was suggested. */
export const askedBefore = sql<LocalTime | null>`case when booking.requested_date is not null then
  jsonb_build_object('scheduledDate', booking.requested_date, 'scheduledTime', booking.requested_time) end`

/** The booking that `booking` replaces or would replace, joined as `replaced`. */
export const replaced = sql<Replaced | null>`case when replaced.id is not null then
  jsonb_build_object('id', replaced.id, 'status', replaced.status, 'scheduledDate', replaced.scheduled_date,
    'scheduledTime', replaced.scheduled_time, 'endedAs', ${endedAs('replaced')}) end`
