import { expect, test } from 'vitest'

import { rateLimitAddress } from '../../src/site/visitor-address.ts'
import { businessInfo, requestTo } from '../support/business.ts'
import type { Answer } from '../support/client.ts'
import { freshHour, startTrial } from './cast.ts'
import { rawRequest } from './raw.ts'
import { countStatuses, proxied, register, site, strict, until, visitorOf } from './visitor.ts'

// All accounts share one address and the real limits, so the ones that are needed are registered first.
const customer = () => register('customer', strict)
const [spammer, writer, victim, other, quiet] = await Promise.all([
  customer(),
  customer(),
  customer(),
  customer(),
  customer(),
])
const [pro, secondPro] = await Promise.all([register('pro', strict), register('pro', strict)])
const stranger = visitorOf(strict)

async function floodUntilLimited(call: () => Promise<Answer>, maxTries: number) {
  for (let tries = 1; tries <= maxTries; tries++) {
    const answer = await call()
    if (answer.status === 429) return { tries, answer }
  }
  throw new Error(`no limit within ${maxTries}`)
}

test('A14: behind https the session cookie is bound to this host, to https and to the server', async () => {
  const form = { email: `https-${Date.now()}@example.com`, password: 'secret-water', confirmPassword: 'secret-water' }
  for (const [base, name, secure] of [
    [site, 'session', false],
    [strict, '__Host-session', true],
  ] as const) {
    const { headers } = await visitorOf(base)('POST /api/auth/register', { ...form, firstName: 'A', lastName: 'B' })
    const [cookie = ''] = headers.getSetCookie()
    expect(cookie).toMatch(new RegExp(`^${name}=[\\w-]{43}; `))
    expect(cookie).toMatch(/; Path=\/(;|$)/)
    expect(cookie).toMatch(/; HttpOnly(;|$)/)
    expect(cookie).toMatch(/; SameSite=Lax(;|$)/)
    expect(cookie.includes('; Secure')).toBe(secure)
    expect(cookie).not.toContain('Domain')
    const page = new URLSearchParams({ ...form, email: `page-${form.email}`, firstName: 'A', lastName: 'B' })
    const [, toast = ''] = (await visitorOf(base)('POST /register', String(page), urlencoded)).headers.getSetCookie()
    expect(toast).toMatch(secure ? /^__Host-toast=.*; Path=\/;.*; Secure$/ : /^toast=/)
  }
})

test('A33: behind https, an http page of the same host is another site', async () => {
  const { host } = new URL(strict)
  for (const [origin, status] of [
    [`http://${host}`, 403],
    [`https://${host}`, 204],
    ['https://pool.example', 204],
  ] as const) {
    expect((await visitorOf(strict)('POST /api/auth/logout', undefined, { origin })).status, origin).toBe(status)
  }
})

test('A42: an anonymous visitor searches sixty times a minute and reads a hundred and twenty profiles, an account three times as much', async () => {
  const made = await pro.api('POST /api/pros', businessInfo)
  expect(made.status).toBe(201)
  await secondPro.api('POST /api/pros', businessInfo)
  const search = await floodUntilLimited(() => stranger('GET /api/pros/search?location=91101'), 61)
  expect(search.tries).toBe(61)
  expect(Number(search.answer.headers.get('retry-after'))).toBeGreaterThan(0)
  const profile = await floodUntilLimited(() => stranger(`GET /api/pros/${pro.id}`), 121)
  expect(profile.tries).toBe(121)
  // A share picture, the free times and a town's page reveal just as much.
  for (const path of [`/og/pros/${pro.id}.png`, `/api/pros/${pro.id}/availability`, '/pool-service/ca/pasadena.data'])
    expect((await stranger(`GET ${path}`)).status).toBe(429)
  expect((await quiet.api(`GET /api/pros/${pro.id}`)).status).toBe(200)
  expect((await quiet.api('GET /api/pros/search')).headers.get('x-total-count')).toBeNull()
  const account = await floodUntilLimited(() => quiet.api('GET /api/pros/search?location=91101'), 181)
  expect(account.tries).toBe(180)
})

