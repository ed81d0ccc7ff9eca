import { useEffect } from 'react'
import { useNavigation } from 'react-router'

import { rememberSearch } from '../features/places/last-search.ts'
import { page } from '../platform/page.server.ts'
import { pageMeta } from '../shell/page-meta.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { Link } from '../ui/link.tsx'
import type { Route } from './+types/find-pros'
import { FilterPanel } from './find-pros/filter-panel.tsx'
import { searchHref } from './find-pros/filters.ts'
import { Results } from './find-pros/results.tsx'
import { answerSearch } from './find-pros/search-page.server.ts'
import { searchSummary } from './find-pros/search-summary.ts'
import { revalidateUnlessPosted } from './reloading/revalidate-unless-posted.ts'

export const loader = page((visit, { request }: Route.LoaderArgs) => answerSearch(visit, request))

// Other actions on this page, such as reading notifications, do not change the results.
export const shouldRevalidate = revalidateUnlessPosted

export const meta: Route.MetaFunction = (args) => {
  if (!args.loaderData) return []
  const { place: found, filters } = args.loaderData
  const place = found?.label
  return pageMeta(args, {
    title: place ? `Pool pros near ${place}` : 'Find pool pros near you',
    description: `Compare pool professionals${place ? ` around ${place}` : ''} by service, distance and real reviews, and send one request to the one you choose.`,
    shared: searchHref(filters),
  })
}

export default function FindProsPage({ loaderData }: Route.ComponentProps) {
  const pending = useNavigation().location?.pathname === '/find-pros'
  const { filters, place, unknown, view, categories, zip } = loaderData
  const kind = categories.find(({ id }) => id === filters.service)?.name ?? null
  // Stored in the browser only: on the server it would be shared by everybody.
  useEffect(() => rememberSearch({ place, kind }), [place, kind])
  return (
    <>
      <div className="bg-mist">
        <div className="wrap py-5">
          <div className="flex flex-wrap items-baseline gap-x-8 gap-y-1">
            {/* On phones of 390 pixels its line fits before the font has arrived, too, which is narrower. */}
            <h1 className="-mr-2 text-title">Find pool pros near you</h1>
            {/* Outside the part that is replaced with each search: screen readers announce only changes of existing
                elements. */}
            <output className="text-soft">{searchSummary({ ...loaderData, kind })}</output>
            {zip ? (
              <Link to={searchHref(filters, { location: zip })} className="link inline-flex min-h-11 items-center">
                Show pros near {zip}
              </Link>
            ) : null}
          </div>
          {place || unknown ? null : <SayWhere />}
        </div>
      </div>
      <div className={`${view ? 'wrap-wide' : 'wrap'} ${frame}`}>
        <FilterPanel page={loaderData} pending={pending} />
        <div className={view ? resultsWithMap : 'min-w-0'}>
          <Results key={searchHref(filters, { cursor: filters.cursor })} page={loaderData} pending={pending} />
        </div>
      </div>
    </>
  )
}

/** On phones the place field is in a sheet, where nobody would look for it. */
function SayWhere() {
  return (
    <Button type="button" variant="main" popoverTarget="filters" className="mt-4 md:hidden">
      <Icon name="map-pin" />
      Enter your address
    </Button>
  )
}

const frame = 'pb-20 md:grid md:grid-cols-[16rem_minmax(0,1fr)] md:gap-6 md:pt-6'

const resultsWithMap = 'list-map grid min-w-0 content-start md:gap-6'
