import { Suspense } from 'react'

import type { Sort } from '../../features/search/search.schema.ts'
import { lazyComponent } from '../../ui/lazy-component.ts'
import { Link } from '../../ui/link.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { type Filters, searchHref } from './filters.ts'
import type { SearchPage } from './search-page.ts'

/** The number of results, how the place was understood, and the sort order. */
export function ResultsBar({ page, pending }: { page: SearchPage; pending: boolean }) {
  const { filters, place, corrected, alternatives, unknown, towns, pros } = page
  // If nobody is based in the center of the area, the towns say where to look.
  const isBare = Boolean(towns?.length) && pros.length === 0
  const isEmpty = pros.length === 0 && !unknown && !towns && !corrected && alternatives.length === 0
  return (
    <div className={`grid gap-2 max-md:mt-3 ${isEmpty || !(place || unknown) ? '' : 'mb-4'}`}>
      <Suspense>{place && towns ? <ChooseTown {...{ place, towns, filters }} /> : null}</Suspense>
      {isBare ? null : (
        <h2 className={towns ? 'text-heading' : 'sr-only'}>
          {unknown ? 'Where is that?' : towns ? `Near the middle of ${place?.label}` : page.counted}
        </h2>
      )}
      {place && pros.length > 0 ? (
        <div className="flex items-center gap-4">
          <Orders filters={filters} />
          {pending ? <Spinner label="" className="text-pool" /> : null}
        </div>
      ) : null}
      <Suspense>
        {unknown || corrected || alternatives.length > 0 ? <PlaceInterpretation page={page} /> : null}
      </Suspense>
    </div>
  )
}

const ChooseTown = lazyComponent(async () => (await import('./choose-town.tsx')).ChooseTown)
// Most places are shown as they were typed.
const PlaceInterpretation = lazyComponent(async () => (await import('./place-interpretation.tsx')).PlaceInterpretation)

function Orders({ filters }: { filters: Filters }) {
  return (
    <nav aria-label="Order" className="inline-flex rounded-full border-[1.5px] border-control max-md:flex-1">
      {orders.map(({ sort, label }) => (
        <Link
          key={sort}
          to={searchHref(filters, { sort: sort === 'distance' ? null : sort })}
          preventScrollReset
          aria-current={(filters.sort ?? 'distance') === sort ? 'true' : undefined}
          className="inline-flex min-h-11 flex-1 items-center justify-center rounded-full px-4 text-small font-bold whitespace-nowrap -outline-offset-3 hover:bg-mist aria-[current]:bg-chosen aria-[current]:text-on-chosen"
        >
          {label}
        </Link>
      ))}
    </nav>
  )
}

const orders: { sort: Sort; label: string }[] = [
  { sort: 'distance', label: 'Nearest' },
  { sort: 'rating', label: 'Top rated' },
]
