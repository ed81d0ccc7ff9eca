import { EmailText } from '../../../ui/email-text.tsx'
import { formatPhone, telLink } from '../../../ui/phone.ts'
import { aboutBooking } from './about-booking.ts'
import type { ListedBooking } from './booking-facts.tsx'
import { DirectionsLink } from '../directions-link.tsx'

/** How the pro reaches the customer and, once it is agreed, the pool. */
export function ContactDetails({ id, customer, directions }: ListedBooking) {
  return (
    <p className="flex flex-wrap gap-x-4">
      <PhoneLink phone={customer.phone} />
      <DirectionsLink to={directions} aria-describedby={aboutBooking({ id })} />
      <a className="link inline-flex min-h-11 items-center" href={`mailto:${customer.email}`}>
        <EmailText address={customer.email} />
      </a>
    </p>
  )
}

export function PhoneLink({ phone }: { phone: string }) {
  return (
    <a className="link inline-flex min-h-11 items-center" href={telLink(phone)}>
      {formatPhone(phone)}
    </a>
  )
}
