import type { Role } from '../../../platform/tables/column-values.ts'
import { serviceOf } from '../../appointments/appointment.ts'
import { bookingPath } from '../../appointments/dashboard-paths.ts'
import type { StatusTone } from '../../../ui/badge.tsx'
import { formatTime } from '../../../ui/format.ts'
import { statusBadge } from '../booking-words.ts'
import { type BookingParty, type BookingView, partyOf } from '../booking.ts'
import { dayWords } from './day-words.ts'

/** A booking in one line, as one of its parties sees it. */
export interface BookingSummary {
  service: string
  when: string
  tone: StatusTone
  status: string
  href: string
  /** What can be done at `href`. */
  link: string
}

type Summarized = Pick<
  BookingView,
  | 'id'
  | 'status'
  | 'customerId'
  | 'proId'
  | 'serviceName'
  | 'serviceType'
  | 'scheduledDate'
  | 'scheduledTime'
  | 'timeZone'
  | 'customerChooses'
>

export function bookingSummary(booking: Summarized, viewer: { id: string; role: Role }, now: Date): BookingSummary {
  const { id, status } = booking
  const party = partyOf(booking, viewer.id) ?? 'customer'
  return {
    service: serviceOf(booking),
    when: `${dayWords(booking, now)}, ${formatTime(booking.scheduledTime)}`,
    tone: statusBadge(status).tone,
    status: statusWords(booking, party),
    href: bookingPath({ isCustomer: party === 'customer', role: viewer.role }, id),
    link: linkTo(booking, party),
  }
}

function statusWords({ status, customerChooses }: Summarized, party: BookingParty): string {
  const { label } = statusBadge(status)
  if (!customerChooses) return label
  return status === 'pending' ? suggested[party] : `${label}, other times suggested`
}

const suggested = { customer: 'Other times suggested', pro: 'You suggested other times' } satisfies Record<
  BookingParty,
  string
>

function linkTo({ status, customerChooses }: Summarized, party: BookingParty): string {
  if (party === 'customer') return customerChooses ? 'Choose a time' : 'See booking'
  return status === 'pending' && !customerChooses ? 'Answer' : 'See booking'
}
