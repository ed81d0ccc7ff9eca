import type { BadgeTone } from '../../ui/badge.tsx'
import { formatDateIn, formatMoney } from '../../ui/format.ts'
import type { IconName } from '../../ui/icon.tsx'
import { isRunning, type MembershipView, type Plan } from './membership.ts'
import type { MembershipStatus } from '../../platform/tables/column-values.ts'

/** "$39.99 per month". */
export function planPrice({ priceCents, interval }: Plan): string {
  return `${formatMoney(priceCents)} per ${interval}`
}

interface MembershipBadge {
  label: string
  tone: BadgeTone
  icon: IconName
}

const badges: Record<MembershipStatus, MembershipBadge> = {
  trial: { label: 'Free trial', tone: 'accepted', icon: 'check-circle-outline' },
  active: { label: 'Active', tone: 'completed', icon: 'check-circle' },
  past_due: { label: 'Payment failed', tone: 'pending', icon: 'warning' },
  canceled: { label: 'Ended', tone: 'canceled', icon: 'cancel' },
  inactive: { label: 'No membership', tone: 'neutral', icon: 'info' },
}

/** Canceled but still running: says so, since somebody who canceled looks for the confirmation. */
export function membershipBadge({ status, cancelAtPeriodEnd }: MembershipView): MembershipBadge {
  return cancelAtPeriodEnd ? { label: 'Canceled', tone: 'neutral', icon: 'info' } : badges[status]
}

export const notBeforeApproval =
  'We are reviewing your business. You can start a membership as soon as it is approved, and we will email you then.'

/** The day on which the trial or the paid period ends. */
export function endOfPeriod({ expiresAt, timeZone }: { expiresAt: Date | string | null; timeZone: string }): string {
  return expiresAt === null ? 'the end of the period' : formatDateIn(expiresAt, timeZone)
}

/** One or two sentences on the current state and what happens next. */
export function statusSentence(membership: MembershipView): string {
  if (membership.awaitsApproval && !isRunning(membership)) return notBeforeApproval
  const { plan, nextPlan, cancelAtPeriodEnd, expiresAt, timeZone, hasCard } = membership
  const date = expiresAt === null ? null : formatDateIn(expiresAt, timeZone)
  const price = plan === null ? '' : ` for ${planPrice(plan)}`
  const until = date === null ? '' : ` until ${date}`
  const sentences: Record<MembershipStatus, string> = {
    trial: cancelAtPeriodEnd
      ? `Your trial still runs${until}, and nothing is charged.`
      : hasCard
        ? `Your free trial runs${until}. Then your card is charged, and the membership continues${price}.`
        : `Your free trial runs${until}. Without a card it simply ends; with one it continues${price}.`,
    active: cancelAtPeriodEnd
      ? `Your membership still runs${until}, and nothing more is charged.`
      : nextPlan
        ? `${plan?.name ?? 'Your plan'} runs${until}. Then ${nextPlan.name} begins, for ${planPrice(nextPlan)}.`
        : `Renews${date === null ? '' : ` on ${date}`}${price}.`,
    past_due: membership.awaitsApproval
      ? 'Your last payment failed. Update your card, and your membership continues.'
      : 'Your last payment failed, so homeowners cannot send you requests. Update your card, and everything works again right away.',
    canceled: `Your membership ${date === null ? 'has ended' : `ended on ${date}`}. Your profile and your reviews are still here: choose a plan, and homeowners can send you requests again.`,
    inactive: 'You have no membership yet.',
  }
  return sentences[membership.status]
}
