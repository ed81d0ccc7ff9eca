import type { BookingRow } from '../../../platform/tables/booking-tables.ts'
import type { Visit } from '../../../platform/visit.server.ts'
import { showsPremium, takesRequests } from '../../memberships/membership.ts'
import type { BookingEmailData } from './booking-email-facts.ts'
import { findCorrespondents } from './booking-emails.table.server.ts'
import { farPoolRemark } from '../request/far-pool.server.ts'
import { mayAskAgain } from '../request/request-refusal.ts'

/** The recipients and facts for emails about a booking. An address is null if the account is deleted. */
export async function correspondenceAbout(visit: Visit, booking: BookingRow) {
  const correspondents = await findCorrespondents(visit, booking)
  const { customerAccountEmail, proAccountEmail, role, phone, membership, approvedAt, ...found } = correspondents
  const customer = { id: booking.customerId, role: role ?? 'customer' }
  const about = {
    replaced: replacedOf(found),
    suggestion: suggestionOf(found),
    customerRole: customer.role,
    takesRequests: takesRequests({ approvedAt, membership }),
    mayAskAgain: mayAskAgain({ ...booking, ...found, membership, approvedAt }, customer),
    proPhone: showsPremium(membership, false) ? phone : null,
    siteUrl: visit.config.publicUrl,
    distance: farPoolRemark(booking, found),
  }
  const data: BookingEmailData = { ...booking, ...found, ...about }
  return { customerAccountEmail, proAccountEmail, data }
}

type Found = Awaited<ReturnType<typeof findCorrespondents>>

function replacedOf({ replaced, replacedStart: startsAt }: Pick<Found, 'replaced' | 'replacedStart'>) {
  return replaced && startsAt && { ...replaced, startsAt }
}

type Suggesting = Pick<Found, 'starts' | 'note' | 'suggestedPriceCents' | 'movesFrom' | 'andLater' | 'laterStarts'>

function suggestionOf({ starts, note, suggestedPriceCents: priceCents, movesFrom, ...found }: Suggesting) {
  const andLater = found.andLater === true && found.laterStarts.length > 0
  return starts && { starts, note, priceCents, movesFrom, andLater }
}
