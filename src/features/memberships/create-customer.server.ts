import { refuseSignedOut, transact, type Actor, type Visit } from '../../platform/visit.server.ts'
import { shareLockAccounts } from '../accounts/account-locks.table.server.ts'
import { lockCaller } from '../accounts/accounts.server.ts'
import { copyListedEnd } from './listed-end.table.server.ts'
import { saveCustomer } from './memberships.table.server.ts'
import { providerKey } from './subscriptions.server.ts'

/**
 * Creates the provider's customer for the caller, in place of `deleted` if given: with the same key the provider would
 * return that one again. The new customer is deleted again if the account was deleted meanwhile or has another one by
 * now.
 */
export async function createCustomer(visit: Visit, { id, email }: Actor, deleted: string | null): Promise<string> {
  await transact(visit, lockCaller)
  const customer = await visit.payments.client.customers.create(
    { email, metadata: { accountId: id } },
    { idempotencyKey: providerKey(visit, 'customer', id, ...(deleted === null ? [] : ['after', deleted])) },
  )
  const kept = await transact(visit, async (visit) => {
    const kept = await keepCustomer(visit, id, { customerRef: customer.id, deleted })
    if (kept !== customer.id) await visit.jobs.send(visit.db, 'end-membership', { customerRef: customer.id })
    return kept
  })
  return kept ?? refuseSignedOut()
}

/** Returns the account's customer; null when the account no longer exists. */
async function keepCustomer(visit: Visit, accountId: string, customer: Parameters<typeof saveCustomer>[2]) {
  if (!(await shareLockAccounts(visit, accountId))) return null
  const kept = await saveCustomer(visit, accountId, customer)
  await copyListedEnd(visit, accountId)
  return kept
}
