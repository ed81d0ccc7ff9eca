import type { ReportRow } from '../../platform/conversation-tables.ts'
import type { Visit } from '../../platform/visit.server.ts'

/** False when there is a report of this id already. */
export async function insertReport(visit: Visit, report: ReportRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await visit.db
    .insertInto('report')
    .values(report)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export async function findReport(visit: Visit, id: string): Promise<ReportRow | undefined> {
  return visit.db.selectFrom('report').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Whether the reporter can see what they report: a message to them, any review, anybody. */
export async function isReportable(visit: Visit, { subject, id, reporterId }: Reported): Promise<boolean> {
  const found = await subjects[subject](visit, id, reporterId)
  return found !== undefined
}

interface Reported {
  subject: ReportRow['subject']
  id: string
  reporterId: string
}

const subjects = {
  message: (visit: Visit, id: string, reporterId: string) =>
    visit.db
      .selectFrom('message')
      .innerJoin('conversation', 'conversation.id', 'message.conversationId')
      .select('message.id')
      .where('message.id', '=', id)
      .where((where) => where.or([where('customerId', '=', reporterId), where('proId', '=', reporterId)]))
      .executeTakeFirst(),
  review: (visit: Visit, id: string) =>
    visit.db.selectFrom('review').select('id').where('id', '=', id).executeTakeFirst(),
  user: (visit: Visit, id: string) =>
    visit.db.selectFrom('account').select('id').where('id', '=', id).where('deletedAt', 'is', null).executeTakeFirst(),
} satisfies Record<ReportRow['subject'], unknown>
