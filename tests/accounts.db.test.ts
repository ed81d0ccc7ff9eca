import { expect, test } from 'vitest'

import { checkCredentials } from '../src/features/accounts/accounts.server.ts'
import { endOtherSessions, listSessions } from '../src/features/accounts/own-sessions.server.ts'
import { beginSession, authenticate } from '../src/features/accounts/sessions.server.ts'
import { daysInMs, later } from '../src/platform/durations.ts'
import { hashOf } from '../src/platform/secret-token.server.ts'
import { someone, testVisit } from '../src/platform/visit.fixture.ts'
import { newAddress, twice, water, openAccounts } from './support/accounts.ts'
import { openApi } from './support/api.ts'
import { tokenIn } from './support/mails.ts'

const { age, anonymous, database, loggedIn, mailTo, openCaller, person, site, storedToken } = await openAccounts()

test('a new account gets an email, and its link confirms the address once', async () => {
  const { api, email } = await person('customer')
  expect((await api('GET /api/auth/user')).body).toMatchObject({ emailVerified: false })
  const mail = await mailTo(email, /^Confirm your email address$/)
  expect(mail.text).toContain('/verify-email?token=')
  const token = tokenIn(mail)
  expect(JSON.stringify(await storedToken(token))).not.toContain(token)

  expect((await anonymous('POST /api/auth/verify-email', { token })).status).toBe(204)
  expect((await api('GET /api/auth/user')).body).toMatchObject({ emailVerified: true })
  const again = await anonymous('POST /api/auth/verify-email', { token })
  expect(again).toMatchObject({ status: 422, body: { code: 'TOKEN_INVALID' } })
})

test('a confirmation link expires after a day, and cannot be guessed', async () => {
  const { api, email } = await person('customer')
  const token = tokenIn(await mailTo(email, /^Confirm your email/))
  await age(token, 24 * 60 + 1)
  for (const wrong of [token, 'nonsense', 'x'.repeat(43)]) {
    expect((await anonymous('POST /api/auth/verify-email', { token: wrong })).status).toBe(422)
  }
  expect((await anonymous('POST /api/auth/verify-email', { token: '' })).status).toBe(422)
  expect((await api('GET /api/auth/user')).body).toMatchObject({ emailVerified: false })
})

test('a link that confirms an address does not outlive it', async () => {
  const { email, id } = await person('customer')
  const token = tokenIn(await mailTo(email, /^Confirm your email/))
  await database.db.updateTable('account').set({ email: newAddress() }).where('id', '=', id).execute()
  expect((await anonymous('POST /api/auth/verify-email', { token })).status).toBe(422)
})

test('a link for one purpose does not work for another', async () => {
  const { email, password } = await person('customer')
  const token = tokenIn(await mailTo(email, /^Confirm your email/))
  expect((await anonymous('POST /api/auth/reset-password', { token, ...twice })).status).toBe(422)
  expect((await loggedIn(email, password)).status).toBe(200)
})

test('changing names and phone number takes effect at once', async () => {
  const { api, email } = await person('customer')
  const change = { firstName: ' Zoë ', lastName: 'Ng', email, phone: '626 555 0142' }
  const saved = await api('PUT /api/auth/profile', change)
  expect(saved).toMatchObject({ status: 200, body: { firstName: 'Zoë', lastName: 'Ng', email, phone: '626 555 0142' } })
  const { phone: _, ...withoutPhone } = change
  expect((await api('PUT /api/auth/profile', withoutPhone)).body).toMatchObject({ phone: '626 555 0142' })
  expect((await api('PUT /api/auth/profile', { ...change, phone: '' })).body).toMatchObject({ phone: null })
  expect((await api('PUT /api/auth/profile', { ...change, phone: null })).body).toMatchObject({ phone: null })
  expect(await api('PUT /api/auth/profile', { email: 'x', firstName: ' ' })).toMatchObject({
    status: 422,
    body: {
      fields: { firstName: 'Required', lastName: 'Required', email: 'Please enter a valid email address' },
    },
  })
  expect((await api('PUT /api/auth/profile', { ...change, role: 'pro' })).status).toBe(422)
  expect((await anonymous('PUT /api/auth/profile', change)).status).toBe(401)
  // Nothing of it was about the address, so the link that confirms it still works.
  const token = tokenIn(await mailTo(email, /^Confirm your email/))
  expect((await anonymous('POST /api/auth/verify-email', { token })).status).toBe(204)
})

test('a login during a password change succeeds only with the new password', async () => {
  const { api, email, id, password } = await person('customer')
  const visit = testVisit(database.db, null, new Date())
  const opened = await checkCredentials(visit, { email, password })
  expect((await api('PUT /api/auth/password', { currentPassword: password, ...twice })).status).toBe(204)
  expect(await beginSession(visit, opened, '')).toBeNull()
  expect((await api('GET /api/auth/sessions')).list).toHaveLength(1)

  const again = await checkCredentials(visit, { email, password: water })
  const begun = await beginSession(visit, again, '')
  expect(await authenticate(visit, begun?.token ?? '')).toMatchObject({ id })
  // From the same place and browser a day later: its mark stays as long as from then on.
  const tomorrow = testVisit(database.db, null, later(visit.now, daysInMs(1)))
  await beginSession(tomorrow, again, '')
  const marks = database.db.selectFrom('signInMark').select('seenAt').where('accountId', '=', id)
  expect(await marks.where('seenAt', '>=', visit.now).execute()).toEqual([{ seenAt: tomorrow.now }])
})

