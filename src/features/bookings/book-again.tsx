import { ButtonLink } from '../../ui/button.tsx'
import type { BookingView } from './booking.ts'

/** What a customer may want next of a booking that is over: the same pro again, or, who was declined, another one. */
export function BookAgain({ booking: { status, proId, serviceId, zip, pro } }: { booking: BookingView }) {
  if (status === 'rejected') {
    return (
      <ButtonLink to={`/find-pros${zip ? `?location=${encodeURIComponent(zip)}` : ''}`} variant="quiet" size="small">
        Find another pro
      </ButtonLink>
    )
  }
  if (status !== 'completed' && status !== 'canceled') return null
  const form = serviceId ? `tab=services&book=${serviceId}` : 'tab=request#tab-panel'
  return (
    <ButtonLink to={`/pros/${proId}?${form}`} variant="quiet" size="small">
      Book again<span className="sr-only"> with {pro.businessName}</span>
    </ButtonLink>
  )
}
