import { sql } from 'kysely'

import type { BookingRow } from '../../../platform/tables/booking-tables.ts'
import type { Visit } from '../../../platform/visit.server.ts'
import { membershipStatusAt } from '../../accounts/membership-status.table.server.ts'
import { replaced } from '../../appointments/appointment.table.server.ts'
import { photos } from '../booking-record.table.server.ts'
import { laterCanceled } from '../../appointments/later-canceled.table.server.ts'
import { areBlocked } from '../../appointments/parties.table.server.ts'
import { othersMoved } from '../../appointments/moved-along.table.server.ts'

/**
 * The business of a booking and its membership, what it suggests, the current state of the booking that this one
 * replaces or would replace, whether one party has blocked the other, and the account addresses of both; null for a
 * deleted account.
 */
export async function findCorrespondents(
  visit: Visit,
  { id, customerId, proId, replacesId, suggestionId }: BookingRow,
) {
  return visit.db
    .selectFrom('pro')
    .leftJoin('account as customer', (join) =>
      join.on('customer.id', '=', customerId).on('customer.deletedAt', 'is', null),
    )
    .leftJoin('account as owner', (join) =>
      join.onRef('owner.id', '=', 'pro.accountId').on('owner.deletedAt', 'is', null),
    )
    .leftJoin('membership', 'membership.accountId', 'pro.accountId')
    .innerJoin('booking', (join) => join.on('booking.id', '=', id))
    .leftJoin('booking as replaced', (join) => join.on('replaced.id', '=', replacesId))
    .leftJoin('suggestion', (join) => join.on('suggestion.bookingId', '=', id).on('suggestion.id', '=', suggestionId))
    .select([
      'pro.businessName',
      'pro.phone',
      'pro.approvedAt',
      'customer.email as customerAccountEmail',
      'customer.role',
      'owner.email as proAccountEmail',
    ])
    .select(membershipStatusAt(visit.now).as('membership'))
    .select([replaced(visit.now).as('replaced'), 'replaced.startsAt as replacedStart'])
    .select(['suggestion.starts', 'suggestion.note', 'suggestion.priceCents as suggestedPriceCents'])
    .select(['suggestion.movesFrom', andLater(visit.now).as('andLater'), laterStarts.as('laterStarts')])
    .select(['pro.latitude', 'pro.longitude', 'pro.serviceRadius'])
    .select([seriesNumbers.as('seriesNumbers'), laterCanceled.as('laterCanceled'), photos.as('photos')])
    .select(areBlocked('booking').as('isBlocked'))
    .select(sql<boolean>`customer.email_verified_at is not null`.as('customerConfirmed'))
    .where('pro.accountId', '=', proId)
    .executeTakeFirstOrThrow()
}

/** The accepted appointments of its series that come after it. */
const laterStarts = sql<Date[]>`array(select next.starts_at from booking as next
  where next.series_id = booking.series_id and next.status = 'accepted' and next.starts_at > booking.starts_at
  order by next.starts_at)`

/** The later ones are to move with it or, if its customer takes a time now, do. */
const andLater = (now: Date) => sql<boolean | null>`(suggestion.and_later
  and (suggestion.moves_from = booking.starts_at or ${othersMoved(sql`${now}`)}))`

/** Which of the appointments of a series were booked. */
const seriesNumbers = sql<number[]>`array(select distinct one.series_number from booking as one
  where one.series_id = booking.id)`
