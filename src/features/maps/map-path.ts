import type { Spot } from './map-geometry.ts'

/** SVG path data in whole units and relative steps; leaves out points closer than `grain` to the one before. */
export function svgPathOf(spots: Spot[], grain: number, closed: boolean): string {
  const [first, ...rest] = thinned(spots, grain)
  if (!first || rest.length < (closed ? 2 : 1)) return ''
  let steps = ''
  let before = first
  for (const spot of rest) {
    steps += number(spot.x - before.x) + number(spot.y - before.y)
    before = spot
  }
  return `M${first.x}${number(first.y)}l${steps.trimStart()}${closed ? 'z' : ''}`
}

/** One dot per point: a stroke of zero length with round caps. */
export function dotsOf(spots: Spot[]): string {
  let dots = ''
  let before: Spot | undefined
  for (const spot of spots) {
    dots += before ? `m${spot.x - before.x}${number(spot.y - before.y)}h0` : `M${spot.x}${number(spot.y)}h0`
    before = spot
  }
  return dots
}

function thinned(spots: Spot[], grain: number): Spot[] {
  const kept: Spot[] = []
  for (const [index, spot] of spots.entries()) {
    const before = kept.at(-1)
    const isNear = before && Math.abs(spot.x - before.x) + Math.abs(spot.y - before.y) < grain
    if (!isNear || index === spots.length - 1) kept.push(spot)
  }
  return kept
}

function number(value: number): string {
  return value < 0 ? `${value}` : ` ${value}`
}
