import { LazyMap } from '../../features/maps/lazy-map.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { PlaceFound } from './place-found.ts'

/** Shows where we found the business, with a small map around it. */
export function PlacePreview({ found }: { found: PlaceFound | null }) {
  return (
    // An absolutely positioned element takes no gap in its form.
    <div className={found ? '' : 'absolute'}>
      <output className="flex items-center gap-2 font-bold">
        {found ? (
          <>
            <Icon name="map-pin" className="text-pool" />
            We found: {found.label}
          </>
        ) : null}
      </output>
      {found ? (
        <div className="mt-3 aspect-[4/3] max-h-80 w-full overflow-hidden rounded-field border border-line">
          <LazyMap
            label={`Map of your service area around ${found.label}`}
            view={found.view}
            center={found}
            radiusMiles={found.radiusMiles}
            pins={[{ ...pin, latitude: found.latitude, longitude: found.longitude }]}
          />
        </div>
      ) : null}
    </div>
  )
}

const pin = { id: 'business', label: 'You', name: 'Your business', href: '#where-business' }
