import { Suspense } from 'react'

import type { RefusedForm } from '../../platform/forms/refused-form.ts'
import { lazyComponent } from '../../ui/lazy-component.ts'
import { PopoverDialog } from '../../ui/popover-dialog.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { useOwnForm } from '../../ui/use-own-form.tsx'
import type { BookingParty, BookingView } from '../bookings/booking.ts'
import { aboutBooking } from '../bookings/lists/about-booking.ts'
import { BookingPhotos } from '../bookings/lists/booking-photos.tsx'

/**
 * The button next to a completed booking: its customer writes a review, or changes it; its pro responds to one. Nobody
 * reads reviews of a pro who has left.
 */
export function ReviewDialog({ booking, side, refused }: ReviewDialogProps) {
  const { status, review, reviewRemoved, proResponse, otherHasLeft } = booking
  if (side === 'pro') return review ? <Respond {...{ booking, refused, review }} /> : null
  if (otherHasLeft) return null
  if (review) return proResponse ? null : <Change {...{ booking, refused, review }} />
  return status === 'completed' && !reviewRemoved ? <Review {...{ booking, refused }} /> : null
}

function Review({ booking, refused }: Omit<ReviewDialogProps, 'side'>) {
  const { id, proId, pro } = booking
  const form = useOwnForm({ intent: 'review', bookingId: id, proId }, refused)
  return (
    <PopoverDialog
      label="Leave Review"
      about={aboutBooking(booking)}
      title={`How was ${pro.businessName}?`}
      variant="primary"
      open={form.open}
    >
      <Suspense fallback={waiting}>
        <ReviewForm {...form} photos={booking.reviewPhotos} seen={null} />
      </Suspense>
    </PopoverDialog>
  )
}

function Change({ booking, review, refused }: WrittenProps) {
  const form = useOwnForm({ intent: 'change-review', reviewId: review.id }, refused)
  return (
    <PopoverDialog
      label="Edit review"
      about={aboutBooking(booking)}
      title={`Your review of ${booking.pro.businessName}`}
      variant="quiet"
      open={form.open}
    >
      <Suspense fallback={waiting}>
        <ReviewForm
          key={booking.reviewedAt}
          {...form}
          review={review}
          photos={booking.reviewPhotos}
          seen={booking.reviewedAt}
        />
      </Suspense>
    </PopoverDialog>
  )
}

function Respond({ booking, review, refused }: WrittenProps) {
  const { proResponse, respondedAt, reviewedAt, reviewPhotos } = booking
  const form = useOwnForm({ intent: 'respond', reviewId: review.id }, refused)
  const label = proResponse ? 'Edit answer' : 'Answer review'
  return (
    <PopoverDialog label={label} about={aboutBooking(booking)} title="Your answer" variant="quiet" open={form.open}>
      {/* On a phone the dialog covers the review. */}
      <div className="mb-4 text-small text-soft">
        <p dir="auto" className="wrap-anywhere whitespace-pre-line">
          {`“${review.comment}”`}
        </p>
        {reviewPhotos.length > 0 ? <BookingPhotos photos={reviewPhotos} /> : null}
      </div>
      <Suspense fallback={waiting}>
        <ResponseForm key={respondedAt} {...form} response={proResponse} seen={reviewedAt} />
      </Suspense>
    </PopoverDialog>
  )
}

// Most visible bookings are still upcoming.
const ReviewForm = lazyComponent(async () => (await import('./review-form.tsx')).ReviewForm)
const ResponseForm = lazyComponent(async () => (await import('./review-form.tsx')).ResponseForm)
const waiting = <Spinner />

interface ReviewDialogProps {
  booking: BookingView
  side: BookingParty
  refused?: RefusedForm
}

type WrittenProps = Omit<ReviewDialogProps, 'side'> & { review: NonNullable<BookingView['review']> }
