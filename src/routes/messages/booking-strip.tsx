import { Link } from 'react-router'

import type { BookingView } from '../../features/bookings/booking.ts'
import { badgeOf } from '../../features/bookings/booking-words.ts'
import { StatusBadge } from '../../ui/badge.tsx'
import { formatTime, formatWeekday } from '../../ui/format.ts'

/** The booking that a conversation was opened about. */
export function BookingStrip({ booking, dashboard }: { booking: BookingView; dashboard: string }) {
  const { tone, label } = badgeOf(booking.status)
  return (
    <section
      aria-label="Booking"
      className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line bg-sand px-4 py-2 text-small"
    >
      <b className="wrap-anywhere">{booking.serviceName ?? booking.serviceType}</b>
      <span>
        {formatWeekday(booking.scheduledDate)}, {formatTime(booking.scheduledTime)}
      </span>
      <StatusBadge tone={tone}>{label}</StatusBadge>
      <Link to={dashboard} className="link ml-auto">
        See bookings
      </Link>
    </section>
  )
}
