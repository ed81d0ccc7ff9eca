import type { Place } from '../../features/places/place.ts'
import type { TownCount } from '../../features/search/local-place.ts'
import { plural } from '../../ui/format.ts'
import { Link } from '../../ui/link.tsx'
import { countActiveFilters, type Filters, searchHref } from './filters.ts'

/** For a whole state, region or county the search is around its center, where few people live. */
export function ChooseTown({ place, towns, filters }: ChooseTownProps) {
  // The numbers are of all pros, and a filter leaves some of them out.
  const isCounted = countActiveFilters(filters) === 0
  return (
    <section aria-labelledby="choose-town" className="mb-4 grid gap-3 max-md:mt-3">
      <h2 id="choose-town" className="text-heading">
        Which town is your pool in?
      </h2>
      <p className="max-w-measure text-soft">
        {place.label} is a whole {place.precision}. Enter your town or ZIP code
        {towns.length > 0 ? ', or choose a town where pros are based.' : '.'}
      </p>
      <ul className="flex flex-wrap gap-2">
        {towns.map(({ city, state, pros }) => (
          <li key={`${city}, ${state}`}>
            <Link
              to={searchHref(filters, { location: `${city}, ${state}` })}
              className="inline-flex min-h-11 items-center rounded-full bg-mist px-3 text-small font-semibold text-pool-deep hover:underline md:min-h-9"
            >
              {city}
              {isCounted ? ` · ${plural(pros, 'pro')}` : null}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface ChooseTownProps {
  place: Place
  towns: TownCount[]
  filters: Filters
}
