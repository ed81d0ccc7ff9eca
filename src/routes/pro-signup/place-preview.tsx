import { PlaceMap } from '../../features/places/place-map.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { PlaceFound } from './place-found.ts'

/** Confirms where we found the business, with a small map around it. */
export function PlacePreview({ found, radiusMiles }: { found: PlaceFound | null; radiusMiles: number }) {
  return (
    <div aria-live="polite">
      {found ? (
        <>
          <p className="flex items-center gap-2 font-bold">
            <Icon name="map-pin" className="text-pool" />
            We found: {found.label}
          </p>
          <div className="mt-3 h-52 overflow-hidden rounded-field border border-line">
            <PlaceMap view={found.view} center={found} radiusMiles={radiusMiles} pins={[]} />
          </div>
        </>
      ) : null}
    </div>
  )
}
