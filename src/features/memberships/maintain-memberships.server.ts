import { later } from '../../platform/durations.ts'
import { transact, type Visit } from '../../platform/visit.server.ts'
import { linkTo, queueEmail } from '../notifications/emails.server.ts'
import { findNextExpiry, findPastExpiry, findTrialsEnding, markReminded } from './due-memberships.table.server.ts'
import { planOf } from './membership.ts'
import { trialEndsSoon } from './membership-emails.ts'
import { findCustomer, lockMembership } from './memberships.table.server.ts'
import { isLive } from './reported-membership.ts'
import { remindBeforeEnd } from './running-out.ts'
import { closeCheckouts, ignoreMissingCustomer, subscriptionsOf } from './subscriptions.server.ts'

/**
 * A scheduled job: makes up for undelivered events, queues a new reading of lapsed memberships, and sends reminders.
 */
export async function maintainMemberships(visit: Visit): Promise<void> {
  await visit.payments.test?.catchUp()
  for (const customerRef of await findPastExpiry(visit)) {
    await visit.jobs.send(visit.db, 'sync-membership', { customerRef }, { key: customerRef })
  }
  const until = later(visit.now, remindBeforeEnd)
  for (const customerRef of await findTrialsEnding(visit, until)) {
    await remind(visit, customerRef, until).catch((error: unknown) => {
      visit.log.warn({ error }, 'a reminder of the end of a trial could not be written')
    })
  }
}

/** Sends the provider the account's new address, for receipts and notices of failed payments. */
export async function updateCustomer(visit: Visit, accountId: string): Promise<void> {
  const customer = await findCustomer(visit, accountId)
  if (!customer?.customerRef) return
  const { customerRef, email } = customer
  await visit.payments.client.customers.update(customerRef, { email }).catch(ignoreMissingCustomer)
}

/** Ends at once every subscription of a deleted account, and every checkout that is still open. */
export async function endMembership(visit: Visit, customerRef: string): Promise<void> {
  await closeCheckouts(visit, customerRef).catch(ignoreMissingCustomer)
  for (const { id } of (await subscriptionsOf(visit, customerRef)).filter(isLive)) {
    await visit.payments.client.subscriptions.cancel(id)
  }
  await visit.payments.client.customers.del(customerRef).catch(ignoreMissingCustomer)
}

/** When the next membership ends unless something happens, in milliseconds since 1970; Infinity when none does. */
export async function nextMembershipExpiry(visit: Visit): Promise<number> {
  return (await findNextExpiry(visit))?.getTime() ?? Infinity
}

async function remind(visit: Visit, customerRef: string, until: Date): Promise<void> {
  await transact(visit, async (visit) => {
    const member = await lockMembership(visit, customerRef)
    if (!member || !(await markReminded(visit, member.accountId, until))) return
    const { email, plan, nextPlan, ...rest } = member
    const link = (path: string) => linkTo(visit, path)
    await queueEmail(visit, email, trialEndsSoon({ ...rest, plan: planOf(plan), nextPlan: planOf(nextPlan), link }))
  })
}
