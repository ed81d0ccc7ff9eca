import type { ExpressionBuilder } from 'kysely'

import { later } from '../../platform/durations.ts'
import { isId } from '../../platform/id.ts'
import type { Tables } from '../../platform/tables/tables.ts'
import type { Visit } from '../../platform/visit.server.ts'
import { isParty } from '../appointments/parties.table.server.ts'
import { anyOf } from '../../platform/database/any-of.server.ts'
import { quarterHour } from './quarter-hour.ts'
import type { Span } from './schedule.ts'

/**
 * The accepted appointments that overlap a span of the pro's time, in order; without the one that is being rescheduled.
 */
export async function findBusyTimes(visit: Visit, proId: string, span: Span, replacesId?: string): Promise<Span[]> {
  let found = visit.db.selectFrom('booking').select(['startsAt', 'endsAt'])
  if (replacesId !== undefined && isId(replacesId) && visit.actor) {
    found = found.where('id', 'not in', rescheduledBy(visit, replacesId, visit.actor.id))
  }
  return found
    .where('id', 'in', (from) => claimedIn(from, span).where('proId', '=', proId))
    .orderBy('startsAt')
    .execute()
}

/** The accepted appointments of several pros that overlap a span, in no order. */
export async function findBusyTimesOf(
  { db }: Visit,
  proIds: string[],
  span: Span,
): Promise<(Span & { proId: string })[]> {
  return db
    .selectFrom('booking')
    .select(['proId', 'startsAt', 'endsAt'])
    .where('id', 'in', (from) => claimedIn(from, span).where('proId', '=', anyOf(proIds)))
    .execute()
}

/** The bookings with quarter hours in a span; the first may have begun before it. */
function claimedIn(from: ExpressionBuilder<Tables, 'booking'>, { startsAt, endsAt }: Span) {
  return from
    .selectFrom('bookingSlot')
    .select('bookingId')
    .where('slot', '>', later(startsAt, -quarterHour))
    .where('slot', '<', endsAt)
}

/** The current start of the appointment that is to be rescheduled; it is no new time for it. */
export async function findPresentStart(visit: Visit, replacesId: string): Promise<Date | undefined> {
  if (!isId(replacesId) || !visit.actor) return undefined
  const found = rescheduledBy(visit, replacesId, visit.actor.id).select('own.startsAt')
  return (await found.executeTakeFirst())?.startsAt
}

/**
 * The appointment that is being rescheduled, named directly or by the request that reschedules it; only for its two
 * parties.
 */
function rescheduledBy({ db }: Visit, replacesId: string, partyId: string) {
  return db
    .selectFrom('booking as own')
    .select('own.id')
    .where(isParty('own', partyId))
    .where('own.status', '=', 'accepted')
    .where((on) =>
      on.or([
        on('own.id', '=', replacesId),
        on('own.id', '=', on.selectFrom('booking').select('replacesId').where('id', '=', replacesId)),
      ]),
    )
}
