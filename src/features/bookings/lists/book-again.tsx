import { ButtonLink } from '../../../ui/button.tsx'
import type { BookingView } from '../booking.ts'
import { categoryOf, otherProsPath } from '../other-pros.ts'

/**
 * What a customer may want after a booking is over: the same pro again or, if that one did not come or is gone, another.
 */
export function BookAgain({ booking }: { booking: BookingView }) {
  const { status, endedAs, pro, mayAskAgain } = booking
  const madeWay = endedAs === 'moved' || endedAs === 'changed'
  if (status === 'pending' || status === 'accepted' || madeWay) return null
  const elsewhere = needsAnotherPro(booking)
  if (!elsewhere && !mayAskAgain) return null
  return (
    <ButtonLink to={elsewhere ? otherProsPath(booking) : sameProPath(booking)} variant="quiet" size="small">
      {elsewhere ? 'Find another pro' : 'Book again'}
      <span className="sr-only"> ({pro.businessName})</span>
    </ButtonLink>
  )
}

/** The pro declined, never answered, canceled or has left. */
function needsAnotherPro({ status, endedAs, canceledBy, otherHasLeft }: BookingView): boolean {
  return otherHasLeft || status === 'rejected' || endedAs === 'expired' || canceledBy === 'pro'
}

/** The form for the same service or, if none was booked, for the same kind of work. */
function sameProPath({ proId, serviceId, serviceType }: BookingView): string {
  const kind = categoryOf(serviceType)
  const work = kind ? `tab=request&service=${kind.id}` : 'tab=request'
  return `/pros/${proId}?${serviceId ? `tab=services&book=${serviceId}` : work}#tab-panel`
}
