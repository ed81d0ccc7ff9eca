import { publishPagesChanged } from '../../platform/bus/pages-changed.server.ts'
import { type OperatorVisit, transact } from '../../platform/visit.server.ts'
import { findWaiting, lockBusinessOf, setApproved, setVerified } from './vetting.table.server.ts'
import { projectPro } from './search-listing.server.ts'

/** Businesses that nobody has approved yet, the longest waiting first. */
export async function listWaitingPros(visit: Pick<OperatorVisit, 'db'>) {
  return findWaiting(visit)
}

/** Lists the business of this account in the search, and tells its pro; false when none is waiting. */
export async function approvePro(visit: OperatorVisit, email: string): Promise<boolean> {
  return transact(visit, async (visit) => {
    const proId = await changeListing(visit, email, visit.now)
    if (proId === undefined) return false
    await visit.jobs.send(visit.db, 'pro-approved', { proId })
    return true
  })
}

/** Takes a listed business off the site until it is approved again; false when this account has no listed business. */
export async function hidePro(visit: OperatorVisit, email: string): Promise<boolean> {
  return transact(visit, async (visit) => (await changeListing(visit, email, null)) !== undefined)
}

/** Returns the pro's id; undefined when this account has no business, or one for which that is no change. */
async function changeListing(
  visit: OperatorVisit,
  email: string,
  approvedAt: Date | null,
): Promise<string | undefined> {
  const proId = await lockBusinessOf(visit, email)
  if (proId === undefined || !(await setApproved(visit, proId, approvedAt))) return undefined
  await projectPro(visit, proId)
  await publishPagesChanged(visit)
  return proId
}

/**
 * Gives or removes the verified mark, with the evidence for it. Returns the current business name, which may differ
 * from the one that the operator has seen; undefined when this account has no business.
 */
export async function verifyPro(
  visit: OperatorVisit,
  email: string,
  evidence: string | null,
): Promise<{ businessName: string; city: string; state: string } | undefined> {
  return transact(visit, async (visit) => {
    const mark = { isVerified: evidence !== null, verifiedNote: evidence, updatedAt: visit.now }
    const business = await setVerified(visit, email, mark)
    if (business) await publishPagesChanged(visit)
    return business
  })
}
