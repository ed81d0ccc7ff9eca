import type { ReactNode } from 'react'

import type { RefusedForm } from '../../../platform/forms/refused-form.ts'
import { lazyComponent } from '../../../ui/lazy-component.ts'
import { Pages } from '../../../ui/pages.tsx'
import { useFailureToast } from '../../../ui/use-failure-toast.ts'
import type { BookingParty, BookingView, OpenCounts } from '../booking.ts'
import { BookingCards, type EachCard, type Listed } from './booking-cards.tsx'
import { BookingDays } from './booking-days.tsx'
import { BookingTabs, pageLabels } from './booking-tabs.tsx'
import { mayAddStreet } from './needs-street.ts'
import { useShownPart } from './show-part.ts'
import { useNextInPlace } from './use-next-in-place.ts'
import type { TabOf } from '../../appointments/dashboard-paths.ts'

/** The bookings of one sub-tab, with links to the others. An empty one shows `children`. */
export function BookingList({ page, children, ...rest }: BookingListProps) {
  const { tab, bookings, opened = null, search = null, counts, now } = page
  const { side, refused } = rest
  useFailureToast(refused)
  useShownPart(listId)
  const noteAnswer = useNextInPlace()
  const inFull = [...bookings.filter(({ place }) => !place), opened]
  const hasDialog = inFull.some((booking) => booking && refused && asksFor(booking, refused.values))
  const about = refused?.values['bookingId']
  const gone = inFull.some((booking) => booking?.id === about) ? undefined : about
  const over = bookings.filter(({ phase }) => phase === 'over')
  return (
    <div id={listId} onSubmit={noteAnswer} className="grid gap-5">
      <BookingTabs {...{ side, tab, counts }} />
      {refused && !hasDialog ? <WhyRefused {...refused} /> : null}
      {gone ? <WhatBecameLink id={gone} /> : null}
      {search === null ? null : <BookingSearch {...{ tab, search }} isEmpty={bookings.length === 0} />}
      {bookings.length === 0 && !search ? children : null}
      <BookingDays {...rest} {...{ now, opened }} bookings={bookings.filter(({ phase }) => phase !== 'over')} />
      {over.length > 0 ? (
        <>
          <h2 className="mt-2 text-name">{overTitle[side]}</h2>
          <BookingCards {...rest} now={now} heading="h3" bookings={over} />
        </>
      ) : null}
      <Pages next={page.next} {...pageLabels(tab)} hash={`#${listId}`} />
    </div>
  )
}

/** One page of a sub-tab. */
export interface BookingPage<Side extends BookingParty = BookingParty> extends Listed, Pick<EachCard, 'now'> {
  tab: TabOf<Side>
  next: string | null
  /** What they were searched for; null where one page shows them all. */
  search?: string | null
  counts: OpenCounts
}

interface BookingListProps extends Omit<EachCard, 'now' | 'heading'> {
  page: BookingPage
  children?: ReactNode
}

const listId = 'bookings'

const overTitle = {
  customer: 'Over, not marked as completed yet',
  pro: 'Over: mark these as completed',
} satisfies Record<BookingParty, string>

/** Whether a dialog of this booking still shows the errors of these values. */
function asksFor(booking: BookingView, { intent, bookingId, status, from, reviewId }: RefusedForm['values']): boolean {
  const { id, actions, review, proResponse } = booking
  // The dialogs of a suggestion are gone when it is.
  if (intent === 'take' || intent === 'retract') return false
  if (intent === 'change-review' && proResponse !== null) return false
  if (id !== bookingId) return review !== null && review.id === reviewId
  if (intent === 'address') return mayAddStreet(booking)
  if (!status) return review === null
  return from === booking.status && actions.some((action) => action === status)
}

const BookingSearch = lazyComponent(async () => (await import('./booking-search.tsx')).BookingSearch)
const WhatBecameLink = lazyComponent(async () => (await import('./what-became-link.tsx')).WhatBecameLink)
const WhyRefused = lazyComponent(async () => (await import('./why-refused.tsx')).WhyRefused)
