import type { AriaAttributes } from 'react'

/** Leads to the pool in a map; without a street, nothing. What it is about is said to screen readers by its `aria-…`. */
export function DirectionsLink({ to, ...about }: DirectionsLinkProps) {
  if (!to) return null
  return (
    <a className="link inline-flex min-h-11 items-center" href={to} target="_blank" rel="noreferrer" {...about}>
      Directions
    </a>
  )
}

interface DirectionsLinkProps extends Pick<AriaAttributes, 'aria-label' | 'aria-describedby'> {
  to: string | undefined
}
