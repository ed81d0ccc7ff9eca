import { formatDate, formatDateIn, formatDay, formatTime } from '../../../ui/format.ts'
import { useTimeZone } from '../../../ui/use-time-zone.ts'
import type { BookingParty } from '../booking.ts'
import type { ListedBooking } from './booking-facts.tsx'
import { zoneThere } from './zone-there.ts'

/** The date of a booking, drawn as a calendar page; shows the year only if it is not the current one. */
export function BookingDate({ side, now, ...booking }: ListedBooking & { side: BookingParty; now: string }) {
  const { id, scheduledDate, scheduledTime, timeZone } = booking
  const readerZone = useTimeZone(timeZone)
  // A pro's whole list is in the zone of the business.
  const zone = zoneThere(booking, side === 'customer' ? readerZone : timeZone)
  const [weekday = '', month = '', day = '', year = ''] = formatDay(scheduledDate).split(/[ ,]+/)
  const time = formatTime(scheduledTime)
  const today = formatDateIn(now, timeZone)
  return (
    <time
      id={`at-${id}`}
      dateTime={`${scheduledDate}T${scheduledTime}`}
      className="self-start rounded-field bg-mist md:row-span-2 px-1 py-2.5 text-center text-pool-deep"
    >
      <span className="sr-only">
        {formatDay(scheduledDate)} at {time}
        {zone ? `, ${zone.name}` : ''}
      </span>
      <span aria-hidden="true" className="text-caption leading-tight font-bold">
        {formatDate(scheduledDate) === today ? 'Today' : weekday.slice(0, 3)}, {month.slice(0, 3)}{' '}
        <b className="block font-display text-heading leading-none">{day}</b> {today.endsWith(year) ? '' : `${year}, `}
        <span className="inline-block">
          {time.replace(':00', '')} {zone?.short}
        </span>
      </span>
    </time>
  )
}
