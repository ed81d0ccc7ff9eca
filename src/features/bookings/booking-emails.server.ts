import type { Visit } from '../../platform/visit.server.ts'
import { queueEmail } from '../notifications/emails.server.ts'
import { notify, markRelatedRead } from '../notifications/notifications.server.ts'
import { queueOptionalEmail } from '../notifications/optional-emails.server.ts'
import { type BookingEventKind, emailsAbout } from './booking-emails.ts'
import { findCorrespondence } from './booking-emails.table.server.ts'
import { partyOf } from './booking.ts'

/**
 * Emails and notifies the parties who did not do it themselves, in the same transaction. Emails go to the addresses of the
 * accounts: whatever address a request names, nobody can make Poolwell write to it.
 */
export async function notifyParties(visit: Visit, bookingId: string, kind: BookingEventKind): Promise<void> {
  const booking = await findCorrespondence(visit, bookingId)
  const { customerId, proId, customerAddress, proAddress } = booking
  const by = partyOf(booking, visit.actor?.id ?? '') ?? 'system'
  const { customer, pro } = emailsAbout(kind, by, { ...booking, siteUrl: visit.config.publicUrl })
  if (visit.actor) await markRelatedRead(visit, visit.actor.id, { bookingId })
  if (pro && proAddress) {
    await queueEmail(visit, proAddress, pro)
    await notify(visit, { to: proId, kind, bookingId })
  }
  if (!customer || !customerAddress) return
  const post = { accountId: customerId, address: customerAddress, kind: 'visits' } as const
  await (kind === 'complete' ? queueOptionalEmail(visit, post, customer) : queueEmail(visit, customerAddress, customer))
  if (kind !== 'request') await notify(visit, { to: customerId, kind, bookingId })
}
