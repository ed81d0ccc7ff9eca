import { useEffect } from 'react'
import { isRouteErrorResponse, redirect } from 'react-router'

import { mapView } from '../features/maps/map-view.server.ts'
import { LazyMap } from '../features/maps/lazy-map.tsx'
import { rememberSearch } from '../features/places/last-search.ts'
import { cardFace } from '../features/pros/pro-card-face.ts'
import { ProCard } from '../features/pros/pro-card.tsx'
import { markSaved } from '../features/pros/saved-pros.server.ts'
import { countOf } from '../features/search/counted.ts'
import { pinOf } from '../features/search/pro-pin.ts'
import { type TownCount, townPath } from '../features/search/local-place.ts'
import { getLocalPage } from '../features/search/local-places.server.ts'
import { page } from '../platform/page.server.ts'
import { refuse } from '../platform/refusal.ts'
import { limitReading } from '../platform/visit.server.ts'
import { ErrorScreen } from '../shell/error-screen.tsx'
import { breadcrumbs, pageMeta } from '../shell/page-meta.ts'
import { ButtonLink } from '../ui/button.tsx'
import { plural } from '../ui/format.ts'
import { Link } from '../ui/link.tsx'
import type { Route } from './+types/local-pros'
import { NoProsHere } from './local-pros/no-pros-here.tsx'
import { useIsWriter } from './use-is-writer.ts'

export const loader = page(async (visit, { params }: Route.LoaderArgs) => {
  const { state, city } = params
  await limitReading(visit, 'search')
  const found = await getLocalPage(visit, state, city)
  if (!found) return refuse('missing', 'No pool professional works here yet.')
  if (townPath(found.town) !== `/pool-service/${state}/${city}`) throw redirect(townPath(found.town), 301)
  const { place, town, pros, towns } = found
  return {
    place,
    town,
    pros: await markSaved(visit, pros.map(cardFace)),
    towns,
    inTown: found.inTown,
    nearby: found.nearby,
    view: mapView({ ...place, radiusMiles: 25 }),
  }
})

export const meta: Route.MetaFunction = (args) => {
  if (!args.loaderData) return []
  const { town, nearby } = args.loaderData
  const where = `${town.city}, ${town.state}`
  const title = `Pool service in ${where}`
  const way = breadcrumbs(args, [
    ['Find pool pros', '/find-pros'],
    [title, townPath(town)],
  ])
  return pageMeta(args, {
    title,
    description: `${countOf(nearby, 'pool professional works', 'pool professionals work')} within 25 miles of ${where}. Compare reviews and prices, and ask the one you choose.`,
    structured: [way],
  })
}

export default function LocalProsPage({ loaderData }: Route.ComponentProps) {
  const { place, town, inTown, nearby, pros, towns, view } = loaderData
  const where = `${town.city}, ${town.state}`
  const search = `/find-pros?location=${encodeURIComponent(where)}`
  const isWriter = useIsWriter()
  // Many come here from a search engine, and go on without a search of their own.
  useEffect(() => rememberSearch({ place, kind: null }), [place])
  return (
    <div className="wrap py-10 md:py-14">
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_21rem] lg:items-end">
        <div>
          <h1 className="text-title">Pool service in {where}</h1>
          <p className="mt-3 max-w-measure text-soft">
            {countOf(inTown, 'pool professional is', 'pool professionals are')} based in {town.city};{' '}
            {countOf(nearby, 'works', 'work')} within 25 miles. You choose one, your request goes to that pro only, and
            you pay them directly.
          </p>
          <ButtonLink to={search} variant="main" className="mt-6">
            Search around {town.city}
          </ButtonLink>
        </div>
        <div className="h-64 overflow-hidden rounded-card border border-line">
          <LazyMap view={view} center={place} radiusMiles={25} pins={pros.map(pinOf)} />
        </div>
      </div>
      <h2 className="text-heading mt-12">Pros who come to {town.city}</h2>
      <ul className="pro-grid mt-5">
        {pros.map((pro) => (
          <li key={pro.userId} className="grid">
            <ProCard pro={pro} isWriter={isWriter} />
          </li>
        ))}
      </ul>
      {nearby > pros.length ? (
        <ButtonLink to={search} variant="quiet" className="mt-8">
          See all {countOf(nearby)}
        </ButtonLink>
      ) : null}
      {towns.length > 0 ? <Neighbors towns={towns} /> : null}
    </div>
  )
}

function Neighbors({ towns }: { towns: TownCount[] }) {
  return (
    <section className="mt-12" aria-labelledby="neighbors">
      <h2 id="neighbors" className="text-heading">
        Pool service nearby
      </h2>
      <ul className="mt-4 flex flex-wrap gap-x-8 gap-y-3">
        {towns.map((town) => (
          <li key={`${town.state} ${town.city}`}>
            <Link to={townPath(town)} className="link">
              {town.city}, {town.state}
            </Link>{' '}
            <span className="text-small text-soft">{plural(town.pros, 'pro')}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

export function ErrorBoundary({ error, params }: Route.ErrorBoundaryProps) {
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  return isMissing ? <NoProsHere {...params} /> : <ErrorScreen error={error} />
}
