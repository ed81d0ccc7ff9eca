import { expect, test } from 'vitest'

import { openBus } from '../src/platform/bus/bus.server.ts'
import { openSiteCache } from '../src/site/site-cache.ts'
import { openApi } from './support/api.ts'
import { businessInfo, requestTo } from './support/business.ts'

const { anonymous, person, business, changes, resources, database } = await openApi()

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

test('a request and its acceptance leave the cached pages alone: none of them shows bookings', async () => {
  const maria = await business()
  const dana = await person('customer')
  const before = changes()
  const asked = await dana.api('POST /api/booking-request', requestTo(maria.id))
  expect(asked.status).toBe(201)
  const booking = `/api/bookings/${String(asked.body['bookingId'])}`
  expect((await maria.api(`PATCH ${booking}/status`, { status: 'accepted' })).status).toBe(200)
  expect(changes()).toBe(before)
})

test('a cached page is rendered again as soon as the next membership ends', async () => {
  const { id } = await business()
  let now = Date.now()
  const expiresAt = new Date(now + 20_000)
  await database.db.updateTable('membership').set({ expiresAt }).where('accountId', '=', id).execute()
  // A bus that does not listen: a job that changes pages meanwhile would empty the cache, too.
  const bus = openBus(resources)
  const cache = openSiteCache({ ...resources, bus }, () => now)
  let rendered = 0
  const page = async () => {
    const answer = await cache.answer(
      '/',
      new Request('http://here.example/'),
      async () => new Response(`${++rendered}`),
    )
    return answer.text()
  }
  expect(await page()).toBe('1')
  now = expiresAt.getTime() - 1
  expect(await page()).toBe('1')
  now = expiresAt.getTime()
  expect(await page()).toBe('2')
})
