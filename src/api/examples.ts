import { exampleId } from '../platform/shape-fields.ts'
import type { JsonSchema } from './json-schema.ts'

/**
 * An example of what a schema describes, made of the examples of its fields. Fields that may be left out and have no
 * example are left out; undefined if a part that is required has none.
 */
export function exampleOf(schema: Part, shapes: Record<string, JsonSchema>, name = ''): unknown {
  if (typeof schema === 'boolean') return undefined
  const { examples, const: only, default: usual, enum: values, anyOf, oneOf, $ref } = schema
  const said = [...(examples ?? []), only, usual, ...(values ?? [])].find((value) => value !== undefined)
  if (said !== undefined) return said
  if ($ref !== undefined) return exampleOf(shapes[$ref.split('/').at(-1) ?? ''] ?? false, shapes)
  const [first] = anyOf ?? oneOf ?? []
  if (first !== undefined && schema.properties === undefined) return orNull(schema, exampleOf(first, shapes, name))
  if (schema.properties) return exampleOfObject(schema, shapes)
  if (schema.items !== undefined && !Array.isArray(schema.items)) return [exampleOf(schema.items, shapes, name)]
  return orNull(schema, isString(schema) ? exampleText(schema, name) : undefined)
}

type Part = JsonSchema | boolean

function exampleOfObject({ properties = {}, required = [] }: JsonSchema, shapes: Record<string, JsonSchema>) {
  const values = Object.entries(properties).flatMap(([name, part]): [string, unknown][] => {
    const isRequired = required.includes(name)
    const value = ownId(exampleOf(part, shapes, isRequired ? name : ''), name)
    // Null, or made of parts: a request is simpler without it.
    const isExtra = !isRequired && typeof value === 'object' && !(typeof part === 'object' && part.examples)
    return value === undefined || isExtra ? [] : [[name, value]]
  })
  return Object.fromEntries(values)
}

/** Different things have different ids. */
function ownId(value: unknown, name: string): unknown {
  const kind = ['booking', 'customer', 'pro', 'user', 'conversation', 'sender', 'service'].indexOf(
    name.replace(/Id$/, ''),
  )
  return value === exampleId && kind >= 0 ? exampleId.slice(0, -1) + kind : value
}

/** Ids and dates need no example of their own. */
function exampleText({ format }: JsonSchema, name: string): string | undefined {
  if (/(^i|I)d$/.test(name)) return exampleId
  return format === 'date' ? '2027-06-14' : undefined
}

function isString({ type }: JsonSchema): boolean {
  return type === 'string'
}

function orNull({ type, anyOf = [] }: JsonSchema, value: unknown): unknown {
  const mayBeNull =
    [type].flat().includes('null') || anyOf.some((part) => typeof part === 'object' && part.type === 'null')
  return value === undefined && mayBeNull ? null : value
}
