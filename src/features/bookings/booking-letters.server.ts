import type { Visit } from '../../platform/visit.server.ts'
import { postLetter } from '../notifications/letters.server.ts'
import { type BookingDeed, lettersAbout } from './booking-letters.ts'
import { findCorrespondence } from './booking-letters.table.server.ts'
import { partyOf } from './booking.ts'

/**
 * Writes to those who did not do it themselves, in the transaction of the deed. Letters go to the addresses of the
 * accounts: whatever address a request names, nobody can have Poolwell write to it.
 */
export async function tellParties(visit: Visit, bookingId: string, deed: BookingDeed): Promise<void> {
  const booking = await findCorrespondence(visit, bookingId)
  const by = partyOf(booking, visit.actor?.id ?? '') ?? 'system'
  const { customer, pro } = lettersAbout(deed, by, { ...booking, siteUrl: visit.config.publicUrl })
  if (pro && booking.proAddress) await postLetter(visit, booking.proAddress, pro)
  if (customer && booking.customerAddress) await postLetter(visit, booking.customerAddress, customer)
}
