import { sql } from 'kysely'

/** How many later appointments of its series were canceled together with `booking`. */
export const laterCanceled = sql<number>`case when booking.series_id is null or booking.status <> 'canceled' then 0 else (
  select count(*)::int from booking as next where next.series_id = booking.series_id and next.starts_at > booking.starts_at
    and next.status = 'canceled' and next.updated_at = booking.updated_at) end`
