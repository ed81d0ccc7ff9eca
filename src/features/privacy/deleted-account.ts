/** Shown in place of a deleted account's name. */
export const formerCustomer = 'Former customer'
export const formerPro = 'Former pro'

/** Replaces the address, which becomes available again; nobody can receive mail at this one. */
export function placeholderEmail(accountId: string): string {
  return `${accountId}@deleted.invalid`
}
