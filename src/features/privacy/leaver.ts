/** What stands where the name of somebody who left was. */
export const formerCustomer = 'Former customer'
export const formerPro = 'Former pro'

/** Why the bookings of somebody who left were canceled. */
export const leavingReason = 'account deleted'

/** Takes the place of an address that is free again; nobody can receive mail at it. */
export function placeholderEmail(accountId: string): string {
  return `${accountId}@deleted.invalid`
}
