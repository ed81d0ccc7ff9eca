import { expect, test } from 'vitest'
import type { z } from 'zod'

import { safeParse } from '../platform/json.server.ts'
import { openLog } from '../platform/log.server.ts'
import { openCalls } from './calls.ts'
import { exampleOf } from './examples.ts'
import { bodyOrQuery, type JsonSchema } from './json-schema.ts'
import { rowsOf } from './schema-rows.ts'

const calls = openCalls(openLog('silent'))
const bodies = calls.flatMap(({ name, body }) => (body ? [{ name, schema: body, json: described(body) }] : []))
const queries = calls.flatMap(({ name, query }) => (query ? [{ name, schema: query, json: described(query) }] : []))

const wrong = [undefined, null, '', 'x', -1, 0.5, 5000, true, {}, [], ['x'], [5], 'x'.repeat(5000)]
/** What our parser and its library say of a value for which the schema has no words. */
const wordless: unknown = expect.stringMatching(/^Invalid|expected/)

test.each(bodies)('$name names each wrong value by its path, and says what to send', ({ schema, json }) => {
  const whole = wholeOf(json)
  expect(errorsOf(schema, whole)).toBeNull()
  for (const path of pathsIn(json)) {
    for (const value of wrong) {
      const errors = errorsOf(schema, replaced(whole, path, value))
      const sent = `${JSON.stringify(value)?.slice(0, 20)} as ${path}`
      if (errors) expect(Object.keys(errors), sent).toContainEqual(expect.stringMatching(`^${path}(\\.|$)`))
      expect(Object.values(errors ?? {}), sent).not.toContainEqual(wordless)
    }
  }
  for (const value of [null, 'x', 5, true, []])
    expect(errorsOf(schema, value)).toEqual({ body: 'Please send an object' })
})

test.each(bodies)('$name names an unknown field by its path', ({ schema, json }) => {
  for (const path of pathsIn(json).filter((path) => !path.endsWith('.0'))) {
    const added = path.replace(/\w+$/, 'added')
    expect(errorsOf(schema, replaced(wholeOf(json), added, 1))).toEqual({ [added]: 'Unknown field' })
  }
})

test.each(queries)(
  '$name names an unknown parameter, and says what to send instead of a wrong one',
  ({ schema, json }) => {
    for (const name of pathsIn(json)) {
      for (const value of ['x', '-1', '0.5', '٣', 'x'.repeat(5000)]) {
        const errors = errorsOf(schema, { [name]: value, added: value })
        expect(errors).toMatchObject({ added: 'Unknown field' })
        expect(Object.values(errors ?? {}), `${name}=${value}`).not.toContainEqual(wordless)
      }
    }
  },
)

function described(schema: z.ZodType): JsonSchema {
  return bodyOrQuery(schema, { passwordMinLength: 6 })
}

/** The example of the documentation, with the parts that it leaves out. */
function wholeOf(schema: JsonSchema | boolean, name = ''): unknown {
  if (typeof schema === 'boolean') return undefined
  const { properties, items, anyOf: [first = false] = [] } = schema
  if (items !== undefined && !Array.isArray(items)) return [wholeOf(items)]
  if (!properties) return wholeOf(first) ?? exampleOf(schema, {}, name)
  const parts = Object.entries(properties).map(([name, part]) => [name, wholeOf(part, name)] as const)
  return Object.fromEntries(parts.filter(([, part]) => part !== undefined))
}

/** Those of all values: "times", "times.0", "times.0.date". */
function pathsIn(json: JsonSchema): string[] {
  return rowsOf(json).flatMap(({ name, isList }) => {
    const path = name.replaceAll('[]', '.0')
    return isList ? [path, `${path}.0`] : [path]
  })
}

function replaced(whole: unknown, path: string, value: unknown): unknown {
  const copy = structuredClone(whole)
  const [name = '', ...around] = path.split('.').toReversed()
  Reflect.set(Object(around.reduceRight((part: unknown, at) => Reflect.get(Object(part), at), copy)), name, value)
  return copy
}

function errorsOf(schema: z.ZodType, input: unknown): Record<string, string> | null {
  const result = safeParse(schema, input)
  return result.ok ? null : result.fields
}
