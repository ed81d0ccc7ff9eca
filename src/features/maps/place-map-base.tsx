import { useId } from 'react'

import { type Camera, type Spot, unitsPerMile, viewBoxOf } from './map-geometry.ts'
import type { MapView } from './map-view.ts'

interface PlaceMapBaseProps {
  view: MapView
  camera: Camera
  ring: Spot & { radiusMiles: number }
}

/** Water, the picture of the land, and the circle of the search. */
export function PlaceMapBase({ view, camera, ring }: PlaceMapBaseProps) {
  return (
    <>
      <svg aria-hidden="true" className="absolute inset-0 size-full">
        <Water />
      </svg>
      <svg
        viewBox={viewBoxOf(camera, view)}
        preserveAspectRatio="none"
        aria-hidden="true"
        className="absolute inset-0 size-full"
      >
        {/* Placed by attributes: the server's pages may have no inline styles. */}
        <image
          href={view.picture}
          x={-view.halfWidth}
          y={-view.halfHeight}
          width={view.halfWidth * 2}
          height={view.halfHeight * 2}
          preserveAspectRatio="none"
          className="pointer-events-none"
        />
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

/** Brush strokes of the house style, in pixels, so that they keep their size under zoom. */
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
