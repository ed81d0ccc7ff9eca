import type { ReactNode } from 'react'
import { useLocation } from 'react-router'

import type { BookingStatus } from '../../platform/column-values.ts'
import type { Unsent } from '../../platform/unsent.ts'
import { ErrorSummary } from '../../ui/form.tsx'
import { lazyComponent } from '../../ui/lazy-component.ts'
import { Link } from '../../ui/link.tsx'
import { Pages } from '../../ui/pages.tsx'
import { useFailureToast } from '../../ui/use-failure-toast.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { BookingActions } from './booking-actions.tsx'
import { BookingCard } from './booking-card.tsx'
import type { ListedBooking } from './booking-facts.tsx'
import type { BookingParty, BookingView, OpenCounts } from './booking.ts'
import { type BookingTab, bookingTabs } from './booking-words.ts'

/** The bookings of one sub-tab, with links to the others. An empty one shows `children`. */
export function BookingList({
  side,
  tab,
  bookings,
  next,
  search = null,
  counts,
  now,
  unsent,
  besides,
  children,
}: BookingListProps) {
  useFailureToast(unsent)
  const { hash, key } = useLocation()
  const named = key === 'default' ? '' : hash.slice(1)
  const bookingWithErrors = unsent?.values['bookingId']
  const isInDialog = useHydrated() && unsent && bookings.some((booking) => asksFor(booking, unsent.values))
  const changing = (booking: BookingView) => ({
    booking,
    side,
    unsent: booking.id === bookingWithErrors ? unsent : undefined,
  })
  const list = (shown: readonly ListedBooking[]) => (
    <ul className="grid gap-4 empty:hidden">
      {shown.map((booking) => (
        <li key={booking.id} id={booking.id} ref={booking.id === named ? showNamed : null}>
          <BookingCard
            {...{ booking, side, now }}
            actions={<BookingActions {...changing(booking)} statuses={booking.actions.filter(continues)} />}
            cancel={<BookingActions {...changing(booking)} statuses={booking.actions.filter(ends)} />}
          >
            {besides?.(booking)}
          </BookingCard>
        </li>
      ))}
    </ul>
  )
  const over = bookings.filter(({ isOver }) => isOver)
  return (
    <div id="bookings" className="grid gap-5">
      <SubTabs {...{ side, tab, counts }} />
      {isInDialog ? null : <ErrorSummary message={unsent?.message} fields={unsent?.fields} />}
      {search === null ? null : <BookingSearch {...{ tab, search }} isEmpty={bookings.length === 0} />}
      {bookings.length === 0 && !search ? children : null}
      {list(bookings.filter((booking) => !booking.isOver))}
      {over.length > 0 ? (
        <>
          <h2 className="mt-2 text-name">{overTitle[side]}</h2>
          {list(over)}
        </>
      ) : null}
      <Pages next={next} {...pageLabels(tab)} hash="#bookings" />
    </div>
  )
}

const overTitle = {
  customer: 'Over, not marked as completed yet',
  pro: 'Over: mark these as completed',
} satisfies Record<BookingParty, string>

/** Whether a dialog of this booking, which scripts keep open, still shows the errors of these values. */
function asksFor({ id, actions, review }: BookingView, { bookingId, status, reviewId }: Unsent['values']): boolean {
  if (id !== bookingId) return review !== null && review.id === reviewId
  return status ? actions.some((action) => action === status) : review === null
}

const BookingSearch = lazyComponent(async () => (await import('./booking-search.tsx')).BookingSearch)

const ends = (status: BookingStatus) => status === 'canceled'
const continues = (status: BookingStatus) => !ends(status)

interface BookingListProps {
  side: BookingParty
  tab: string
  bookings: readonly ListedBooking[]
  next: string | null
  /** What past bookings were searched for; null where there is nothing to search. */
  search?: string | null
  counts: OpenCounts
  /** An ISO instant. */
  now: string
  unsent?: Unsent | undefined
  /** Buttons added by the page, such as for a review: reviews depend on bookings, not the other way around. */
  besides?: (booking: BookingView) => ReactNode
  children?: ReactNode
}

function SubTabs({ side, tab, counts }: Pick<BookingListProps, 'side' | 'tab' | 'counts'>) {
  const tabs: readonly BookingTab[] = bookingTabs[side]
  return (
    <nav aria-label="Bookings by status" className="py-1">
      <ul className="grid grid-cols-2 overflow-hidden rounded-card border-[1.5px] border-control text-small font-bold sm:inline-flex sm:rounded-full">
        {tabs.map(({ id, label, counted }) => (
          <li key={id}>
            <Link
              to={`?tab=bookings&status=${id}`}
              preventScrollReset
              aria-current={id === tab ? 'page' : undefined}
              className="flex min-h-11 items-center justify-center gap-1.5 px-2 sm:px-4 wrap-anywhere -outline-offset-3 hover:bg-mist aria-[current]:bg-chosen aria-[current]:text-on-chosen"
            >
              {label}
              {counted ? <span className="font-normal">{counts[counted]}</span> : null}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function pageLabels(tab: string) {
  return tab === 'completed' || tab === 'canceled'
    ? { first: 'Latest bookings', onward: 'Earlier bookings' }
    : { first: 'Soonest bookings', onward: 'More bookings' }
}

/** The router looks for the booking that an address names before this list is there: its code may still be loading. */
function showNamed(item: HTMLElement | null): void {
  item?.scrollIntoView()
}
