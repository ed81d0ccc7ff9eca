import { type ComponentProps, Suspense } from 'react'

import { lazyComponent } from '../../ui/lazy-component.ts'
import type { PlaceMap } from './place-map.tsx'

/** The map, whose code is loaded after the page's own: it is as large, and the page works without it. */
export function LazyMap(props: ComponentProps<typeof PlaceMap>) {
  return (
    <Suspense fallback={<div className="size-full bg-map-water" />}>
      <Part {...props} />
    </Suspense>
  )
}

const Part = lazyComponent(async () => (await import('./place-map.tsx')).PlaceMap)
