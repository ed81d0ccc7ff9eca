import type { Point } from './distance.ts'
import { cellsWithin, pointsOf } from './map-base.server.ts'
import { type Box, clipRing, linesNear, type Pair } from './map-clip.ts'
import { type Frame, frameOf, type Spot, spotOf, unitsPerDegree } from './map-geometry.ts'
import { labelTowns } from './map-labels.ts'
import { dotsOf, pathOf } from './map-path.ts'
import type { MapView } from './map-view.ts'

const kept = new Map<string, MapView>()
const keptViews = 200
const mostTowns = 160

/** The base map around a point. Views start at 10 miles, since nearer than that there is nothing to recognise. */
export function mapView(around: Point & { radiusMiles: number }): MapView {
  // To a hundredth of a degree, so that neighbours share a view; the search circle still stands on the true point.
  const [latitude, longitude] = [hundredth(around.latitude), hundredth(around.longitude)]
  const radiusMiles = Math.min(100, Math.max(10, Math.ceil(around.radiusMiles)))
  const key = `${latitude} ${longitude} ${radiusMiles}`
  const view = kept.get(key) ?? cutView({ latitude, longitude }, radiusMiles)
  remember(key, view)
  return view
}

function cutView(middle: Point, radiusMiles: number): MapView {
  const frame = frameOf(radiusMiles)
  const box = boxAround(middle, frame)
  const cells = cellsWithin(box)
  const grain = radiusMiles / 4
  const flat = (pairs: Pair[]) => pairs.map((pair) => spotAt(pair, middle))
  const lines = (steps: number[][]) =>
    steps.flatMap((line) => linesNear(pointsOf(line), box).map((near) => pathOf(flat(near), grain, false))).join('')
  const areas = (steps: number[][]) =>
    steps.map((ring) => pathOf(flat(clipRing(pointsOf(ring), box)), grain, true)).join('')
  return {
    ...middle,
    ...frame,
    land: areas(cells.flatMap((cell) => cell.land)),
    counties: lines(cells.flatMap((cell) => cell.counties)),
    states: lines(cells.flatMap((cell) => cell.states)),
    built: dotsOf(flat(cells.flatMap((cell) => pointsOf(cell.built).filter((pair) => isWithin(pair, box))))),
    labels: labelTowns(townsWithin(box, middle), frame.halfWidth),
  }
}

/** A little more than is shown, so that no edge of the cut comes into sight. */
function boxAround(middle: Point, frame: Frame): Box {
  const [x, y] = [middle.longitude * unitsPerDegree, middle.latitude * unitsPerDegree]
  const across = (frame.halfWidth * 1.04) / Math.cos((middle.latitude * Math.PI) / 180)
  const up = frame.halfHeight * 1.04
  return { west: x - across, south: y - up, east: x + across, north: y + up }
}

function townsWithin(box: Box, middle: Point) {
  const towns = cellsWithin(box).flatMap((cell) => cell.towns.filter(([, x, y]) => isWithin([x, y], box)))
  const largest = towns.toSorted((a, b) => b[3] - a[3]).slice(0, mostTowns)
  return largest.map(([name, x, y, population]) => {
    const spot = spotAt([x, y], middle)
    return { name, population, x: spot.x, y: spot.y }
  })
}

function isWithin([x, y]: Pair, box: Box): boolean {
  return x > box.west && x < box.east && y > box.south && y < box.north
}

function spotAt([x, y]: Pair, middle: Point): Spot {
  return spotOf({ longitude: x / unitsPerDegree, latitude: y / unitsPerDegree }, middle)
}

/** The view used longest ago goes first: a Map keeps the order of insertion. */
function remember(key: string, view: MapView) {
  kept.delete(key)
  kept.set(key, view)
  const [oldest] = kept.keys()
  if (kept.size > keptViews && oldest !== undefined) kept.delete(oldest)
}

function hundredth(degrees: number): number {
  return Math.round(degrees * 100) / 100
}
