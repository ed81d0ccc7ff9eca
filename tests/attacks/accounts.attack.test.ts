import { readFileSync } from 'node:fs'
import { inject, expect, test } from 'vitest'

import { openLockedBusiness } from './cast.ts'
import { rawRequest } from './raw.ts'
import { anybody, countStatuses, register, site, until, visitorOf } from './visitor.ts'

const asProgram = { accept: 'application/json' }

async function mailsTo(to: string) {
  return (await anybody(`GET /dev/mail?to=${encodeURIComponent(to)}`, undefined, asProgram)).list
}

async function tokenTo(to: string, subject: RegExp) {
  return until(async () => {
    const mail = (await mailsTo(to)).find((mail) => subject.test(String(mail['subject'])))
    return /\?token=([\w-]{43})\b/.exec(String(mail?.['text']))?.[1]
  })
}

test('A12: neither logging in nor asking for a new password reveals whether an address has an account', async () => {
  const { email } = await register('customer')
  const nobody = `nobody-${Date.now()}@example.com`
  for (const [call, form] of [
    ['POST /api/auth/login', { password: 'wrong-water' }],
    ['POST /api/auth/forgot-password', {}],
  ] as const) {
    const [known, unknown] = [await anybody(call, { email, ...form }), await anybody(call, { email: nobody, ...form })]
    expect([known.status, { ...known.body, requestId: '' }]).toEqual([
      unknown.status,
      { ...unknown.body, requestId: '' },
    ])
  }
})

test('A14: a cookie that was planted, discarded or outlived its password opens nothing', async () => {
  const { email, password, api } = await register('customer')
  const planted = 'A'.repeat(43)
  const victim = visitorOf(site, `session=${planted}`)
  expect((await victim('POST /api/auth/login', { email, password })).status).toBe(200)
  expect(victim.cookie()).not.toContain(planted)
  expect((await visitorOf(site, `session=${planted}`)('GET /api/auth/user')).status).toBe(401)

  const attacker = await register('customer')
  const lured = visitorOf(site, attacker.api.cookie())
  expect((await lured('POST /api/auth/login', { email, password })).status).toBe(200)
  expect((await attacker.api('GET /api/auth/user')).status).toBe(401)

  const [session] = (await victim('GET /api/auth/sessions')).list
  expect((await victim('GET /dashboard')).text).not.toContain(String(session?.['id']))
  const stolen = victim.cookie()
  expect((await victim('POST /api/auth/logout')).status).toBe(204)
  expect((await visitorOf(site, stolen)('GET /api/auth/user')).status).toBe(401)

  const other = visitorOf(site)
  await other('POST /api/auth/login', { email, password })
  const change = { currentPassword: password, newPassword: 'other-water', confirmPassword: 'other-water' }
  expect((await api('PUT /api/auth/password', change)).status).toBe(204)
  expect((await other('GET /api/auth/user')).status).toBe(401)
  expect((await api('GET /api/auth/user')).status).toBe(200)
})

test('A15: a link to a new password points to us whatever the host header, works once, and logs everybody out', async () => {
  const { email, api } = await register('customer')
  const form = JSON.stringify({ email })
  const evil = { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'content-type': 'application/json' }
  expect((await rawRequest(site, 'POST /api/auth/forgot-password', evil, form)).status).toBe(202)
  const token = await tokenTo(email, /password/i)
  const [mail] = await mailsTo(email)
  expect(String(mail?.['text'])).toContain(`${site}/reset-password?token=`)
  expect(JSON.stringify(mail)).not.toContain('evil.example')
  const page = await anybody(`GET /reset-password?token=${token}`)
  expect(page.headers.get('referrer-policy')).toMatch(/^(no-referrer|strict-origin)$/)

  const reset = (password: string) =>
    anybody('POST /api/auth/reset-password', { token, newPassword: password, confirmPassword: password })
  const tries = await Promise.all(Array.from({ length: 10 }, (_, index) => reset(`parallel-${index}`)))
  expect(countStatuses(tries)).toEqual({ 204: 1, 422: 9 })
  expect((await api('GET /api/auth/user')).status).toBe(401)
  expect((await reset('once-more')).status).toBe(422)
  const guess = { token: 'A'.repeat(43), newPassword: 'guessed-it', confirmPassword: 'guessed-it' }
  expect((await anybody('POST /api/auth/reset-password', guess)).status).toBe(422)
})

