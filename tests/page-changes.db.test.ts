import { expect, test } from 'vitest'

import { openApi } from './support/api.ts'
import { businessInfo } from './support/business.ts'

const { anonymous, person, business, changes } = await openApi()

test('a change by a signed-in user empties the page cache, and nothing that others can send does', async () => {
  const maria = await business()
  const before = changes()
  expect((await maria.api(`PUT /api/pros/${maria.id}`, businessInfo)).status).toBe(200)
  expect(changes()).toBe(before + 1)

  const dana = await person('customer')
  expect((await anonymous('POST /api/auth/forgot-password', { email: dana.email })).status).toBe(202)
  expect((await anonymous('POST /api/auth/logout')).status).toBe(204)
  expect((await anonymous('POST /api/auth/verify-email', { token: 'x' })).status).toBeGreaterThanOrEqual(400)
  expect((await dana.api(`PUT /api/pros/${maria.id}`, businessInfo)).status).toBe(404)
  expect((await dana.api(`POST /api/messages/${maria.id}`, { body: 'Hello' })).status).toBe(201)
  expect(changes()).toBe(before + 1)
})
