import { useState } from 'react'
import type { Point } from '../places/distance.ts'
import { useBox } from './use-box.ts'
import { useMapCamera } from './use-map-camera.ts'
import { cameraOn, drawnWidth, scaleSpots, spotOf, wholeView, zoomStep } from './map-geometry.ts'
import { groupPins, type MapPin } from './map-pins.ts'
import type { MapView } from './map-view.ts'
import { PlaceMapBase } from './place-map-base.tsx'
import { PlaceMapControls } from './place-map-controls.tsx'
import { PlaceMapPins } from './place-map-pins.tsx'
import { PlaceMapScale } from './place-map-scale.tsx'
import { PlaceMapTowns } from './place-map-towns.tsx'

interface PlaceMapProps {
  view: MapView
  center: Point
  radiusMiles: number
  pins: MapPin[]
  /** Starts zoomed in as far as all pins allow, even if that cuts the circle. */
  fitPins?: boolean
  selectedId?: string | null
  onSelect?: (id: string) => void
  /** What the map shows, if not a list of pros. */
  label?: string
}

/**
 * Pros around a place. Fills its container, which must have a height. Everything but zoom works from the server's HTML.
 */
export function PlaceMap(props: PlaceMapProps) {
  const { latitude, longitude, halfWidth } = props.view
  // A new search starts from the whole view again.
  return <ZoomingMap key={`${latitude} ${longitude} ${halfWidth}`} {...props} />
}

function ZoomingMap({ view, center, radiusMiles, pins, fitPins = false, selectedId, onSelect, label }: PlaceMapProps) {
  const [openGroup, setOpenGroup] = useState<string | null>(null)
  const [start] = useState(() =>
    fitPins
      ? cameraOn(
          pins.map((pin) => spotOf(pin, view)),
          view,
        )
      : wholeView,
  )
  const { camera, zoomBy, reveal, handlers } = useMapCamera(view, start, () => setOpenGroup(null))
  const { box, watch } = useBox()
  // The distance of two adjacent pins on a phone: 42 by 27 pixels.
  const groups = groupPins(pins, view, view.halfWidth / camera.zoom / 7, view.halfWidth / camera.zoom / 11)
  return (
    <section
      ref={watch}
      aria-label={label ?? (pins.length === 1 ? 'Map with 1 pro' : `Map with ${pins.length} pros`)}
      className={`relative size-full min-h-48 overflow-clip bg-map-water select-none [container-type:size] ${camera.zoom > start.zoom ? 'touch-none' : '[touch-action:pan-y]'}`}
    >
      <div className={`${drawingSize} -inset-full m-auto ${camera.zoom > 1 ? 'cursor-grab' : ''}`} {...handlers}>
        <PlaceMapBase {...{ view, camera, start }} ring={{ ...spotOf(center, view), radiusMiles }} />
        <PlaceMapTowns
          {...{ view, camera }}
          taken={[...groups, ...(box ? scaleSpots(box, camera, view) : [])]}
          width={box ? drawnWidth(box) : undefined}
        />
        <PlaceMapPins
          {...{ groups, view, camera, selectedId, onSelect, openGroup }}
          onOpen={setOpenGroup}
          onReveal={reveal}
        />
      </div>
      <div className={`${drawingSize} pointer-events-none bottom-6 left-0`}>
        <PlaceMapScale camera={camera} halfWidth={view.halfWidth} />
      </div>
      <PlaceMapControls zoom={camera.zoom} onZoomIn={() => zoomBy(zoomStep)} onZoomOut={() => zoomBy(1 / zoomStep)} />
    </section>
  )
}

/**
 * Covers the container and shows at least 1.15 of a view's 1.9 by 1.5 radii along its shorter edge (1.9 / 1.15 =
 * 1.652). The shape never changes, so percentages place pins and names at any size and lettering keeps its size in
 * pixels.
 */
const drawingSize = 'absolute aspect-[19/15] w-[max(165.2cqmin,100cqw,126.67cqh)]'