test('A16: a new email address takes effect only once confirmed, and the old one is notified', async () => {
  const { email, api, password } = await register('customer')
  await anybody('POST /api/auth/verify-email', { token: await tokenTo(email, /Confirm your email/) })
  const claimed = `claimed-${Date.now()}@example.com`
  const own = { firstName: 'Dana', lastName: 'Whitfield', email: claimed }
  expect((await api('PUT /api/auth/profile', own)).body).toMatchObject({ email })
  expect((await anybody('POST /api/auth/login', { email: claimed, password })).status).toBe(401)
  expect((await visitorOf(site)('POST /api/auth/login', { email, password })).status).toBe(200)
  await until(async () => (await mailsTo(email)).some(({ text }) => String(text).includes(claimed)))
})

test('A17: a password changes only with the current one, and a huge one costs nothing', async () => {
  const { api, email, password } = await register('customer')
  const change = { currentPassword: 'wrong-water', newPassword: 'other-water', confirmPassword: 'other-water' }
  const attempts = [
    change,
    { ...change, currentPassword: undefined },
    { ...change, currentPassword: password, confirmPassword: 'another' },
    { ...change, currentPassword: password, newPassword: 'x'.repeat(9000), confirmPassword: 'x'.repeat(9000) },
    { ...change, currentPassword: 'x'.repeat(9000) },
  ]
  for (const attempt of attempts) expect((await api('PUT /api/auth/password', attempt)).status).toBe(422)
  const huge = 'x'.repeat(10 * 1024 * 1024)
  expect((await api('PUT /api/auth/password', { ...change, newPassword: huge })).status).toBe(413)
  expect((await visitorOf(site)('POST /api/auth/login', { email, password })).status).toBe(200)
})

test('A24: no address given to the login or the offline page leads to another site', async () => {
  const { email, password, api } = await register('customer')
  const targets = [
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/..//evil.example',
    '/.//evil.example',
    '/./\\evil.example',
    '/%2e%2e//evil.example',
    '/x/../..//evil.example',
    'https://evil.example',
    'https:evil.example',
    'javascript:alert(1)',
    '\\\\evil.example',
    '@evil.example',
  ]
  const body = new URLSearchParams({ email, password }).toString()
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  for (const requested of targets) {
    const address = `/login?redirect=${encodeURIComponent(requested)}`
    const offline = await api(`GET /offline?from=${encodeURIComponent(requested)}`)
    const again = await api(`POST /login/again?redirect=${encodeURIComponent(requested)}`, body, form)
    for (const answer of [
      await visitorOf(site)(`POST ${address}`, body, form),
      await api(`GET ${address}`),
      offline,
      again,
    ]) {
      expect(answer.status).toBeLessThan(400)
      const target = new URL(answer.headers.get('location') ?? '/', site)
      expect([requested, target.origin]).toEqual([requested, site])
    }
  }
  const pro = await openLockedBusiness()
  const { body: checkout } = await pro.api('POST /api/create-subscription', { planId: 'annual' })
  expect(new URL(String(checkout['paymentUrl'])).origin).toBe(site)
})

