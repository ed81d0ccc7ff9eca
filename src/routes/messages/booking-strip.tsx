import type { Booking } from '../../features/bookings/booking.ts'
import { serviceOf } from '../../platform/column-values.ts'
import { statusBadge } from '../../features/bookings/booking-words.ts'
import { useLiveData } from '../use-live-data.ts'
import { StatusBadge } from '../../ui/badge.tsx'
import { formatDay, formatTime } from '../../ui/format.ts'
import { Link } from '../../ui/link.tsx'
import { readBooking } from './thread-calls.ts'

/** The booking that a conversation was opened about, as it is now. */
export function BookingStrip({ booking: fromPage, dashboard }: BookingStripProps) {
  const booking = useLiveData(fromPage, ['booking', 'resync'], () => readBooking(fromPage.id))
  const { tone, label } = statusBadge(booking.status)
  return (
    <section
      aria-label="Booking"
      className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line bg-sand px-4 py-2 text-small"
    >
      <b className="wrap-anywhere">{serviceOf(booking)}</b>
      <span>
        {formatDay(booking.scheduledDate)}, {formatTime(booking.scheduledTime)}
      </span>
      <StatusBadge tone={tone}>{label}</StatusBadge>
      <Link to={dashboard} className="link ml-auto">
        See bookings
      </Link>
    </section>
  )
}

interface BookingStripProps {
  booking: Booking
  dashboard: string
}
