import { expect, test } from 'vitest'

import { lockAccount } from '../src/features/accounts/account-locks.table.server.ts'
import { checkCredentials } from '../src/features/accounts/accounts.server.ts'
import { beginSession, authenticate } from '../src/features/accounts/sessions.server.ts'
import { visitUnderTest } from '../src/platform/visit-under-test.ts'
import { newAddress, twice, water, openAccounts } from './support/accounts.ts'
import { openApi } from './support/api.ts'
import { untilJobsAreDone } from './support/jobs-done.ts'
import { tokenIn } from './support/mails.ts'

const { age, anonymous, database, loggedIn, mailsTo, mailTo, openCaller, person, resetTokenOf, site, storedToken } =
  await openAccounts()

const name = { firstName: 'Dana', lastName: 'Whitfield' }

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

test('a link for one purpose is worthless for another', async () => {
  const { email, password } = await person('customer')
  const token = tokenIn(await mailTo(email, /^Confirm your email/))
  expect((await anonymous('POST /api/auth/reset-password', { token, ...twice })).status).toBe(422)
  expect((await loggedIn(email, password)).status).toBe(200)
})

test('names and phone number change at once', async () => {
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
})

test('a new email address takes effect once confirmed, and the old one is notified first', async () => {
  const { api, email, password } = await person('customer')
  const next = newAddress()
  const change = await api('PUT /api/auth/profile', { ...name, email: next })
  expect(change).toMatchObject({ status: 200, body: { email } })
  expect((await mailTo(email, /about to change/)).text).toContain(next)
  const token = tokenIn(await mailTo(next, /Confirm your new email address/))
  expect((await loggedIn(next, password)).status).toBe(401)
  // Given again, the address that waits stays as it is, and so does its link.
  await api('PUT /api/auth/profile', { ...name, email: next })

  expect((await anonymous('POST /api/auth/verify-email', { token })).status).toBe(204)
  expect((await api('GET /api/auth/user')).body).toMatchObject({ email: next, emailVerified: true })
  expect((await loggedIn(next, password)).status).toBe(200)
  expect((await loggedIn(email, password)).status).toBe(401)
})

test('a new address needs the password, unless the login is a few minutes old', async () => {
  const { api, email, id, password } = await person('customer')
  const change = { ...name, email: newAddress() }
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000)
  await database.db
    .updateTable('session')
    .set({ createdAt: minutesAgo(16) })
    .where('accountId', '=', id)
    .execute()
  expect(await api('PUT /api/auth/profile', change)).toMatchObject({
    status: 403,
    body: { code: 'PASSWORD_NEEDED', fields: { currentPassword: expect.any(String) } },
  })
  const wrong = await api('PUT /api/auth/profile', { ...change, currentPassword: 'not-this-one' })
  expect(wrong).toMatchObject({ status: 422, body: { fields: { currentPassword: 'Current password is incorrect' } } })
  expect((await api('PUT /api/auth/profile', { ...change, email })).status).toBe(200)
  expect((await api('PUT /api/auth/profile', { ...change, currentPassword: password })).status).toBe(200)
  await mailTo(change.email, /Confirm your new email address/)
})

test('who lost an account with its address gets both back by the link in the last mail to it', async () => {
  const { api, email, password } = await person('customer')
  const confirm = async (address: string, subject: RegExp) => {
    const token = tokenIn(await mailTo(address, subject))
    expect((await anonymous('POST /api/auth/verify-email', { token })).status).toBe(204)
  }
  await confirm(email, /Confirm your email address/)
  const { api: thief } = await loggedIn(email, password)
  for (const stolen of [newAddress(), newAddress()]) {
    expect((await thief('PUT /api/auth/profile', { ...name, email: stolen })).status).toBe(200)
    await confirm(stolen, /Confirm your new email address/)
    expect((await thief('GET /api/auth/user')).body).toMatchObject({ email: stolen })
  }
  expect((await api('GET /api/auth/user')).status).toBe(401)

  const token = tokenIn(await mailTo(email, /address was changed/))
  expect((await anonymous('POST /api/auth/reset-password', { token, ...twice })).status).toBe(204)
  expect((await thief('GET /api/auth/user')).status).toBe(401)
  const { api: owner } = await loggedIn(email, water)
  expect((await owner('GET /api/auth/user')).body).toMatchObject({ email, emailVerified: true })
  expect((await anonymous('POST /api/auth/reset-password', { token, ...twice })).status).toBe(422)
})

