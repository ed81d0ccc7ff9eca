import type { Spot } from './map-geometry.ts'

/** SVG path data in whole units and relative steps; leaves out points closer than `grain` to the one before. */
export function svgPathOf(spots: Spot[], grain: number, closed: boolean): string {
  const [first, ...rest] = thinned(spots, grain)
  if (!first || rest.length < (closed ? 2 : 1)) return ''
  return `M${first.x}${number(first.y)}${stepsOf(first, rest)}${closed ? 'z' : ''}`
}

/** A path with a corner at each point, however close they are: a marker draws the dot. */
export function dotsOf([first, ...rest]: Spot[]): string {
  return first ? `M${first.x}${number(first.y)}${stepsOf(first, rest)}` : ''
}

/** Empty without steps. */
function stepsOf(from: Spot, spots: Spot[]): string {
  const steps = spots.map(({ x, y }, index) => {
    const before = spots[index - 1] ?? from
    return number(x - before.x) + number(y - before.y)
  })
  return steps.length > 0 ? `l${steps.join('').trimStart()}` : ''
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
