import type { Stripe } from 'stripe'

import { type Plan, plans } from './membership.ts'
import type { MembershipStatus } from '../../platform/tables/column-values.ts'

/** A membership as reported by the payment provider. */
export interface ReportedMembership {
  status: MembershipStatus
  plan: Plan['interval'] | null
  /** The plan that the next period begins with, if it is another one. */
  nextPlan: Plan['interval'] | null
  expiresAt: Date | null
  cancelAtPeriodEnd: boolean
  /** Whether there is a card to charge. */
  hasCard: boolean
}

/** The state without any subscription. */
export const noMembership: ReportedMembership = {
  status: 'inactive',
  plan: null,
  nextPlan: null,
  expiresAt: null,
  cancelAtPeriodEnd: false,
  hasCard: false,
}
const bestFirst: MembershipStatus[] = ['active', 'trial', 'past_due', 'canceled', 'inactive']
const statuses: Record<string, MembershipStatus> = {
  trialing: 'trial',
  active: 'active',
  past_due: 'past_due',
  unpaid: 'past_due',
  canceled: 'canceled',
}

/** Of several subscriptions of one customer the best status counts, then the newest. */
export function rankSubscriptions(subscriptions: readonly Stripe.Subscription[]): Stripe.Subscription[] {
  return subscriptions.toSorted((a, b) => rank(a) - rank(b) || b.created - a.created)
}

export function reportedMembership(subscriptions: readonly Stripe.Subscription[]): ReportedMembership {
  const [best] = rankSubscriptions(subscriptions)
  if (!best) return noMembership
  const [item] = best.items.data
  const plan = item?.price.recurring?.interval === 'month' ? 'month' : 'year'
  const nextPlan = nextPlanOf(best)
  return {
    status: statusOf(best),
    plan,
    nextPlan: nextPlan === plan ? null : nextPlan,
    expiresAt: endOf(best),
    cancelAtPeriodEnd: best.ended_at === null && (best.cancel_at_period_end || best.cancel_at !== null),
    hasCard: hasCard(best),
  }
}

/** Whether it still runs and can be canceled. */
export function isLive({ ended_at, status }: Stripe.Subscription): boolean {
  return ended_at === null && (statuses[status] ?? 'inactive') !== 'inactive'
}

/** Whether its last payment failed. */
export function isUnpaid(status: Stripe.Subscription['status']): boolean {
  return statuses[status] === 'past_due'
}

function statusOf({ status }: Stripe.Subscription): MembershipStatus {
  return statuses[status] ?? 'inactive'
}

function rank(subscription: Stripe.Subscription): number {
  return bestFirst.indexOf(statusOf(subscription))
}

// The end of a period is on the items: since 2025 each item of a Stripe subscription can have its own.
function endOf({ ended_at, cancel_at, items }: Stripe.Subscription): Date | null {
  const ends = [cancel_at, items.data[0]?.current_period_end].filter((end) => typeof end === 'number')
  const end = ended_at ?? (ends.length ? Math.min(...ends) : null)
  return end === null ? null : new Date(end * 1000)
}

// The schedule stays for the whole period that a changed plan has begun, when nothing follows.
function nextPlanOf({ schedule }: Stripe.Subscription): Plan['interval'] | null {
  if (schedule === null || typeof schedule === 'string') return null
  const { current_phase: current, phases } = schedule
  const next = phases.find(({ start_date }) => current !== null && start_date >= current.end_date)
  return plans.find(({ id }) => id === next?.metadata?.['plan'])?.interval ?? null
}

// A checkout stores the card on the subscription, the page for changing it stores it on the customer.
function hasCard({ default_payment_method: own, customer }: Stripe.Subscription): boolean {
  if (own !== null) return true
  if (typeof customer === 'string' || customer.deleted) return false
  return customer.invoice_settings.default_payment_method !== null
}
