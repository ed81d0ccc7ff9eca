import type { ContactMessageRow } from '../../platform/tables/conversation-tables.ts'
import type { Visit } from '../../platform/visit.server.ts'
import type { ReportedPart } from './reported-part.ts'

/** False when a message with this id exists already. */
export async function insertContactMessage(visit: Visit, row: ContactMessageRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await visit.db
    .insertInto('contactMessage')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export async function findContactMessage(visit: Visit, id: string): Promise<ContactMessageRow | undefined> {
  return visit.db.selectFrom('contactMessage').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Whose page it is on, who wrote it or sent it with a review, and its words, if any; undefined if it is gone. */
export async function findReportedPart(visit: Visit, { kind, id, proId }: ReportedPart) {
  return published[kind](visit, id, proId)
}

const published = {
  review: ({ db }: Visit, id: string, proId: string) =>
    db
      .selectFrom('review')
      .innerJoin('account', 'account.id', 'review.customerId')
      .innerJoin('pro', 'pro.accountId', 'review.proId')
      .select(['review.comment as words', 'account.firstName as author', 'pro.businessName'])
      .where('review.id', '=', id)
      .where('review.proId', '=', proId)
      .executeTakeFirst(),
  photo: ({ db }: Visit, id: string, proId: string) =>
    db
      .selectFrom('picture')
      .leftJoin('reviewPhoto', 'reviewPhoto.pictureId', 'picture.id')
      .leftJoin('review', 'review.id', 'reviewPhoto.reviewId')
      .leftJoin('account', 'account.id', 'review.customerId')
      .innerJoin('pro', (join) =>
        join.on(
          ({ fn }) => fn.coalesce('review.proId', 'picture.accountId'),
          '=',
          (on) => on.ref('pro.accountId'),
        ),
      )
      .select(['picture.caption as words', 'account.firstName as author', 'pro.businessName'])
      .where('picture.id', '=', id)
      .where('pro.accountId', '=', proId)
      .where('picture.purpose', 'in', ['work', 'review'])
      .executeTakeFirst(),
} satisfies Record<ReportedPart['kind'], unknown>
