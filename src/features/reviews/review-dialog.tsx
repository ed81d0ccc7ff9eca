import { Suspense } from 'react'

import { hasErrors, type Unsent } from '../../platform/unsent.ts'
import { lazyComponent } from '../../ui/lazy-component.ts'
import { PopoverDialog } from '../../ui/popover-dialog.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import type { BookingParty, BookingView } from '../bookings/booking.ts'

/** The button next to a completed booking: its customer writes a review, its pro responds to one. */
export function ReviewDialog({ booking, side, unsent }: ReviewDialogProps) {
  const { review, proResponse, respondedAt } = booking
  if (side === 'customer') {
    if (booking.status !== 'completed' || review || booking.reviewRemoved) return null
    const mine = unsent?.values['bookingId'] === booking.id ? unsent : undefined
    return (
      <PopoverDialog
        label="Leave Review"
        title={`How was ${booking.pro.businessName}?`}
        variant="primary"
        open={mine && hasErrors(mine)}
      >
        <Suspense fallback={waiting}>
          <ReviewForm booking={booking} unsent={mine} />
        </Suspense>
      </PopoverDialog>
    )
  }
  if (!review) return null
  const mine = unsent?.values['reviewId'] === review.id ? unsent : undefined
  return (
    <PopoverDialog
      label={proResponse ? 'Edit answer' : 'Reply to review'}
      title="Your answer"
      variant="quiet"
      open={mine && hasErrors(mine)}
    >
      <Suspense fallback={waiting}>
        <ResponseForm key={respondedAt} reviewId={review.id} response={proResponse} unsent={mine} />
      </Suspense>
    </PopoverDialog>
  )
}

// Most visible bookings are still upcoming.
const ReviewForm = lazyComponent(async () => (await import('./review-form.tsx')).ReviewForm)
const ResponseForm = lazyComponent(async () => (await import('./review-form.tsx')).ResponseForm)
const waiting = <Spinner label="Loading" />

interface ReviewDialogProps {
  booking: BookingView
  side: BookingParty
  unsent?: Unsent
}
