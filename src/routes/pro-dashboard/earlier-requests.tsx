import type { BookingView } from '../../features/bookings/booking.ts'
import { BookingList, type BookingPage } from '../../features/bookings/lists/booking-list.tsx'
import { mayAddStreet } from '../../features/bookings/lists/needs-street.ts'
import type { RefusedForm } from '../../platform/forms/refused-form.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { lazyComponent } from '../../ui/lazy-component.ts'

/** What a pro requested from other pros before becoming one: nothing new can be asked, not even another time. */
export function EarlierRequests({ page, refused }: EarlierRequestsProps) {
  return (
    <BookingList side="customer" page={page} refused={refused} pageActions={pageActions}>
      <EmptyState
        title="Nothing with this status"
        text="What you requested before you became a pro is listed by status: look under another one."
      />
    </BookingList>
  )
}

interface EarlierRequestsProps {
  page: BookingPage<'customer'>
  refused: RefusedForm | undefined
}

const pageActions = (booking: BookingView, refused: RefusedForm | undefined) => (
  <>
    {mayAddStreet(booking) ? <AddAddress {...{ booking, refused }} /> : null}
    {booking.status === 'completed' ? <ReviewDialog {...{ booking, refused }} side="customer" /> : null}
  </>
)

const AddAddress = lazyComponent(
  async () => (await import('../../features/bookings/changes/add-address.tsx')).AddAddress,
)
const ReviewDialog = lazyComponent(async () => (await import('../../features/reviews/review-dialog.tsx')).ReviewDialog)
