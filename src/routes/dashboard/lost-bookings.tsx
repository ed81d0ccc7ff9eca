import { otherProsPath } from '../../features/bookings/other-pros.ts'
import type { LostBooking } from '../../features/bookings/booking.ts'
import { plural } from '../../ui/format.ts'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { LongText } from '../../ui/long-text.tsx'
import { formatShortStart } from '../../ui/short-day.ts'

/** Bookings that a pro declined, canceled or did not answer: otherwise they would show only among the canceled ones. */
export function LostBookings({ bookings }: { bookings: readonly LostBooking[] }) {
  return (
    <ul className="mt-6 grid gap-2">
      {bookings.map((booking) => (
        <li key={booking.id} className="flex gap-3 rounded-field bg-canceled p-4 leading-snug text-on-canceled">
          <Icon name="warning" className="mt-0.5" />
          <div className="min-w-0 wrap-anywhere">
            <p>
              {booking.businessName} {did[booking.lostBy]}{' '}
              {formatShortStart(booking.scheduledDate, booking.scheduledTime)}
              {booking.laterCanceled > 0 ? ` and ${plural(booking.laterCanceled, 'later visit')}` : ''}.{' '}
              <Link to={otherProsPath(booking)} className="font-bold underline">
                Find another pro
              </Link>
            </p>
            {booking.reason === null ? null : <LongText text={booking.reason} quoted />}
          </div>
        </li>
      ))}
    </ul>
  )
}

const did = {
  decline: 'cannot take your request for',
  cancel: 'canceled your visit on',
  expire: 'did not answer your request for',
} satisfies Record<LostBooking['lostBy'], string>