test('A31: another address in a header, another spelling of the path or another method does not evade a limit', async () => {
  await floodUntilLimited(() => stranger('GET /api/pros/search?location=91101'), 61)
  for (const name of ['x-forwarded-for', 'x-real-ip', 'forwarded', 'cf-connecting-ip', 'true-client-ip']) {
    const headers = { [name]: `203.0.113.${Math.floor(Math.random() * 200)}` }
    expect((await stranger('GET /api/pros/search', undefined, headers)).status, name).toBe(429)
  }
  const spellings = [
    '//api//pros/search',
    '/API/pros/search',
    '/api/pros/search/',
    '/api/pros/%73earch',
    '/api/./pros/search',
  ]
  for (const path of [
    ...spellings,
    '/api/pros/search?x=1',
    '/api//pros/search',
    '/%61pi/pros/search',
    '/api/x/../pros/search',
  ]) {
    const { status, text } = await rawRequest(strict, `GET ${path}`)
    expect([404, 422, 429], `${path}: ${text.slice(0, 100)}`).toContain(status)
  }
  const form = JSON.stringify({ email: 'nobody@example.com', password: 'secret-water' })
  const json = { 'content-type': 'application/json' }
  for (const path of ['//api//auth/login', '/API/auth/login', '/api/auth/login/', '/api/auth/Login']) {
    expect([403, 404, 405], path).toContain((await rawRequest(strict, `POST ${path}`, json, form)).status)
  }
  const override = { ...json, 'x-http-method-override': 'DELETE' }
  expect((await quiet.api('GET /api/auth/user', undefined, override)).status).toBe(200)
  expect((await quiet.api('GET /api/auth/user')).status).toBe(200)
})

test('A31: behind a proxy every visitor of a public page has a limit of their own', async () => {
  const readFrom = (address: string) => {
    const headers = { 'x-forwarded-for': `198.51.100.7, ${address}` }
    return visitorOf(proxied)(`GET /find-pros?location=91101&cursor=${pages++}`, undefined, headers)
  }
  let pages = 0
  expect((await floodUntilLimited(() => readFrom('203.0.113.1'), 10)).tries).toBe(4)
  expect((await readFrom('203.0.113.2')).status).toBe(200)
  expect((await readFrom('203.0.113.1')).status).toBe(429)
})

test('A42: maps and parts of the sitemap, which cost more than a page, are limited', async () => {
  const headers = { 'x-forwarded-for': '203.0.113.3' }
  for (const [path, most] of [
    ['/maps/34.15,-118.14,50.svg', 12],
    ['/sitemaps/pages.xml', 6],
  ] as const) {
    const { tries } = await floodUntilLimited(() => visitorOf(proxied)(`GET ${path}`, undefined, headers), most + 1)
    expect(tries, path).toBe(most + 1)
  }
})

test('A31: all addresses that one visitor can choose from count as one', () => {
  const same = ['2001:db8:1:2::1', '2001:DB8:1:2:ffff::', '2001:0db8:0001:0002:3:4:5:6', '2001:db8:1:2::9%eth0']
  same.push('[2001:db8:1:2::1]:50123', '[2001:db8:1:2::1]')
  expect(new Set(same.map(rateLimitAddress))).toEqual(new Set(['2001:db8:1:2::/64']))
  expect(rateLimitAddress('2001:db8:1:3::1')).toBe('2001:db8:1:3::/64')
  for (const four of ['203.0.113.9', '203.0.113.9:50123', '::ffff:203.0.113.9', '::ffff:cb00:7109']) {
    expect(rateLimitAddress(four)).toBe('203.0.113.9')
  }
  expect(rateLimitAddress('::1')).toBe('::/64')
})

test('A13: guessing is stopped, even with the right password, and nobody else is affected', async () => {
  const { email, password, api } = victim
  const guess = () => stranger('POST /api/auth/login', { email, password: 'wrong-water' })
  const { tries, answer } = await floodUntilLimited(guess, 20)
  expect(tries).toBe(11)
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await visitorOf(strict)('POST /api/auth/login', { email: email.toUpperCase(), password })).status).toBe(429)
  expect((await api('GET /api/auth/user')).status).toBe(200)
  const right = { email: other.email, password: other.password }
  for (let time = 0; time < 12; time++) {
    expect((await visitorOf(strict)('POST /api/auth/login', right)).status).toBe(200)
  }
  const sprayed = Array.from({ length: 40 }, (_, index) =>
    stranger('POST /api/auth/login', { email: `person-${index}@example.com`, password: 'password1' }),
  )
  expect(countStatuses(await Promise.all(sprayed))).toEqual({ 401: 36, 429: 4 })
})

test('A32: the unsubscribe buttons of mail programs are counted before their token is looked up', async () => {
  const headers = { ...urlencoded, 'x-forwarded-for': '203.0.113.4' }
  const press = () => visitorOf(proxied)('POST /unsubscribe?token=guessed', 'List-Unsubscribe=One-Click', headers)
  expect((await floodUntilLimited(press, 20)).tries).toBe(16)
})

