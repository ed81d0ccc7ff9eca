import type { ReactNode } from 'react'
import { useLocation } from 'react-router'

import type { BookingStatus } from '../../platform/tables/column-values.ts'
import type { Unsent } from '../../platform/unsent.ts'
import { ErrorSummary } from '../../ui/form.tsx'
import { lazyComponent } from '../../ui/lazy-component.ts'
import { Pages } from '../../ui/pages.tsx'
import { useFailureToast } from '../../ui/use-failure-toast.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { BookingCard } from './booking-card.tsx'
import type { ListedBooking } from './booking-facts.tsx'
import type { BookingParty, BookingView, OpenCounts } from './booking.ts'
import { BookingTabs, pageLabels } from './booking-tabs.tsx'

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
            suggested={
              booking.suggestion ? <SuggestedTimes {...changing(booking)} suggestion={booking.suggestion} /> : null
            }
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
      <BookingTabs {...{ side, tab, counts }} />
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
function asksFor(
  { id, actions, review }: BookingView,
  { intent, bookingId, status, reviewId }: Unsent['values'],
): boolean {
  // The dialog of a suggested time is gone when the time is.
  if (intent === 'take') return false
  if (id !== bookingId) return review !== null && review.id === reviewId
  return status ? actions.some((action) => action === status) : review === null
}

const BookingActions = lazyComponent(async () => (await import('./booking-actions.tsx')).BookingActions)
const SuggestedTimes = lazyComponent(async () => (await import('./suggested-times.tsx')).SuggestedTimes)
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

/** The router looks for the booking that an address names before this list is there: its code may still be loading. */
function showNamed(item: HTMLElement | null): void {
  item?.scrollIntoView()
}
