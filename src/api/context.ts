import type { Context } from 'hono'
import { createFactory } from 'hono/factory'
import type { z } from 'zod'

import { isTooDeep, parse } from '../platform/json.server.ts'
import { refuse } from '../platform/refusal.ts'
import type { Visit } from '../platform/visit.server.ts'

export interface ApiVariables {
  Variables: { visit: Visit }
}

export const api = createFactory<ApiVariables>()

export async function readJson<Schema extends z.ZodType>(c: Context, schema: Schema): Promise<z.output<Schema>> {
  if (c.req.header('content-encoding')) refuse('unsupported', 'Please send the body without a content encoding.')
  if (!/^application\/json\b/i.test(c.req.header('content-type') ?? '')) {
    refuse('unsupported', 'Please send JSON, with the content type application/json.')
  }
  return parse(schema, await bodyOf(c))
}

export function readQuery<Schema extends z.ZodType>(c: Context, schema: Schema): z.output<Schema> {
  return parse(schema, c.req.query())
}

/** Says in the Link header where the next page of a list is; `cursor` is null on the last. */
export function linkNext(c: Context, cursor: string | null): void {
  if (cursor === null) return
  c.header('Link', `<${c.req.path}?${new URLSearchParams({ ...c.req.query(), cursor })}>; rel="next"`)
}

async function bodyOf(c: Context): Promise<unknown> {
  const text = decoded(await c.req.arrayBuffer())
  if (isTooDeep(text)) refuse('malformed', 'The body nests too deep.')
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) refuse('malformed', 'The body is not valid JSON.')
    throw error
  }
}

/** Invalid UTF-8 is refused: decoded leniently, it would be stored as replacement characters that nobody wrote. */
function decoded(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return refuse('malformed', 'The body is not valid UTF-8.')
  }
}
