import type { z } from 'zod'

import { type FieldErrors, refuseFields } from './refusal.ts'
import { tooLong } from './text.ts'

/** The value, or a refusal that names each invalid field once. */
export function parse<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const result = safeParse(schema, input)
  return result.ok ? result.value : refuseFields(result.fields)
}

/** The value, or the error of each field. */
export function safeParse<Schema extends z.ZodType>(schema: Schema, input: unknown): Parsed<z.output<Schema>> {
  const { success, data, error } = schema.safeParse(input, { error: fallback })
  return success ? { ok: true, value: data } : { ok: false, fields: fieldErrors(error), unknown: unknownIn(error) }
}

type Parsed<Value> = { ok: true; value: Value } | { ok: false; fields: FieldErrors; unknown: string[] }

export function fieldErrors(error: z.ZodError): FieldErrors {
  // Not a plain object: all of those have an inherited `constructor`.
  const fields = new Map<string, string>()
  for (const issue of error.issues) {
    for (const name of namesOf(issue)) if (!fields.has(name)) fields.set(name, issue.message)
  }
  return Object.fromEntries(fields)
}

/** The names at the top that the schema does not have. */
function unknownIn({ issues }: z.ZodError): string[] {
  return issues.flatMap((issue) => (issue.code === 'unrecognized_keys' && issue.path.length === 0 ? issue.keys : []))
}

/** For issues without a message in the schema. */
function fallback(issue: z.core.$ZodRawIssue): string {
  if (issue.code === 'unrecognized_keys') return 'Unknown field'
  if (issue.input === undefined) return 'Required'
  if (issue.code === 'invalid_type') return `Please send ${typeWords[issue.expected] ?? issue.expected}`
  return issue.code === 'too_big' && issue.origin === 'string' ? tooLong(Number(issue.maximum)) : 'Invalid input'
}

const typeWords: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
}

const mostUnknown = 20
const deepest = 20
/** The largest body, working hours with 800 single dates, has 2,600. */
const mostParts = 5000

/** Whether it is nested deeper or has more parts than anything we accept; scans the text, so that nothing is built. */
export function isTooComplex(json: string): boolean {
  let depth = 0
  let parts = 0
  let quoted = false
  for (let at = 0; at < json.length; at++) {
    const sign = json[at]
    if (sign === '"') quoted = !quoted
    else if (quoted) at += sign === '\\' ? 1 : 0
    else if (sign === '{' || sign === '[') depth++
    else if (sign === '}' || sign === ']') depth--
    else if (sign === ',') parts++
    if (depth > deepest || parts > mostParts) return true
  }
  return false
}

function namesOf(issue: z.core.$ZodIssue): string[] {
  if (issue.code !== 'unrecognized_keys') return [issue.path.join('.') || 'body']
  return issue.keys.slice(0, mostUnknown).map((key) => [...issue.path, key].join('.'))
}
