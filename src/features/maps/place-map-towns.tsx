import { type Camera, levelOf, percentOf } from './map-geometry.ts'
import { placeAroundPins } from './map-labels.ts'
import type { PinGroup } from './map-pins.ts'
import type { MapView } from './map-view.ts'

interface PlaceMapTownsProps {
  view: MapView
  camera: Camera
  groups: PinGroup[]
}

/** Names of towns that have room at this zoom; a large container has room for one level more. */
export function PlaceMapTowns({ view, camera, groups }: PlaceMapTownsProps) {
  const level = levelOf(camera.zoom)
  const near = view.labels.filter((label) => label.level <= level + 1)
  const shown = placeAroundPins(near, groups, { halfWidth: view.halfWidth, zoom: camera.zoom })
  return (
    <svg aria-hidden="true" className="pointer-events-none absolute inset-0 size-full">
      {shown.map((label) => {
        const at = percentOf(label, camera, view)
        const room = label.level > level ? 'hidden [@container_(min-width:560px)_and_(min-height:480px)]:inline' : ''
        return (
          <text
            key={`${label.name} ${label.x} ${label.y}`}
            x={`${at.x}%`}
            y={`${at.y}%`}
            dy={label.shift + 4}
            className={`${lettering[label.size]} ${room} fill-[#3f5358] stroke-[#f7f3e6] [paint-order:stroke] [stroke-linejoin:round] [stroke-width:3px] [text-anchor:middle] dark:fill-[#cfe1e2] dark:stroke-[#12363f]`}
          >
            {label.name}
          </text>
        )
      })}
    </svg>
  )
}

const lettering = ['text-[11.5px]', 'text-[12.5px]', 'text-[14px] font-semibold', 'text-[17px] font-bold']
