import { plural } from '../../ui/format.ts'
import { Link } from '../../ui/link.tsx'

/** How many requests wait for an answer, with a link to them. */
export function PendingRequestsLink({ count }: { count: number }) {
  return count > 0 ? (
    <Link to="/dashboard?status=pending#bookings" className="link">
      {plural(count, 'request')} waiting for an answer
    </Link>
  ) : null
}
