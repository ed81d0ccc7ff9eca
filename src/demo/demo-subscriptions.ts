import type { Insertable } from 'kysely'

import { isCurrent, type Plan, planOf, trialDays } from '../features/memberships/membership.ts'
import {
  type TestCard,
  emptyState,
  type Price,
  type State,
  type Subscription,
} from '../platform/stripe/test-payments-state.ts'
import type { MembershipRow } from '../platform/tables/account-tables.ts'

interface Member {
  membership: Insertable<MembershipRow>
  account: { id: string; email: string }
}

/** Adds the demo memberships to the built-in payment provider, so that they renew, end and can be canceled. */
export function enroll(members: readonly Member[]): State {
  const state = emptyState()
  for (const { membership, account } of members) {
    const { status, plan, expiresAt } = membership
    const chosen = planOf(plan ?? null)
    if (!chosen || !expiresAt || !isCurrent(status)) continue
    const customer = `cus_demo_${account.id}`
    state.customers[customer] = { id: customer, email: account.email, key: `customer-${account.id}` }
    const price = priceOf(chosen)
    state.prices[price.id] = price
    const subscription = subscriptionOf(membership, { customer, price, end: secondsOf(expiresAt) })
    state.subscriptions[subscription.id] = subscription
    Object.assign(membership, { customerRef: customer, trialUsedAt: membership.updatedAt })
  }
  return state
}

function subscriptionOf(
  { accountId, status, plan, cancelAtPeriodEnd }: Insertable<MembershipRow>,
  { customer, price, end }: { customer: string; price: Price; end: number },
): Subscription {
  const trial = status === 'trial'
  const start = end - (trial ? trialDays : plan === 'year' ? 365 : 30) * 86_400
  return {
    id: `sub_demo_${accountId}`,
    customer,
    price,
    status: trial ? 'trialing' : status === 'past_due' ? 'past_due' : 'active',
    card: cardOf(status),
    created: start,
    periodStart: start,
    periodEnd: end,
    trialEnd: trial ? end : null,
    cancelAtPeriodEnd,
    endedAt: null,
    metadata: { accountId },
  }
}

function cardOf(status: MembershipRow['status']): TestCard {
  if (status === 'trial') return 'none'
  return status === 'past_due' ? 'failing' : 'good'
}

function priceOf({ id, interval, priceCents: cents }: Plan): Price {
  return { id: `price_demo_${id}`, lookupKey: `pro_${id}`, cents, interval }
}

function secondsOf(date: Date | string): number {
  return Math.floor(new Date(date).getTime() / 1000)
}
