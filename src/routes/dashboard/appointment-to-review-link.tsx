import { bookingPath } from '../../features/appointments/dashboard-paths.ts'
import type { Role } from '../../platform/tables/column-values.ts'
import { Link } from '../../ui/link.tsx'

/** Asks for a review of a completed visit, which is no longer among the upcoming ones. */
export function AppointmentToReviewLink({ id, businessName, reader }: AppointmentToReviewLinkProps) {
  return (
    <Link
      to={bookingPath({ isCustomer: true, role: reader }, id)}
      className="link inline-flex min-h-11 items-center wrap-anywhere"
    >
      How was {businessName}? Leave a review
    </Link>
  )
}

interface AppointmentToReviewLinkProps {
  id: string
  businessName: string
  /** The customer of the visit may have become a pro since. */
  reader: Role
}
