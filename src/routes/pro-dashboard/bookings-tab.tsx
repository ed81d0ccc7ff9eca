import type { ComponentProps } from 'react'

import type { BookingView } from '../../features/bookings/booking.ts'
import { BookingList } from '../../features/bookings/booking-list.tsx'
import { ReviewDialog } from '../../features/reviews/review-dialog.tsx'
import type { Unsent } from '../../platform/page.server.ts'
import { EmptyState } from '../../ui/empty-state.tsx'

/** The requests and visits of a pro, by status. */
export function BookingsTab({ unsent, ...bookings }: BookingsTabProps) {
  return (
    <BookingList side="pro" {...bookings} unsent={unsent} review={reviewOf(unsent)}>
      <EmptyState title={empty[bookings.tab] ?? 'Nothing here'} text="Requests from homeowners show up here." />
    </BookingList>
  )
}

type BookingsTabProps = Pick<ComponentProps<typeof BookingList>, 'tab' | 'bookings' | 'next' | 'counts'> & {
  unsent: Unsent | undefined
}

const reviewOf = (unsent: Unsent | undefined) => (booking: BookingView) => (
  <ReviewDialog booking={booking} side="pro" unsent={unsent} />
)

const empty: Record<string, string> = {
  pending: 'No requests are waiting',
  accepted: 'No visits ahead',
  completed: 'No completed visits yet',
  canceled: 'Nothing was canceled or declined',
}