test('an address that was never confirmed may be a stranger’s: no link for the account is sent there', async () => {
  const { api, email } = await person('customer')
  const next = newAddress()
  await api('PUT /api/auth/profile', { ...name, email: next })
  const token = tokenIn(await mailTo(next, /Confirm your new email address/))
  expect((await anonymous('POST /api/auth/verify-email', { token })).status).toBe(204)
  await untilJobsAreDone(database.db)
  expect((await mailsTo(email)).map(({ subject }) => subject)).not.toContain('Your email address was changed')
})

test('a link for a new password does not outlive the address it was sent to', async () => {
  const { email, id } = await person('customer')
  const token = await resetTokenOf(email)
  await database.db.updateTable('account').set({ email: newAddress() }).where('id', '=', id).execute()
  expect((await anonymous('POST /api/auth/reset-password', { token, ...twice })).status).toBe(422)
})

test('an address that is taken is not disclosed, and cannot be taken over', async () => {
  const { email: taken } = await person('customer')
  const { api, email } = await person('customer')
  expect(await api('PUT /api/auth/profile', { ...name, email: taken.toUpperCase() })).toMatchObject({
    status: 200,
    body: { email },
  })
  const token = tokenIn(await mailTo(taken, /Confirm your new email address/))
  expect(await anonymous('POST /api/auth/verify-email', { token })).toMatchObject({
    status: 409,
    body: { code: 'EMAIL_TAKEN' },
  })
  expect((await api('GET /api/auth/user')).body).toMatchObject({ email })
})

test('however many accounts ask for it, one mailbox gets five confirmations an hour', async () => {
  const { person } = await openApi({ RATE_LIMIT_SCALE: '1' })
  const stranger = newAddress()
  const claim = async () => {
    const { api } = await person('customer')
    return (await api('PUT /api/auth/profile', { ...name, email: stranger })).status
  }
  const statuses = [await claim(), await claim(), await claim(), await claim(), await claim(), await claim()]
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
})

test('the present address, given again, takes a change back', async () => {
  const { api, email, password } = await person('customer')
  const typo = newAddress()
  await api('PUT /api/auth/profile', { ...name, email: typo })
  const token = tokenIn(await mailTo(typo, /Confirm your new email address/))
  await api('PUT /api/auth/profile', { ...name, email: email.toUpperCase() })
  expect((await anonymous('POST /api/auth/verify-email', { token })).status).toBe(422)
  expect((await api('GET /api/auth/user')).body).toMatchObject({ email })
  expect((await loggedIn(email, password)).status).toBe(200)
})

test('the address that waits, given again while that change is taken back, waits again', async () => {
  const { api, id } = await person('customer')
  const next = newAddress()
  await api('PUT /api/auth/profile', { ...name, email: next })
  const again = await database.db.transaction().execute(async (db) => {
    await lockAccount(db, id)
    const saving = { answer: api('PUT /api/auth/profile', { ...name, email: next }) }
    await new Promise((resolve) => setTimeout(resolve, 300))
    await db.updateTable('account').set({ pendingEmail: null }).where('id', '=', id).execute()
    return saving
  })
  expect((await again.answer).status).toBe(200)
  const kept = database.db.selectFrom('account').select('pendingEmail').where('id', '=', id)
  expect(await kept.executeTakeFirst()).toEqual({ pendingEmail: next })
})

test('a password reset cancels a change of address that somebody else started', async () => {
  const { api, email } = await person('customer')
  const foreign = newAddress()
  await api('PUT /api/auth/profile', { ...name, email: foreign })
  const token = tokenIn(await mailTo(foreign, /Confirm your new email address/))
  await anonymous('POST /api/auth/reset-password', { token: await resetTokenOf(email), ...twice })
  expect((await anonymous('POST /api/auth/verify-email', { token })).status).toBe(422)
  expect((await loggedIn(email, water)).status).toBe(200)
})

