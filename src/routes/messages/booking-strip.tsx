import { useState } from 'react'

import type { Booking } from '../../features/bookings/booking.ts'
import { statusBadge } from '../../features/bookings/booking-words.ts'
import { useLiveReload } from '../../shell/use-live.ts'
import { StatusBadge } from '../../ui/badge.tsx'
import { formatTime, formatWeekday } from '../../ui/format.ts'
import { Link } from '../../ui/link.tsx'
import { readBooking } from './thread-calls.ts'

/** The booking that a conversation was opened about, as it is now. */
export function BookingStrip({ booking: fromPage, dashboard, thisYear }: BookingStripProps) {
  const booking = useBooking(fromPage)
  const { tone, label } = statusBadge(booking.status)
  return (
    <section
      aria-label="Booking"
      className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line bg-sand px-4 py-2 text-small"
    >
      <b className="wrap-anywhere">{booking.serviceName ?? booking.serviceType}</b>
      <span>
        {formatWeekday(booking.scheduledDate)}
        {booking.scheduledDate.startsWith(thisYear) ? '' : `, ${booking.scheduledDate.slice(0, 4)}`},{' '}
        {formatTime(booking.scheduledTime)}
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
  /** The date says its year when it is another one. */
  thisYear: string
}

/** As of the page, then live. */
function useBooking(fromPage: Booking): Booking {
  const [fresh, setFresh] = useState({ fromPage, booking: fromPage })
  useLiveReload(['booking', 'resync'], async () => {
    const booking = await readBooking(fromPage.id)
    if (booking) setFresh({ fromPage, booking })
  })
  return fresh.fromPage === fromPage ? fresh.booking : fromPage
}
