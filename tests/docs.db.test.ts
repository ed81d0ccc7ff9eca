import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

import { openApi } from './support/api.ts'

const { anonymous, site } = await openApi({ PUBLIC_URL: 'https://poolwell.example' })

test('the API has a machine-readable description', async () => {
  const { status, body } = await anonymous('GET /api/openapi.json')
  expect(status).toBe(200)
  expect(body).toMatchObject({ openapi: '3.1.0', servers: [{ url: 'https://poolwell.example' }] })
  expect(body['paths']).toHaveProperty(['/api/bookings/{id}/status', 'patch'])
})

test('the documentation page has no scripts and loads nothing from other sites', async () => {
  const response = await site.request('/api/docs')
  const page = await response.text()
  expect(response.headers.get('content-type')).toMatch(/^text\/html/)
  const style = hash('sha256', /<style>([^]*?)<\/style>/.exec(page)?.[1] ?? '', 'base64')
  expect(response.headers.get('content-security-policy')).toContain(`'sha256-${style}'`)
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(page).toContain('/api/pros/search')
  expect(page.match(/<h1>/g)).toHaveLength(1)
  expect(page).not.toMatch(/<script|src=|style="/)
  const theme = readFileSync('src/ui/styles.css', 'utf8')
  for (const [color] of page.matchAll(/#[0-9a-f]{6}\b/g)) expect(theme).toContain(`${color};`)
})
