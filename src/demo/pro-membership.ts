import type { Insertable } from 'kysely'

import type { MembershipRow } from '../platform/tables/account-tables.ts'
import type { Days } from './demo-days.ts'
import type { Random } from '../platform/random.ts'

/** Of twenty pros, seventeen have a paid membership or a trial; a pro in a trial has just joined. */
export function chooseMembership(
  random: Random,
  accountId: string,
  days: Days,
): { membership: Insertable<MembershipRow>; joinedDaysAgo: number } {
  const status = random.pick(statuses)
  const joinedDaysAgo = status === 'trial' ? random.whole(1, 11) : random.whole(70, 900)
  const plan = status === 'inactive' ? null : random.pick(['month', 'month', 'year'] as const)
  return {
    joinedDaysAgo,
    membership: {
      accountId,
      status,
      plan,
      expiresAt: plan && days.ago(-daysLeft(random, { status, plan, joinedDaysAgo })),
      cancelAtPeriodEnd: status === 'active' && random.chance(0.04),
      hasCard: status === 'active' || status === 'past_due',
      updatedAt: days.ago(Math.min(joinedDaysAgo, random.whole(1, 60))),
    },
  }
}

const statuses = [
  ...Array<'active'>(16).fill('active'),
  'trial',
  ...(['inactive', 'past_due', 'canceled'] as const),
] as const satisfies MembershipRow['status'][]

function daysLeft(
  random: Random,
  { status, plan, joinedDaysAgo }: Pick<MembershipRow, 'status' | 'plan'> & { joinedDaysAgo: number },
): number {
  if (status === 'trial') return 14 - joinedDaysAgo
  if (status === 'past_due') return -random.whole(1, 12)
  if (status === 'canceled') return -random.whole(3, 60)
  return plan === 'year' ? random.whole(5, 360) : random.whole(2, 30)
}
