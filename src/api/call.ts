import { z } from 'zod'

import { idempotencyKey } from '../platform/idempotency.server.ts'
import { readingMethods } from '../platform/methods.ts'
import type { RefusalCode } from '../platform/refusal-codes.ts'
import { signedIn, type Visit } from '../platform/visit.server.ts'
import { type ApiContext, readEmptyBody, readJson, readQuery } from './context.ts'

/** What a call promises: the documentation says it, and `call` keeps it. */
export interface Contract<Answers = Answer, Body = unknown, Query = unknown, Repeatable = true> {
  summary: string
  /** What the summary leaves out, in Markdown. */
  details?: string
  query?: z.ZodType<Query>
  body?: z.ZodType<Body>
  answers: Answers
  /** The caller need not be signed in. */
  open?: true
  /** Sent from anywhere: the signature of its body, which the handler reads, replaces the session and the origin. */
  signed?: true
  /**
   * Its refusals, in addition to those that follow from the other fields: their codes, or the status of those without.
   */
  refuses?: readonly (403 | 404 | 409 | RefusalCode)[]
  /** It creates something, once per idempotency key. */
  repeatable?: Repeatable
  /** The headers of its answer, with their descriptions. */
  headers?: Record<string, string>
  /** The body describes the caller, so it may repeat their id. */
  describesCaller?: true
  /** How often it may be called; counted before anything is read. */
  limit?: (visit: Visit) => Promise<void>
  /** For how many seconds anybody may keep the answer. */
  cacheFor?: number
}

/**
 * The status, and the shape of what is sent. For a media type, which may have parts of a shape, and for a redirect, the
 * handler makes the response.
 */
export type Answer =
  | readonly [status: 200 | 201 | 202, shape: z.ZodType<object>]
  | readonly [status: 200, type: MediaType, part?: z.ZodType<object>]
  | readonly [status: 204 | 303]

export interface Call extends Contract {
  name: Name
  method: string
  path: string
  params: Record<string, string | undefined>
  respond: (c: ApiContext) => Promise<Response>
}

/**
 * Declares a call: what it takes and answers, and the handler, which gets what the schemas have read. Fields that the
 * shape of the answer does not have are not sent.
 */
export function call<
  const N extends Name,
  const A extends Answer,
  Body = undefined,
  Query = undefined,
  Repeatable extends true | undefined = undefined,
>(
  name: N,
  declared: Contract<A, Body, Query, Repeatable> & {
    /** What a parameter of the path looks like, as a regular expression, if it is not any text. */
    params?: Partial<Record<ParamOf<N>, string>>
    handle: (asked: Asked<N, Body, Query, Repeatable>) => Answered<A> | Promise<Answered<A>>
  },
): Call {
  const { handle, params = {}, ...contract } = declared
  const { open, limit, cacheFor, answers } = contract
  const [method = '', path = ''] = name.split(' ')

  async function respond(c: ApiContext): Promise<Response> {
    if (!open) signedIn(c.var.visit)
    await limit?.(c.var.visit)
    const asked = await read<N, Body, Query, Repeatable>(c, contract)
    if (cacheFor !== undefined) c.header('cache-control', `public, max-age=${cacheFor}`)
    return send(c, answers, await handle(asked))
  }

  return { ...contract, name, method, path, params, respond }
}

type Name = `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /api/${string}`
type MediaType = `${string}/${string}`

/** What a handler gets: of parameters, query, body and key those that its call declares. */
type Asked<N, Body, Query, Repeatable> = { visit: Visit; c: ApiContext; params: Record<ParamOf<N>, string> } & Given<
  'query',
  Query
> &
  Given<'body', Body> &
  Given<'key', Repeatable extends true ? string | undefined : undefined>

type ParamOf<N> = N extends `${string}{${infer Param}}${infer Rest}` ? Param | ParamOf<Rest> : never
type Given<Field extends string, Value> = [Value] extends [undefined] ? unknown : Record<Field, Value>

type Answered<A> = A extends readonly [number, infer Shape extends z.ZodType]
  ? AsRead<z.input<Shape>>
  : A extends readonly [204]
    ? unknown
    : Response

/** Sending changes nothing, so the lists of an answer may be readonly. */
type AsRead<Value> = Value extends object ? { readonly [Field in keyof Value]: AsRead<Value[Field]> } : Value

// The overload is where types meet requests: a handler is promised what the schemas of its call have read.
async function read<N, Body, Query, Repeatable>(
  c: ApiContext,
  contract: Contract<Answer, Body, Query, Repeatable>,
): Promise<Asked<N, Body, Query, Repeatable>>
async function read(c: ApiContext, contract: Contract): Promise<object> {
  return {
    c,
    visit: c.var.visit,
    params: c.req.param(),
    query: readParameters(c, contract),
    body: await readBody(c, contract),
    key: contract.repeatable && idempotencyKey(c.req.raw.headers),
  }
}

/** Unknown parameters are refused, except at addresses that browsers and calendars open: links get some added. */
function readParameters(c: ApiContext, { query, signed, answers: [status, shape] }: Contract): unknown {
  if (query) return readQuery(c, query)
  const isOpened = status === 303 || typeof shape === 'string'
  // Most requests have no query, and need none of the parsing.
  return signed || isOpened || !c.req.url.includes('?') ? undefined : readQuery(c, noQuery)
}

const noQuery = z.strictObject({})

/** A call without a body refuses one, just as every call refuses unknown fields. */
async function readBody(c: ApiContext, { body, signed, describesCaller }: Contract): Promise<unknown> {
  if (body) return readJson(c, body, describesCaller && c.var.visit.actor?.id)
  return signed || readingMethods.has(c.req.method) ? undefined : readEmptyBody(c)
}

function send(c: ApiContext, [status, shape]: Answer, answer: unknown): Response {
  if (answer instanceof Response) return answer
  if (typeof shape === 'object') return c.json(shape.parse(answer), status)
  return c.body(null, 204)
}