test('A32: messages, requests, reports and contact mail are limited, and blocked people cannot write', async () => {
  await startTrial(pro)
  const { api } = spammer
  const flood = await floodUntilLimited(() => api(`POST /api/messages/${pro.id}`, { body: 'Buy now' }), 30)
  expect(flood.tries).toBe(21)
  const book = () => api('POST /api/booking-request', requestTo(pro.id, freshHour()))
  const answers = [await book(), await book(), await book(), await book()]
  expect(answers.map(({ status, body }) => body['code'] ?? status)).toEqual([201, 201, 201, 'TOO_MANY_OPEN'])
  expect((await floodUntilLimited(book, 80)).tries, 'refused requests').toBe(60)
  const takeBack = ({ body }: Answer) =>
    api(`PATCH /api/bookings/${String(body['bookingId'])}/status`, { status: 'canceled' })
  for (const made of answers.slice(0, 3)) expect((await takeBack(made)).status).toBe(200)
  const bookAndTakeBack = async () => {
    const made = await book()
    if (made.status === 201) await takeBack(made)
    return made
  }
  expect((await floodUntilLimited(bookAndTakeBack, 20)).tries).toBe(8)
  expect((await api('POST /api/contact', {})).status).toBe(422)

  const contact = {
    name: 'Eve Doe',
    email: 'eve@example.com',
    subject: 'general',
    message: 'A message to all of you',
  }
  expect((await floodUntilLimited(() => stranger('POST /api/contact', contact), 15)).tries).toBe(6)
  const page = await stranger('POST /contact', new URLSearchParams(contact).toString(), urlencoded)
  expect(page.status).toBe(429)
  expect(page.text).toContain(contact.message)
  expect(Number(page.headers.get('retry-after'))).toBeGreaterThan(60)
  const forgot = () => stranger('POST /api/auth/forgot-password', { email: pro.email })
  expect((await floodUntilLimited(forgot, 40)).tries).toBe(31)

  expect((await writer.api(`POST /api/messages/${pro.id}`, { body: 'Hello' })).status).toBe(201)
  expect((await pro.api(`POST /api/messages/${writer.id}/block`)).status).toBe(204)
  expect((await writer.api(`POST /api/messages/${pro.id}`, { body: 'Hello?' })).status).toBe(403)
  const report = { subject: 'user', id: writer.id, reason: 'Spam', details: 'Again and again' }
  expect((await pro.api('POST /api/reports', report)).status).toBe(201)
  expect((await secondPro.api(`POST /api/messages/${writer.id}`, { body: 'Buy' })).status).toBe(404)

  expect((await floodUntilLimited(newAccount, 70)).tries).toBeLessThanOrEqual(61)
})

test('A32: a program that fills in the hidden field is thanked, and nothing is sent', async () => {
  const email = `program-${Date.now()}@example.com`
  const form = { name: 'Eve Doe', email, subject: 'general', message: 'The very best pills' }
  const fooled = await postForm({ ...form, homepage: 'https://pills.example' })
  const people = await postForm({ ...form, homepage: '', message: 'A question of a person' })
  for (const { status, headers } of [fooled, people]) {
    expect(status).toBe(303)
    expect(headers.get('location')).toMatch(/^\/contact\?sent=\w+$/)
  }
  expect(fooled.headers.getSetCookie()).toEqual(people.headers.getSetCookie())
  const mails = async () =>
    (await visitorOf(site)(`GET /dev/mail?to=${email}`, undefined, { accept: 'application/json' })).list
  await until(async () => (await mails()).length > 0)
  expect(JSON.stringify(await mails())).not.toContain('pills')

  const { text } = await visitorOf(site)('GET /contact')
  expect(text).toMatch(/<div aria-hidden="true"[^>]*><label>[^<]*<input[^>]*name="homepage"[^>]*>/)
  const field = /<input[^>]*name="homepage"[^>]*>/.exec(text)?.[0]
  expect(field).toContain('tabindex="-1"')
  expect(field).toContain('autoComplete="off"')
})

const urlencoded = { 'content-type': 'application/x-www-form-urlencoded' }

function postForm(form: Record<string, string>): Promise<Answer> {
  return visitorOf(site)('POST /contact', new URLSearchParams(form).toString(), urlencoded)
}

function newAccount(): Promise<Answer> {
  const password = 'secret-water'
  const form = { email: `sock-${Math.random()}@example.com`, password, confirmPassword: password }
  return stranger('POST /api/auth/register', { ...form, firstName: 'Sock', lastName: 'Puppet' })
}
