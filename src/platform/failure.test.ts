import { readFile } from 'node:fs/promises'

import { DatabaseError, Pool } from 'pg'
import { expect, test } from 'vitest'

import { asRefusal } from './failure.server.ts'
import { openKysely } from './database/kysely.server.ts'
import { refuseForm } from './forms/forms.server.ts'
import { openLog } from './log.server.ts'
import { Refusal } from './refusal.ts'
import { testVisit } from './visit.fixture.ts'

test.each(['40001', '40P01', '53300', '57P01', '08006', 'ENOSPC', 'EROFS', 'EACCES'])(
  '%s is answered with a request to try again later',
  (code) => {
    const error = Object.assign(new DatabaseError('no', 2, 'error'), { code })
    expect(asRefusal(error)).toMatchObject({ kind: 'unavailable', status: 503, details: { retryAfter: 3 } })
  },
)

test('a bug is not a refusal, and neither is a missing file', async () => {
  expect(asRefusal(new TypeError('undefined is not a function'))).toBeNull()
  const [missing] = await Promise.allSettled([readFile('/no/such/file')])
  expect(missing).toMatchObject({ status: 'rejected', reason: { code: 'ENOENT' } })
  expect(missing.status === 'rejected' && asRefusal(missing.reason)).toBeNull()
})

test('a database whose socket is missing counts as unavailable', async () => {
  const [away] = await Promise.allSettled([new Pool({ host: '/no/such/folder' }).connect()])
  expect(away.status === 'rejected' && asRefusal(away.reason)).toMatchObject({ status: 503 })
})

const visit = { ...testVisit(openKysely(new Pool()), null, new Date()), log: openLog('silent') }
const said = (error: unknown, title?: string) => refuseForm(visit, error, { values: {}, title }).data.message

test('a refused form names what was tried, and the reason if no field has one', () => {
  const taken = new Refusal('conflict', 'Not used', { fields: { email: 'An account with this email already exists' } })
  expect(said(taken, 'Registration failed')).toBe('Registration failed')
  const wrong = new Refusal('signed-out', 'Invalid password', { code: 'INVALID_CREDENTIALS' })
  expect(said(wrong, 'Login failed')).toBe('Login failed. Invalid password.')
  expect(said(new Refusal('limited', 'Too many attempts.'), 'Login failed')).toBe('Login failed. Too many attempts.')
  expect(said(taken)).toBeNull()
  expect(said(new Refusal('limited', 'Too many attempts.'))).toBe('Too many attempts.')
})

test('a form whose action failed is kept, too, and nothing is revealed about the bug', () => {
  expect(said(new TypeError('undefined is not a function'), 'Login failed')).toBe('Login failed. Please try again.')
})

test('a signed-out user is sent to the login page', () => {
  const error = new Refusal('signed-out', 'Please log in to continue.')
  expect(() => said(error, 'Update failed')).toThrow(error)
})
