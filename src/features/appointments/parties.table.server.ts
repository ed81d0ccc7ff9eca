import { sql } from 'kysely'

// Conditions about the two parties of a row, which is named by its table or alias and has a customerId and a proId.

/** The account is its customer or its pro. */
export function isParty(row: string, accountId: string) {
  const { customer, pro } = partiesOf(row)
  return sql<boolean>`(${customer} = ${accountId} or ${pro} = ${accountId})`
}

/** One of the two has blocked the other. */
export function areBlocked(row: string) {
  const { customer, pro } = partiesOf(row)
  return sql<boolean>`exists (select from block
    where blocker_id = ${customer} and blocked_id = ${pro} or blocker_id = ${pro} and blocked_id = ${customer})`
}

function partiesOf(row: string) {
  return { customer: sql.ref(`${row}.customerId`), pro: sql.ref(`${row}.proId`) }
}
