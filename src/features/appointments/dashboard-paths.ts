import type { Role } from '../../platform/tables/column-values.ts'

/** The sub-tabs of a dashboard, as its address names them. */
export type TabOf<Side extends keyof Tabs> = Tabs[Side]

interface Tabs {
  customer: 'pending' | 'upcoming' | 'completed' | 'canceled'
  pro: 'pending' | 'accepted' | 'completed' | 'canceled'
}

/** Where one of its two parties finds this booking, whatever became of it, among however many others. */
export function bookingPath(viewer: Viewer, id: string): string {
  return `${bookingsPath(viewer)}?booking=${id}#${id}`
}

/** Where they find all of theirs. */
export function bookingsPath({ isCustomer, role }: Viewer): string {
  return isCustomer ? ownBookings(role) : received
}

interface Viewer {
  /** Of the booking. */
  isCustomer: boolean
  role: Role
}

/** Where a pro finds the bookings of the business. */
export function receivedPath(tab: TabOf<'pro'>): string {
  return `${received}?status=${tab}`
}

/** Where a pro suggests other times for a request. */
export function suggestPath(id: string): string {
  return `${received}/suggest/${id}`
}

/** Where people find their own requests; for a customer who became a pro, separate from the business. */
export function ownBookingsPath(role: Role, tab: TabOf<'customer'>): string {
  return `${ownBookings(role)}?status=${tab}`
}

const received = '/pro-dashboard'
const ownBookings = (role: Role) => (role === 'pro' ? '/pro-dashboard/requests' : '/dashboard')