test('a password change in the settings cancels it as well, as its notice says', async () => {
  const { api, email, password } = await person('customer')
  const foreign = newAddress()
  await api('PUT /api/auth/profile', { ...name, email: foreign })
  expect((await mailTo(email, /about to change/)).text).toContain('that stops the change')
  const token = tokenIn(await mailTo(foreign, /Confirm your new email address/))
  expect((await api('PUT /api/auth/password', { currentPassword: password, ...twice })).status).toBe(204)
  expect((await anonymous('POST /api/auth/verify-email', { token })).status).toBe(422)
  expect((await api('GET /api/auth/user')).body).toMatchObject({ email })
})

test('a login during a password change succeeds only with the new password', async () => {
  const { api, email, id, password } = await person('customer')
  const visit = visitUnderTest(database.db, null, new Date())
  const opened = await checkCredentials(visit, { email, password })
  expect((await api('PUT /api/auth/password', { currentPassword: password, ...twice })).status).toBe(204)
  expect(await beginSession(visit, opened, '')).toBeNull()
  expect((await api('GET /api/auth/sessions')).list).toHaveLength(1)

  const again = await checkCredentials(visit, { email, password: water })
  const token = await beginSession(visit, again, '')
  expect(await authenticate(visit, token ?? '')).toMatchObject({ id })
})

test('sessions are listed with their device and ended one by one', async () => {
  const { api, email, password } = await person('customer')
  const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Safari/604.1'
  const elsewhere = openCaller()
  await elsewhere('POST /api/auth/login', { email, password }, { 'user-agent': phone })

  const { status, list } = await api('GET /api/auth/sessions')
  expect(status).toBe(200)
  expect(list.map(({ current, device }) => [current, device])).toEqual([
    [true, 'Unknown device'],
    [false, 'Safari on iPhone'],
  ])
  expect(JSON.stringify(list)).not.toMatch(/hash|token/i)

  const { api: stranger } = await person('customer')
  const other = String(list[1]?.['id'])
  for (const id of [other, 'nothing']) expect((await stranger(`DELETE /api/auth/sessions/${id}`)).status).toBe(404)
  expect((await elsewhere('GET /api/auth/user')).status).toBe(200)
  expect((await api(`DELETE /api/auth/sessions/${other}`)).status).toBe(204)
  expect((await elsewhere('GET /api/auth/user')).status).toBe(401)
  expect((await api(`DELETE /api/auth/sessions/${other}`)).status).toBe(404)
  expect((await anonymous('GET /api/auth/sessions')).status).toBe(401)
})

test('a session lives as long as it is used, and for ninety days at most', async () => {
  const { email, id, password } = await person('customer')
  const { headers } = await openCaller()('POST /api/auth/login', { email, password })
  const token = headers.get('set-cookie')?.match(/session=([^;]+)/)?.[1]
  expect(headers.get('set-cookie')).toContain(`Max-Age=${90 * 24 * 60 * 60};`)
  const day = 86_400_000
  const isKnownAfter = async (days: number) =>
    (await authenticate(visitUnderTest(database.db, null, new Date(Date.now() + days * day)), token))?.id === id
  const used = []
  for (const days of [0, 29, 58, 87, 89]) used.push(await isKnownAfter(days))
  expect(used).toEqual([true, true, true, true, true])
  expect(await isKnownAfter(91)).toBe(false)
})

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
  }
})

test('an email is shown in a frame that lets it do nothing', async () => {
  const { email } = await person('customer')
  const { id } = await mailTo(email, /Confirm/)
  const response = await site.request(`/dev/mail/${id}/html`)
  expect(response.headers.get('content-security-policy')).toMatch(/^sandbox.*default-src 'none'/)
  expect(await response.text()).toContain('Confirm email address')
  expect((await site.request('/dev/mail/nothing/html')).status).toBe(404)
})
