import { daysInMs } from '../../platform/durations.ts'
import type { MembershipView } from './membership.ts'

/** How long before its end the pro of a trial is reminded of it. */
export const remindBeforeEnd = daysInMs(3)

/** Whether a trial soon ends for want of a card. A pro who has canceled wants it to end. */
export function isRunningOut({ status, expiresAt, hasCard, cancelAtPeriodEnd }: MembershipView, now: Date): boolean {
  if (status !== 'trial' || hasCard || cancelAtPeriodEnd || expiresAt === null) return false
  return Date.parse(expiresAt) - remindBeforeEnd <= now.getTime()
}
