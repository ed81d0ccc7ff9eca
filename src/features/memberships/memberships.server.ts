import { createHash } from 'node:crypto'

import { signedIn, type Visit } from '../../platform/visit.server.ts'
import { isActive, type MembershipView, planOf } from './membership.ts'
import { findMembership, hasUsedTrial } from './memberships.table.server.ts'

/** The caller's own membership as it stands now; somebody who never had one has an inactive one. */
export async function getMembership(visit: Visit): Promise<MembershipView> {
  const { id, email } = signedIn(visit)
  const found = await findMembership(visit, id)
  const status = found?.standing ?? 'inactive'
  return {
    status,
    active: isActive(status),
    plan: planOf(found?.plan ?? null),
    expiresAt: found?.expiresAt?.toISOString() ?? null,
    cancelAtPeriodEnd: found?.cancelAtPeriodEnd ?? false,
    trialAvailable: !found?.trialUsedAt && !(await hasUsedTrial(visit, trialHashOf(email))),
  }
}

/** Names a person without telling who: mail providers ignore case, dots matter to some, and +tags reach the same box. */
export function trialHashOf(email: string): string {
  const [box = '', host = ''] = email.trim().toLowerCase().split('@')
  const name = box.replace(/\+.*$/, '')
  const same = ['gmail.com', 'googlemail.com'].includes(host)
    ? `${name.replaceAll('.', '')}@gmail.com`
    : `${name}@${host}`
  return createHash('sha256').update(same).digest('base64url')
}
