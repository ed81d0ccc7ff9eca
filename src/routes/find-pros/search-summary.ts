import type { SearchPage } from './search-page.ts'

/** How many were found, for what, around which place and in which order, or what to do first. */
export function searchSummary({ counted, kind, place, pros, filters, unknown, towns }: Summarized): string {
  if (unknown) return 'Tell us where your pool is to see who serves your area.'
  const found = kind ? `${counted} for ${kind}` : counted
  // A single one, or none, has no order.
  const bestFirst = pros.length > 1 ? ', best rated first' : ''
  if (!place) return `${found}${bestFirst}. Tell us where your pool is to see who serves your area.`
  if (towns?.length && pros.length === 0) return 'Choose your town to see who serves your area.'
  const order = filters.sort === 'rating' ? bestFirst : ''
  return `${found} within ${filters.distance} miles of ${towns ? 'the middle of ' : ''}${place.label}${order}`
}

interface Summarized extends Pick<SearchPage, 'counted' | 'place' | 'filters' | 'unknown' | 'towns'> {
  pros: readonly unknown[]
  /** The name of the kind of work that was searched for. */
  kind: string | null
}
