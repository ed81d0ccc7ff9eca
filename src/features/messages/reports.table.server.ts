import { sql } from 'kysely'

import type { ReportRow } from '../../platform/tables/conversation-tables.ts'
import type { Visit } from '../../platform/visit.server.ts'
import { isParty } from '../appointments/parties.table.server.ts'
import { withLineText } from './booking-line.ts'
import { bookingChange } from './messages.table.server.ts'

/** False when a report with this id exists already. */
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

/**
 * What is reported, and its author, if the reporter can see it: a message of their conversation, any review, or any
 * person.
 */
export async function findReported(visit: Visit, { subject, id, reporterId }: WhatIsReported) {
  return subjects[subject](visit, id, reporterId)
}

interface WhatIsReported {
  subject: ReportRow['subject']
  id: string
  reporterId: string
}

const author = ['account.id as authorId', 'account.firstName', 'account.lastName'] as const

const subjects = {
  message: async (visit: Visit, id: string, reporterId: string) => {
    const row = await visit.db
      .selectFrom('message')
      .innerJoin('conversation', 'conversation.id', 'message.conversationId')
      .leftJoin('account', 'account.id', 'message.senderId')
      .select(['message.body', bookingChange.as('change'), ...author])
      .where('message.id', '=', id)
      .where(isParty('conversation', reporterId))
      .executeTakeFirst()
    return row && { ...row, words: withLineText(row).body }
  },
  review: (visit: Visit, id: string) =>
    visit.db
      .selectFrom('review')
      .innerJoin('account', 'account.id', 'review.customerId')
      .select(['review.comment as words', ...author])
      .where('review.id', '=', id)
      .executeTakeFirst(),
  user: (visit: Visit, id: string) =>
    visit.db
      .selectFrom('account')
      .select([sql<null>`null`.as('words'), ...author])
      .where('id', '=', id)
      .where('deletedAt', 'is', null)
      .executeTakeFirst(),
} satisfies Record<ReportRow['subject'], unknown>
