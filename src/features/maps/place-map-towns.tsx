import { type Camera, levelOf, percentOf, type Spot } from './map-geometry.ts'
import { placeAroundPins } from './map-labels.ts'
import type { MapView } from './map-view.ts'

interface PlaceMapTownsProps {
  view: MapView
  camera: Camera
  /** The pins and the scale bar, which labels avoid. */
  taken: Spot[]
  /** The width of the drawing in pixels, once it is known. */
  width: number | undefined
}

/** Names of towns that fit at this zoom; a large container shows one level more. */
export function PlaceMapTowns({ view, camera, taken, width }: PlaceMapTownsProps) {
  const level = levelOf(camera.zoom)
  const near = view.labels.filter((label) => label.level <= level + 1)
  const shown = placeAroundPins(near, taken, { halfWidth: view.halfWidth, zoom: camera.zoom, width })
  return (
    <svg
      aria-hidden="true"
      textAnchor="middle"
      paintOrder="stroke"
      strokeWidth="3"
      strokeLinejoin="round"
      className="pointer-events-none absolute inset-0 size-full fill-map-ink stroke-map-halo"
    >
      {shown.map((label) => {
        const at = percentOf(label, camera, view)
        const room = label.level > level ? 'hidden @min-[560px]:inline' : ''
        return (
          <text
            key={`${label.name} ${label.x} ${label.y}`}
            x={`${at.x}%`}
            y={`${at.y}%`}
            dy={label.shift + 4}
            {...lettering[label.size]}
            className={room}
          >
            {label.name}
          </text>
        )
      })}
    </svg>
  )
}

const lettering = [
  { fontSize: 11.5 },
  { fontSize: 12.5 },
  { fontSize: 14, fontWeight: 600 },
  { fontSize: 17, fontWeight: 700 },
]
