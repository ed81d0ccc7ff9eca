import { sql } from 'kysely'

import type { Visit } from '../../platform/visit.server.ts'
import { isParty } from '../appointments/parties.table.server.ts'

export type CalendarBooking = Awaited<ReturnType<typeof findCalendarBookings>>[number]

/** Only the hash is stored, so that reading the database gives no access to calendars. */
export async function setCalendarToken(visit: Visit, accountId: string, calendarTokenHash: string): Promise<void> {
  await visit.db.updateTable('account').set({ calendarTokenHash }).where('id', '=', accountId).execute()
}

export async function findCalendarTokenHash(visit: Visit, accountId: string): Promise<string | null> {
  const account = await visit.db
    .selectFrom('account')
    .select('calendarTokenHash')
    .where('id', '=', accountId)
    .executeTakeFirst()
  return account?.calendarTokenHash ?? null
}

/** A deleted account has no secret, which the database checks (account_erased). */
export async function findCalendarOwner(visit: Visit, calendarTokenHash: string) {
  return visit.db
    .selectFrom('account')
    .select(['id', 'role'])
    .where('calendarTokenHash', '=', calendarTokenHash)
    .executeTakeFirst()
}

/**
 * The accepted appointments that were not canceled, on both sides, from an instant on; if too many, those around now.
 */
export async function findCalendarBookings(visit: Visit, personId: string, from: Date) {
  return visit.db
    .selectFrom('booking')
    .innerJoin('pro', 'pro.accountId', 'booking.proId')
    .select([
      'booking.id',
      'booking.customerId',
      'booking.customerName',
      'booking.status',
      'booking.startsAt',
      'booking.endsAt',
      'booking.createdAt',
      'booking.updatedAt',
      'booking.serviceName',
      'booking.serviceType',
      'booking.address',
      'booking.city',
      'booking.state',
      'booking.zip',
      'pro.businessName',
    ])
    .where(isParty('booking', personId))
    .where('booking.status', 'in', ['accepted', 'completed'])
    .where('booking.startsAt', '>=', from)
    .orderBy(sql`abs(extract(epoch from booking.starts_at - ${visit.now}::timestamptz))`)
    .orderBy('booking.id')
    .limit(maxBookings)
    .execute()
}

const maxBookings = 2000
