import type { Context } from 'hono'
import { createFactory } from 'hono/factory'
import { z } from 'zod'

import { clearCacheHeader } from '../platform/cookies.server.ts'
import { isId } from '../platform/id.ts'
import { isTooComplex, parse } from '../platform/json.server.ts'
import { refuse, refuseFields } from '../platform/refusal.ts'
import type { Visit } from '../platform/visit.server.ts'

export interface ApiVariables {
  Variables: { visit: Visit }
}

export type ApiContext = Context<ApiVariables>

export const api = createFactory<ApiVariables>()

export async function readJson<Schema extends z.ZodType>(
  c: ApiContext,
  schema: Schema,
  ownId?: string,
): Promise<z.output<Schema>> {
  if (c.req.header('content-encoding')) refuse('unsupported', 'Please send the body without a content encoding.')
  if (!isJson(c)) refuse('unsupported', 'Please send JSON, with the content type application/json.')
  return parse(schema, withoutKnownIds(await bodyOf(c), [ownId, ...c.req.path.split('/').filter(isId)]))
}

/** For a call without a body: an empty one and `{}` both count as none. */
export async function readEmptyBody(c: ApiContext): Promise<void> {
  const { byteLength } = await c.req.arrayBuffer()
  if (byteLength > 0) await readJson(c, z.strictObject({}))
}

export function isJson(c: Context): boolean {
  return /^application\/json\s*(;|$)/i.test(c.req.header('content-type') ?? '')
}

/** A blank parameter, as forms send it, counts as a missing one. */
export function readQuery<Schema extends z.ZodType>(c: Context, schema: Schema): z.output<Schema> {
  const given = Object.entries(c.req.queries())
  const twice = given.filter(([, values]) => values.length > 1).map(([name]) => [name, 'Please give this only once'])
  if (twice.length > 0) refuseFields(Object.fromEntries(twice))
  return parse(
    schema,
    Object.fromEntries(given.map(([name, [value = '']]) => [name, value.trim() ? value : undefined])),
  )
}

/** Puts the address of a list's next page in the Link header; `cursor` is null on the last page. */
export function linkNext(c: Context, cursor: string | null): void {
  if (cursor === null) return
  c.header('Link', `<${c.req.path}?${new URLSearchParams({ ...c.req.query(), cursor })}>; rel="next"`)
}

/** The browser also deletes what it stored of private pages. */
export function sendSignedOut(c: Context, cookie: string): void {
  c.header('set-cookie', cookie)
  c.header('clear-site-data', clearCacheHeader['clear-site-data'])
}

/** A client that sends back what it read may include its id, as long as it matches. */
function withoutKnownIds(body: unknown, known: unknown[]): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body
  return Object.fromEntries(Object.entries(body).filter(([name, value]) => !(idle.has(name) && known.includes(value))))
}

// No call reads them from its body: the address has them.
const idle = new Set(['id', 'userId'])

async function bodyOf(c: Context): Promise<unknown> {
  const text = decoded(await c.req.arrayBuffer())
  if (isTooComplex(text)) refuse('malformed', 'The body is nested too deeply or has too many fields.')
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) refuse('malformed', 'The body is not valid JSON.')
    throw error
  }
}

/** Refuses invalid UTF-8: decoded leniently, it would be stored as replacement characters that nobody wrote. */
function decoded(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return refuse('malformed', 'The body is not valid UTF-8.')
  }
}
