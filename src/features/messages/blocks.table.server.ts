import type { ReportRow } from '../../platform/conversation-tables.ts'
import type { Visit } from '../../platform/visit.server.ts'

export interface Blocks {
  byMe: boolean
  byThem: boolean
}

export async function findBlocks(visit: Visit, me: string, other: string): Promise<Blocks> {
  const rows = await visit.db
    .selectFrom('block')
    .select('blockerId')
    .where((where) =>
      where.or([where.and({ blockerId: me, blockedId: other }), where.and({ blockerId: other, blockedId: me })]),
    )
    .execute()
  const by = (id: string) => rows.some(({ blockerId }) => blockerId === id)
  return { byMe: by(me), byThem: by(other) }
}

export async function insertBlock(visit: Visit, blockerId: string, blockedId: string): Promise<void> {
  await visit.db
    .insertInto('block')
    .values({ blockerId, blockedId, createdAt: visit.now })
    .onConflict((conflict) => conflict.columns(['blockerId', 'blockedId']).doNothing())
    .execute()
}

export async function deleteBlock(visit: Visit, blockerId: string, blockedId: string): Promise<void> {
  await visit.db.deleteFrom('block').where('blockerId', '=', blockerId).where('blockedId', '=', blockedId).execute()
}

export async function insertReport(visit: Visit, report: ReportRow): Promise<void> {
  await visit.db.insertInto('report').values(report).execute()
}

/** Whether the reporter can see what they report: a message to them, any review, anybody else. */
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
  user: (visit: Visit, id: string, reporterId: string) =>
    visit.db
      .selectFrom('account')
      .select('id')
      .where('id', '=', id)
      .where('id', '!=', reporterId)
      .where('deletedAt', 'is', null)
      .executeTakeFirst(),
} satisfies Record<ReportRow['subject'], unknown>
