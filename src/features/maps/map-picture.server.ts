import { hash } from 'node:crypto'

import { type MapRequest, areaName, isWithin, type MapArea, mapArea, spotAt } from './map-area.server.ts'
import { cellsWithin, pointsOf } from './map-base.server.ts'
import { clipRing, linesNear, type XY } from './map-clip.ts'
import { type Frame, unitsPerMile } from './map-geometry.ts'
import { dotsOf, svgPathOf } from './map-path.ts'
import { lruCache } from '../../platform/lru-cache.ts'

/** SVG path data in the units of `Spot`. */
interface MapPaths {
  land: string
  counties: string
  states: string
  built: string
}

const pictures = lruCache<string>(200)

/**
 * Land, built-up areas, county and state lines, in light and dark colors, as an SVG in which the water is transparent.
 */
export function mapPicture(request: MapRequest): string {
  const area = mapArea(request)
  return pictures(areaName(area), () => draw(mapPaths(area), area.frame))
}

export function mapPaths({ middle, radiusMiles, bounds }: MapArea): MapPaths {
  const cells = cellsWithin(bounds)
  const grain = radiusMiles / 4
  const flat = (pairs: XY[]) => pairs.map((pair) => spotAt(pair, middle))
  const lines = (steps: number[][]) =>
    steps
      .flatMap((line) => linesNear(pointsOf(line), bounds).map((near) => svgPathOf(flat(near), grain, false)))
      .join('')
  const areas = (steps: number[][]) =>
    steps.map((ring) => svgPathOf(flat(clipRing(pointsOf(ring), bounds)), grain, true)).join('')
  return {
    land: areas(cells.flatMap((cell) => cell.land)),
    counties: lines(cells.flatMap((cell) => cell.counties)),
    states: lines(cells.flatMap((cell) => cell.states)),
    built: dotsOf(flat(cells.flatMap((cell) => pointsOf(cell.built).filter((pair) => isWithin(pair, bounds))))),
  }
}

/**
 * The shore is a wider outline of the land; the land drawn over it hides the seams between the stored squares.
 * Built-up areas are dots that fade: a blur takes WebKit, and so Safari, ten times as long each time it draws.
 */
function draw({ land, counties, states, built }: MapPaths, { halfWidth, halfHeight }: Frame): string {
  const [x, y, width, height] = [-halfWidth, -halfHeight, halfWidth * 2, halfHeight * 2]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}" preserveAspectRatio="none" fill="none">
<style>${styles}</style>
<defs>
<path id="land" d="${land}"/>
<clipPath id="shore"><use href="#land"/></clipPath>
<radialGradient id="fading"><stop offset="0"/><stop offset="0.4" stop-opacity="0.8"/><stop offset="1" stop-opacity="0"/></radialGradient>
<marker id="dot" markerUnits="userSpaceOnUse" markerWidth="${6 * unitsPerMile}" markerHeight="${6 * unitsPerMile}" viewBox="-1 -1 2 2"><circle r="1" fill="url(#fading)"/></marker>
</defs>
<use href="#land" class="coast"/>
<use href="#land" class="land"/>
<g clip-path="url(#shore)">
<path d="${built}" class="built"/>
<path d="${counties}" class="counties"/>
<path d="${states}" class="states"/>
</g>
</svg>`
}

const styles = `
* { vector-effect: non-scaling-stroke }
.coast { stroke: #8fc9d6; stroke-width: 3px; stroke-linejoin: round }
.land { fill: #f5f0e0; stroke: #f5f0e0 }
.built { marker: url(#dot) }
stop { stop-color: #e9dec2 }
.counties { stroke: #cfc3a3; stroke-dasharray: 4 4 }
.states { stroke: #a5977a; stroke-width: 1.5px }
@media (prefers-color-scheme: dark) {
  .coast { stroke: #1d6276 }
  .land { fill: #16404a; stroke: #16404a }
  stop { stop-color: #1f505a }
  .counties { stroke: #35636c }
  .states { stroke: #5f8a91 }
}
`

/** The content security policy of the picture when it is opened on its own: only its own styles, by their hash. */
export const mapPicturePolicy = [
  "default-src 'none'",
  `style-src 'sha256-${hash('sha256', styles, 'base64')}'`,
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "form-action 'none'",
].join('; ')
