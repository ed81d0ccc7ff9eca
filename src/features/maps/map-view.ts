import type { Point } from '../places/distance.ts'
import type { Frame } from './map-geometry.ts'

/** A town's name on the map; `level` is the zoom step from which it fits, `size` grows with the town from 0 to 3. */
export interface MapLabel {
  name: string
  x: number
  y: number
  size: 0 | 1 | 2 | 3
  level: number
}

/** The base map around its center, in the units of `Spot`. */
export interface MapView extends Point, Frame {
  /** The address of the drawing that fills the frame. */
  picture: string
  labels: MapLabel[]
}
