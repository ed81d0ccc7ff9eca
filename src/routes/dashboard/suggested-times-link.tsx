import type { Role } from '../../platform/tables/column-values.ts'
import { Link } from '../../ui/link.tsx'
import { toOwnBookings } from './to-own-bookings.ts'

/** Says that pros suggest other times for these requests, with a link to the only one, or to the list of them. */
export function SuggestedTimesLink({ ids, reader }: { ids: readonly string[]; reader: Role }) {
  return (
    <Link to={toOwnBookings(ids, reader, 'pending')} className="link inline-flex min-h-11 items-center">
      {ids.length === 1
        ? 'A pro suggests other times: choose one'
        : `Pros suggest other times for ${ids.length} requests: choose one for each`}
    </Link>
  )
}
