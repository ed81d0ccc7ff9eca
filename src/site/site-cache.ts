import { nextMembershipExpiry } from '../features/memberships/maintain-memberships.server.ts'
import { pagesOnBus } from '../platform/bus/pages-changed.server.ts'
import { openPageCache, type PageCache } from './page-cache.ts'
import { type Resources, visitFrom } from './visits.ts'

/** The cached pages of this process: until any process changes one, or a membership ends. */
export function openSiteCache(resources: Resources, clock?: () => number): PageCache {
  const cache = openPageCache(() => nextChange(resources), clock)
  resources.bus.subscribe(pagesOnBus, { receive: () => cache.forget(), end: () => cache.forget() })
  return cache
}

/** While the database is unavailable nothing is cached: pages that do not need it are rendered each time. */
function nextChange(resources: Resources): Promise<number> {
  return nextMembershipExpiry(visitFrom(resources, 'page cache')).catch(() => 0)
}
