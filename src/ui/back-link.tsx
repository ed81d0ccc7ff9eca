import type { ReactNode } from 'react'

import { Icon } from './icon.tsx'
import { Link } from './link.tsx'

/** Above a heading: a link to the parent page. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className="link inline-flex min-h-11 items-center gap-2 text-small">
      <Icon name="arrow-left" className="size-4" />
      {children}
    </Link>
  )
}
