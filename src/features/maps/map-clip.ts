// Cuts the outlines of the base map to the area of one map.

export type XY = [x: number, y: number]

export interface Bounds {
  west: number
  south: number
  east: number
  north: number
}

/** Clips a closed ring to bounds. What runs along their edge stays, so they must be larger than the visible area. */
export function clipRing(ring: XY[], bounds: Bounds): XY[] {
  const cuts = [
    cutAt(0, bounds.west, 1),
    cutAt(0, bounds.east, -1),
    cutAt(1, bounds.south, 1),
    cutAt(1, bounds.north, -1),
  ]
  return cuts.reduce((points, cut) => cut(points), ring)
}

/** The parts of a line near the bounds, as whole segments: the drawing hides what lies outside. */
export function linesNear(line: XY[], bounds: Bounds): XY[][] {
  const stretches: XY[][] = []
  let open: XY[] | null = null
  for (const [index, point] of line.entries()) {
    const before = line[index - 1]
    if (!before) continue
    if (!touches(before, point, bounds)) open = null
    else if (open) open.push(point)
    else stretches.push((open = [before, point]))
  }
  return stretches
}

function cutAt(axis: 0 | 1, edge: number, sign: 1 | -1): (points: XY[]) => XY[] {
  const isInside = (point: XY) => (point[axis] - edge) * sign >= 0
  return (points) => {
    const kept: XY[] = []
    let before = points.at(-1)
    for (const point of points) {
      if (before && isInside(before) !== isInside(point)) kept.push(crossing(before, point, axis, edge))
      if (isInside(point)) kept.push(point)
      before = point
    }
    return kept
  }
}

function crossing(from: XY, to: XY, axis: 0 | 1, edge: number): XY {
  const share = (edge - from[axis]) / (to[axis] - from[axis])
  return axis === 0 ? [edge, from[1] + (to[1] - from[1]) * share] : [from[0] + (to[0] - from[0]) * share, edge]
}

function touches(a: XY, b: XY, bounds: Bounds): boolean {
  const across = Math.max(a[0], b[0]) >= bounds.west && Math.min(a[0], b[0]) <= bounds.east
  return across && Math.max(a[1], b[1]) >= bounds.south && Math.min(a[1], b[1]) <= bounds.north
}
