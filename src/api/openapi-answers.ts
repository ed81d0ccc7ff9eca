import { z } from 'zod'

import type { Answer, Call } from './call.ts'
import { codesOf, everyCode, plainStatuses, refusedStatuses, statusWords } from './refusal-words.ts'
import { nameOf } from './shapes.ts'

type Schema = Record<string, unknown>

/** The answers of a call: its success, and its possible refusals. */
export function responsesOf(call: Call): Record<string, Schema> {
  const headers = { ...(isPaged(call) ? { Link: header(nextPage) } : {}), ...mapped(call.headers ?? {}, header) }
  const refused = refusedStatuses(call).map((status): [string, Schema] => [String(status), refusalOf(call, status)])
  return {
    [call.answers[0]]: response(call.answers, headers),
    ...Object.fromEntries(refused),
    default: refusal(500, 'Error'),
  }
}

/** The refusal that calls have in common, or one with the codes that it has here. */
function refusalOf(call: Call, status: number): Schema {
  const codes = codesOf(call).filter((code) => code.status === status)
  if (codes.length === 0) return { $ref: `#/components/responses/${status}` }
  const plain = everyCode.filter((code) => code.status === status && plainStatuses(call).includes(status)).slice(0, 1)
  return refusal(status, [...plain, ...codes].map(({ code, words }) => `\`${code}\`: ${words}`).join('; '))
}

/** The refusals that calls have in common, by status. */
export function refusals(): Record<string, Schema> {
  return Object.fromEntries(
    Object.entries(statusWords).map(([status, words]) => [status, refusal(Number(status), words)]),
  )
}

export function json(schema: Schema, example?: unknown) {
  return { 'application/json': { schema, ...(example === undefined ? {} : { example }) } }
}

function reference(name: string): Schema {
  return { $ref: `#/components/schemas/${name}` }
}

const nextPage = 'The address of the next page, as `<…>; rel="next"`; missing on the last page'

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

function refusal(status: number, description: string): Schema {
  const headers = status === 429 || status === 503 ? { headers: { 'Retry-After': header('Seconds to wait') } } : {}
  return { description, ...headers, content: json(reference('Error')) }
}

function header(description: string): Schema {
  return { description, schema: { type: 'string' } }
}

function mapped(words: Record<string, string>, make: (word: string) => Schema): Record<string, Schema> {
  return Object.fromEntries(Object.entries(words).map(([name, word]) => [name, make(word)]))
}
