import type { Visit } from '../../platform/visit.server.ts'
import { findWaiting, setApproved, setVerified } from './vetting.table.server.ts'
import { projectPro } from './search-listing.server.ts'

/** The operator's own visit: nobody is signed in at the machine itself. */
type OperatorVisit = Pick<Visit, 'db' | 'now'>

export interface WaitingPro {
  email: string
  businessName: string
  city: string
  state: string
  createdAt: Date
}

/** Businesses that nobody has approved yet, the longest waiting first. */
export async function listWaitingPros(visit: OperatorVisit): Promise<WaitingPro[]> {
  return findWaiting(visit.db)
}

/** Lists the business of this account in the search; false when there is none that waits. */
export async function approvePro({ db, now }: OperatorVisit, email: string): Promise<boolean> {
  return db.transaction().execute(async (db) => {
    const id = await setApproved(db, email, now)
    if (id) await projectPro({ db }, id)
    return id !== undefined
  })
}

/** Gives or takes the verified mark, with what was seen as evidence; false when no business has this account. */
export async function verifyPro({ db, now }: OperatorVisit, email: string, evidence: string | null): Promise<boolean> {
  return setVerified(db, email, { isVerified: evidence !== null, verifiedNote: evidence, updatedAt: now })
}
