import { mapView } from '../../features/maps/map-view.server.ts'
import { findAddress } from '../../features/places/places.server.ts'
import { BusinessPlace } from '../../features/pros/pro.schema.ts'
import type { PlaceFound } from './place-found.ts'

/** The place of a business address, once it is complete; null until then, or if it is unknown. */
export function findBusiness(typed: Record<string, string>): PlaceFound | null {
  const { data: where } = BusinessPlace.safeParse(typed)
  const found = where && findAddress(where)
  if (!found || 'problem' in found) return null
  const { label, latitude, longitude } = found.place
  const around = { latitude, longitude, radiusMiles: where.serviceRadius }
  return { label, ...around, view: mapView({ ...around, radiusMiles: where.serviceRadius * 1.25 }) }
}
