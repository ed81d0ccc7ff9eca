import type { Log } from '../platform/log.server.ts'
import { authCalls } from './auth.ts'
import { availabilityCalls } from './availability.ts'
import { bookingCalls } from './bookings.ts'
import { calendarCalls } from './calendar.ts'
import type { Call } from './call.ts'
import { categoryCalls } from './categories.ts'
import { contactCalls } from './contact.ts'
import { docsCalls } from './docs.ts'
import { eventCalls } from './events.ts'
import { geoCalls } from './geo.ts'
import { membershipCalls } from './memberships.ts'
import { messageCalls } from './messages.ts'
import { notificationCalls } from './notifications.ts'
import { privacyCalls } from './privacy.ts'
import { proCalls } from './pros.ts'
import { reviewCalls } from './reviews.ts'
import { savedProCalls } from './saved-pros.ts'
import { serviceCalls } from './services.ts'

/** Every call of the API, in the order of its documentation; the first that fits a path answers it. */
export function openCalls(log: Log): readonly Call[] {
  const calls: readonly Call[] = [
    ...authCalls,
    ...privacyCalls,
    ...categoryCalls,
    ...geoCalls,
    ...proCalls,
    ...availabilityCalls,
    ...serviceCalls,
    ...savedProCalls,
    ...bookingCalls,
    ...calendarCalls,
    ...reviewCalls,
    ...messageCalls,
    ...notificationCalls,
    ...eventCalls(log),
    ...contactCalls,
    ...membershipCalls,
    ...docsCalls(() => calls),
  ]
  return calls
}
