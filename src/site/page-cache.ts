import { createHash } from 'node:crypto'

import { type Encoding, encode, encodingFor } from './compress.ts'

const keptFor = 30_000
const atMost = 500

/** A page as it was rendered for nobody in particular, and as it is sent to those who accept an encoding. */
interface Kept {
  body: Uint8Array<ArrayBuffer>
  headers: Headers
  until: number
  encoded: Map<Encoding, Promise<Uint8Array<ArrayBuffer>>>
}

export interface PageCache {
  /** The page at this address, rendered once however many ask at once; what is no plain page is not kept. */
  answer(address: string, request: Request, render: () => Promise<Response>): Promise<Response>
  /** Something that anybody may see has changed: nothing kept is shown again, nor what is being rendered now. */
  forget(): void
}

/** `nextChange` tells when time alone will change what pages show, in milliseconds since 1970. */
export function openPageCache(nextChange: () => Promise<number>, clock: () => number = Date.now): PageCache {
  const kept = new Map<string, Kept>()
  const underWay = new Map<string, Promise<Kept | Response>>()
  let generation = 0

  async function make(address: string, render: () => Promise<Response>): Promise<Kept | Response> {
    const began = generation
    const until = Math.min(clock() + keptFor, await nextChange())
    const response = await render()
    if (response.status !== 200 || response.headers.has('set-cookie')) return response
    const page = await keep(response, until)
    if (began === generation) put(address, page)
    return page
  }

  function put(address: string, page: Kept): void {
    if (kept.size >= atMost) kept.delete(kept.keys().next().value ?? '')
    kept.set(address, page)
  }

  function rendered(address: string, render: () => Promise<Response>): Promise<Kept | Response> {
    const found = underWay.get(address)
    if (found) return found
    const making = make(address, render).finally(() => {
      if (underWay.get(address) === making) underWay.delete(address)
    })
    underWay.set(address, making)
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
      kept.clear()
      underWay.clear()
    },
  }
}

async function keep(response: Response, until: number): Promise<Kept> {
  const body = new Uint8Array(await response.arrayBuffer())
  const headers = new Headers(response.headers)
  headers.set('cache-control', 'no-cache')
  headers.set('vary', 'accept-encoding, cookie')
  headers.set('etag', `"${createHash('sha256').update(body).digest('base64url').slice(0, 20)}"`)
  return { body, headers, until, encoded: new Map() }
}

async function send(page: Kept, request: Request): Promise<Response> {
  if (request.headers.get('if-none-match') === page.headers.get('etag')) {
    return new Response(null, { status: 304, headers: page.headers })
  }
  const encoding = encodingFor(request.headers.get('accept-encoding') ?? '')
  if (!encoding) return new Response(page.body, { headers: page.headers })
  const encoded = page.encoded.get(encoding) ?? encode(encoding, page.body)
  page.encoded.set(encoding, encoded)
  const headers = new Headers(page.headers)
  headers.set('content-encoding', encoding)
  return new Response(await encoded, { headers })
}
