import { plural } from '../../ui/format.ts'
import { Link } from '../../ui/link.tsx'

/** How many requests are pending, with a link to them. */
export function PendingRequestsLink({ pending = 0 }: { pending: number | undefined }) {
  return pending ? (
    <Link to="/dashboard?status=pending" className="link">
      {plural(pending, 'request')} waiting for an answer
    </Link>
  ) : null
}
