import { type Camera, scaleBar } from './map-geometry.ts'

/** A scale bar in the lower left corner of a box that is as wide as the drawing. */
export function PlaceMapScale({ camera, halfWidth }: { camera: Camera; halfWidth: number }) {
  const { miles, percent } = scaleBar(camera, halfWidth)
  return (
    <svg aria-hidden="true" className="absolute inset-0 size-full">
      <svg x="22" y="100%" overflow="visible">
        <line
          x2={`${percent}%`}
          y1="-20"
          y2="-20"
          strokeWidth="34"
          strokeLinecap="round"
          opacity=".75"
          className="stroke-map-halo"
        />
        <g strokeWidth="2" className="stroke-map-ink">
          <line x2={`${percent}%`} y1="-12" y2="-12" />
          <line y1="-17" y2="-11" />
          <line x1={`${percent}%`} x2={`${percent}%`} y1="-17" y2="-11" />
        </g>
        <text
          y="-20"
          fontSize="11.5"
          paintOrder="stroke"
          strokeWidth="3"
          className="fill-map-ink stroke-map-halo font-semibold"
        >
          {miles} mi
        </text>
      </svg>
    </svg>
  )
}
