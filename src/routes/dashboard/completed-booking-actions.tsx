import type { ComponentProps } from 'react'

import { BookAgain } from '../../features/bookings/lists/book-again.tsx'
import { ReviewDialog } from '../../features/reviews/review-dialog.tsx'

/** A homeowner's actions after a booking is over. */
export function CompletedBookingActions(props: Pick<ComponentProps<typeof ReviewDialog>, 'booking' | 'refused'>) {
  return (
    <>
      <ReviewDialog {...props} side="customer" />
      <BookAgain booking={props.booking} />
    </>
  )
}
