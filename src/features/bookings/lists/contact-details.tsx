import { EmailText } from '../../../ui/email-text.tsx'
import { formatPhone, telLink } from '../../../ui/format.ts'
import { aboutBooking } from './about-booking.ts'
import type { ListedBooking } from './booking-facts.tsx'

/** How the pro reaches the customer and, once it is agreed, the pool. */
export function ContactDetails({ id, customer, directions }: ListedBooking) {
  return (
    <p className="flex flex-wrap gap-x-4">
      <a className="link inline-flex min-h-11 items-center" href={telLink(customer.phone)}>
        {formatPhone(customer.phone)}
      </a>
      {directions ? (
        <a
          className="link inline-flex min-h-11 items-center"
          href={directions}
          target="_blank"
          rel="noreferrer"
          aria-describedby={aboutBooking({ id })}
        >
          Directions
        </a>
      ) : null}
      <a className="link inline-flex min-h-11 items-center" href={`mailto:${customer.email}`}>
        <EmailText address={customer.email} />
      </a>
    </p>
  )
}
