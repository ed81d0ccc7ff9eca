import type { Visit } from '../../platform/visit.server.ts'
import { linkTo, queueEmail } from '../notifications/emails.server.ts'
import { businessApproved } from './approval-email.ts'
import { findApproved } from './vetting.table.server.ts'

/** Tells a pro that an operator has approved the business, if the account still exists. */
export async function notifyOfApproval(visit: Visit, proId: string): Promise<void> {
  const approved = await findApproved(visit, proId)
  if (!approved) return
  const { email, businessName } = approved
  await queueEmail(visit, email, businessApproved({ businessName, url: linkTo(visit, `/pros/${proId}`) }))
}
