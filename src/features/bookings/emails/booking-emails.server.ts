import type { BookingRow } from '../../../platform/tables/booking-tables.ts'
import type { Actor, Visit } from '../../../platform/visit.server.ts'
import { type OutgoingEmail, queueEmails } from '../../notifications/emails.server.ts'
import { notify } from '../../notifications/notifications.server.ts'
import { setBookingNewsRead } from '../../notifications/notifications.table.server.ts'
import { queueOptionalEmail } from '../../notifications/optional-emails.server.ts'
import type { BookingEventKind } from '../booking-transitions.ts'
import { partyOf } from '../booking.ts'
import { correspondenceAbout } from './correspondence.server.ts'
import type { BookingEmailData } from './booking-email-facts.ts'
import { emailsAbout } from './booking-emails.ts'

/**
 * Emails and notifies the parties who did not act themselves, in the same transaction; who requested, accepted or
 * canceled gets a copy. Emails go to the accounts' addresses only: naming another address in a request cannot make
 * Poolwell write to it.
 */
export async function notifyParties(
  visit: Visit,
  booking: BookingRow,
  { kind, by }: { kind: BookingEventKind; by: Pick<Actor, 'id'> | null },
): Promise<void> {
  const { id: bookingId, customerId, proId } = booking
  const { customerAccountEmail, proAccountEmail, data } = await correspondenceAbout(visit, booking)
  const party = (by && partyOf(booking, by.id)) ?? 'system'
  const emails = emailsAbout(kind, party, data)
  // No notification can exist yet for a new request. The pro's earlier ones asked to answer or complete it, the
  // customer's to take a suggested time or to say that it took place: that is over, whoever acted.
  const answered = kind === 'complete' || wasAskedToChoose(kind, data) ? [customerId] : []
  const readers = kind === 'request' ? answered : [...(by ? [by.id] : []), proId, ...answered]
  await setBookingNewsRead(visit, readers, [bookingId])
  const recipients = [
    { id: proId, address: proAccountEmail, email: emails.pro },
    { id: customerId, address: customerAccountEmail, email: emails.customer },
  ]
  const posts: OutgoingEmail[] = []
  for (const { id, address, email } of recipients) {
    if (!address || !email) continue
    if (kind === 'complete') await queueOptionalEmail(visit, { accountId: id, address, kind: 'visits' }, email)
    else posts.push({ to: address, email })
    if (id !== by?.id) await notify(visit, { to: id, kind, bookingId })
  }
  await queueEmails(visit, posts)
}

/** An appointment that is canceled may still be the one that its pro asked to move. */
function wasAskedToChoose(kind: BookingEventKind, { suggestionId, suggestion, startsAt }: BookingEmailData): boolean {
  if (kind === 'cancel') return suggestion?.movesFrom?.getTime() === startsAt.getTime()
  return suggestionId !== null || kind === 'retract' || kind === 'retractMove'
}
