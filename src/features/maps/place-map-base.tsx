import { type CSSProperties, useId } from 'react'

import { type Camera, percentOf, type Spot, unitsPerMile, viewBoxOf } from './map-geometry.ts'
import type { MapView } from './map-view.ts'

interface PlaceMapBaseProps {
  view: MapView
  camera: Camera
  /** The camera's position in the server's HTML. */
  start: Camera
  ring: Spot & { radiusMiles: number }
}

/** The water, the picture of the land, and the search circle. */
export function PlaceMapBase({ view, camera, start, ring }: PlaceMapBaseProps) {
  return (
    <>
      <svg aria-hidden="true" className="absolute inset-0 size-full">
        <Water />
      </svg>
      <img
        {...(camera === start ? { src: partOf(view, start) } : { src: view.picture, style: placed(view, camera) })}
        alt=""
        className="pointer-events-none absolute inset-0 size-full max-w-none"
      />
      <svg
        viewBox={viewBoxOf(camera, view)}
        preserveAspectRatio="none"
        aria-hidden="true"
        className="absolute inset-0 size-full"
      >
        <circle
          cx={ring.x}
          cy={ring.y}
          r={Math.round(ring.radiusMiles * unitsPerMile)}
          strokeWidth="2"
          strokeDasharray="5 6"
          vectorEffect="non-scaling-stroke"
          fill="currentColor"
          fillOpacity=".08"
          stroke="currentColor"
          className="text-pool"
        />
      </svg>
    </>
  )
}

/** The server's pages may not have inline styles, so the address itself says which part of the picture to show. */
function partOf(view: MapView, camera: Camera): string {
  return `${view.picture}#svgView(viewBox(${viewBoxOf(camera, view).replaceAll(' ', ',')}))`
}

function placed(view: MapView, camera: Camera): CSSProperties {
  const { x, y } = percentOf({ x: -view.halfWidth, y: -view.halfHeight }, camera, view)
  const size = `${camera.zoom * 100}%`
  return { left: `${x}%`, top: `${y}%`, width: size, height: size }
}

/** Brush strokes of the house style, in pixels, so that zooming does not change their size. */
function Water() {
  const id = useId()
  return (
    <>
      <pattern id={id} width="170" height="116" patternUnits="userSpaceOnUse">
        <g fill="none" strokeWidth="2.5" strokeLinecap="round" strokeOpacity=".6" className="stroke-map-halo">
          <path d="M20 30q7-8 14 0t14 0t14 0" />
          <path d="M104 88q7-8 14 0t14 0" />
        </g>
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </>
  )
}
