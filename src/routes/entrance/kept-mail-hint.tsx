import { Link } from '../../ui/link.tsx'

/** Says where to read mail while no mail is really sent. */
export function KeptMailHint() {
  return (
    <p className="mt-3 text-small text-soft">
      This Poolwell sends no real email.{' '}
      <Link to="/dev/mail" className="link">
        Read it here
      </Link>
      .
    </p>
  )
}
