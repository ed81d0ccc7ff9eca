import { usualPageSize } from '../../platform/cursor.ts'
import { refuseFields } from '../../platform/refusal.ts'
import type { Visit } from '../../platform/visit.server.ts'
import { distantDay, pastDay } from '../availability/availability.ts'
import { findFirstStarts } from '../availability/first-starts.server.ts'
import type { Place } from '../places/place.ts'
import { type Candidate, findCandidates, type SearchFilters } from './find-candidates.server.ts'
import { searchDays } from './search-days.ts'
import type { Position } from './search.schema.ts'

export interface FreeCandidate extends Candidate {
  /** The first free start of the day: HH:mm where the pro works. */
  freeFrom: string
}

/** How many calendars are read at once, and at most for one page. */
const batch = 50
const mostRead = 200

/**
 * Those of the list who are free on a day. For a page at most 200 of them are read, fifty at a time with one query for
 * their ids and two for their calendars: it may be short, and the next page continues after the last one read.
 */
export async function findFree(
  visit: Visit,
  query: SearchFilters & { date: string },
  place: Place | null,
): Promise<{ found: FreeCandidate[]; next: Position | undefined }> {
  requireSearchDay(visit, query.date)
  const { limit = usualPageSize } = query
  const found: FreeCandidate[] = []
  let { cursor } = query
  for (let read = 0; read < mostRead && found.length < limit; read += batch) {
    const candidates = await findCandidates(visit, { ...query, cursor }, place, batch)
    const free = await freeAmong(visit, candidates, query.date)
    const isFull = free.length > limit - found.length
    found.push(...free.slice(0, limit - found.length))
    if (isFull) return { found, next: found.at(-1)?.position }
    if (candidates.length < batch) return { found, next: undefined }
    cursor = candidates.at(-1)?.position
  }
  return { found, next: cursor }
}

async function freeAmong(visit: Visit, candidates: readonly Candidate[], date: string): Promise<FreeCandidate[]> {
  const ids = candidates.map(({ id }) => id)
  const starts = ids.length > 0 ? await findFirstStarts(visit, ids, date) : new Map<string, string>()
  return candidates.flatMap((candidate) => {
    const freeFrom = starts.get(candidate.id)
    return freeFrom === undefined ? [] : [{ ...candidate, freeFrom }]
  })
}

function requireSearchDay({ now }: Visit, date: string): void {
  const { first, last } = searchDays(now)
  if (date < first) refuseFields({ date: pastDay })
  if (date > last) refuseFields({ date: distantDay })
}
