import { Link } from '../ui/link.tsx'

/** Where no mail is really sent, says where to read it instead. */
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
