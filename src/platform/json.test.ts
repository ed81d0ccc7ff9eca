import { expect, test } from 'vitest'
import { z } from 'zod'

import { parse } from './json.server.ts'
import { readForm } from './page.server.ts'
import { Refusal } from './refusal.ts'

const Visit = z.strictObject({
  hours: z.int().min(0),
  days: z.array(z.string('Please name the days')),
  note: z.string().max(3),
})

test('without a message in its schema a field is called required, invalid or unknown', () => {
  expect(complaintsAbout({ hours: -1, note: 'long', days: 5, price: 1 })).toEqual({
    hours: 'Invalid input',
    note: 'Invalid input',
    days: 'Invalid input',
    price: 'Unknown field',
  })
  expect(complaintsAbout({ hours: undefined, note: '', days: [1] })).toEqual({
    hours: 'Required',
    'days.0': 'Please name the days',
  })
})

test('a form gets the same messages', async () => {
  const body = new URLSearchParams({ email: 'dana@example.com', extra: '1' })
  const posted = new Request('http://localhost/login', { method: 'POST', body })
  const form = await readForm({ actor: null }, posted, z.strictObject({ email: z.string(), password: z.string() }))
  expect(form).toMatchObject({
    ok: false,
    unsent: {
      data: { fields: { password: 'Required', extra: 'Unknown field' }, values: { email: 'dana@example.com' } },
    },
  })
})

function complaintsAbout(input: unknown) {
  try {
    return parse(Visit, input)
  } catch (refusal) {
    if (refusal instanceof Refusal) return refusal.details.fields
    throw refusal
  }
}
