import { daysInMs, later } from '../../platform/durations.ts'
import { formatDateIn, formatMoney } from '../../ui/format.ts'
import { type MembershipView, type Plan, trialDays } from './membership.ts'
import { endOfPeriod } from './membership-words.ts'

const leave =
  'I can cancel online at any time in two clicks, with “Cancel membership” at the bottom of every page; my membership then runs until the end of the trial or of the period that I have paid for.'

/** The terms as they are agreed to and stored: both parts in one text. */
export function wholeTerms(terms: readonly string[]): string {
  return terms.join(' ')
}

/**
 * What people agree to before a checkout, in one line and then in full: price, period, end of the trial, first charge,
 * and how to cancel.
 */
export function termsOf(
  { priceCents, interval }: Plan,
  { trialAvailable, timeZone }: Pick<MembershipView, 'trialAvailable' | 'timeZone'>,
  now: Date,
): [brief: string, full: string] {
  const price = formatMoney(priceCents)
  if (!trialAvailable) {
    return [
      `${price} today, then ${price} a ${interval}. Cancel anytime.`,
      `I pay ${price} today and then ${price} every ${interval}, renewed automatically until I cancel. ${leave}`,
    ]
  }
  const trialEnd = formatDateIn(later(now, daysInMs(trialDays)), timeZone)
  return [
    `${trialDays} days free, then ${price} a ${interval} if you add a card. Cancel anytime.`,
    `My free trial runs ${trialDays} days, until ${trialEnd}, and needs no card. If I add a card, ${price} is charged for ` +
      `the first time when the trial ends (or at once, if I choose to pay right away) and then every ${interval}, renewed ` +
      `automatically until I cancel; without a card the membership simply ends. ${leave}`,
  ]
}

/** What a member agrees to when choosing another plan, in one line and then in full. */
export function termsOfChange(
  { priceCents, interval }: Plan,
  membership: Pick<MembershipView, 'status' | 'plan' | 'expiresAt' | 'timeZone' | 'hasCard'>,
): [brief: string, full: string] {
  const price = formatMoney(priceCents)
  const date = endOfPeriod(membership)
  const renewed = `every ${interval}, renewed automatically until I cancel`
  if (membership.status !== 'trial') {
    const present = membership.plan?.name.toLowerCase() ?? 'present'
    return [
      `Nothing today. ${price} a ${interval} from ${date} on. Cancel anytime.`,
      `My ${present} plan runs until ${date}, and nothing is charged before. Then I pay ${price}, and the same ` +
        `${renewed}. Until ${date} I can go back to the ${present} plan. ${leave}`,
    ]
  }
  const trial = `My free trial runs until ${date}, as before.`
  return membership.hasCard
    ? [
        `Nothing today. ${price} a ${interval} when your free trial ends. Cancel anytime.`,
        `${trial} Then ${price} is charged for the first time, and the same ${renewed}. ${leave}`,
      ]
    : [
        `${price} a ${interval} after your free trial, if you add a card. Cancel anytime.`,
        `${trial} If I add a card, ${price} is charged for the first time when the trial ends, and then ${renewed}; ` +
          `without a card the membership simply ends. ${leave}`,
      ]
}
