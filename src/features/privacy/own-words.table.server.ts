import { laterThan } from '../../platform/database/after-cursor.server.ts'
import { batchSize } from '../../platform/in-batches.server.ts'
import { lowestId } from '../../platform/id.ts'
import type { Visit } from '../../platform/visit.server.ts'
import { isParty } from '../appointments/parties.table.server.ts'
import { photosOfReview } from '../media/pictures.table.server.ts'
import { anyOf } from '../../platform/database/any-of.server.ts'

/** Reviews written, blocks and reports. */
export async function findOwnWords(visit: Visit, personId: string) {
  return {
    reviewsWritten: await reviews(visit).where('customerId', '=', personId).orderBy('createdAt').execute(),
    reviewsRemoved: await visit.db
      .selectFrom('reviewRemoval')
      .innerJoin('booking', 'booking.id', 'reviewRemoval.bookingId')
      .select(['reviewRemoval.bookingId', 'reviewRemoval.rating', 'reviewRemoval.reason', 'reviewRemoval.removedAt'])
      .where('booking.customerId', '=', personId)
      .execute(),
    blocked: await visit.db
      .selectFrom('block')
      .select(['blockedId', 'createdAt'])
      .where('blockerId', '=', personId)
      .execute(),
    reports: await visit.db
      .selectFrom('report')
      .select(['subject', 'subjectId', 'reason', 'details', 'createdAt'])
      .where('reporterId', '=', personId)
      .execute(),
  }
}

interface Dated {
  id: string
  createdAt: Date
}

export type ReviewReceived = Awaited<ReturnType<typeof findReviewsReceived>>[number]

/** The next ones after the last. */
export async function findReviewsReceived(visit: Visit, proId: string, last?: Dated) {
  return reviews(visit)
    .where('proId', '=', proId)
    .where(laterThan('review', last && { at: last.createdAt, id: last.id }, 'createdAt'))
    .orderBy('createdAt')
    .orderBy('id')
    .limit(batchSize)
    .execute()
}

export async function findBookingIds({ db }: Visit, personId: string, after = lowestId) {
  return db
    .selectFrom('booking')
    .select('id')
    .where(isParty('booking', personId))
    .where('id', '>', after)
    .orderBy('id')
    .limit(batchSize)
    .execute()
}

/** The history of these bookings. */
export async function findBookingEvents({ db }: Visit, personId: string, bookings: readonly { id: string }[]) {
  const ids = bookings.map(({ id }) => id)
  return db
    .selectFrom('bookingEvent')
    .innerJoin('booking', 'booking.id', 'bookingEvent.bookingId')
    .select(['bookingEvent.bookingId', 'bookingEvent.actorId', 'bookingEvent.fromStatus', 'bookingEvent.toStatus'])
    .select((on) => {
      const isOwn = on('bookingEvent.actorId', '=', personId)
      // What a block kept from the other party is stored in the event, not in the booking.
      const isShown = on('bookingEvent.reason', '=', on.fn.coalesce('booking.endedAs', 'booking.cancelReason'))
      const mayRead = on.or([isOwn, isShown])
      return on.case().when(mayRead).then(on.ref('bookingEvent.reason')).end().as('reason')
    })
    .select('bookingEvent.at')
    .where('booking.id', '=', anyOf(ids))
    .orderBy('bookingEvent.bookingId')
    .orderBy('bookingEvent.at')
    .execute()
}

/** The other times that were suggested for these bookings. */
export async function findSuggestions({ db }: Visit, bookings: readonly { id: string }[]) {
  const ids = bookings.map(({ id }) => id)
  return db
    .selectFrom('suggestion')
    .select([
      'bookingId',
      'starts',
      'note',
      'priceCents',
      'madeAt',
      'retractedAt',
      'movesFrom',
      'takenStart',
      'andLater',
    ])
    .where('bookingId', '=', anyOf(ids))
    .orderBy('bookingId')
    .orderBy('id')
    .execute()
}

export interface Conversation {
  id: string
  customerId: string
  proId: string
}

/** The next conversations that have a message. */
export async function findOwnConversations({ db }: Visit, personId: string, after = lowestId): Promise<Conversation[]> {
  return db
    .selectFrom('conversation')
    .select(['id', 'customerId', 'proId'])
    .where(isParty('conversation', personId))
    .where('lastSeq', '>', 0)
    .where('id', '>', after)
    .orderBy('id')
    .limit(batchSize)
    .execute()
}

function reviews({ db }: Visit) {
  return db
    .selectFrom('review')
    .select(['id', 'bookingId', 'proId', 'rating', 'comment', 'proResponse', 'respondedAt', 'createdAt', 'changedAt'])
    .select(photosOfReview.as('photos'))
}
