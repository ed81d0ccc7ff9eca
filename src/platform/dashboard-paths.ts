import type { Role } from './column-values.ts'

type BookingTab = 'pending' | 'accepted' | 'completed' | 'canceled'

/** Where one of its two parties finds a booking. */
export function bookingsPath({ isCustomer, role }: { isCustomer: boolean; role: Role }, tab: BookingTab): string {
  return isCustomer ? ownBookingsPath(role, tab) : receivedPath(tab)
}

/** Where a pro finds the bookings of the business. */
export function receivedPath(tab: BookingTab): string {
  return `/pro-dashboard?status=${tab}`
}

/** Where people find their own requests; for a customer who became a pro, separate from the business. */
export function ownBookingsPath(role: Role, tab: BookingTab): string {
  return `${role === 'pro' ? '/pro-dashboard/requests' : '/dashboard'}?status=${tab === 'accepted' ? 'upcoming' : tab}`
}
