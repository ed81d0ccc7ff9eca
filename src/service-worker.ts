import { deleteStoredAppointments, appointmentsCache } from './features/bookings/today/stored-appointments.ts'

// Answers when there is no connection (docs/decisions/013). The build makes it /sw.js, a script of its own.

/** Written in by the build; changes with any built file. */
declare const buildVersion: string
declare const self: Worker

const files = `poolwell-${buildVersion}`
const offlinePage = '/offline'
/**
 * The offline addresses of requests that failed: the server would answer these with a redirect back to the page that
 * failed.
 */
const justFailed = new Set<string>()

self.addEventListener('install', (event) => event.waitUntil(install()))
self.addEventListener('activate', (event) => event.waitUntil(activate()))
self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (origin !== self.location.origin) return
  if (endsSession(request.method, pathname)) event.waitUntil(deleteStoredAppointments())
  if (request.method !== 'GET') return
  if (request.mode === 'navigate') event.respondWith(fromNetwork(event))
  else if (/^\/(assets|fonts)\//.test(pathname)) event.respondWith(fromFiles(event))
})

/** The offline page as it is for nobody in particular, and the files it names. */
async function install(): Promise<void> {
  const page = await fetch(offlinePage, { credentials: 'omit', cache: 'no-store' })
  if (!page.ok) throw new Error(`The offline page answers ${page.status}`)
  const named = (await page.clone().text()).matchAll(/["'](\/(?:assets|fonts)\/[^"'#?]+)/g)
  const cache = await caches.open(files)
  await Promise.all([...new Set([...named].map(([, path = '']) => path))].map((path) => add(cache, path)))
  await cache.put(offlinePage, page)
  await self.skipWaiting()
}

async function add(cache: Cache, path: string): Promise<void> {
  const response = await fetch(path)
  if (!isFile(response)) throw new Error(`${path} is not a file`)
  await cache.put(path, response)
}

async function activate(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name !== files && name !== appointmentsCache)
  await Promise.all(old.map((name) => caches.delete(name)))
  await self.registration.navigationPreload?.enable()
  await self.clients.claim()
}

/** Pages are never cached. */
async function fromNetwork({ request, preloadResponse }: FetchEvent): Promise<Response> {
  const url = new URL(request.url)
  if (justFailed.delete(url.href)) return withoutNetwork(url)
  try {
    return (await preloadResponse) ?? (await fetch(request))
  } catch {
    return withoutNetwork(url)
  }
}

// Its scripts know their page by its address, so the offline page is not shown under another one.
async function withoutNetwork({ pathname, search, origin }: URL): Promise<Response> {
  if (pathname !== offlinePage) {
    const page = `${origin}${offlinePage}?${new URLSearchParams({ from: pathname + search })}`
    justFailed.add(page)
    return Response.redirect(page)
  }
  return (await caches.match(offlinePage, { cacheName: files, ignoreVary: true })) ?? Response.error()
}

/** The name of such a file changes with what is in it, or the version of this worker does. */
async function fromFiles(event: FetchEvent): Promise<Response> {
  const { request } = event
  const kept = await caches.match(request, { cacheName: files, ignoreVary: true })
  if (kept) return kept
  const response = await fetch(request)
  if (isFile(response)) event.waitUntil(keep(request, response.clone()))
  return response
}

/** A proxy in trouble may send a page of its own, which would be kept in place of the file until the next version. */
function isFile({ ok, headers }: Response): boolean {
  return ok && !headers.get('content-type')?.startsWith('text/html')
}

/** Where a device has no room left, files come from the network each time. */
async function keep(request: Request, response: Response): Promise<void> {
  const cache = await caches.open(files)
  await cache.put(request, response).catch(() => undefined)
}

/** Logging out or deleting the account, with or without page scripts: what this device stored is deleted at once. */
function endsSession(method: string, pathname: string): boolean {
  return (
    (method === 'POST' && /^\/(api\/auth\/logout|(logout|profile\/delete)(\.data)?)$/.test(pathname)) ||
    (method === 'DELETE' && pathname === '/api/auth/account')
  )
}

// TypeScript knows either pages or workers; this is as much of a worker as is used here.
interface Worker {
  location: Location
  clients: { claim(): Promise<void> }
  registration: ServiceWorkerRegistration
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: LastingEvent) => void): void
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void
}

interface LastingEvent {
  waitUntil(work: Promise<unknown>): void
}

interface FetchEvent extends LastingEvent {
  request: Request
  preloadResponse: Promise<Response | undefined>
  respondWith(response: Promise<Response>): void
}
