import type { JsonSchema } from './json-schema.ts'

/** A line of the table that shows a schema to people. */
interface FieldRow {
  name: string
  isList: boolean
  type: string
  /** The name of the shape that it, or each item of the list, has instead of a type. */
  shape?: string
  notes: readonly string[]
  description: string
}

/** The fields of a schema, those inside them by their paths: "customer.email", "times[].date". */
export function rowsOf(schema: JsonSchema, path = ''): FieldRow[] {
  const { properties = {}, required = [], anyOf } = schema
  if (schema.properties === undefined && anyOf) return anyOf.flatMap((part) => alternativeRows(part))
  return Object.entries(properties).flatMap(([name, part]) =>
    typeof part === 'boolean' ? [] : fieldRows(part, path + name, required.includes(name)),
  )
}

/** An event: its name, when it is sent, and the fields of its data. */
function alternativeRows(part: JsonSchema | boolean): FieldRow[] {
  if (typeof part === 'boolean') return []
  const { event } = part.properties ?? {}
  const name = typeof event === 'object' ? String(event.const) : ''
  return [
    { name, isList: false, type: 'event', notes: [], description: part.description ?? '' },
    ...rowsOf(part).slice(2),
  ]
}

function fieldRows(field: JsonSchema, name: string, isRequired: boolean): FieldRow[] {
  const { part, isList, isNullable } = bare(field)
  const shape = part.$ref?.split('/').at(-1)
  const notes = [...(isNullable ? ['or null'] : []), ...(isRequired ? [] : ['optional'])]
  const description = field.description ?? part.description ?? ''
  return [
    { name, isList, type: typeWords(part), shape, notes, description },
    ...rowsOf(part.properties ? part : {}, `${name}${isList ? '[]' : ''}.`),
  ]
}

/** Without the list and the null around it. */
function bare(field: JsonSchema) {
  const [first, ...others] = field.anyOf ?? []
  const isNullable = [field.type].flat().includes('null') || others.some((one) => isNull(one))
  const one = typeof first === 'object' && others.every(isNull) ? first : field
  const { items } = one
  const isList = typeof items === 'object' && !Array.isArray(items)
  return { part: isList ? items : one, isList, isNullable }
}

function isNull(part: JsonSchema | boolean): boolean {
  return typeof part === 'object' && part.type === 'null'
}

function typeWords(part: JsonSchema | boolean): string {
  const { type, enum: values, const: only, format, anyOf, ...schema } = typeof part === 'boolean' ? {} : part
  if (anyOf) return anyOf.map(typeWords).join(' or ')
  if (values) return values.map(String).join(', ')
  if (only !== undefined) return String(only)
  const { minimum, maximum, minLength, maxLength } = schema
  const names = [type].flat().filter((name) => name !== 'null' && name !== undefined)
  const range = rangeWords(minimum, maximum) || rangeWords(minLength, maxLength, ' characters')
  return [format ?? (names.join(' or ') || 'anything'), range].filter(Boolean).join(', ')
}

function rangeWords(least: number | undefined, most: number | undefined, unit = ''): string {
  if (most === undefined) return least ? `at least ${least}${unit}` : ''
  return least ? `${least} to ${most}${unit}` : `at most ${most}${unit}`
}
