import { Suspense, useRef } from 'react'

import { LazyMap } from '../../features/maps/lazy-map.tsx'
import { pinOf } from '../../features/search/pro-pin.ts'
import { lazyComponent } from '../../ui/lazy-component.ts'
import { plural } from '../../ui/format.ts'
import { SheetTitle } from '../../ui/sheet-title.tsx'
import { SkeletonCards } from '../../ui/skeleton-cards.tsx'
import { searchHref } from './filters.ts'
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
  const hasMore = more.moreHref !== null
  const isNothing = pros.length === 0 && !page.unknown && !page.towns?.length
  return (
    <>
      <section aria-label="Results" aria-busy={pending} className="min-w-0">
        <ResultsBar page={page} pending={pending} />
        {pending ? <Wait /> : null}
        <div className={pending ? 'hidden' : ''}>
          <ResultCards {...{ list, pros }} highlighted={page.view && highlighted} />
          <Suspense>{isNothing ? <NothingFound {...{ page, hasMore }} /> : null}</Suspense>
          {page.day ? <SoFar found={pros.length} hasMore={hasMore} isPart={page.next !== null} /> : null}
          <LoadMore {...more} startHref={page.filters.cursor === null ? null : searchHref(page.filters)} />
        </div>
      </section>
      <MapDrawer {...{ page, pros, highlighted }} isPart={hasMore} onSelect={setHighlighted} />
    </>
  )
}

/** Only with a place, around which it is drawn. */
function MapDrawer({ page, pros, isPart, highlighted, onSelect }: MapDrawerProps) {
  const { view, place, filters, counted, day } = page
  if (!view || !place) return null
  return (
    <section id="pros-map" popover="auto" aria-label="Map" className="drawer map-drawer md:self-start">
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
          {day ? pros.length : `${pros.length} of ${counted}`} shown
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

// Most searches find somebody.
const NothingFound = lazyComponent(async () => (await import('./nothing-found.tsx')).NothingFound)

/** With a day nobody has counted: says how many there are so far, and at the end that these are all. */
function SoFar({ found, hasMore, isPart }: { found: number; hasMore: boolean; isPart: boolean }) {
  const far = hasMore
    ? `${plural(found, 'pro')} so far`
    : isPart
      ? 'These are all the pros who are free on that day.'
      : null
  return <output className="mt-6 block text-center text-small text-soft empty:hidden">{found > 0 ? far : null}</output>
}

/** Placeholders for the cards that are loading. */
function Wait() {
  return (
    <div className="pro-grid">
      <SkeletonCards count={6} label="Looking for pros" />
    </div>
  )
}
