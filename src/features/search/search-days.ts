import { daysAhead } from '../availability/availability.ts'
import { localDate, plusDays } from '../availability/local-time.ts'
import type { Place } from '../places/place.ts'

// Where a day ends last, and where it begins first.
const [westernmost, easternmost] = ['Pacific/Honolulu', 'America/Puerto_Rico']

/** The days on which somebody can be free, around a place or anywhere; dates are local to the pros. */
export function searchDays(now: Date, place?: Pick<Place, 'timeZone'> | null): { first: string; last: string } {
  return {
    first: localDate(place?.timeZone ?? westernmost, now),
    last: plusDays(localDate(place?.timeZone ?? easternmost, now), daysAhead),
  }
}
