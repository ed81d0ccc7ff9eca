import { useRef } from 'react'

import { LazyMap } from '../../features/maps/lazy-map.tsx'
import type { Place } from '../../features/places/place.ts'
import { pinOf } from '../../features/search/pro-pin.ts'
import { distances, widestSearch } from '../../features/search/search-limits.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { formatMiles } from '../../ui/format.ts'
import { SheetTitle } from '../../ui/sheet-title.tsx'
import { SkeletonCards } from '../../ui/skeleton-cards.tsx'
import { clearedHref } from './cleared-href.ts'
import { countActiveFilters, searchHref } from './filters.ts'
import { LoadMore } from './load-more.tsx'
import { ResultCards } from './result-cards.tsx'
import { ResultsBar } from './results-bar.tsx'
import type { SearchPage } from './search-page.ts'
import { useHighlightedPro } from './use-highlighted-pro.ts'
import { useMorePros } from './use-more-pros.ts'

/** The list, and with a place the map next to it; a pin and its card are highlighted together. */
export function Results({ page, pending }: { page: SearchPage; pending: boolean }) {
  const { pros, ...more } = useMorePros(page)
  const list = useRef<HTMLUListElement>(null)
  const [highlighted, setHighlighted] = useHighlightedPro(list)
  return (
    <>
      <MapDrawer {...{ page, pros, highlighted }} isPart={more.moreHref !== null} onSelect={setHighlighted} />
      <section aria-label="Results" aria-busy={pending} className="min-w-0">
        <ResultsBar page={page} pending={pending} />
        {pending ? <Wait /> : null}
        <div className={pending ? 'hidden' : ''}>
          <ResultCards {...{ list, pros }} highlighted={page.view && highlighted} />
          {pros.length === 0 ? <Nothing page={page} /> : null}
          <LoadMore {...more} startHref={page.filters.cursor === null ? null : searchHref(page.filters)} />
        </div>
      </section>
    </>
  )
}

/** Only with a place, around which it is drawn. */
function MapDrawer({ page, pros, isPart, highlighted, onSelect }: MapDrawerProps) {
  const { view, place, filters, counted } = page
  if (!view || !place) return null
  return (
    <section id="pros-map" popover="auto" aria-label="Map" className="drawer map-drawer">
      <div className="py-2 pr-4 pl-5 md:hidden">
        <SheetTitle sheet="pros-map" title="Map" />
      </div>
      <LazyMap
        fitPins
        view={view}
        center={place}
        radiusMiles={filters.distance}
        pins={pros.map(pinOf)}
        selectedId={highlighted}
        onSelect={onSelect}
      />
      {isPart ? (
        <p className="border-t border-line px-4 py-2 text-small text-soft">
          {pros.length} of {counted} shown
        </p>
      ) : null}
    </section>
  )
}

interface MapDrawerProps {
  page: SearchPage
  pros: SearchPage['pros']
  /** Whether there are more pros than these. */
  isPart: boolean
  highlighted: string | null
  onSelect: (id: string) => void
}

/** Placeholders for the cards that are loading. */
function Wait() {
  return (
    <div className="pro-grid">
      <SkeletonCards count={6} label="Looking for pros" />
    </div>
  )
}

const elsewhere = 'Try adjusting your filters or search in a different location.'

const nobody = ({ label }: Place) => `Nobody was found within ${widestSearch} miles of ${label}. ${elsewhere}`

const whereNearest = ({ city, state, miles, serves }: NonNullable<SearchPage['nearest']>) =>
  `The nearest pro${serves ? ' who comes to you' : ''} is in ${city}, ${state}, ${formatMiles(miles)} away. ${elsewhere}`

function Nothing({ page: { filters, unknown, towns, nearest, place } }: { page: SearchPage }) {
  if (unknown || towns?.length) return null
  return (
    <EmptyState title="No pros found" text={nearest ? whereNearest(nearest) : place ? nobody(place) : elsewhere}>
      {nearest ? (
        <ButtonLink to={searchHref(filters, { location: nearest.zip })}>Show pros near {nearest.city}</ButtonLink>
      ) : null}
      {nearest && nearest.miles <= distances.max ? (
        <ButtonLink to={searchHref(filters, { distance: distances.max })} variant="quiet">
          {`Look within ${distances.max} miles`}
        </ButtonLink>
      ) : null}
      {filters.takesRequests ? (
        <ButtonLink to={searchHref(filters, { takesRequests: false })} variant="quiet">
          Include pros not taking requests
        </ButtonLink>
      ) : null}
      {place && !nearest ? (
        <ButtonLink to={searchHref(filters, { location: '' })} variant="quiet">
          See pros everywhere
        </ButtonLink>
      ) : null}
      {/* On a wide page the filters next to it have the same link. */}
      {countActiveFilters(filters) > 0 ? (
        <ButtonLink to={clearedHref(filters)} variant="quiet" className="md:hidden">
          Clear filters
        </ButtonLink>
      ) : null}
    </EmptyState>
  )
}
