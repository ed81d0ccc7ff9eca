import { type Spot, zoomStep } from './map-geometry.ts'
import type { MapLabel } from './map-view.ts'

interface Town {
  name: string
  x: number
  y: number
  population: number
}

/** A label as drawn: `shift` pixels below its town, so that a pin does not hide it. */
interface PlacedLabel extends MapLabel {
  shift: number
}

/** The drawing's width on a phone, in pixels; each level is one zoom step, or one larger screen, further. */
const phoneWidth = 590
const levels = [16, 34, 56, 80, 110]
const lettering = [11.5, 12.5, 14, 17]

/**
 * Gives each town, largest first, the first level at which its label fits. Labels keep their size while the map grows,
 * so two that do not overlap at one level never overlap at a closer one.
 */
export function labelTowns(towns: Town[], halfWidth: number): MapLabel[] {
  const placed: MapLabel[] = []
  let waiting = towns.map((town) => ({ ...town, size: sizeOf(town.population) }))
  for (const [level, limit] of levels.entries()) {
    const pixels = (phoneWidth * zoomStep ** level) / (2 * halfWidth)
    waiting = waiting.filter(({ name, x, y, size }) => {
      const label = { name, x, y, size, level }
      if (placed.length >= limit || placed.some((other) => meet(label, other, pixels))) return true
      placed.push(label)
      return false
    })
  }
  return placed
}

/**
 * Moves labels that pins would hide below or above the pin, and drops those that do not fit there. In a drawing that is
 * smaller than a phone's, fewer fit next to each other.
 */
export function placeAroundPins(
  labels: MapLabel[],
  pins: Spot[],
  view: { halfWidth: number; zoom: number; width?: number },
): PlacedLabel[] {
  const pixels = (Math.min(phoneWidth, view.width ?? phoneWidth) * view.zoom) / (2 * view.halfWidth)
  const placed: PlacedLabel[] = []
  for (const label of labels) {
    const shift = shifts.find((shift) => {
      const moved = { ...label, y: label.y + shift / pixels }
      const isHidden = pins.some((pin) => covers(pin, moved, pixels))
      return !isHidden && !placed.some((other) => meet(moved, { ...other, y: other.y + other.shift / pixels }, pixels))
    })
    if (shift !== undefined) placed.push({ ...label, shift })
  }
  return placed
}

const shifts = [0, 27, -27]

/** Half the width and height of a name, in pixels. */
export function labelExtent(label: Pick<MapLabel, 'name' | 'size'>): { width: number; height: number } {
  const letter = lettering[label.size] ?? 12
  return { width: label.name.length * letter * 0.28, height: letter * 0.6 }
}

function meet(a: MapLabel, b: MapLabel, pixels: number): boolean {
  const [one, other] = [labelExtent(a), labelExtent(b)]
  const isBeside = Math.abs(a.x - b.x) * pixels < one.width + other.width + 10
  return isBeside && Math.abs(a.y - b.y) * pixels < one.height + other.height + 5
}

function covers(pin: Spot, label: MapLabel, pixels: number): boolean {
  const { width, height } = labelExtent(label)
  return Math.abs(pin.x - label.x) * pixels < width + 28 && Math.abs(pin.y - label.y) * pixels < height + 15
}

function sizeOf(population: number): MapLabel['size'] {
  if (population > 400_000) return 3
  if (population > 90_000) return 2
  return population > 20_000 ? 1 : 0
}
