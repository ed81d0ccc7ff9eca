import { later } from '../../platform/durations.ts'
import { transact, type Visit } from '../../platform/visit.server.ts'
import { queueEmail } from '../notifications/emails.server.ts'
import {
  type Ending,
  findEnding,
  findNextExpiry,
  findPastExpiry,
  markReminded,
} from './due-memberships.table.server.ts'
import { addressedMember } from './addressed-member.server.ts'
import { trialEndsSoon, yearRenewsSoon } from './membership-emails.ts'
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
  await remindOf(visit, 'trial')
  await remindOf(visit, 'year')
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

async function remindOf(visit: Visit, what: Ending): Promise<void> {
  const until = later(visit.now, remindBeforeEnd[what])
  for (const customerRef of await findEnding(visit, what, until)) {
    await remind(visit, customerRef, what, until).catch((error: unknown) => {
      visit.log.warn({ error, what }, 'a reminder of the end of a membership could not be written')
    })
  }
}

const reminders = { trial: trialEndsSoon, year: yearRenewsSoon }

async function remind(visit: Visit, customerRef: string, what: Ending, until: Date): Promise<void> {
  await transact(visit, async (visit) => {
    const member = await lockMembership(visit, customerRef)
    if (!member || !(await markReminded(visit, member.accountId, what, until))) return
    const compose = reminders[what]
    await queueEmail(visit, member.email, compose(addressedMember(visit, member, member)))
  })
}
