import { isId, newId } from '../../platform/id.ts'
import { refuse } from '../../platform/refusal.ts'
import { signedIn, transact, type Visit } from '../../platform/visit.server.ts'
import { queueEmail } from '../notifications/emails.server.ts'
import type { NewReport } from './message.schema.ts'
import { reportEmail } from './report-email.ts'
import { insertReport, isReportable } from './reports.table.server.ts'

/** Brings a message, a review or a person to the attention of those who run Poolwell. Returns the report's id. */
export async function report(visit: Visit, { subject, id: subjectId, reason, details }: NewReport): Promise<string> {
  const reporter = signedIn(visit)
  await visit.limits('report', reporter.id)
  const known = isId(subjectId) && (await isReportable(visit, { subject, id: subjectId, reporterId: reporter.id }))
  if (!known) refuse('missing', 'What you report was not found.')

  const id = newId(visit.now.getTime())
  const row = { id, subject, subjectId, reason, details, reporterId: reporter.id, createdAt: visit.now }
  await transact(visit, async (visit) => {
    await insertReport(visit, row)
    await queueEmail(visit, visit.config.supportEmail, reportEmail(row, reporter.email))
  })
  return id
}
