import type { Visit } from '../../platform/visit.server.ts'
import { postLetter } from '../notifications/letters.server.ts'
import { notify, settle } from '../notifications/notifications.server.ts'
import { postOptionalLetter } from '../notifications/optional-letters.server.ts'
import { type BookingEventKind, lettersAbout } from './booking-letters.ts'
import { findCorrespondence } from './booking-letters.table.server.ts'
import { partyOf } from './booking.ts'

/**
 * Mails and notifies the parties who did not do it themselves, in the same transaction. Mails go to the addresses of the
 * accounts: whatever address a request names, nobody can make Poolwell write to it.
 */
export async function tellParties(visit: Visit, bookingId: string, kind: BookingEventKind): Promise<void> {
  const booking = await findCorrespondence(visit, bookingId)
  const { customerId, proId, customerAddress, proAddress } = booking
  const by = partyOf(booking, visit.actor?.id ?? '') ?? 'system'
  const { customer, pro } = lettersAbout(kind, by, { ...booking, siteUrl: visit.config.publicUrl })
  if (visit.actor) await settle(visit, visit.actor.id, { bookingId })
  if (pro && proAddress) {
    await postLetter(visit, proAddress, pro)
    await notify(visit, { to: proId, kind, bookingId })
  }
  if (!customer || !customerAddress) return
  const post = { accountId: customerId, address: customerAddress, kind: 'visits' } as const
  await (kind === 'complete' ? postOptionalLetter(visit, post, customer) : postLetter(visit, customerAddress, customer))
  if (kind !== 'request') await notify(visit, { to: customerId, kind, bookingId })
}
