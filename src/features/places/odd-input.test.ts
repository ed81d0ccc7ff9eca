import { array, assert, constantFrom, oneof, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { findPlace, suggestPlaces } from './places.server.ts'

const oddInputs = [
  '',
  ' ',
  ',,,;;\n',
  'x'.repeat(10_000),
  '9'.repeat(10_000),
  'Austin, '.repeat(2_000),
  '🏊'.repeat(300),
  '\u0000\u0001\u001B[31m\u007F',
  '\uD83C',
  'ﷺ'.repeat(250),
  '<script>alert(1)</script>',
  '-- OR 1=1',
  'function Object() { [native code] }',
  '__proto__, TX',
  'toString hasOwnProperty',
  'the',
  'county',
  'co, co, co',
  'near in around',
  'usa',
  'NaN, NaN',
  '1e5, -1e5',
  '00000-0000',
]

test('odd input is answered, and never throws', () => {
  for (const text of oddInputs) {
    expect(['ok', 'ambiguous', 'unknown'], text.slice(0, 40)).toContain(findPlace(text).status)
    expect(suggestPlaces(text).length, text.slice(0, 40)).toBeLessThanOrEqual(8)
  }
})

test('names that JavaScript itself uses are not places', () => {
  for (const text of ['function Object() { [native code] }', 'hasOwnProperty', 'valueOf, TX']) {
    expect(findPlace(text), text).toMatchObject({ status: 'unknown' })
  }
})

test('only the first 200 characters count', () => {
  expect(findPlace(`Austin, TX${' '.repeat(10_000)}Miami, FL`)).toMatchObject({ place: { label: 'Austin, TX' } })
})

test('control characters and emoji around a place do not hide it', () => {
  for (const text of ['\u0000Austin,\tTX\u0007', '📍 Austin, TX 🏊', '\u200BAustin\u00A0TX', 'Ａｕｓｔｉｎ， ＴＸ']) {
    expect(findPlace(text), JSON.stringify(text)).toMatchObject({ place: { label: 'Austin, TX' } })
  }
})

test('full-width digits are a ZIP code, or coordinates', () => {
  expect(findPlace('７８７０４')).toMatchObject({ status: 'ok', place: { zip: '78704' } })
  expect(findPlace('３０.２６７２，−９７.７４３１')).toMatchObject({ place: { city: 'Austin', precision: 'exact' } })
})

test('any text at all has an answer', () => {
  const words = 'Austin TX county the of 78704 123 , near New York usa d c'.split(' ')
  const text = oneof(
    string({ unit: 'binary' }),
    array(constantFrom(...words)).map((some) => some.join(' ')),
  )
  const isAnswered = property(text, (input) => {
    findPlace(input)
    suggestPlaces(input)
  })
  assert(isAnswered, { numRuns: 200 })
})
