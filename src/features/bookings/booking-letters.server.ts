import type { Visit } from '../../platform/visit.server.ts'
import { postLetter } from '../notifications/letters.server.ts'
import { notify, settle } from '../notifications/notifications.server.ts'
import { postOptionalLetter } from '../notifications/optional-letters.server.ts'
import { type BookingDeed, lettersAbout } from './booking-letters.ts'
import { findCorrespondence } from './booking-letters.table.server.ts'
import { partyOf } from './booking.ts'

/**
 * Writes to those who did not do it themselves and notifies them, in the transaction of the deed. Letters go to the
 * addresses of the accounts: whatever address a request names, nobody can have Poolwell write to it.
 */
export async function tellParties(visit: Visit, bookingId: string, deed: BookingDeed): Promise<void> {
  const booking = await findCorrespondence(visit, bookingId)
  const { customerId, proId, customerAddress, proAddress } = booking
  const by = partyOf(booking, visit.actor?.id ?? '') ?? 'system'
  const { customer, pro } = lettersAbout(deed, by, { ...booking, siteUrl: visit.config.publicUrl })
  if (visit.actor) await settle(visit, visit.actor.id, { bookingId })
  if (pro && proAddress) {
    await postLetter(visit, proAddress, pro)
    await notify(visit, { to: proId, kind: deed, bookingId })
  }
  if (!customer || !customerAddress) return
  const post = { accountId: customerId, address: customerAddress, kind: 'visits' } as const
  await (deed === 'complete' ? postOptionalLetter(visit, post, customer) : postLetter(visit, customerAddress, customer))
  if (deed !== 'request') await notify(visit, { to: customerId, kind: deed, bookingId })
}
