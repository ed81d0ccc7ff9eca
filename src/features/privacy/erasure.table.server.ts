import { sql } from 'kysely'

import type { Visit } from '../../platform/visit.server.ts'
import { isParty } from '../appointments/parties.table.server.ts'
import { noMembership } from '../memberships/reported-membership.ts'
import { sentBy } from './own-records.table.server.ts'
import { formerCustomer, formerPro, placeholderEmail } from './deleted-account.ts'

/** Ends the membership here; returns the payment provider's customer id, which is deleted along with it. */
export async function takeCustomerRef({ db, now }: Visit, accountId: string): Promise<string | null> {
  const found = await db
    .selectFrom('membership')
    .select('customerRef')
    .where('accountId', '=', accountId)
    .forUpdate()
    .executeTakeFirst()
  await db
    .updateTable('membership')
    .set({ ...noMembership, customerRef: null, updatedAt: now })
    .where('accountId', '=', accountId)
    .execute()
  return found?.customerRef ?? null
}

/**
 * Pending requests, and accepted appointments that have not begun, on both sides. Two accounts that are deleted at the
 * same time lock them in the same order.
 */
export async function lockOpenBookings(visit: Visit, personId: string) {
  return openBookings(visit)
    .select(['id', 'status', 'customerId', 'startsAt'])
    .where(isParty('booking', personId))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
}

/**
 * Keeps the accounts of a pro's customers with open bookings until the transaction ends: before the pro's own, as every
 * change of a booking does. If one of them leaves at the same moment, the two take turns.
 */
export async function keepCustomers(visit: Visit, proId: string): Promise<void> {
  await openBookings(visit)
    .innerJoin('account', 'account.id', 'booking.customerId')
    .select('account.id')
    .where('booking.proId', '=', proId)
    .orderBy('account.id')
    .forKeyShare('account')
    .execute()
}

function openBookings({ db, now }: Visit) {
  return db.selectFrom('booking').where((on) => {
    const isAhead = on.and([on('booking.status', '=', 'accepted'), on('booking.startsAt', '>', now)])
    return on.or([on('booking.status', '=', 'pending'), isAhead])
  })
}

/**
 * Blanks what they wrote in conversations and reports. Our own lines about bookings stay, and what the other person has
 * not read yet stays unread, such as the line about a canceled appointment.
 */
export async function eraseMessages({ db }: Visit, id: string): Promise<void> {
  const body = sql<string>`case when picture_id is null then 'Message deleted' else 'Photo removed' end`
  await db
    .updateTable('message')
    .set({ body, pictureId: null })
    .where('conversationId', 'in', (from) =>
      from.selectFrom('conversation').select('id').where(isParty('conversation', id)),
    )
    .where('senderId', '=', id)
    .execute()
  await db.updateTable('report').set({ reason: '', details: '' }).where('reporterId', '=', id).execute()
  await db
    .deleteFrom('block')
    .where((on) => on.or([on('blockerId', '=', id), on('blockedId', '=', id)]))
    .execute()
}

/** Erases their name, contact details and texts in bookings, and the operator's note about a review of theirs. */
export async function eraseBookingWords({ db }: Visit, id: string): Promise<void> {
  // Older bookings may have any text there, but one of our categories is nobody's own words.
  const serviceType = sql<string>`case when service_type in (select name from category) then service_type else 'Pool service' end`
  await db
    .updateTable('booking')
    .set({ customerName: formerCustomer, customerEmail: '', customerPhone: '', address: null, notes: '', serviceType })
    .where('customerId', '=', id)
    .execute()
  await sql`
    update booking set cancel_reason = null from booking_event event
    where ${isParty('booking', id)} and event.booking_id = booking.id and event.actor_id = ${id}::uuid
      and event.to_status in ('canceled', 'rejected') and ended_as is null`.execute(db)
  // Through their bookings, which an index finds: none finds events by who made them.
  // Where the system ended the booking, with this account, the reason is its own.
  await sql`
    update booking_event event set reason = null from booking
    where ${isParty('booking', id)} and event.booking_id = booking.id and event.actor_id = ${id}::uuid
      and event.reason is not null and (event.to_status <> 'canceled' or ended_as is null)`.execute(db)
  await db
    .updateTable('suggestion')
    .set({ note: null })
    .where('bookingId', 'in', (from) => from.selectFrom('booking').select('id').where('proId', '=', id))
    .where('note', 'is not', null)
    .execute()
  await sql`
    update review_removal set reason = '' from booking
    where booking.id = review_removal.booking_id and ${isParty('booking', id)}`.execute(db)
}

/** Deletes their messages to us, and everything else stored under their address. */
export async function eraseRecords({ db }: Visit, { id, email }: { id: string; email: string }): Promise<void> {
  await db.deleteFrom('idempotencyKey').where('accountId', '=', id).execute()
  await db.deleteFrom('contactMessage').where(sentBy(id)).execute()
  await db
    .deleteFrom('keptMail')
    .where(sql<boolean>`lower(to_address) = ${email.toLowerCase()}`)
    .execute()
}

/** Erases the account itself: nobody can log in to it, and its address is available again. */
export async function eraseAccount({ db, now }: Visit, id: string): Promise<void> {
  await db.deleteFrom('session').where('accountId', '=', id).execute()
  await db.deleteFrom('oneTimeToken').where('accountId', '=', id).execute()
  await db.deleteFrom('notification').where('accountId', '=', id).execute()
  await db.deleteFrom('mailPreference').where('accountId', '=', id).execute()
  await db
    .deleteFrom('savedPro')
    .where((on) => on.or([on('accountId', '=', id), on('proId', '=', id)]))
    .execute()
  await db.deleteFrom('presence').where('accountId', '=', id).execute()
  await db.deleteFrom('signInMark').where('accountId', '=', id).execute()
  const secrets = { passwordHash: '', calendarTokenHash: null, emailVerifiedAt: null, pendingEmail: null }
  await db
    .updateTable('account')
    .set((account) => ({
      ...secrets,
      email: placeholderEmail(id),
      firstName: sql<string>`case when ${account.ref('role')} = 'pro' then ${formerPro} else ${formerCustomer} end`,
      lastName: '',
      phone: null,
      profileImageUrl: null,
      deletedAt: now,
    }))
    .where('id', '=', id)
    .execute()
}
