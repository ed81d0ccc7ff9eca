import { sql } from 'kysely'

import type { Visit } from '../../platform/visit.server.ts'
import { membershipStatusAt } from '../accounts/membership-status.table.server.ts'
import { replaced } from '../appointments/appointment.table.server.ts'
import { areBlocked } from '../appointments/parties.table.server.ts'
import { photosOfReview } from '../media/pictures.table.server.ts'
import { type BookingView, mostShownPhotos } from './booking.ts'
import { asksToMove, openStarts, timeTaken } from './suggestions/open-times.table.server.ts'

/** A booking with everything that its two parties may see of it. */
export type BookingRecord = Awaited<ReturnType<ReturnType<typeof selectBookings>['executeTakeFirstOrThrow']>>

/** Bookings with both parties, their review, and the bookings that they replace or that would replace them. */
export function selectBookings(visit: Visit) {
  return visit.db
    .selectFrom('booking')
    .innerJoin('account as customer', 'customer.id', 'booking.customerId')
    .innerJoin('account as owner', 'owner.id', 'booking.proId')
    .innerJoin('pro', 'pro.accountId', 'booking.proId')
    .leftJoin('membership', 'membership.accountId', 'booking.proId')
    .leftJoin('review', 'review.bookingId', 'booking.id')
    .leftJoin('reviewRemoval', 'reviewRemoval.bookingId', 'booking.id')
    .leftJoin('booking as replaced', 'replaced.id', 'booking.replacesId')
    .leftJoin('suggestion', (join) =>
      join.onRef('suggestion.bookingId', '=', 'booking.id').onRef('suggestion.id', '=', 'booking.suggestionId'),
    )
    .select(bookingColumns)
    .select(partyColumns)
    .select([
      'review.proResponse',
      'review.respondedAt',
      reviewedAt.as('reviewedAt'),
      'reviewRemoval.removedAt as reviewRemovedAt',
      'replaced.startsAt as replacedStart',
      'replaced.seriesId as replacedSeriesId',
      'suggestion.starts as suggestedStarts',
      'suggestion.note as suggestionNote',
      'suggestion.priceCents as suggestedPriceCents',
      'suggestion.movesFrom as suggestedMovesFrom',
      'suggestion.andLater as suggestedAndLater',
      membershipStatusAt(visit.now).as('membership'),
      timeTaken(visit.now).as('timeTaken'),
      areBlocked('booking').as('isBlocked'),
      review.as('review'),
      replaced(visit.now).as('replaced'),
      openStarts(visit.now).as('openStarts'),
      asksToMove('booking', 'suggestion').as('proAsksToMove'),
      movedFrom.as('movedFrom'),
      replacement.as('replacement'),
      replacedIsToMove.as('replacedIsToMove'),
      canceledBy.as('canceledBy'),
      endedAsRequest.as('endedAsRequest'),
      countLater(visit.now).as('later'),
      photos.as('photos'),
      photosOfReview.as('reviewPhotos'),
    ])
}

const partyColumns = [
  'customer.firstName as customerFirstName',
  'customer.lastName as customerLastName',
  'customer.deletedAt as customerLeftAt',
  'owner.firstName as proFirstName',
  'owner.lastName as proLastName',
  'owner.deletedAt as proLeftAt',
  'pro.businessName',
  'pro.timeZone as proTimeZone',
  'pro.approvedAt as proApprovedAt',
  'pro.phone as proPhone',
] as const

/** An appointment that nobody requested on its own: it comes from a repeating request. */
export const cameWithSeries = sql<boolean>`(series_number > 1 and replaces_id is null)`

export const bookingColumns = [
  'booking.id',
  'booking.status',
  'booking.customerId',
  'booking.proId',
  'booking.serviceId',
  'booking.serviceName',
  'booking.serviceType',
  'booking.scheduledDate',
  'booking.scheduledTime',
  'booking.timeZone',
  'booking.startsAt',
  'booking.endsAt',
  'booking.durationMinutes',
  'booking.priceCents',
  'booking.priceIsEstimate',
  'booking.customerName',
  'booking.customerEmail',
  'booking.customerPhone',
  'booking.address',
  'booking.city',
  'booking.state',
  'booking.zip',
  'booking.notes',
  'booking.cancelReason',
  'booking.endedAs',
  'booking.createdAt',
  'booking.updatedAt',
  'booking.replacesId',
  'booking.suggestionId',
  'booking.requestedDate',
  'booking.requestedTime',
  'booking.seriesId',
  'booking.seriesNumber',
  'booking.repeatWeeks',
  'booking.repeatTimes',
] as const

const reviewedAt = sql<Date | null>`coalesce(review.changed_at, review.created_at)`

const review = sql<BookingView['review']>`case when review.id is not null then
  jsonb_build_object('id', review.id, 'rating', review.rating, 'comment', review.comment) end`

const replacement = sql<BookingView['replacement']>`(
  select jsonb_build_object('id', next.id, 'status', next.status, 'scheduledDate', next.scheduled_date, 'scheduledTime', next.scheduled_time,
    'andLater', coalesce(next.series_id = next.id, false))
  from booking as next where next.replaces_id = booking.id order by next.created_at desc, next.id desc limit 1)`

/** The pro suggests other times for the appointment that this request asks to move. */
const replacedIsToMove = sql<boolean>`(booking.status = 'pending' and exists (
  select from suggestion as move where move.booking_id = replaced.id and move.id = replaced.suggestion_id
    and ${asksToMove('replaced', 'move')}))`

/** When it was before its customer took the time that it has now, if it was accepted then. */
export const movedFrom = sql<string | null>`case when booking.requested_date is not null then (
  select to_jsonb(moves_from) from suggestion as taken where taken.booking_id = booking.id
    and taken.taken_start = booking.starts_at and taken.moves_from is not null order by taken.id desc limit 1) end`

const canceledBy = sql<BookingView['canceledBy']>`(
  select case actor_id when booking.customer_id then 'customer' when booking.pro_id then 'pro' end
  from booking_event where booking_id = booking.id and to_status = 'canceled' limit 1)`

const endedAsRequest = sql<boolean>`exists (select from booking_event
  where booking_id = booking.id and from_status = 'pending' and to_status in ('rejected', 'canceled'))`

/** What its customer sent about it, the newest, in the order in which they were sent. */
export const photos = sql<string[]>`array(select picture_id::text from (
  select seq, picture_id from message
  where message.booking_id = booking.id and picture_id is not null and sender_id = booking.customer_id
  order by seq desc limit ${sql.lit(mostShownPhotos)}) as newest order by seq)`

/** How many later appointments of the series are still to come. */
const countLater = (
  now: Date,
) => sql<number>`case when booking.series_id is null or booking.status <> 'accepted' then 0 else (
  select count(*)::int from booking as next where next.series_id = booking.series_id
    and next.starts_at > greatest(booking.starts_at, ${now}::timestamptz) and next.status = 'accepted') end`