test('sessions are listed with their device and ended one by one', async () => {
  const { api, email, password } = await person('customer')
  const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Safari/604.1'
  const elsewhere = openCaller()
  await elsewhere('POST /api/auth/login', { email, password }, { 'user-agent': phone })
  await openCaller()('POST /api/auth/login', { email, password }, { 'user-agent': 'curl/8.5.0' })

  const { status, list } = await api('GET /api/auth/sessions')
  expect(status).toBe(200)
  expect(list.map(({ current, device }) => [current, device])).toEqual([
    [true, 'Unknown device'],
    [false, 'A program'],
    [false, 'Safari on iPhone'],
  ])
  expect(JSON.stringify(list)).not.toMatch(/hash|token/i)

  const { api: stranger } = await person('customer')
  const other = String(list[2]?.['id'])
  for (const id of [other, 'nothing']) expect((await stranger(`DELETE /api/auth/sessions/${id}`)).status).toBe(404)
  expect((await elsewhere('GET /api/auth/user')).status).toBe(200)
  expect((await api(`DELETE /api/auth/sessions/${other}`)).status).toBe(204)
  expect((await elsewhere('GET /api/auth/user')).status).toBe(401)
  expect((await api(`DELETE /api/auth/sessions/${other}`)).status).toBe(404)
  expect((await anonymous('GET /api/auth/sessions')).status).toBe(401)

  await elsewhere('POST /api/auth/login', { email, password })
  expect((await elsewhere('POST /api/auth/logout')).status).toBe(204)
  expect((await elsewhere('GET /api/auth/user')).status).toBe(401)
  expect((await api('GET /api/auth/user')).status).toBe(200)
})

test('all other sessions are ended at once, and nobody else’s', async () => {
  const [{ api, id, email, password }, neighbor] = [await person('customer'), await person('customer')]
  const { api: elsewhere } = await loggedIn(email, password)
  const [current] = (await api('GET /api/auth/sessions')).list
  await endOtherSessions(testVisit(database.db, someone({ id, sessionId: String(current?.['id']) }), new Date()))
  const statuses = [api, elsewhere, neighbor.api].map(async (caller) => (await caller('GET /api/auth/user')).status)
  expect(await Promise.all(statuses)).toEqual([200, 401, 200])
})

test('a session lives as long as it is used, and for ninety days at most', async () => {
  const { email, id, password } = await person('customer')
  const { headers } = await openCaller()('POST /api/auth/login', { email, password })
  const token = headers.get('set-cookie')?.match(/session=([^;]+)/)?.[1]
  expect(headers.get('set-cookie')).toContain(`Max-Age=${90 * 24 * 60 * 60};`)
  const knownAfter = async (days: number) => authenticate(testVisit(database.db, null, after(days)), token)
  const seen = () =>
    database.db
      .selectFrom('session')
      .select('seenAt')
      .where('tokenHash', '=', hashOf(token ?? ''))
      .execute()
  const atLogin = await seen()
  await knownAfter(0.04)
  expect(await seen(), 'one write in an hour is enough').toEqual(atLogin)
  for (const days of [0, 29, 58, 87, 89]) expect(await knownAfter(days)).toMatchObject({ id })
  // The one that registering began was not used, and is over.
  const sessions = await listSessions(testVisit(database.db, await knownAfter(89), after(89)))
  expect(sessions.map(({ current }) => current)).toEqual([true])
  expect(await knownAfter(91)).toBeNull()
})

function after(days: number): Date {
  return later(new Date(), daysInMs(days))
}

test('stored mail can be read while no mail is sent, and never in production', async () => {
  const { email } = await person('customer')
  const mail = await mailTo(email, /Confirm/)
  expect(mail).toMatchObject({ to: email, html: expect.stringContaining('<html'), createdAt: expect.any(String) })
  const production = { NODE_ENV: 'production', PAYMENTS: 'test' }
  const withServer = { SMTP_URL: 'smtp://mail.example:25' }
  const environments: Record<string, string>[] = [production, withServer]
  for (const environment of environments) {
    const { site } = await openApi(environment)
    const headers = { accept: 'application/json' }
    expect((await site.request(`/dev/mail?to=${email}`, { headers })).status).toBe(404)
    expect((await site.request(`/dev/mail/${mail.id}/html`)).status).toBe(404)
  }
})

test('an email is shown in a frame in which it can do nothing', async () => {
  const { email } = await person('customer')
  const { id } = await mailTo(email, /Confirm/)
  const response = await site.request(`/dev/mail/${id}/html`)
  expect(response.headers.get('content-security-policy')).toMatch(/^sandbox.*default-src 'none'/)
  const html = await response.text()
  expect(html).toContain('Confirm email address')
  const { email: other } = await person('customer')
  const { id: another } = await mailTo(other, /Confirm/)
  expect(await (await site.request(`/dev/mail/${another}/html`)).text(), 'each has its own link').not.toBe(html)
  expect((await site.request('/dev/mail/nothing/html')).status).toBe(404)
})