test('A45: visitor input starts no line of its own in the log, and the log holds no secrets', async () => {
  const secret = `marker${Date.now()}`
  const api = visitorOf(site, `session=${secret}cookie`)
  const agent = { 'user-agent': `x ${secret}agent`, authorization: `Bearer ${secret}bearer` }
  await api('POST /api/auth/login', { email: 'nobody@example.com', password: `${secret}password` }, agent)
  await api('POST /api/auth/login', `{"password":"${secret}broken`, agent)
  await api(`GET /reset-password?token=${secret}token`, undefined, agent)
  await api(`GET /api/calendar/${secret}calendar.ics`, undefined, agent)
  for (const spelled of ['.ics/', '.ICS', '.ics.data']) await api(`GET /api/calendar/${secret}calendar${spelled}`)
  await api(`GET /API//calendar/${secret}calendar.ics`)
  await rawRequest(site, `GET /${secret}%zz%C2%9B31m${'x'.repeat(9000)}`)
  await rawRequest(site, `GET /${secret}path%0d%0a{"level":"fatal"}`)
  const lines = await until(async () => {
    const lines = readFileSync(inject('siteLog'), 'utf8').split('\n').filter(Boolean)
    return lines.some((line) => line.includes(`${secret}path`)) && lines
  })
  const log = lines.join('\n')
  for (const kind of ['cookie', 'bearer', 'password', 'broken', 'token', 'calendar']) {
    expect(log, kind).not.toContain(secret + kind)
  }
  const own = lines.filter((line) => line.includes(secret))
  expect(own.length).toBeGreaterThan(0)
  for (const line of own) {
    expect(() => JSON.parse(line)).not.toThrow()
    expect(line.length).toBeLessThan(1000)
    expect(line).toMatch(/^[ -~]+$/)
  }
  expect(log).not.toMatch(/^\{"level":"fatal"\}$/m)
})

test('A45: the log tells who logged in, failed to, changed a password or an address, or left, and names no address', async () => {
  const { api, email, password, id } = await register('customer')
  await anybody('POST /api/auth/login', { email, password: 'wrong-water' })
  await anybody('POST /api/auth/login', { email, password })
  const page = await api('GET /profile')
  const newPassword = 'other-water'
  await api('PUT /api/auth/password', { currentPassword: password, newPassword, confirmPassword: newPassword })
  const next = `next-${Date.now()}@example.com`
  await api('PUT /api/auth/profile', { firstName: 'Dana', lastName: 'Whitfield', email: next })
  const token = await tokenTo(next, /Confirm your new email address/)
  await anybody('POST /api/auth/verify-email', { token })
  expect((await api('DELETE /api/auth/account', { password: newPassword })).status).toBe(204)
  const last = 'an account was deleted'
  const lines = await until(async () => {
    const lines = readFileSync(inject('siteLog'), 'utf8')
      .split('\n')
      .filter((line) => line.includes(id))
    return lines.some((line) => line.includes(last)) && lines
  })
  const entries: Record<string, unknown>[] = lines.map((line) => JSON.parse(line))
  const events = entries.flatMap(({ msg }) => (msg === undefined ? [] : [msg]))
  expect(events).toEqual([
    'a login failed',
    'logged in',
    'a password was changed',
    'an email address was changed',
    last,
  ])
  const requestId = page.headers.get('x-request-id')
  expect(entries.find((entry) => entry['requestId'] === requestId)).toMatchObject({ path: '/profile', status: 200 })
  const request = entries.find(({ path, status }) => path === '/api/auth/password' && status !== undefined)
  expect(request).toMatchObject({ account: id, visitor: expect.stringMatching(/^[\w-]{12}$/) })
  expect(lines.join()).not.toMatch(/@example\.com|127\.0\.0\.1|::1/)
})

test('A46: one address is one account, however it is spelled and however many register at once', async () => {
  const stamp = Date.now()
  const base = { password: 'secret-water', confirmPassword: 'secret-water', firstName: 'Eve', lastName: 'Doe' }
  const spellings = ['One', 'one', 'ONE', ' one'].map((name) => `${name}-${stamp}@Example.com`)
  const all = Array.from({ length: 20 }, (_, index) => ({ ...base, email: spellings[index % 4] }))
  const answers = await Promise.all(all.map((form) => visitorOf(site)('POST /api/auth/register', form)))
  expect(countStatuses(answers)).toEqual({ 201: 1, 409: 19 })
  const again = { ...base, email: `one-${stamp}@example.com`, password: 'taken-over', confirmPassword: 'taken-over' }
  expect((await anybody('POST /api/auth/register', again)).status).toBe(409)
  expect((await anybody('POST /api/auth/login', { email: again.email, password: 'taken-over' })).status).toBe(401)
  const odd = ['a\0b@example.com', 'a@x.com, b@x.com', 'a@b@example.com', 'a\r\nb@example.com', '<a@example.com>']
  for (const email of odd) {
    expect((await anybody('POST /api/auth/register', { ...base, email })).status, JSON.stringify(email)).toBe(422)
  }
})
