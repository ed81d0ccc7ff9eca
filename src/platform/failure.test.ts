import { DatabaseError } from 'pg'
import { expect, test } from 'vitest'

import { asRefusal } from './failure.server.ts'
import { keepForm } from './page.server.ts'
import { Refusal } from './refusal.ts'

test.each(['40001', '40P01', '53300', '57P01', '08006'])('%s is answered with a request to try again later', (code) => {
  const error = Object.assign(new DatabaseError('no', 2, 'error'), { code })
  expect(asRefusal(error)).toMatchObject({ kind: 'unavailable', status: 503, details: { retryAfter: 3 } })
})

test('a bug is not a refusal', () => {
  expect(asRefusal(new TypeError('undefined is not a function'))).toBeNull()
})

const said = (error: Refusal, failed?: string) => keepForm(error, {}, failed).data.message

test('a refused form says what was tried, and why where no field does', () => {
  const taken = new Refusal('conflict', 'Not used', { fields: { email: 'An account with this email already exists' } })
  expect(said(taken, 'Registration failed')).toBe('Registration failed')
  expect(said(new Refusal('signed-out', 'Invalid password'), 'Login failed')).toBe('Login failed. Invalid password.')
  expect(said(new Refusal('limited', 'Too many tries.'), 'Login failed')).toBe('Login failed. Too many tries.')
  expect(said(taken)).toBeNull()
  expect(said(new Refusal('limited', 'Too many tries.'))).toBe('Too many tries.')
})
