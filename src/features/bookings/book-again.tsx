import { ButtonLink } from '../../ui/button.tsx'
import type { BookingView } from './booking.ts'
import { otherProsPath } from './other-pros.ts'

/** What a customer may want next of a booking that is over: the same pro again, or, who was declined, another one. */
export function BookAgain({ booking }: { booking: BookingView }) {
  const { status, cancelReason, proId, serviceId, pro, otherHasLeft } = booking
  const madeWay = cancelReason === 'moved' || cancelReason === 'changed'
  if (status === 'pending' || status === 'accepted' || madeWay) return null
  const declined = status === 'rejected'
  if (otherHasLeft && !declined) return null
  const form = serviceId ? `tab=services&book=${serviceId}` : 'tab=request'
  return (
    <ButtonLink
      to={declined ? otherProsPath(booking) : `/pros/${proId}?${form}#tab-panel`}
      variant="quiet"
      size="small"
    >
      {declined ? 'Find another pro' : 'Book again'}
      <span className="sr-only"> ({pro.businessName})</span>
    </ButtonLink>
  )
}
