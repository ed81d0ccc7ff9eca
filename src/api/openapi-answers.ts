import { z } from 'zod'

import type { Answer, Call } from './call.ts'
import { statusWords } from './guide.ts'
import { nameOf } from './shapes.ts'

type Schema = Record<string, unknown>

/** The answers of a call: its success, and its possible refusals. */
export function responsesOf(call: Call): Record<string, Schema> {
  const headers = { ...(isPaged(call) ? { Link: header(nextPage) } : {}), ...mapped(call.headers ?? {}, header) }
  const refused = statusesOf(call).map((status): [string, Schema] => [
    String(status),
    { $ref: `#/components/responses/${status}` },
  ])
  return {
    [call.answers[0]]: response(call.answers, headers),
    ...Object.fromEntries(refused),
    default: refusal('Error'),
  }
}

/** The refusals that calls have in common, by status. */
export function refusals(): Record<string, Schema> {
  const headers = { 'Retry-After': header('Seconds to wait') }
  return {
    ...mapped(statusWords, refusal),
    429: { ...refusal(statusWords[429]), headers },
    503: { ...refusal(statusWords[503]), headers },
  }
}

export function json(schema: Schema, example?: unknown) {
  return { 'application/json': { schema, ...(example === undefined ? {} : { example }) } }
}

function reference(name: string): Schema {
  return { $ref: `#/components/schemas/${name}` }
}

const nextPage = 'The address of the next page, as `<…>; rel="next"`; missing on the last page'

function statusesOf({ method, path, open, refuses = [], conflicts, repeatable }: Call): number[] {
  return [
    // A call that takes no body or no query refuses one.
    ...(method === 'GET' ? [] : [400, 403, 413, 415]),
    ...(open ? [] : [401]),
    ...(path.includes('{') ? [404] : []),
    ...refuses,
    ...(conflicts || repeatable ? [409] : []),
    422,
    429,
    503,
  ]
}

function isPaged({ query }: Call): boolean {
  return query instanceof z.ZodObject && 'cursor' in query.shape
}

function response([, shape, part]: Answer, headers: Schema): Schema {
  if (shape === undefined) return { description: 'Success', headers }
  if (typeof shape === 'string') {
    return { description: 'Success', headers, content: { [shape]: part ? { schema: reference(nameOf(part)) } : {} } }
  }
  const item = reference(nameOf(shape))
  if (!(shape instanceof z.ZodArray)) return { description: nameOf(shape), headers, content: json(item) }
  return { description: `A list of ${nameOf(shape)}`, headers, content: json({ type: 'array', items: item }) }
}

function refusal(description: string): Schema {
  return { description, content: json(reference('Error')) }
}

function header(description: string): Schema {
  return { description, schema: { type: 'string' } }
}

function mapped(words: Record<string, string>, make: (word: string) => Schema): Record<string, Schema> {
  return Object.fromEntries(Object.entries(words).map(([name, word]) => [name, make(word)]))
}
