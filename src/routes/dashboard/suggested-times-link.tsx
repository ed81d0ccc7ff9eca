import { ownBookingsPath } from '../../features/appointments/dashboard-paths.ts'
import type { Role } from '../../platform/tables/column-values.ts'
import { Link } from '../../ui/link.tsx'

/** Says that pros suggest other times for so many requests, with a link to them. */
export function SuggestedTimesLink({ count, reader }: { count: number; reader: Role }) {
  return (
    <Link to={`${ownBookingsPath(reader, 'pending')}#bookings`} className="link inline-flex min-h-11 items-center">
      {count === 1
        ? 'A pro suggests other times: choose one'
        : `Pros suggest other times for ${count} requests: choose one for each`}
    </Link>
  )
}
