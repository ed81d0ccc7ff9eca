import { expect, test } from 'vitest'

import { openApi } from './support/api.ts'

const { anonymous, site } = await openApi({ PUBLIC_URL: 'https://poolwell.example' })

test('programs read what the calls are', async () => {
  const { status, body } = await anonymous('GET /api/openapi.json')
  expect(status).toBe(200)
  expect(body).toMatchObject({ openapi: '3.1.0', servers: [{ url: 'https://poolwell.example' }] })
  expect(body['paths']).toHaveProperty(['/api/bookings/{id}/status', 'patch'])
})

test('people read it, too, with nothing from elsewhere and no script', async () => {
  const response = await site.request('/api/docs')
  const page = await response.text()
  expect(response.headers.get('content-type')).toMatch(/^text\/html/)
  expect(response.headers.get('content-security-policy')).toMatch(/default-src 'none'; style-src 'sha256-/)
  expect(page).toContain('/api/pros/search')
  expect(page.match(/<h1>/g)).toHaveLength(1)
  expect(page).not.toMatch(/<script|src=|style="/)
})
