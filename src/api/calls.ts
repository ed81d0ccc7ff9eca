import { defaultHoursWords } from '../features/availability/hours-words.ts'
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

/** Calls that belong together, with what the documentation says about them. */
export interface Resource {
  name: string
  about: string
  calls: readonly Call[]
}

export function openCalls(log: Log): readonly Call[] {
  return openResources(log).flatMap(({ calls }) => calls)
}

/** Every call of the API, in the order of its documentation; the first that fits a path answers it. */
export function openResources(log: Log): readonly Resource[] {
  const resources: readonly Resource[] = [
    { name: 'Account', about: 'Your account, its password and its sessions.', calls: [...authCalls, ...privacyCalls] },
    {
      name: 'Pros',
      about:
        'Pros, found by place and kind of work. Everyone may read them; an account becomes a pro by a business profile.',
      calls: [...categoryCalls, ...geoCalls, ...proCalls],
    },
    {
      name: 'Availability',
      about: `When a pro works, and which starts are free. A pro without hours works ${defaultHoursWords}.`,
      calls: availabilityCalls,
    },
    { name: 'Services', about: 'What a pro offers, at what price. Only the pro changes them.', calls: serviceCalls },
    { name: 'Saved pros', about: 'The pros that a homeowner keeps to find them again.', calls: savedProCalls },
    {
      name: 'Bookings',
      about:
        'A homeowner asks one pro for a time. The request is `pending`, and holds nothing, until the pro accepts it; then the time is taken for everybody else. `actions` of a booking has the statuses that you may set now.',
      calls: [...bookingCalls, ...calendarCalls],
    },
    { name: 'Reviews', about: 'One review for each completed booking, by its customer.', calls: reviewCalls },
    {
      name: 'Messages',
      about:
        'Two people have one conversation, addressed by the id of the other one. Any homeowner may write to a pro; a pro may write to people who wrote or booked.',
      calls: messageCalls,
    },
    { name: 'Notifications', about: 'What has happened, and which emails tell about it.', calls: notificationCalls },
    { name: 'Event stream', about: 'What happens right now; see “Live events” above.', calls: eventCalls(log) },
    {
      name: 'Membership',
      about: 'What pros pay to take requests. The payment provider has the checkout, and reports what was paid.',
      calls: membershipCalls,
    },
    { name: 'Support', about: 'People who answer.', calls: contactCalls },
    { name: 'Documentation', about: 'This description.', calls: docsCalls(() => resources) },
  ]
  return resources
}
