import type { Role } from '../../platform/tables/column-values.ts'
import { Link } from '../../ui/link.tsx'
import { toOwnBookings } from './to-own-bookings.ts'

/** Says that pros ask to move these visits, with a link to the only one, or to the list of them. */
export function AppointmentsToMoveLink({ ids, reader }: { ids: readonly string[]; reader: Role }) {
  return (
    <Link to={toOwnBookings(ids, reader, 'upcoming')} className="link inline-flex min-h-11 items-center">
      {ids.length === 1
        ? 'A pro asks to move a visit: see the times'
        : `Pros ask to move ${ids.length} visits: see the times`}
    </Link>
  )
}
