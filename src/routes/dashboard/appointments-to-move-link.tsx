import { ownBookingsPath } from '../../features/appointments/dashboard-paths.ts'
import type { Role } from '../../platform/tables/column-values.ts'
import { Link } from '../../ui/link.tsx'

/** Says that pros ask to move so many visits, with a link to them. */
export function AppointmentsToMoveLink({ count, reader }: { count: number; reader: Role }) {
  return (
    <Link to={`${ownBookingsPath(reader, 'upcoming')}#bookings`} className="link inline-flex min-h-11 items-center">
      {count === 1 ? 'A pro asks to move a visit: see the times' : `Pros ask to move ${count} visits: see the times`}
    </Link>
  )
}
