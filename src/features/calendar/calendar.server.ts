import { daysInMs, later } from '../../platform/durations.ts'
import { refuse } from '../../platform/refusal.ts'
import { hashOf, newSecret } from '../../platform/secret-token.server.ts'
import { signedIn, transact, type Visit } from '../../platform/visit.server.ts'
import { lockOwnAccount } from '../accounts/lock-own-account.server.ts'
import { bookingPath } from '../appointments/dashboard-paths.ts'
import { addressLine } from '../bookings/booking.ts'
import { calendarOf, type CalendarAppointment } from './calendar.ts'
import {
  findCalendarOwner,
  findCalendarTokenHash,
  findCalendarBookings,
  setCalendarToken,
  type CalendarBooking,
} from './calendar.table.server.ts'
import { loginPath } from '../../platform/login-path.ts'
import type { Role } from '../../platform/tables/column-values.ts'
import { serviceOf } from '../appointments/appointment.ts'

const daysBack = 60

/** Creates a new secret address for the caller's calendar; the previous one stops working. It can be read only now. */
export async function renewCalendarAddress(visit: Visit): Promise<{ url: string }> {
  const token = newSecret()
  await transact(visit, async (visit) => {
    const { id } = await lockOwnAccount(visit)
    await setCalendarToken(visit, id, hashOf(token))
  })
  return { url: `${visit.config.publicUrl}/api/calendar/${token}.ics` }
}

export async function hasCalendarAddress(visit: Visit): Promise<boolean> {
  return (await findCalendarTokenHash(visit, signedIn(visit).id)) !== null
}

/** The appointments behind this secret, as a calendar; needs no session, since calendar apps have none. */
export async function readCalendar(visit: Visit, token: string): Promise<string> {
  const owner = token.length > 100 ? undefined : await findCalendarOwner(visit, hashOf(token))
  if (!owner) return refuse('missing', 'There is no calendar at this address.')
  const from = later(visit.now, -daysInMs(daysBack))
  const bookings = await findCalendarBookings(visit, owner.id, from)
  return calendarOf(bookings.map((found) => onCalendar(found, owner, visit.config.publicUrl)))
}

// The street is included for the pro, too: calendars have accepted appointments only.
function onCalendar(found: CalendarBooking, owner: Owner, publicUrl: string): CalendarAppointment {
  const mine = found.customerId === owner.id
  const what = serviceOf(found)
  const who = mine ? found.businessName : found.customerName
  const url = `${publicUrl}${loginPath(pathOf(found, owner))}`
  return {
    id: found.id,
    startsAt: found.startsAt,
    endsAt: found.endsAt,
    changedAt: found.updatedAt,
    revision: secondsBetween(found.createdAt, found.updatedAt),
    summary: `${what} – ${who}`,
    location: addressLine(found),
    description: `${mine ? `Pool visit by ${who}` : `Pool visit for ${who}`}.\nDetails: ${url}`,
    url,
  }
}

function secondsBetween(from: Date, to: Date): number {
  return Math.max(0, Math.round((to.getTime() - from.getTime()) / 1000))
}

interface Owner {
  id: string
  role: Role
}

function pathOf({ id, customerId }: CalendarBooking, owner: Owner): string {
  return bookingPath({ isCustomer: customerId === owner.id, role: owner.role }, id)
}
