import { type FieldErrors, refuse } from '../../platform/refusal.ts'
import { type Place, publicPlace } from '../places/place.ts'
import { findPlace, findPoint } from '../places/places.server.ts'
import type { SearchQuery } from './search.schema.ts'

/** The place of a search, or null without one; an unknown place is refused. */
export function requirePlace({ location, lat, lng }: SearchQuery): Place | null {
  if (lat !== undefined && lng !== undefined) {
    const point = findPoint({ latitude: lat, longitude: lng })
    return point ?? refuseUnknown(`${lat}, ${lng}`, { lat: 'This point is not in the United States' })
  }
  if (location === undefined) return null
  const answer = findPlace(location)
  if (answer.status !== 'unknown') return answer.place
  const fields = { location: 'We could not find this place. A ZIP code or “City, ST” works best' }
  return refuseUnknown(location, fields, answer.suggestions)
}

function refuseUnknown(what: string, fields: FieldErrors, suggestions: readonly Place[] = []): never {
  return refuse('invalid', `We could not find “${what.slice(0, 80)}”.`, {
    code: 'UNKNOWN_LOCATION',
    fields,
    suggestions: suggestions.map(publicPlace),
  })
}
