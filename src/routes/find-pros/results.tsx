import { type RefObject, useEffect, useRef } from 'react'

import { LazyMap } from '../../features/maps/lazy-map.tsx'
import { isMember } from '../../features/pros/pro-card.ts'
import { ProCard } from '../../features/pros/pro-card.tsx'
import { SavePro } from '../../features/pros/save-pro.tsx'
import { pinOf } from '../../features/search/pro-pin.ts'
import { distances } from '../../features/search/search-limits.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { formatMiles } from '../../ui/format.ts'
import { SheetTitle } from '../../ui/sheet-title.tsx'
import { SkeletonCards } from '../../ui/skeleton.tsx'
import { countActiveFilters, searchHref } from './filters.ts'
import { LoadMore } from './load-more.tsx'
import { ResultsBar } from './results-bar.tsx'
import type { SearchPage } from './search-page.ts'
import { useHighlightedPro } from './use-highlighted-pro.ts'
import { useMorePros } from './use-more-pros.ts'
import { useIsWriter } from '../use-is-writer.ts'
import { useOpenings } from '../use-openings.ts'

/** The list, and with a place the map next to it; a pin and its card are highlighted together. */
export function Results({ page, pending }: { page: SearchPage; pending: boolean }) {
  const { pros, ...more } = useMorePros(page)
  const openings = useOpenings(pros)
  const list = useRef<HTMLUListElement>(null)
  useFocusOnNew(list, pros.length)
  const isWriter = useIsWriter()
  const [highlighted, setHighlighted] = useHighlightedPro(list)
  const { view, place, filters } = page
  return (
    <>
      {view && place ? (
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
            onSelect={setHighlighted}
          />
        </section>
      ) : null}
      <section aria-label="Results" aria-busy={pending} className="min-w-0">
        <ResultsBar page={page} pending={pending} />
        {pending ? <Wait /> : null}
        <div className={pending ? 'hidden' : ''}>
          <ul ref={list} id="pros" className="pro-grid scroll-mt-24">
            {pros.map((pro) => (
              <li key={pro.userId} data-pro={pro.userId} className="grid">
                <ProCard
                  pro={pro}
                  opening={isMember(pro) ? (openings[pro.userId] ?? null) : undefined}
                  highlighted={view !== null && highlighted === pro.userId}
                  isWriter={isWriter}
                  save={<SavePro pro={pro} saved={pro.saved} />}
                />
              </li>
            ))}
          </ul>
          {pros.length === 0 ? <Nothing page={page} /> : null}
          <LoadMore {...more} startHref={filters.cursor === null ? null : searchHref(filters)} />
        </div>
      </section>
    </>
  )
}

/** After loading more, focus goes to the first new card. */
function useFocusOnNew(list: RefObject<HTMLUListElement | null>, count: number) {
  const before = useRef(count)
  // The link that was followed has moved behind the new cards or is gone: only script can move the focus to them.
  useEffect(() => {
    list.current?.children[before.current]?.querySelector('a')?.focus({ preventScroll: true })
    before.current = count
  }, [list, count])
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

const whereNearest = ({ city, state, miles, serves }: NonNullable<SearchPage['nearest']>) =>
  `The nearest pro${serves ? ' who comes to you' : ''} is in ${city}, ${state}, ${formatMiles(miles)} away. ${elsewhere}`

function Nothing({ page: { filters, unknown, towns, nearest } }: { page: SearchPage }) {
  if (unknown || towns?.length) return null
  return (
    <EmptyState title="No pros found" text={nearest ? whereNearest(nearest) : elsewhere}>
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
      {/* On a wide page the filters next to it have the same link. */}
      {countActiveFilters(filters) > 0 ? (
        <ButtonLink to="/find-pros" variant="quiet" className="md:hidden">
          Clear filters
        </ButtonLink>
      ) : null}
    </EmptyState>
  )
}
