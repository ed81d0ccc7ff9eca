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
  const { plan, cancelAtPeriodEnd, expiresAt } = membership
  const date = expiresAt === null ? null : formatDate(new Date(expiresAt))
  const price = plan === null ? '' : ` for ${priceOf(plan)}`
  const until = date === null ? '' : ` until ${date}`
  const standings: Record<MembershipStatus, string> = {
    trial: cancelAtPeriodEnd
      ? `Canceled. Your trial stays open${until}, and nothing is charged.`
      : `Your free trial runs${until}. Without a card it simply ends; with one it goes on${price}.`,
    active: cancelAtPeriodEnd
      ? `Canceled. Everything stays open${until}, and nothing more is charged.`
      : `Renews${date === null ? '' : ` on ${date}`}${price}.`,
    past_due: 'Your last payment failed. Update your card, and your membership is active again.',
    canceled: date === null ? 'Your membership has ended.' : `Your membership ended on ${date}.`,
    inactive: 'You have no membership yet.',
  }
  return standings[membership.status]
}
