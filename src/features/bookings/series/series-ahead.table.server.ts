import { sql } from 'kysely'

import type { Visit } from '../../../platform/visit.server.ts'
import { isEndedBy } from '../../appointments/appointment.table.server.ts'
import { canceledTogether } from '../../appointments/later-canceled.table.server.ts'
import { isParty } from '../../appointments/parties.table.server.ts'
import { movedFrom } from '../booking-record.table.server.ts'
import { customerChooses } from '../suggestions/open-times.table.server.ts'

/** A person's accepted appointments of these series that are not over, soonest first. */
export async function findAhead({ db, now }: Visit, personId: string, seriesIds: readonly string[]) {
  return db
    .selectFrom('booking')
    .innerJoin('pro', 'pro.accountId', 'booking.proId')
    .select(['id', 'seriesId', 'seriesNumber', 'scheduledDate', 'scheduledTime', 'startsAt', 'endsAt', 'replacesId'])
    .select(['booking.timeZone', 'durationMinutes'])
    .select([isToMove(now).as('isToMove'), movedFrom.as('movedFrom'), customerChooses(now).as('toChoose')])
    .where('seriesId', 'in', seriesIds)
    .where(isParty('booking', personId))
    .where('status', '=', 'accepted')
    .where('endsAt', '>', now)
    .orderBy('startsAt')
    .orderBy('id')
    .execute()
}

/** A person's appointments that were canceled together with an earlier one, for each of these, soonest first. */
export async function findCanceledWith({ db }: Visit, personId: string, ids: readonly string[]) {
  return db
    .selectFrom('booking')
    .innerJoin('booking as first', 'first.seriesId', 'booking.seriesId')
    .select(['booking.id', 'booking.seriesNumber', 'booking.scheduledDate', 'booking.scheduledTime'])
    .select('first.id as firstId')
    .where('first.id', 'in', ids)
    .where(canceledTogether('first', 'booking'))
    .where(isParty('booking', personId))
    .orderBy('booking.startsAt')
    .orderBy('booking.id')
    .execute()
}

/** The first of the appointments that were canceled together with this one, if it is an earlier one. */
export async function findFirstCanceledWith({ db }: Visit, id: string) {
  return db
    .selectFrom('booking as first')
    .innerJoin('booking', 'booking.seriesId', 'first.seriesId')
    .select('first.id')
    .where('booking.id', '=', id)
    .where(canceledTogether('first', 'booking'))
    .orderBy('first.startsAt')
    .limit(1)
    .executeTakeFirst()
}

/** Only the next one of a series' appointments that are not over. */
export function isNextOfSeries(now: Date) {
  return sql<boolean>`(booking.status <> 'accepted' or not exists (select from booking as next
    where next.series_id = booking.series_id and next.status = 'accepted' and next.ends_at > ${now}
      and (next.starts_at, next.id) < (booking.starts_at, booking.id)))`
}

/** Alone, or with an earlier one of its series. */
const isToMove = (now: Date) => sql<boolean>`exists (select from booking as next
  where next.status = 'pending' and next.customer_id = booking.customer_id and ${isEndedBy('booking', 'next', now)})`
