import { type Camera, scaleBar } from './map-geometry.ts'

/** A scale bar in the lower left corner of a box as wide as the drawing. */
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
          className="stroke-[#f7f3e6]/75 dark:stroke-[#12363f]/75"
        />
        <g strokeWidth="2" className="stroke-[#3f5358] dark:stroke-[#cfe1e2]">
          <line x2={`${percent}%`} y1="-12" y2="-12" />
          <line y1="-17" y2="-11" />
          <line x1={`${percent}%`} x2={`${percent}%`} y1="-17" y2="-11" />
        </g>
        <text
          y="-20"
          className="fill-[#3f5358] stroke-[#f7f3e6] text-[11.5px] font-semibold [paint-order:stroke] [stroke-width:3px] dark:fill-[#cfe1e2] dark:stroke-[#12363f]"
        >
          {miles} mi
        </text>
      </svg>
    </svg>
  )
}
