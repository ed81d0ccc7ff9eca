import type { OwnReason } from '../appointments/ended-as.ts'

/** Shown in place of a deleted account's name. */
export const formerCustomer = 'Former customer'
export const formerPro = 'Former pro'

/** The reason with which a deleted account's bookings are canceled. */
export const deletionReason = 'account deleted' satisfies OwnReason

/** Replaces the address, which becomes available again; nobody can receive mail at this one. */
export function placeholderEmail(accountId: string): string {
  return `${accountId}@deleted.invalid`
}
