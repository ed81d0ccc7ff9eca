import { sql } from 'kysely'

import { type Ending, endings } from '../../platform/tables/column-values.ts'

/**
 * Why the system canceled the booking with this alias. In older rows only the reason says so: it is no person's words if
 * nobody canceled it, or somebody whose account was deleted with it. With `offset` only these bookings' steps are read.
 */
export function endedAs(booking: string) {
  const [id, status, reason] = ['id', 'status', 'cancelReason'].map((column) => sql.ref(`${booking}.${column}`))
  return sql<Ending | null>`coalesce(${sql.ref(`${booking}.endedAs`)}, case
    when ${status} = 'canceled' and ${reason} in (${sql.join(endings.map((ending) => sql.lit(ending)))}) and exists (
      select from booking_event as step left join account on account.id = step.actor_id
      where step.booking_id = ${id} and step.to_status = 'canceled'
        and (step.actor_id is null or account.deleted_at is not null) offset 0) then ${reason} end)`
}
