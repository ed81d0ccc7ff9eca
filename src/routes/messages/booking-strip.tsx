import type { BookingSummary } from '../../features/bookings/lists/booking-summary.ts'
import { StatusBadge } from '../../ui/badge.tsx'
import { Link } from '../../ui/link.tsx'
import { useLiveData } from '../reloading/use-live-data.ts'
import { fetchBooking } from './thread-calls.ts'

/** The booking above a thread. */
export interface BookingStripData {
  summary: BookingSummary | null
  /** How many others are open. */
  more: number
}

/** The pair's booking in its current state; without one, a link to the request form for a viewer who may use it. */
export function BookingStrip({ userId, bookingId, fromPage, requestHref }: BookingStripProps) {
  const { summary, more } = useLiveData(fromPage, ['booking', 'resync'], () => fetchBooking(userId, bookingId))
  if (summary)
    return (
      <section aria-label="Booking" className={`bg-sand ${strip}`}>
        <b className="line-clamp-2 wrap-anywhere">{summary.service}</b>
        <span>{summary.when}</span>
        <StatusBadge tone={summary.tone}>{summary.status}</StatusBadge>
        {more ? <span className="text-soft">{more} more</span> : null}
        {/* The router would look for the booking before the list has loaded. */}
        <Link to={summary.href} reloadDocument className={link}>
          {summary.link}
        </Link>
      </section>
    )
  return requestHref ? (
    <p className={strip}>
      <Link to={requestHref} className={link}>
        Request a booking
      </Link>
    </p>
  ) : null
}

// The clickable area is larger than what is visible, so that the line stays one line.
const link = 'link -m-2 ml-auto inline-flex min-h-11 items-center px-2'
const strip = 'flex flex-wrap items-center gap-x-2 gap-y-1 border-b border-line px-4 py-2 text-small'

interface BookingStripProps {
  userId: string
  /** The booking that the thread was opened about. */
  bookingId: string | null
  fromPage: BookingStripData
  /** Null for a viewer who cannot send requests. */
  requestHref: string | null
}
