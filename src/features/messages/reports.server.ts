import { isId } from '../../platform/id.ts'
import { idFor, requireSame } from '../../platform/idempotency.server.ts'
import { refuse } from '../../platform/refusal.ts'
import { signedIn, transact, type Visit } from '../../platform/visit.server.ts'
import { lockCaller } from '../accounts/accounts.server.ts'
import { queueEmail } from '../notifications/emails.server.ts'
import type { NewReport } from './message.schema.ts'
import { reportEmail } from './report-email.ts'
import { findReport, findReported, insertReport } from './reports.table.server.ts'

/** Reports a message, a review or a person to support, once per idempotency key. Returns the report's id. */
export async function report(visit: Visit, about: NewReport, key?: string): Promise<string> {
  const { subject, id: subjectId, reason, details } = about
  const reporter = signedIn(visit)
  await visit.limits('report', reporter.id)
  const wanted = { subject, id: subjectId, reporterId: reporter.id }
  const reported = isId(subjectId) ? await findReported(visit, wanted) : undefined
  if (!reported) refuse('missing', 'What you reported could not be found.')

  const id = idFor(reporter.id, key)
  const said = { subject, subjectId, reason, details, reporterId: reporter.id }
  const row = { id, ...said, createdAt: visit.now }
  const isNew = await transact(visit, async (visit) => {
    await lockCaller(visit)
    const isNew = await insertReport(visit, row)
    if (isNew) await queueEmail(visit, visit.config.supportEmail, reportEmail(row, reporter, reported))
    else requireSame(await findReport(visit, id), said)
    return isNew
  })
  if (!isNew) await visit.limits.giveBack('report', reporter.id)
  return id
}
