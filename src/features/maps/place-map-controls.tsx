import { deepestZoom } from './map-geometry.ts'

interface PlaceMapControlsProps {
  zoom: number
  onZoomIn: () => void
  onZoomOut: () => void
}

/** Zoom buttons and the credit that the data's licences ask for. */
export function PlaceMapControls({ zoom, onZoomIn, onZoomOut }: PlaceMapControlsProps) {
  return (
    <>
      <fieldset
        aria-label="Zoom"
        className="absolute top-3 right-3 grid overflow-hidden rounded-2xl bg-card text-ink [box-shadow:0_4px_6px_-1px_rgb(0_0_0/10%),0_2px_4px_-2px_rgb(0_0_0/10%)] noscript:hidden"
      >
        <ZoomButton name="Zoom in" path="M12 6v12M6 12h12" isSpent={zoom >= deepestZoom - 0.01} onPress={onZoomIn} />
        <ZoomButton name="Zoom out" path="M6 12h12" isSpent={zoom <= 1.01} onPress={onZoomOut} />
      </fieldset>
      <p className="absolute right-0 bottom-0 m-0 rounded-tl-xl bg-card/85 px-2 py-0.5 text-[11px] leading-4 text-soft">
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
      className="grid size-11 cursor-pointer place-items-center -outline-offset-3 not-first:border-t not-first:border-line hover:bg-mist focus-visible:outline-3 focus-visible:outline-pool aria-disabled:cursor-default aria-disabled:text-soft/50"
    >
      <svg
        viewBox="0 0 24 24"
        aria-hidden="true"
        className="size-5 fill-none stroke-current stroke-2 [stroke-linecap:round]"
      >
        <path d={path} />
      </svg>
    </button>
  )
}
