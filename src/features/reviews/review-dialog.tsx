import { PopoverDialog } from '../../ui/popover-dialog.tsx'
import type { BookingParty, BookingView } from '../bookings/booking.ts'
import { ResponseForm, ReviewForm, type Unsent } from './review-form.tsx'

/** The button beside a completed booking: its customer leaves a review, its pro answers one. */
export function ReviewDialog({ booking, side, unsent }: ReviewDialogProps) {
  const { review, proResponse } = booking
  if (side === 'customer') {
    if (booking.status !== 'completed' || review) return null
    const mine = unsent?.values['bookingId'] === booking.id ? unsent : undefined
    return (
      <PopoverDialog label="Leave Review" title={`How was ${booking.pro.businessName}?`} variant="primary">
        <ReviewForm booking={booking} unsent={mine} />
      </PopoverDialog>
    )
  }
  if (!review) return null
  const mine = unsent?.values['reviewId'] === review.id ? unsent : undefined
  return (
    <PopoverDialog label={proResponse ? 'Edit answer' : 'Reply to review'} title="Your answer" variant="quiet">
      <ResponseForm reviewId={review.id} response={proResponse} unsent={mine} />
    </PopoverDialog>
  )
}

interface ReviewDialogProps {
  booking: BookingView
  side: BookingParty
  unsent?: Unsent | undefined
}
