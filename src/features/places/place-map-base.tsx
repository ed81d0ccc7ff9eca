import { useId } from 'react'
import { type Camera, type Spot, unitsPerMile, viewBoxOf } from './map-geometry.ts'
import type { MapView } from './map-view.ts'

interface PlaceMapBaseProps {
  view: MapView
  camera: Camera
  ring: Spot & { radiusMiles: number }
}

/** Water, land, built-up areas, county and state lines and the circle of the search. */
export function PlaceMapBase({ view, camera, ring }: PlaceMapBaseProps) {
  const id = useId()
  const radius = ring.radiusMiles * unitsPerMile
  return (
    <>
      <Water id={`${id}waves`} />
      <svg
        viewBox={viewBoxOf(camera, view)}
        preserveAspectRatio="none"
        aria-hidden="true"
        className="absolute inset-0 size-full [&_*]:[vector-effect:non-scaling-stroke]"
      >
        <defs>
          <path id={`${id}land`} d={view.land} />
          <clipPath id={`${id}shore`}>
            <use href={`#${id}land`} />
          </clipPath>
          <filter id={`${id}soft`} filterUnits="userSpaceOnUse" {...wholeFrame(view)}>
            <feGaussianBlur stdDeviation={0.9 * unitsPerMile} />
          </filter>
        </defs>
        {/* The shore is the land's wider outline; the land over it hides the seams between the squares it is stored in. */}
        <use
          href={`#${id}land`}
          strokeWidth="3"
          strokeLinejoin="round"
          className="fill-none stroke-[#8fc9d6] dark:stroke-[#1d6276]"
        />
        <use
          href={`#${id}land`}
          className="fill-[#f5f0e0] stroke-[#f5f0e0] dark:fill-[#16404a] dark:stroke-[#16404a]"
        />
        <g clipPath={`url(#${id}shore)`} fill="none">
          <g filter={`url(#${id}soft)`}>
            <path
              d={view.built}
              strokeWidth={4 * unitsPerMile}
              strokeLinecap="round"
              className="stroke-[#e9dec2] [vector-effect:none]! dark:stroke-[#1f505a]"
            />
          </g>
          <path d={view.counties} strokeDasharray="4 4" className="stroke-[#cfc3a3] dark:stroke-[#35636c]" />
          <path d={view.states} strokeWidth="1.5" className="stroke-[#a5977a] dark:stroke-[#5f8a91]" />
        </g>
        <circle
          cx={ring.x}
          cy={ring.y}
          r={Math.round(radius)}
          strokeWidth="2"
          strokeDasharray="5 6"
          className="fill-[#0b7a94]/7 stroke-[#0b7a94] dark:fill-[#37b6cf]/10 dark:stroke-[#37b6cf]"
        />
      </svg>
    </>
  )
}

/** Brush strokes of the house style, in pixels, so that they keep their size under zoom. */
function Water({ id }: { id: string }) {
  return (
    <svg aria-hidden="true" className="absolute inset-0 size-full">
      <pattern id={id} width="170" height="116" patternUnits="userSpaceOnUse">
        <g fill="none" strokeWidth="2.5" strokeLinecap="round" className="stroke-white/60 dark:stroke-white/8">
          <path d="M20 30q7-8 14 0t14 0t14 0" />
          <path d="M104 88q7-8 14 0t14 0" />
        </g>
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  )
}

function wholeFrame({ halfWidth, halfHeight }: MapView) {
  return { x: -halfWidth * 1.1, y: -halfHeight * 1.1, width: halfWidth * 2.2, height: halfHeight * 2.2 }
}
