import type { OwnReason } from '../bookings/booking-transitions.ts'

/** What replaces the name of a deleted account. */
export const formerCustomer = 'Former customer'
export const formerPro = 'Former pro'

/** Why the bookings of a deleted account were canceled. */
export const deletionReason = 'account deleted' satisfies OwnReason

/** Replaces the address, which is free again; nobody can receive mail at this one. */
export function placeholderEmail(accountId: string): string {
  return `${accountId}@deleted.invalid`
}
