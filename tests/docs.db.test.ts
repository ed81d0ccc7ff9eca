import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

import { shapes } from '../src/api/shapes.ts'
import { openApi } from './support/api.ts'
import { openBusiness, requestTo, serviceInfo } from './support/business.ts'

const { anonymous, database, person, site } = await openApi({ PUBLIC_URL: 'https://poolwell.example' })

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
  const style = createHash('sha256').update(/<style>([^]*?)<\/style>/.exec(page)?.[1] ?? '')
  expect(response.headers.get('content-security-policy')).toContain(`'sha256-${style.digest('base64')}'`)
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(page).toContain('/api/pros/search')
  expect(page.match(/<h1>/g)).toHaveLength(1)
  expect(page).not.toMatch(/<script|src=|style="/)
  const theme = readFileSync('src/ui/styles.css', 'utf8')
  for (const [color] of page.matchAll(/#[0-9a-f]{6}\b/g)) expect(theme).toContain(`${color};`)
})

test('answers have the documented shapes', async () => {
  const [pro, customer] = [await person('pro'), await person('customer')]
  await openBusiness(pro, database.db)
  const made = await customer.api('POST /api/booking-request', requestTo(pro.id))
  await customer.api(`POST /api/messages/${pro.id}`, { body: 'Is the gate code needed?' })
  const answers = {
    User: (await pro.api('GET /api/auth/user')).body,
    Session: (await pro.api('GET /api/auth/sessions')).list[0],
    Category: (await anonymous('GET /api/categories')).list[0],
    Plan: (await anonymous('GET /api/subscription-plans')).list[0],
    Place: (await anonymous('GET /api/geo/suggest?q=pasadena')).list[0],
    ProCard: (await anonymous('GET /api/pros/search?location=91101')).list[0],
    ProProfile: (await anonymous(`GET /api/pros/${pro.id}`)).body,
    Availability: (await anonymous(`GET /api/pros/${pro.id}/availability`)).body,
    Hours: (await pro.api(`GET /api/pros/${pro.id}/hours`)).body,
    Service: (await pro.api('POST /api/services', serviceInfo)).body,
    BookingRequestResult: made.body,
    Booking: (await pro.api('GET /api/bookings')).list[0],
    Conversation: (await pro.api('GET /api/conversations')).list[0],
    Thread: (await pro.api(`GET /api/messages/${customer.id}`)).body,
    CalendarAddress: (await pro.api('POST /api/calendar/token')).body,
    Error: (await anonymous('GET /api/auth/user')).body,
  }
  for (const [name, answer] of Object.entries(answers)) {
    const shape = Object.entries(shapes).find(([known]) => known === name)?.[1]
    expect(shape?.safeParse(answer), name).toMatchObject({ success: true })
  }
})
