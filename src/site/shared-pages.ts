import { readingMethods, safeMethods } from '../platform/methods.ts'
import { contentPages } from '../shell/content-pages.ts'

/** A page whose text comes with the release: it is shown while the database is away, too. */
export const textPage = new RegExp(`^/(${contentPages.join('|')}|blog|blog/[a-z0-9-]{1,80})$`)

/**
 * Pages that look the same to every visitor without a cookie, the query parameters that they depend on, and the one
 * with which they are not shared: who is free on a day changes with time, and rescheduling leads to the login.
 */
const shared: [path: RegExp, parameters: readonly string[], unshared?: string][] = [
  [/^\/$/, []],
  [
    /^\/find-pros$/,
    ['location', 'service', 'distance', 'minRating', 'takesRequests', 'except', 'sort', 'cursor'],
    'date',
  ],
  [/^\/pros\/[0-9a-f-]{36}$/, ['tab', 'stars', 'date', 'cursor'], 'reschedule'],
  [/^\/pool-service\/[a-z]{2}\/[a-z0-9-]{1,60}$/, []],
  [/^\/reviews$/, ['cursor']],
  [/^\/offline$/, ['from']],
  [textPage, []],
]

// Changes that no public page shows: bookings, messages, saved pros, reports, and signing in and out. If they change
// how fast a pro answers, the verb says so itself. At `/pros/…` a page sends its request; the API changes a business
// there.
const unseenChanges = [
  /^\/(api\/)?(auth\/)?(login|logout|messages|events|contact|calendar|notifications|saved|saved-pros|unsubscribe|forgot-password)(\/|\.|$)/,
  /^\/api\/(booking-request|bookings|notification-preferences|reports)(\/|$)/,
  /^\/(pros|pro-dashboard\/suggest)\//,
]

/** Whether an answered request may have changed what others see. */
export function mayChangePages({ method, url }: Request, status: number): boolean {
  if (safeMethods.has(method) || (status >= 400 && status < 500)) return false
  const { pathname } = new URL(url)
  return !unseenChanges.some((path) => path.test(pathname))
}

const longestAddress = 600

/** The cache key of a request's page; undefined when the page is for this visitor only. */
export function pageCacheKey(request: Request): string | undefined {
  if (!readingMethods.has(request.method) || request.headers.has('cookie') || request.url.length > longestAddress)
    return undefined
  const { pathname, searchParams } = new URL(request.url)
  const known = shared.find(([path]) => path.test(pathname))
  if (!known) return undefined

  const [, parameters, unshared] = known
  if (unshared && searchParams.has(unshared)) return undefined
  const kept = parameters.flatMap((name) => searchParams.getAll(name).map((value) => [name, value]))
  const query = new URLSearchParams(kept).toString()
  return query ? `${pathname}?${query}` : pathname
}
