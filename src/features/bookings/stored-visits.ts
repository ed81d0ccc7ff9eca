import { asVisitsToday, type TodaysVisits } from './todays-visits.ts'

// Today's visits on the pro's own device: the only private data that is kept in a browser (docs/decisions/013).

export const visitsCache = 'todays-visits'

export async function storeVisits(today: TodaysVisits): Promise<void> {
  if (!canKeep()) return
  const cache = await caches.open(visitsCache)
  await cache.put(cacheKey(today), Response.json(today))
}

/** The visits kept for today; those of an earlier day are removed. */
export async function readStoredVisits(now: Date): Promise<TodaysVisits | null> {
  if (!canKeep()) return null
  const cache = await caches.open(visitsCache)
  for (const request of (await cache.keys()).toReversed()) {
    const kept: unknown = await (await cache.match(request))?.json()
    const visits = asVisitsToday(kept, now)
    if (visits) return visits
  }
  await deleteStoredVisits()
  return null
}

/** Leaves only what belongs to the account that is signed in, and to today. */
export async function deleteVisitsOfOthers(accountId: string | null, now: Date): Promise<void> {
  if (!canKeep() || !(await caches.has(visitsCache))) return
  const cache = await caches.open(visitsCache)
  const over = (await cache.keys()).filter(({ url }) => !isOf(new URL(url).searchParams, accountId, now))
  await Promise.all(over.map((request) => cache.delete(request)))
}

export async function deleteStoredVisits(): Promise<void> {
  if (canKeep()) await caches.delete(visitsCache)
}

// The cache key holds the account and the end of the day: removing old visits cannot race with keeping new ones.
function cacheKey({ accountId, until }: TodaysVisits): string {
  return `/todays-visits?${new URLSearchParams({ account: accountId, until })}`
}

function isOf(address: URLSearchParams, accountId: string | null, now: Date): boolean {
  return address.get('account') === accountId && new Date(address.get('until') ?? 0) > now
}

// `caches` exists only in secure contexts.
function canKeep(): boolean {
  return 'caches' in globalThis
}
