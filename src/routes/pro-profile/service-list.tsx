import { BookingRequestForm } from '../../features/bookings/request/booking-request-form.tsx'
import type { ProProfile } from '../../features/pros/pro.ts'
import { ServiceCard } from '../../features/services/service-card.tsx'
import type { RefusedForm } from '../../platform/forms/refused-form.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import type { RequestAccess } from './request-access.ts'
import { soughtFirst } from './sought-first.ts'

/** The pro's services; the address says which one is being booked. */
export function ServiceList({ pro, also = '', mayAsk, booking, refused }: ServiceListProps) {
  if (pro.services.length === 0) return <EmptyState title="No services listed by this professional yet." />
  return (
    <>
      <ul className="grid gap-4">
        {soughtFirst(pro.services).map((service) => (
          <li key={service.id}>
            <ServiceCard service={service}>
              {mayAsk ? (
                <ButtonLink to={`?tab=services&book=${service.id}${also}`} preventScrollReset variant="quiet">
                  Book This Service<span className="sr-only">: {service.name}</span>
                </ButtonLink>
              ) : null}
            </ServiceCard>
          </li>
        ))}
      </ul>
      {booking?.may === 'ask' && booking.booked ? (
        <Dialog title={`Book ${booking.booked.name}`} closeHref={`?tab=services${also}`} keepsText>
          <BookingRequestForm key={booking.booked.id} prepared={booking} pro={pro} refused={refused} />
        </Dialog>
      ) : null}
    </>
  )
}

interface ServiceListProps {
  pro: ProProfile
  /** What the address keeps for the request form. */
  also?: string
  /** Whether the viewer can book here at all. */
  mayAsk: boolean
  /** The form, once the address names a service. */
  booking: RequestAccess | null
  refused?: RefusedForm
}
