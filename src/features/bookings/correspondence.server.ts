import type { BookingRow } from '../../platform/booking-tables.ts'
import type { Visit } from '../../platform/visit.server.ts'
import type { BookingEmailData } from './booking-email-facts.ts'
import { findCorrespondents } from './booking-emails.table.server.ts'
import { farPoolRemark } from './far-pool.server.ts'

/** The recipients and facts for emails about a booking. An address is null if the account is deleted. */
export async function correspondenceAbout(
  visit: Visit,
  booking: BookingRow,
  replaced: BookingEmailData['replaced'] = null,
) {
  const { customerAccountEmail, proAccountEmail, role, ...pro } = await findCorrespondents(visit, booking)
  const { publicUrl: siteUrl } = visit.config
  const about = { replaced, customerRole: role ?? 'customer', siteUrl, distance: farPoolRemark(booking, pro) }
  const data: BookingEmailData = { ...booking, ...pro, ...about }
  return { customerAccountEmail, proAccountEmail, data }
}
