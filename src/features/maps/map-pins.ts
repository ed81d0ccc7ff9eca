import type { Point } from '../places/distance.ts'
import { type Spot, spotOf } from './map-geometry.ts'

/** A pro on the map: `label` is the rating, or "New", and is shown inside the pin. */
export interface MapPin extends Point {
  id: string
  label: string
  name: string
  href: string
}

export interface PinGroup extends Spot {
  id: string
  pins: MapPin[]
}

/**
 * Groups pins that would overlap, at the point of the first one: pros are placed at the center of their ZIP code.
 * `width` and `height` are the smallest distances, in map units, between two separate pins.
 */
export function groupPins(pins: MapPin[], middle: Point, width: number, height: number): PinGroup[] {
  const groups: PinGroup[] = []
  for (const pin of pins) {
    const spot = spotOf(pin, middle)
    const near = groups.find((group) => Math.abs(group.x - spot.x) < width && Math.abs(group.y - spot.y) < height)
    if (near) near.pins.push(pin)
    else groups.push({ ...spot, id: pin.id, pins: [pin] })
  }
  return groups
}

/** "Blue Haven Pool Care, rated 4.9", or without a rating "Blue Haven Pool Care, new". */
export function pinName(pin: Pick<MapPin, 'name' | 'label'>): string {
  return /^\d/.test(pin.label) ? `${pin.name}, rated ${pin.label}` : `${pin.name}, ${pin.label.toLowerCase()}`
}
