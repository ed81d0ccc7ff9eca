import { dot, fullName } from '../../../ui/format.ts'
import { Link } from '../../../ui/link.tsx'
import { addressLine, type BookingView } from '../booking.ts'

// The other party of a booking, as shown on its card.

export function CustomerLine({ customer, customerName, ...booking }: BookingView) {
  const asker = fullName(customer)
  const where = addressLine(booking)
  return (
    <>
      <bdi>{customerName === asker ? asker : `${customerName}, asked by ${asker}`}</bdi>
      {where ? <Next>{where}</Next> : null}
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
      <Next>{fullName(pro)}</Next>
      {address ? <Next>{addressLine({ address, city, state: null, zip: null })}</Next> : null}
    </>
  )
}

/**
 * After a dot; on phones on a line of its own. Isolated from what precedes it: a name in Arabic would reorder the house
 * number that follows.
 */
function Next({ children }: { children: string }) {
  return (
    <span className="block sm:inline">
      <span className="hidden sm:inline">{dot}</span>
      <bdi>{children}</bdi>
    </span>
  )
}
