import type { BadgeTone } from '../../ui/badge.tsx'
import { formatDate, formatMoney } from '../../ui/format.ts'
import type { MembershipStatus, MembershipView, Plan } from './membership.ts'

/** "$39.99 per month". */
export function priceOf({ priceCents, interval }: Plan): string {
  return `${formatMoney(priceCents)} per ${interval}`
}

export const statusLabels: Record<MembershipStatus, { label: string; tone: BadgeTone }> = {
  trial: { label: 'Free trial', tone: 'accepted' },
  active: { label: 'Active', tone: 'completed' },
  past_due: { label: 'Payment failed', tone: 'pending' },
  canceled: { label: 'Ended', tone: 'canceled' },
  inactive: { label: 'No membership', tone: 'neutral' },
}

/** One sentence that says how things stand and what happens next. */
export function standingOf(membership: MembershipView): string {
  const { status, plan, cancelAtPeriodEnd } = membership
  const date = membership.expiresAt === null ? null : formatDate(new Date(membership.expiresAt))
  const price = plan === null ? '' : priceOf(plan)
  switch (status) {
    case 'trial':
      if (cancelAtPeriodEnd) return `Canceled. Your trial stays open${until(date)}, and nothing is charged.`
      return `Your free trial runs${until(date)}. After that it is ${price}, once you have added a card.`
    case 'active':
      if (cancelAtPeriodEnd) return `Canceled. Everything stays open${until(date)}, and nothing more is charged.`
      return date === null ? `You pay ${price}.` : `Renews on ${date} for ${price}.`
    case 'past_due':
      return 'Your last payment failed. Update your card, and your membership is active again.'
    case 'canceled':
      return date === null ? 'Your membership has ended.' : `Your membership ended on ${date}.`
    case 'inactive':
      return 'You have no membership yet.'
  }
}

function until(date: string | null): string {
  return date === null ? '' : ` until ${date}`
}
