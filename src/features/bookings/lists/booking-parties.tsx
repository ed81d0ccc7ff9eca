import { fullName } from '../../../ui/format.ts'
import { Link } from '../../../ui/link.tsx'
import { addressLine, type BookingView } from '../booking.ts'

// The other party of a booking, as shown on its card.

/** Does not wrap to the beginning of a line. */
const dot = '\u00a0· '

export function CustomerLine({ customer, customerName, ...booking }: BookingView) {
  const asker = fullName(customer)
  const who = customerName === asker ? asker : `${customerName}, asked by ${asker}`
  const where = addressLine(booking)
  // Isolated from each other: a name in Arabic would reorder the house number that follows it.
  return (
    <>
      <bdi>{who}</bdi>
      {where ? (
        <>
          {dot}
          <bdi>{where}</bdi>
        </>
      ) : null}
    </>
  )
}

export function ProLine({ pro, proId, address, city, otherHasLeft, proIsListed }: BookingView) {
  if (otherHasLeft) return pro.businessName
  const business = <bdi>{pro.businessName}</bdi>
  return (
    <>
      {proIsListed ? (
        <Link className="link" to={`/pros/${proId}`}>
          {business}
        </Link>
      ) : (
        business
      )}
      {dot}
      <span className="inline-block">
        <bdi>
          {pro.firstName} {pro.lastName}
        </bdi>
        {address ? '\u00a0·' : ''}
      </span>
      {address ? ` ${addressLine({ address, city, state: null, zip: null })}` : ''}
    </>
  )
}
