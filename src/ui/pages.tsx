import { useLocation } from 'react-router'

import { ButtonLink } from './button.tsx'

/** Links to the next page of a list and back to the first: `next` is the cursor in the address. */
export function Pages({ next, first = 'Newest', onward = 'Older', hash = '' }: PagesProps) {
  const { pathname, search } = useLocation()
  const isFirst = !new URLSearchParams(search).has('cursor')
  if (isFirst && next === null) return null
  return (
    <nav aria-label="Pages" className="flex flex-wrap justify-between gap-3">
      {isFirst ? null : (
        <ButtonLink to={`${pathname}${withCursor(search, null)}${hash}`} variant="quiet">
          {first}
        </ButtonLink>
      )}
      {next === null ? null : (
        // A new link on each page: from the one that was followed the focus goes up with the page, not to the footer.
        <ButtonLink
          key={search}
          to={`${pathname}${withCursor(search, next)}${hash}`}
          variant="quiet"
          className="ml-auto"
        >
          {onward}
        </ButtonLink>
      )}
    </nav>
  )
}

interface PagesProps {
  next: string | null
  first?: string
  onward?: string
  /** Where the list begins, if not at the top of the page: "#tab-reviews". */
  hash?: string
}

function withCursor(search: string, cursor: string | null): string {
  const query = new URLSearchParams(search)
  query.delete('cursor')
  if (cursor !== null) query.set('cursor', cursor)
  return query.size > 0 ? `?${query}` : ''
}
