import { maxZoom } from './map-geometry.ts'

interface PlaceMapControlsProps {
  zoom: number
  onZoomIn: () => void
  onZoomOut: () => void
}

/** The zoom buttons, and the credits that the data's licenses require. */
export function PlaceMapControls({ zoom, onZoomIn, onZoomOut }: PlaceMapControlsProps) {
  return (
    <>
      <fieldset
        aria-label="Zoom"
        className="absolute top-3 right-3 grid overflow-hidden rounded-card border border-line bg-card text-ink noscript:hidden"
      >
        <ZoomButton name="Zoom in" path="M12 6v12M6 12h12" isSpent={zoom >= maxZoom - 0.01} onPress={onZoomIn} />
        <ZoomButton name="Zoom out" path="M6 12h12" isSpent={zoom <= 1.01} onPress={onZoomOut} />
      </fieldset>
      <p className="absolute right-0 bottom-0 bg-card px-2 py-0.5 text-[11px] leading-tight text-soft">
        Places ©{' '}
        <a href="https://www.geonames.org/" className="underline">
          GeoNames
        </a>
        , CC BY 4.0 · Census · Natural Earth
      </p>
    </>
  )
}

interface ZoomButtonProps {
  name: string
  path: string
  isSpent: boolean
  onPress: () => void
}

/** `aria-disabled`, since `disabled` would lose the keyboard's focus at the last zoom step. */
function ZoomButton({ name, path, isSpent, onPress }: ZoomButtonProps) {
  return (
    <button
      type="button"
      aria-label={name}
      aria-disabled={isSpent}
      onClick={isSpent ? undefined : onPress}
      className="grid size-11 place-items-center border-b border-line -outline-offset-3 last:border-0 hover:bg-mist aria-disabled:cursor-default aria-disabled:text-control"
    >
      <svg
        viewBox="0 0 24 24"
        aria-hidden="true"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        className="size-5"
      >
        <path d={path} />
      </svg>
    </button>
  )
}
