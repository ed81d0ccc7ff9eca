import { bookingPath } from '../../features/appointments/dashboard-paths.ts'
import { Link } from '../../ui/link.tsx'

/** Asks for a review of a completed visit, which is no longer among the upcoming ones. */
export function AppointmentToReviewLink({ id, businessName }: { id: string; businessName: string }) {
  return (
    <Link
      to={bookingPath({ isCustomer: true, role: 'customer' }, id)}
      className="link inline-flex min-h-11 items-center wrap-anywhere"
    >
      How was {businessName}? Leave a review
    </Link>
  )
}
