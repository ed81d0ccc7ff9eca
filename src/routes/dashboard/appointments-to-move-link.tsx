import { Link } from '../../ui/link.tsx'

/** Says that pros ask to move so many visits, with a link to them. */
export function AppointmentsToMoveLink({ count }: { count: number }) {
  return (
    <Link to="/dashboard?status=upcoming" className="link inline-flex min-h-11 items-center">
      {count === 1 ? 'A pro asks to move a visit: see the times' : `Pros ask to move ${count} visits: see the times`}
    </Link>
  )
}
