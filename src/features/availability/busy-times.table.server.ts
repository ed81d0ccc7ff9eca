import { type ExpressionBuilder, sql } from 'kysely'

import { later } from '../../platform/durations.ts'
import { isId } from '../../platform/id.ts'
import type { Tables } from '../../platform/tables/tables.ts'
import type { Visit } from '../../platform/visit.server.ts'
import { isParty } from '../appointments/parties.table.server.ts'
import { anyOf } from '../../platform/database/any-of.server.ts'
import { quarterHour } from './quarter-hour.ts'
import type { Span } from './schedule.ts'

/** What is being rescheduled takes no time of its own. */
export interface Rescheduled {
  /** The appointment, or the request that reschedules it. */
  replacesId?: string
  /** Whether the later appointments of its series move, too; if it is left out, as that request says. */
  andLater?: boolean
}

/**
 * The accepted appointments that overlap a span of the pro's time, in order; without those that are being rescheduled.
 */
export async function findBusyTimes(
  visit: Visit,
  proId: string,
  span: Span,
  rescheduled: Rescheduled = {},
): Promise<Span[]> {
  let found = visit.db.selectFrom('booking').select(['startsAt', 'endsAt'])
  const moving = rescheduledBy(visit, rescheduled)
  if (moving) found = found.where('id', 'not in', moving)
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

/** The current start of an appointment that is to be rescheduled alone; it is no new time for it. */
export async function findPresentStart(visit: Visit, rescheduled: Rescheduled): Promise<Date | undefined> {
  if (rescheduled.andLater) return undefined
  const moving = rescheduledBy(visit, rescheduled)?.where(movesLater(rescheduled), 'is not', true)
  return (await moving?.select('own.startsAt').executeTakeFirst())?.startsAt
}

/**
 * The appointment that is being rescheduled, named directly or by the request that reschedules it, and the later ones
 * that move with it; only for its two parties.
 */
function rescheduledBy({ db, actor, now }: Visit, { replacesId, ...moving }: Rescheduled) {
  if (replacesId === undefined || !isId(replacesId) || !actor) return undefined
  return db
    .selectFrom('booking as named')
    .innerJoin('booking as first', (join) =>
      join.on(
        sql<boolean>`first.id = case named.status when 'pending' then coalesce(named.replaces_id, named.id) else named.id end`,
      ),
    )
    .innerJoin('booking as own', (join) =>
      join.on(sql<boolean>`(own.id = first.id or ${movesLater(moving)}
        and own.series_id = first.series_id and own.starts_at > greatest(first.starts_at, ${now}::timestamptz))`),
    )
    .select('own.id')
    .where('named.id', '=', replacesId)
    .where(isParty('own', actor.id))
    .where('own.status', '=', 'accepted')
}

function movesLater({ andLater }: Rescheduled) {
  return andLater === undefined
    ? sql<boolean>`(named.status = 'pending' and named.series_id = named.id)`
    : sql<boolean>`${andLater}::boolean`
}
