import { bookingPath, ownBookingsPath, type TabOf } from '../../features/appointments/dashboard-paths.ts'
import type { Role } from '../../platform/tables/column-values.ts'

/** Leads a customer to the only one of these bookings, otherwise to the tab that has all of them. */
export function toOwnBookings([first, ...others]: readonly string[], reader: Role, tab: TabOf<'customer'>): string {
  if (first !== undefined && others.length === 0) return bookingPath({ isCustomer: true, role: reader }, first)
  return `${ownBookingsPath(reader, tab)}#bookings`
}
