import { type MapRequest, areaName, isWithin, type MapArea, mapArea, spotAt } from './map-area.server.ts'
import { cellsWithin } from './map-base.server.ts'
import { labelTowns } from './map-labels.ts'
import type { MapView } from './map-view.ts'
import { lruCache } from '../../platform/lru-cache.ts'

const views = lruCache<MapView>(200)
const maxTowns = 160

/** The base map around a point. */
export function mapView(request: MapRequest): MapView {
  const area = mapArea(request)
  return views(areaName(area), () => ({
    ...area.middle,
    ...area.frame,
    picture: `/maps/${areaName(area)}.svg`,
    labels: labelTowns(townsWithin(area), area.frame.halfWidth),
  }))
}

function townsWithin({ bounds, middle }: MapArea) {
  const towns = cellsWithin(bounds).flatMap((cell) => cell.towns.filter(([, x, y]) => isWithin([x, y], bounds)))
  const largest = towns.toSorted((a, b) => b[3] - a[3]).slice(0, maxTowns)
  return largest.map(([name, x, y, population]) => {
    const spot = spotAt([x, y], middle)
    return { name, population, x: spot.x, y: spot.y }
  })
}
