import { mapView } from '../../features/maps/map-view.server.ts'
import { findAddress } from '../../features/places/places.server.ts'
import type { PlaceFound } from './place-found.ts'

/** The place a business address means, once it is complete; null while it is not, or when nobody knows it. */
export function findBusiness(business: Record<string, string>): PlaceFound | null {
  const { city = '', state = '', zip = '', serviceRadius } = business
  if (city.trim().length < 2 || state.trim().length < 2 || !/^\d{5}/.test(zip.trim())) return null
  const found = findAddress({ city, state, zip: zip.trim() })
  if ('problem' in found) return null
  const { label, latitude, longitude } = found.place
  const radiusMiles = Math.min(100, Math.max(1, Number(serviceRadius) || 15))
  const around = { latitude, longitude, radiusMiles }
  return { label, ...around, view: mapView({ ...around, radiusMiles: radiusMiles * 1.25 }) }
}
