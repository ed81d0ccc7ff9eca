import { daysInMs } from '../../platform/durations.ts'
import type { MembershipView } from './membership.ts'

/**
 * How long before its end the pro is reminded: of a trial, and of a year that will be paid for again. For a year,
 * California asks for 15 to 45 days.
 */
export const remindBeforeEnd = { trial: daysInMs(3), year: daysInMs(30) }

/** Whether a trial soon ends for want of a card. A pro who has canceled wants it to end. */
export function isRunningOut({ status, expiresAt, hasCard, cancelAtPeriodEnd }: MembershipView, now: Date): boolean {
  if (status !== 'trial' || hasCard || cancelAtPeriodEnd || expiresAt === null) return false
  return Date.parse(expiresAt) - remindBeforeEnd.trial <= now.getTime()
}
