import { Link } from '../../../ui/link.tsx'
import type { BookingParty, OpenCounts } from '../booking.ts'
import { type BookingTab, bookingTabs } from '../booking-words.ts'
import type { TabOf } from '../../appointments/dashboard-paths.ts'

/** Links to the lists of bookings by status, with how many are open. */
export function BookingTabs({ side, tab, counts }: BookingTabsProps) {
  const tabs: readonly BookingTab[] = bookingTabs[side]
  return (
    <nav aria-label="Bookings by status" className="py-1">
      <ul className="pair-grid overflow-hidden rounded-card border-[1.5px] border-control text-small font-bold sm:inline-flex sm:rounded-full">
        {tabs.map(({ id, label, counted }) => (
          <li key={id}>
            <Link
              to={`?tab=bookings&status=${id}`}
              preventScrollReset
              aria-current={id === tab ? 'page' : undefined}
              className="flex min-h-11 items-center justify-center gap-1.5 px-1 sm:px-4 wrap-anywhere -outline-offset-3 hover:bg-mist aria-[current]:bg-chosen aria-[current]:text-on-chosen"
            >
              <Label>{label}</Label>
              {counted ? <span className="font-normal">{counts[counted]}</span> : null}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** "Canceled/Rejected" may break in its middle. */
function Label({ children }: { children: string }) {
  const [first, second] = children.split('/')
  return second === undefined ? (
    first
  ) : (
    <span>
      {first}/<wbr />
      {second}
    </span>
  )
}

interface BookingTabsProps {
  side: BookingParty
  tab: TabOf<BookingParty>
  counts: OpenCounts
}

/** The names of the links between the pages of a list. */
export function pageLabels(tab: TabOf<BookingParty>) {
  return tab === 'completed' || tab === 'canceled'
    ? { first: 'Latest bookings', onward: 'Earlier bookings' }
    : { first: 'Soonest bookings', onward: 'More bookings' }
}
