import { Pool } from 'pg'
import { expect, test } from 'vitest'
import { z } from 'zod'

import { isTooComplex, parse } from './json.server.ts'
import { openKysely } from './database/kysely.server.ts'
import { fieldsOf, takeForm } from './forms/forms.server.ts'
import { Refusal } from './refusal.ts'
import { testVisit } from './visit.fixture.ts'

const Visit = z.strictObject({
  hours: z.int().min(0),
  days: z.array(z.string('Please name the days')),
  note: z.string().max(3),
  pool: z.strictObject({}).optional(),
})

test('an error without a message in the schema says what to send, and is named by its path', () => {
  expect(complaintsAbout({ hours: 1.5, note: 'long', days: 5, price: 1, pool: { size: 2 } })).toEqual({
    hours: 'Please send a whole number',
    note: 'Please use at most 3 characters',
    days: 'Please send a list',
    price: 'Unknown field',
    'pool.size': 'Unknown field',
  })
  expect(complaintsAbout({ hours: undefined, note: '', days: [1] })).toEqual({
    hours: 'Required',
    'days.0': 'Please name the days',
  })
})

test('a form gets the same messages', async () => {
  const body = new URLSearchParams({ email: 'dana@example.com', extra: '1' })
  const posted = new Request('http://localhost/login', { method: 'POST', body })
  const visit = testVisit(openKysely(new Pool()), null, new Date())
  const schema = z.strictObject({ email: z.string(), password: z.string() })
  const taken = takeForm(visit, { schema, values: await fieldsOf(visit, posted) }, async () => 'taken')
  expect(await taken).toMatchObject({
    data: {
      message: null,
      fields: { password: 'Required', extra: 'Unknown field' },
      values: { email: 'dana@example.com' },
    },
    init: { status: 422 },
  })
})

test('of the fields that nobody asked for twenty are named, and none is sent back', async () => {
  const added = Object.fromEntries(Array.from({ length: 100 }, (_, index) => [`added-${index}`, 'x']))
  expect(Object.keys(complaintsAbout({ hours: 1, days: [], note: '', ...added }) ?? {})).toHaveLength(20)
  const visit = testVisit(openKysely(new Pool()), null, new Date())
  const taken = takeForm(visit, { schema: Visit, values: { note: 'kept', ...added } }, async () => 'taken')
  expect(await taken).toMatchObject({ data: { values: { note: 'kept' } } })
  expect(JSON.stringify(await taken)).not.toContain('"added-30"')
})

test('a body with more parts or more levels than any of ours is too complex, whatever its texts contain', () => {
  expect(isTooComplex(JSON.stringify({ days: Array.from({ length: 5000 }, () => ['a,b', '{[']) }))).toBe(true)
  expect(isTooComplex(JSON.stringify(Array.from({ length: 5002 }, () => 1)))).toBe(true)
  expect(isTooComplex(JSON.stringify(Array.from({ length: 5001 }, () => 1)))).toBe(false)
  expect(isTooComplex(JSON.stringify({ note: ',"{['.repeat(9000) }))).toBe(false)
})

function complaintsAbout(input: unknown) {
  try {
    return parse(Visit, input)
  } catch (refusal) {
    if (refusal instanceof Refusal) return refusal.details.fields
    throw refusal
  }
}
