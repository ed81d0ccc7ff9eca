import { Link } from '../../../ui/link.tsx'

/** Leads to a booking that could not be changed and is no longer on this list: somebody was faster. */
export function WhatBecameLink({ id }: { id: string }) {
  return (
    <p>
      <Link to={`?booking=${id}#${id}`} className="link inline-flex min-h-11 items-center">
        See what happened to this booking
      </Link>
    </p>
  )
}
