import { distances, widestSearch } from '../../features/search/search-limits.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { formatMiles } from '../../ui/format.ts'
import { clearedHref } from './cleared-href.ts'
import { countActiveFilters, searchHref } from './filters.ts'
import type { SearchedDay, SearchPage } from './search-page.ts'

/** Nobody was found, at least so far: why, where the nearest pro is, and what to change. */
export function NothingFound({ page, hasMore }: { page: SearchPage; hasMore: boolean }) {
  const { filters, nearest, place, day } = page
  return (
    <EmptyState
      {...(day
        ? nobodyFree(page, day, hasMore)
        : { title: page.leftOut ? 'No other pros found' : 'No pros found', text: whyNothing(page) })}
    >
      {day ? <OtherDays {...{ filters, day }} /> : null}
      {nearest ? (
        <ButtonLink to={searchHref(filters, { location: nearest.zip })} variant={day ? 'quiet' : 'primary'}>
          Show pros near {nearest.city}
        </ButtonLink>
      ) : null}
      {nearest && nearest.miles <= distances.max ? (
        <ButtonLink to={searchHref(filters, { distance: distances.max })} variant="quiet">
          {`Look within ${distances.max} miles`}
        </ButtonLink>
      ) : null}
      {filters.takesRequests && !day ? (
        <ButtonLink to={searchHref(filters, { takesRequests: false })} variant="quiet">
          Include pros not taking requests
        </ButtonLink>
      ) : null}
      {place && !nearest && !hasMore ? (
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

function OtherDays({ filters, day: { next } }: { filters: SearchPage['filters']; day: SearchedDay }) {
  return (
    <>
      {next ? <ButtonLink to={searchHref(filters, { date: next.date })}>{next.words}</ButtonLink> : null}
      <ButtonLink to={searchHref(filters, { date: null })} variant="quiet">
        Any day
      </ButtonLink>
    </>
  )
}

const elsewhere = 'Try adjusting your filters or search in a different location.'
const otherwise = 'Try another day, or search in a different location.'

function whyNothing({ place, nearest, leftOut }: SearchPage): string {
  if (nearest) return `${whereNearest(nearest)} ${elsewhere}`
  const nobody = leftOut ? 'Nobody else' : 'Nobody'
  return place ? `${nobody} was found within ${widestSearch} miles of ${place.label}. ${elsewhere}` : elsewhere
}

function nobodyFree(page: SearchPage, { words }: SearchedDay, hasMore: boolean) {
  const who = page.filters.cursor === null ? 'Nobody' : 'Nobody else'
  if (!hasMore) return { title: `${who} is free on ${words}`, text: whyNobodyFree(page) }
  const text = 'There are more pros to look at. Load more, or try another day.'
  return { title: `${who} so far is free on ${words}`, text }
}

function whyNobodyFree({ filters, place, nearest }: SearchPage): string {
  if (filters.cursor !== null || !place) return otherwise
  const within = `Nobody within ${filters.distance} miles of ${place.label} has a free time on that day.`
  return `${within} ${nearest ? whereNearest(nearest, ' who is free then') : otherwise}`
}

function whereNearest({ city, state, miles, serves }: NonNullable<SearchPage['nearest']>, who = ''): string {
  const comes = serves ? `${who ? ' and' : ' who'} comes to you` : ''
  return `The nearest pro${who}${comes} is in ${city}, ${state}, ${formatMiles(miles)} away.`
}
