import { promisify } from 'node:util'
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib'

type Bytes = Uint8Array<ArrayBuffer>
export type Encoding = 'zstd' | 'br' | 'gzip'

const brotli = promisify(brotliCompress)
const zstd = promisify(zstdCompress)
const deflate = promisify(gzip)

/** The same answer, compressed. For complete answers only: their size is known. */
export async function compress(response: Response, accepted: string | null, worthIt?: number): Promise<Response> {
  const body = new Uint8Array(await response.arrayBuffer())
  return packed(body, { status: response.status, headers: new Headers(response.headers), worthIt }, accepted)
}

/** A download, compressed while it is written. */
export function compressStream({ body, status, headers: written }: Response, accepted: string): Response {
  const headers = new Headers(written)
  headers.append('vary', 'accept-encoding')
  const isCompressed = encodingFor(accepted, ['gzip']) !== undefined
  if (isCompressed) headers.set('content-encoding', 'gzip')
  const sent = isCompressed ? body?.pipeThrough(new CompressionStream('gzip')) : body
  return new Response(sent, { status, headers })
}

interface Head {
  status: number
  headers: Headers
  /** The smallest size, in bytes, that is worth compressing. */
  worthIt?: number
}

/** An answer with this body, compressed as well as its reader accepts. */
export async function packed(body: string | Bytes, { status, headers, worthIt = 1024 }: Head, accepted: string | null) {
  const encoding = body.length < worthIt ? undefined : encodingFor(accepted ?? '', fastest)
  headers.append('vary', 'accept-encoding')
  if (encoding) headers.set('content-encoding', encoding)
  return new Response(encoding ? await encode(encoding, body) : bytesOf(body), { status, headers })
}

/** A string would be encoded twice: to count its bytes and to send them. */
function bytesOf(body: string | Bytes): Bytes {
  return typeof body === 'string' ? Buffer.from(body) : body
}

// Fastest first: at these levels zstd costs a quarter of brotli's time for nearly the same size.
const fastest = ['zstd', 'br', 'gzip'] as const

/** The first encoding that an `Accept-Encoding` header names and does not exclude with `gzip;q=0`. */
export function encodingFor<Known extends Encoding>(accepted: string, preferred: readonly Known[]): Known | undefined {
  const named = accepted.toLowerCase().split(',')
  const taken = new Set(
    named.filter((one) => !/;\s*q=0(\.0*)?\s*$/.test(one)).map((one) => one.replace(/;.*/, '').trim()),
  )
  return preferred.find((encoding) => taken.has(encoding))
}

export async function encode(encoding: Encoding, body: string | Bytes): Promise<Bytes> {
  return new Uint8Array(await encoders[encoding](body))
}

/** Brotli at a higher level: a tenth smaller and much slower, for answers that are sent often. */
export async function encodeDensely(body: Bytes): Promise<Bytes> {
  return new Uint8Array(await brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }))
}

const encoders = {
  zstd: (body: string | Bytes) => zstd(body),
  br: (body: string | Bytes) => brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body: string | Bytes) => deflate(body, { level: 5 }),
}
