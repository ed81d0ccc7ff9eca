import { refuse } from '../../platform/refusal.ts'
import { signedIn, transact, type Visit } from '../../platform/visit.server.ts'
import { lockCaller } from '../accounts/accounts.server.ts'
import { createCustomer } from './create-customer.server.ts'
import { canStart, isRunning, type MembershipView, planNamed } from './membership.ts'
import type { PlanChoice } from './membership.schema.ts'
import { termsOf, wholeTerms } from './membership-terms.ts'
import { notBeforeApproval } from './membership-words.ts'
import { getMembership } from './memberships.server.ts'
import { findMembership, insertConsent } from './memberships.table.server.ts'
import { type Checkout, openCheckout } from './open-checkout.server.ts'
import { callProvider, isMissingCustomer } from './subscriptions.server.ts'
import { syncMembership } from './sync-membership.server.ts'

const notCreated = 'Failed to create subscription. Please try again.'

/**
 * Returns the address where a plan is paid for. `consent` is what the person read and agreed to, word for word; API
 * clients may leave it out.
 */
export async function startCheckout(visit: Visit, { planId }: PlanChoice, consent?: string) {
  const pro = signedIn(visit)
  if (!pro.hasProProfile) {
    refuse('forbidden', 'Only professionals with a business profile can become members.', { code: 'PROS_ONLY' })
  }
  await visit.limits('membershipChange', pro.id)
  const plan = planNamed(planId)
  const known = await findMembership(visit, pro.id)
  const membership = await requireNoRunningMembership(visit, known?.customerRef ?? null)
  if (!canStart(membership)) refuse('conflict', notBeforeApproval, { code: 'AWAITS_APPROVAL' })
  if (consent !== undefined && consent !== wholeTerms(termsOf(plan, membership, visit.now))) refuseOtherTerms()

  const checkout = await callProvider(visit, notCreated, async () => {
    const customer = known?.customerRef ?? (await createCustomer(visit, pro, null))
    const wanted = { plan, accountId: pro.id, trial: membership.trialAvailable }
    return openCheckout(visit, { ...wanted, customer }).catch(async (error: unknown) => {
      if (!isMissingCustomer(error)) throw error
      visit.log.warn({ customer }, 'a customer was deleted at the payment provider; the pro gets another one')
      return openCheckout(visit, { ...wanted, customer: await createCustomer(visit, pro, customer) })
    })
  })
  const { url: paymentUrl } = checkout
  if (paymentUrl === null) refuse('unavailable', 'No payment URL returned from server')
  await transact(visit, async (visit) => {
    await lockCaller(visit)
    if (consent !== undefined) await insertConsent(visit, pro.id, plan, consent)
    await lookLater(visit, checkout)
  })
  return { paymentUrl }
}

// A page left open may name a trial end of yesterday, or a trial that was used meanwhile.
export function refuseOtherTerms(): never {
  const message = 'These terms have changed since you opened the page. Please read them again, and check the box'
  refuse('conflict', message, { code: 'TERMS_CHANGED', fields: { consent: message } })
}

/**
 * Asks the provider, too, since the event of a payment may be late; returns the membership that has ended or never
 * began.
 */
async function requireNoRunningMembership(visit: Visit, customerRef: string | null): Promise<MembershipView> {
  const known = await getMembership(visit)
  refuseRunning(known)
  if (customerRef === null) return known
  await callProvider(visit, notCreated, () => syncMembership(visit, customerRef))
  const current = await getMembership(visit)
  refuseRunning(current)
  return current
}

function refuseRunning(membership: MembershipView): void {
  if (membership.active) refuse('conflict', 'You already have an active membership.', { code: 'MEMBERSHIP_EXISTS' })
  if (isRunning(membership)) {
    refuse('conflict', 'Your last payment failed. Please update your card instead.', { code: 'MEMBERSHIP_PAST_DUE' })
  }
}

/** When most people have paid, and when the checkout has expired: the page may have been closed and the event lost. */
const looksAfter = [3600, 90_000]

async function lookLater({ db, jobs }: Visit, { id, customer: customerRef }: Checkout): Promise<void> {
  for (const after of looksAfter) {
    await jobs.send(db, 'sync-membership', { customerRef }, { key: `${id} after ${after}`, after })
  }
}
