import type { BookingRow } from '../../platform/booking-tables.ts'
import type { Visit } from '../../platform/visit.server.ts'
import type { BookingEmailData } from './booking-email-facts.ts'
import { findCorrespondents } from './booking-emails.table.server.ts'

/** To whom one writes about a booking, and what the emails mention. An address is null where the account is gone. */
export async function correspondenceAbout(
  visit: Visit,
  booking: BookingRow,
  replaced: BookingEmailData['replaced'] = null,
) {
  const { customerAccountEmail, proAccountEmail, role, ...names } = await findCorrespondents(visit, booking)
  const { publicUrl: siteUrl } = visit.config
  const data: BookingEmailData = { ...booking, ...names, replaced, customerRole: role ?? 'customer', siteUrl }
  return { customerAccountEmail, proAccountEmail, data }
}
