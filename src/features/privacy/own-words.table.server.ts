import type { Visit } from '../../platform/visit.server.ts'
import { inWords } from '../messages/booking-line.ts'
import { bookingChange } from '../messages/messages.table.server.ts'

/** The history of bookings, reviews written and received, conversations as customer and pro, blocks and reports. */
export async function findOwnWords(visit: Visit, personId: string) {
  const reviews = visit.db
    .selectFrom('review')
    .select(['id', 'bookingId', 'proId', 'rating', 'comment', 'proResponse', 'respondedAt', 'createdAt'])
    .orderBy('createdAt')
  return {
    reviewsWritten: await reviews.where('customerId', '=', personId).execute(),
    reviewsRemoved: await visit.db
      .selectFrom('reviewRemoval')
      .innerJoin('booking', 'booking.id', 'reviewRemoval.bookingId')
      .select(['reviewRemoval.bookingId', 'reviewRemoval.rating', 'reviewRemoval.reason', 'reviewRemoval.removedAt'])
      .where('booking.customerId', '=', personId)
      .execute(),
    reviewsReceived: await reviews.where('proId', '=', personId).execute(),
    bookingEvents: await findBookingEvents(visit, personId),
    messages: await findMessages(visit, personId),
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

async function findBookingEvents({ db }: Visit, personId: string) {
  return db
    .selectFrom('bookingEvent')
    .innerJoin('booking', 'booking.id', 'bookingEvent.bookingId')
    .select(['bookingEvent.bookingId', 'bookingEvent.actorId', 'bookingEvent.fromStatus', 'bookingEvent.toStatus'])
    .select((on) => {
      const isOwn = on('bookingEvent.actorId', '=', personId)
      // What a block kept from the other party is stored in the event, not in the booking.
      const isShown = on('bookingEvent.reason', '=', on.ref('booking.cancelReason'))
      const mayRead = on.or([isOwn, isShown])
      return on.case().when(mayRead).then(on.ref('bookingEvent.reason')).end().as('reason')
    })
    .select('bookingEvent.at')
    .where((on) => on.or([on('booking.customerId', '=', personId), on('booking.proId', '=', personId)]))
    .orderBy('bookingEvent.bookingId')
    .orderBy('bookingEvent.at')
    .execute()
}

async function findMessages({ db }: Visit, personId: string) {
  const rows = await db
    .selectFrom('message')
    .innerJoin('conversation', 'conversation.id', 'message.conversationId')
    .select(['message.conversationId', 'conversation.customerId', 'conversation.proId'])
    .select([
      'message.seq',
      'message.senderId',
      'message.body',
      'message.bookingId',
      'message.createdAt',
      'message.pictureId',
      bookingChange.as('change'),
    ])
    .where((on) => on.or([on('conversation.customerId', '=', personId), on('conversation.proId', '=', personId)]))
    .orderBy('message.conversationId')
    .orderBy('message.seq')
    .execute()
  return rows.map(inWords)
}
