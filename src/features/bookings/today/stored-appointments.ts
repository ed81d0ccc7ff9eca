import { asTodaysAppointments, type TodaysAppointments } from './todays-appointments.ts'

// Today's appointments on the pro's own device: the only private data stored in a browser (docs/decisions/013).

/** Keep this name: under another one, existing devices would keep the old list after a logout. */
export const appointmentsCache = 'todays-visits'

export async function storeAppointments(today: TodaysAppointments): Promise<void> {
  if (!canKeep()) return
  const cache = await caches.open(appointmentsCache)
  await cache.put(cacheKey(today), Response.json(today))
}

/** The appointments stored for today; those of earlier days are removed. */
export async function readStoredAppointments(now: Date): Promise<TodaysAppointments | null> {
  if (!canKeep()) return null
  const cache = await caches.open(appointmentsCache)
  for (const request of (await cache.keys()).toReversed()) {
    const kept: unknown = await (await cache.match(request))?.json()
    const today = asTodaysAppointments(kept, now)
    if (today) return today
  }
  await deleteStoredAppointments()
  return null
}

/** Keeps only today's appointments of the signed-in account. */
export async function deleteAppointmentsOfOthers(accountId: string | null, now: Date): Promise<void> {
  if (!canKeep() || !(await caches.has(appointmentsCache))) return
  const cache = await caches.open(appointmentsCache)
  const over = (await cache.keys()).filter(({ url }) => !isOf(new URL(url).searchParams, accountId, now))
  await Promise.all(over.map((request) => cache.delete(request)))
}

export async function deleteStoredAppointments(): Promise<void> {
  if (canKeep()) await caches.delete(appointmentsCache)
}

// The cache key includes the account and the end of the day, so removing an old list cannot race with storing a new
// one.
function cacheKey({ accountId, until }: TodaysAppointments): string {
  return `/todays-visits?${new URLSearchParams({ account: accountId, until })}`
}

function isOf(address: URLSearchParams, accountId: string | null, now: Date): boolean {
  return address.get('account') === accountId && new Date(address.get('until') ?? 0) > now
}

// `caches` exists only in secure contexts.
function canKeep(): boolean {
  return 'caches' in globalThis
}
