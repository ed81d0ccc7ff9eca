import * as fc from 'fast-check'
import type { Arbitrary } from 'fast-check'
import { z } from 'zod'
import { daysAhead } from '../support/days-ahead.ts'

type Schema = z.core.$ZodType

/** Values that the schema accepts; `known` has valid ones for fields that chance would not hit. */
export function validFor(schema: z.ZodType, known: Record<string, readonly unknown[]>): Arbitrary<unknown> {
  return valueFor(schema, known).filter((value) => schema.safeParse(value).success)
}

type Known = Record<string, readonly unknown[]>

function valueFor(schema: Schema, known: Known): Arbitrary<unknown> {
  if (schema instanceof z.ZodObject) return objectFor(schema, known)
  if (schema instanceof z.ZodCodec) return valueFor(schema.def.out, {}).map((value) => z.encode(schema, value))
  if (schema instanceof z.ZodPipe) {
    return valueFor(schema.def.in instanceof z.ZodTransform ? schema.def.out : schema.def.in, known)
  }
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
    return fc.option(valueFor(schema.def.innerType, known), { nil: undefined, freq: 3 })
  }
  if (schema instanceof z.ZodNullable) return fc.option(valueFor(schema.def.innerType, known), { freq: 3 })
  if (schema instanceof z.ZodArray) return fc.array(valueFor(schema.def.element, known), { maxLength: 3 })
  if (schema instanceof z.ZodUnion) return fc.oneof(...schema.def.options.map((option) => valueFor(option, known)))
  return plainFor(schema)
}

function plainFor(schema: Schema): Arbitrary<unknown> {
  if (schema instanceof z.ZodEnum) return fc.constantFrom(...schema.options)
  if (schema instanceof z.ZodLiteral) return fc.constantFrom(...schema.values)
  if (schema instanceof z.ZodNumber) return numberFor(schema)
  if (schema instanceof z.ZodBoolean) return fc.boolean()
  if (schema instanceof z.ZodUnknown) return fc.jsonValue()
  if (schema instanceof z.ZodDate) return fc.date({ noInvalidDate: true })
  if (typeOf(schema) === 'string') return textFor(schema)
  throw new Error(`no values are known for ${typeOf(schema)}`)
}

function objectFor(schema: z.ZodObject, known: Known): Arbitrary<unknown> {
  const fields = Object.entries(schema.shape).map(([name, field]) => {
    const right = known[name]
    const value = valueFor(field, known)
    return [name, right ? fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...right) }, value) : value] as const
  })
  return fc.record(Object.fromEntries(fields)).map(repeated)
}

/** Without the fields that are left out, and with the password typed twice. */
function repeated(value: Record<string, unknown>): Record<string, unknown> {
  const given = Object.fromEntries(Object.entries(value).filter(([, field]) => field !== undefined))
  if ('confirmPassword' in given) given['confirmPassword'] = given['newPassword'] ?? given['password']
  return given
}

function numberFor({ minValue, maxValue, isInt, def }: z.ZodNumber): Arbitrary<number> {
  const [min, max] = [Math.max(minValue ?? 0, -1e6), Math.min(maxValue ?? 1e6, 1e6)]
  const step = checksOf(def)
    .map((check) => Reflect.get(check, 'value'))
    .find((value) => value === 15)
  if (step !== undefined) return fc.integer({ min: Math.ceil(min / 15), max: Math.floor(max / 15) }).map((n) => n * 15)
  const whole = fc.integer({ min: Math.ceil(min), max: Math.floor(max) })
  return isInt
    ? whole
    : fc.oneof(
        whole,
        fc.integer({ min: Math.ceil(min * 100), max: max * 100 }).map((n) => n / 100),
      )
}

function textFor(schema: Schema): Arbitrary<string> {
  const rules = [defOf(schema), ...checksOf(defOf(schema))]
  const every = (name: string): unknown[] =>
    rules.map((rule) => Reflect.get(rule, name)).filter((found) => found !== undefined)
  const formats = every('format')
  if (formats.includes('date')) return fc.integer({ min: -400, max: 4000 }).map(daysAhead)
  if (formats.includes('email')) return fc.emailAddress()
  if (formats.includes('uuid')) return fc.uuid()
  const pattern = every('pattern').find((found) => found instanceof RegExp)
  if (pattern) return fc.oneof(fc.emailAddress(), fc.stringMatching(ascii(pattern)))
  const minLength = Math.max(0, ...every('minimum').map(Number))
  const longest = Math.min(10_000, ...every('maximum').map(Number))
  const short = fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(longest, minLength + 40) })
  return fc.oneof({ weight: 9, arbitrary: short }, fc.constant('w'.repeat(longest)))
}

function typeOf(schema: Schema): string {
  return String(Reflect.get(defOf(schema), 'type'))
}

function checksOf(def: object): object[] {
  const checks: unknown = Reflect.get(def, 'checks')
  return Array.isArray(checks) ? checks.map(defOf) : []
}

/** The parts of a schema or a check. */
function defOf(part: object): object {
  return Object(Reflect.get(Object(Reflect.get(part, '_zod')), 'def'))
}

/** The classes of all letters are too many to draw from. */
function ascii({ source }: RegExp): RegExp {
  return new RegExp(source.replace('[^\\p{Cc}\\s@]+@[^\\p{Cc}\\s@]+', '[a-z]{1,9}@[a-z]{1,9}\\.[a-z]{2,3}'))
}
