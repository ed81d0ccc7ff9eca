import { sql } from 'kysely'

import type { LocalTime, Replaced } from './appointment.ts'
import { endedAs } from './ended-as.table.server.ts'

/** What the customer of `booking` asked for, if they took another time that was suggested. */
export const askedBefore = sql<LocalTime | null>`case when booking.requested_date is not null then
  jsonb_build_object('scheduledDate', booking.requested_date, 'scheduledTime', booking.requested_time) end`

/** The booking that `booking` replaces or would replace, joined as `replaced`. */
export const replaced = sql<Replaced | null>`case when replaced.id is not null then
  jsonb_build_object('id', replaced.id, 'status', replaced.status, 'scheduledDate', replaced.scheduled_date,
    'scheduledTime', replaced.scheduled_time, 'endedAs', ${endedAs('replaced')}) end`
