import { type Encoding, encode, encodeDensely, encodingFor } from './compress.ts'
import { etagOf, matchesEtag } from './etag.ts'

const keptFor = 30_000
const atMost = 500

/** A page as rendered for anonymous visitors, with its compressed forms. */
interface Kept {
  etag: string
  body: Uint8Array<ArrayBuffer>
  headers: Headers
  until: number
  packings: Packings
}

interface Packings {
  made: Map<Encoding, Promise<Uint8Array<ArrayBuffer>>>
  isDense: boolean
}

export interface PageCache {
  /**
   * The page at this address. Concurrent requests share one rendering; only plain pages (200, no cookie) are cached.
   */
  answer(address: string, request: Request, render: () => Promise<Response>): Promise<Response>
  /** Something public has changed: invalidates all cached pages, and those being rendered. */
  forget(): void
}

/** `nextChange` returns when pages change by time alone, in milliseconds since 1970. */
export function openPageCache(nextChange: () => Promise<number>, clock: () => number = Date.now): PageCache {
  const kept = new Map<string, Kept>()
  const inFlight = new Map<string, Promise<Kept | Response>>()
  let generation = 0

  async function make(address: string, render: () => Promise<Response>): Promise<Kept | Response> {
    const began = generation
    const until = Math.min(clock() + keptFor, await nextChange())
    const response = await render()
    if (response.status !== 200 || response.headers.has('set-cookie')) return response
    const page = await keep(response, until)
    const before = kept.get(address)
    if (before?.etag === page.etag) page.packings = before.packings
    if (began === generation) put(address, page)
    return page
  }

  /** Pages in use are rendered anew twice a minute, so the one that was put longest ago is the least used. */
  function put(address: string, page: Kept): void {
    kept.delete(address)
    if (kept.size >= atMost) kept.delete(kept.keys().next().value ?? '')
    kept.set(address, page)
  }

  function rendered(address: string, render: () => Promise<Response>): Promise<Kept | Response> {
    const found = inFlight.get(address)
    // Only a visitor over the limit is refused; all others who asked at that moment wait for one of the renderings.
    if (found) return found.then((page) => (isLimited(page) ? rendered(address, render) : page))
    const making = make(address, render).finally(() => {
      if (inFlight.get(address) === making) inFlight.delete(address)
    })
    inFlight.set(address, making)
    return making
  }

  return {
    async answer(address, request, render) {
      const found = kept.get(address)
      const page = found && found.until > clock() ? found : await rendered(address, render)
      return page instanceof Response ? page.clone() : send(page, request)
    },
    forget() {
      generation++
      // The compressed forms stay: they are reused if the page turns out to be the same.
      for (const page of kept.values()) page.until = 0
      inFlight.clear()
    },
  }
}

function isLimited(page: Kept | Response): boolean {
  return page instanceof Response && page.status === 429
}

async function keep(response: Response, until: number): Promise<Kept> {
  const body = new Uint8Array(await response.arrayBuffer())
  const headers = new Headers(response.headers)
  headers.delete('x-request-id')
  headers.set('cache-control', 'no-cache')
  headers.set('vary', 'accept-encoding, cookie')
  const etag = etagOf(body)
  headers.set('etag', etag)
  return { etag, body, headers, until, packings: { made: new Map(), isDense: false } }
}

async function send(page: Kept, request: Request): Promise<Response> {
  if (matchesEtag(request.headers.get('if-none-match'), page.etag)) {
    return new Response(null, { status: 304, headers: page.headers })
  }
  const encoding = encodingFor(request.headers.get('accept-encoding') ?? '', ['br', 'zstd', 'gzip'])
  if (!encoding) return new Response(page.body, { headers: page.headers })
  const headers = new Headers(page.headers)
  headers.set('content-encoding', encoding)
  return new Response(await pack(page, encoding), { headers })
}

/**
 * Compresses fast for the first request, then in the background with better compression for later ones, which takes
 * twenty times as long.
 */
function pack({ body, packings }: Kept, encoding: Encoding): Promise<Uint8Array<ArrayBuffer>> {
  const found = packings.made.get(encoding)
  const packed = found ?? encode(encoding, body)
  if (!found) packings.made.set(encoding, packed)
  else if (encoding === 'br' && !packings.isDense) {
    packings.isDense = true
    // Without it the fast one stays.
    encodeDensely(body).then(
      (dense) => packings.made.set('br', Promise.resolve(dense)),
      () => {},
    )
  }
  return packed
}
