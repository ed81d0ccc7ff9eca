import type { MapView } from '../../features/maps/map-view.ts'

/** Where an address is, as we understand it, and the map around it. */
export interface PlaceFound {
  /** "Pasadena, CA 91101" */
  label: string
  latitude: number
  longitude: number
  /** The service radius, as far as it is given. */
  radiusMiles: number
  view: MapView
}
