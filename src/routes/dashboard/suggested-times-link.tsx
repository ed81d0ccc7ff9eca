import { Link } from '../../ui/link.tsx'

/** Says that pros suggest other times for so many requests, with a link to them. */
export function SuggestedTimesLink({ count }: { count: number }) {
  return (
    <Link to="/dashboard?status=pending" className="link inline-flex min-h-11 items-center">
      {count === 1
        ? 'A pro suggests other times: choose one'
        : `Pros suggest other times for ${count} requests: choose one for each`}
    </Link>
  )
}
