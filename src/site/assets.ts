import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, extname, join, relative, sep } from 'node:path'

import { readingMethods } from '../platform/methods.ts'
import { projectPath } from '../platform/project-root.server.ts'
import { encodingFor } from './compress.ts'
import { etagOf, matchesEtag } from './etag.ts'

type Bytes = Uint8Array<ArrayBuffer>

interface Asset {
  etag: string
  headers: Headings
  raw: Bytes
  br: Bytes | undefined
  gzip: Bytes | undefined
}

type Headings = Record<string, string>

/**
 * Answers with the built files, from memory: a path that is not in the table cannot be read, whatever it contains. Each
 * answer has `headers` and the file's own.
 */
export function loadAssets(headers: Headings) {
  const folder = projectPath('build', 'client')
  const table = existsSync(folder) ? readAssets(folder, headers) : new Map<string, Asset>()

  return (request: Request): Response | undefined => {
    const asset = readingMethods.has(request.method) ? table.get(new URL(request.url).pathname) : undefined
    return asset && answer(asset, request.headers)
  }
}

function readAssets(folder: string, headers: Headings): Map<string, Asset> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz|map)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => isPublic(relative(folder, file)))
  return new Map(files.map((file) => ['/' + relative(folder, file).split(sep).join('/'), readAsset(file, headers)]))
}

/** Names that begin with a dot belong to tools, except for the standard folder `.well-known`. */
function isPublic(path: string): boolean {
  return !path.startsWith('.') || path.startsWith(`.well-known${sep}`)
}

function readAsset(file: string, headers: Headings): Asset {
  const raw = read(file)
  const etag = etagOf(raw)
  return {
    etag,
    raw,
    br: existsSync(`${file}.br`) ? read(`${file}.br`) : undefined,
    gzip: existsSync(`${file}.gz`) ? read(`${file}.gz`) : undefined,
    headers: {
      ...headers,
      'content-type': types[extname(file)] ?? 'application/octet-stream',
      etag,
      'cache-control': keptFor(file),
      vary: 'accept-encoding',
      ...(isWorker(file) ? { 'content-security-policy': "default-src 'none'; connect-src 'self'" } : {}),
    },
  }
}

function keptFor(file: string): string {
  if (file.includes(`${sep}assets${sep}`)) return 'public, max-age=31536000, immutable'
  return isWorker(file) ? 'no-cache' : 'public, max-age=3600'
}

/** A worker uses the policy sent with its script; ours loads only our own files and pages. */
function isWorker(file: string): boolean {
  return basename(file) === 'sw.js'
}

function answer({ etag, headers, ...bodies }: Asset, requestHeaders: Headers): Response {
  if (matchesEtag(requestHeaders.get('if-none-match'), etag)) return new Response(null, { status: 304, headers })
  const encoding = encodingFor(requestHeaders.get('accept-encoding') ?? '', ['br', 'gzip'])
  const packed = encoding && bodies[encoding]
  if (!packed) return new Response(bodies.raw, { headers })
  return new Response(packed, { headers: { ...headers, 'content-encoding': encoding } })
}

function read(file: string): Bytes {
  return new Uint8Array(readFileSync(file))
}

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
}
