import { sql } from 'kysely'

import type { BookingRow } from '../../../platform/tables/booking-tables.ts'
import type { Visit } from '../../../platform/visit.server.ts'

export type AcceptedBooking = Pick<
  BookingRow,
  | 'id'
  | 'scheduledTime'
  | 'serviceName'
  | 'serviceType'
  | 'customerName'
  | 'customerPhone'
  | 'address'
  | 'city'
  | 'state'
  | 'zip'
>

interface Today {
  timeZone: string
  day: string
  accepted: AcceptedBooking[]
}

/** The local date of a business, and its accepted appointments of that day, earliest first. */
export async function findToday({ db, now }: Visit, proId: string): Promise<Today | undefined> {
  const { rows } = await sql<Today>`
    with business as (
      select account_id, time_zone, (${now}::timestamptz at time zone time_zone)::date as day
      from pro where account_id = ${proId})
    select time_zone, day, coalesce((
      select jsonb_agg(jsonb_build_object('id', id, 'scheduledTime', scheduled_time, 'serviceName', service_name,
        'serviceType', service_type, 'customerName', customer_name, 'customerPhone', customer_phone,
        'address', address, 'city', city, 'state', state, 'zip', zip) order by starts_at)
      from booking where pro_id = account_id and status = 'accepted' and scheduled_date = day), '[]') as accepted
    from business`.execute(db)
  return rows[0]
}
