import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Link } from '../../ui/link.tsx'
import { searchHref } from './filters.ts'
import type { SearchPage } from './search-page.ts'

/** What was found for the typed text, what else it may mean, or that it is unknown. */
export function PlaceInterpretation({ page }: { page: SearchPage }) {
  const { filters, place, corrected, alternatives, unknown } = page
  if (unknown) return <Unknown page={page} suggestions={unknown.suggestions} />
  if (!place) return null
  return (
    <>
      {corrected ? (
        <p>
          Showing results for <b>{place.label}</b>
          <span className="text-soft"> instead of “{filters.location}”</span>
        </p>
      ) : null}
      <Choices places={alternatives} page={page} />
    </>
  )
}

function Unknown({ page, suggestions }: { page: SearchPage; suggestions: string[] }) {
  const { location } = page.filters
  return (
    <EmptyState
      title={`We could not find “${location.slice(0, 80)}”`}
      text="A ZIP code or “City, ST” in the United States works best."
    >
      <Choices places={suggestions} page={page} className="justify-center" />
      <Button type="button" size="small" popoverTarget="filters" className="md:hidden">
        Change the address
      </Button>
      <Link to={searchHref(page.filters, { location: '' })} className="link inline-flex min-h-11 items-center">
        See pros everywhere
      </Link>
    </EmptyState>
  )
}

function Choices({ places, page, className = '' }: ChoicesProps) {
  if (places.length === 0) return null
  return (
    <div className={`flex flex-wrap items-center gap-2 ${className}`}>
      <span className="text-soft">Did you mean</span>
      {places.map((label) => (
        <Link
          key={label}
          to={searchHref(page.filters, { location: label })}
          className="inline-flex min-h-11 items-center rounded-full bg-mist px-3 text-small font-semibold text-pool-deep hover:underline md:min-h-9"
        >
          {label}
        </Link>
      ))}
    </div>
  )
}

interface ChoicesProps {
  places: string[]
  page: SearchPage
  className?: string
}
