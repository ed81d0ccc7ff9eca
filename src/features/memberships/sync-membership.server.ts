import { isDeepStrictEqual } from 'node:util'

import { publishPagesChanged } from '../../platform/bus/pages-changed.server.ts'
import { transact, type Visit } from '../../platform/visit.server.ts'
import { rememberTrial } from '../accounts/used-trials.table.server.ts'
import { queueEmails } from '../notifications/emails.server.ts'
import { addressedMember } from './addressed-member.server.ts'
import { emailsForChange } from './membership-changes.ts'
import { copyListedEnd } from './listed-end.table.server.ts'
import { beginSync, lockMembership, saveReported } from './memberships.table.server.ts'
import { isLive, type ReportedMembership, reportedMembership } from './reported-membership.ts'
import { closeCheckouts, endDuplicateSubscriptions, subscriptionsOf } from './subscriptions.server.ts'

/**
 * Stores what the payment provider currently reports for a customer: the only way in which a membership changes. It
 * reads the current state, so events may be late, repeated or out of order; of two concurrent readings the later one
 * wins.
 */
export async function syncMembership(visit: Visit, customerRef: string): Promise<void> {
  const reading = await beginSync(visit, customerRef)
  if (reading === null) return
  const subscriptions = await subscriptionsOf(visit, customerRef)
  if (subscriptions.some(isLive)) await closeCheckouts(visit, customerRef)
  await endDuplicateSubscriptions(visit, subscriptions)
  const reported = reportedMembership(subscriptions)

  await transact(visit, async (visit) => {
    const before = await lockMembership(visit, customerRef)
    if (!before || (before.syncDone ?? 0) > reading) return
    await saveReported(visit, before.accountId, { ...reported, syncDone: reading })
    await copyListedEnd(visit, before.accountId)
    if (!isAsReported(before, reported)) await publishPagesChanged(visit)
    if (before.emailVerifiedAt !== null) {
      await rememberTrial(visit, { id: before.accountId, email: before.email, confirmed: true })
    }
    await queueChangeEmails(visit, before, reported)
  })
}

/** After a change that the provider has confirmed: if this reading fails, its event updates the membership later. */
export async function syncIfReachable(visit: Visit, customer: string): Promise<void> {
  await syncMembership(visit, customer).catch((error: unknown) => {
    visit.log.warn({ error }, 'a membership could not be read from the payment provider')
  })
}

async function queueChangeEmails(visit: Visit, before: LockedMembership, reported: ReportedMembership) {
  const member = addressedMember(visit, before, reported)
  const emails = emailsForChange(before, reported).map((compose) => ({ to: before.email, email: compose(member) }))
  await queueEmails(visit, emails)
}

type LockedMembership = NonNullable<Awaited<ReturnType<typeof lockMembership>>>

function isAsReported(before: ReportedMembership, reported: ReportedMembership): boolean {
  const { status, plan, nextPlan, expiresAt, cancelAtPeriodEnd, hasCard } = before
  return isDeepStrictEqual({ status, plan, nextPlan, expiresAt, cancelAtPeriodEnd, hasCard }, reported)
}
