import { expect, test } from 'vitest'

import { lockAccount } from '../src/features/accounts/account-locks.table.server.ts'
import { eraseAccount } from '../src/features/privacy/erasure.table.server.ts'
import { testVisit } from '../src/platform/visit.fixture.ts'
import { newAddress, twice, water, openAccounts } from './support/accounts.ts'
import { openApi } from './support/api.ts'
import { onPostgres } from './support/empty-database.ts'
import { untilJobsAreDone } from './support/jobs-done.ts'
import { untilOthersWait } from './support/lock-waiters.ts'
import { mailsOf, tokenIn } from './support/mails.ts'

const { age, anonymous, database, loggedIn, mailsTo, mailTo, person, resetTokenOf } = await openAccounts()

test('resetting a password has the same answer for everybody, and only existing accounts get an email', async () => {
  const { email } = await person('customer')
  const stranger = newAddress()
  const known = await anonymous('POST /api/auth/forgot-password', { email: email.toUpperCase() })
  const unknown = await anonymous('POST /api/auth/forgot-password', { email: stranger })
  expect(known.status).toBe(202)
  expect([unknown.status, unknown.body]).toEqual([known.status, known.body])
  expect((await mailTo(email, /Choose a new password/)).text).toContain('/reset-password?token=')
  await untilJobsAreDone(database.db)
  expect(await mailsTo(stranger)).toEqual([])
  expect((await anonymous('POST /api/auth/forgot-password', { email: 'x' })).status).toBe(422)
})

// The embedded engine would wait for the transaction, whatever the answer does.
test.runIf(onPostgres())(
  'the answer to a forgotten password waits for nothing that is done for an account',
  async () => {
    const { email, id } = await person('customer')
    await database.db.transaction().execute(async (db) => {
      await lockAccount({ db }, id)
      expect((await anonymous('POST /api/auth/forgot-password', { email })).status).toBe(202)
    })
  },
)

test('no link is stored for an account that is deleted before it is sent', async () => {
  const { email, id } = await person('customer')
  const asked = await database.db.transaction().execute(async (db) => {
    await lockAccount({ db }, id)
    const asked = { answer: anonymous('POST /api/auth/forgot-password', { email }) }
    await untilOthersWait(database)
    await eraseAccount(testVisit(db, null, new Date()), id)
    return asked
  })
  expect((await asked.answer).status).toBe(202)
  await untilJobsAreDone(database.db)
  const kept = database.db.selectFrom('oneTimeToken').select('purpose').where('accountId', '=', id)
  expect(await kept.execute()).toEqual([])
})

test('a password reset logs everybody out, logs nobody in, and notifies the owner', async () => {
  const { api, email, password } = await person('customer')
  const token = await resetTokenOf(email)
  const answer = await anonymous('POST /api/auth/reset-password', { token, ...twice })
  expect(answer.status).toBe(204)
  expect(answer.headers.get('set-cookie')).toBeNull()
  expect((await api('GET /api/auth/user')).status).toBe(401)
  expect((await loggedIn(email, password)).status).toBe(401)

  const back = await loggedIn(email, water)
  expect(back.status).toBe(200)
  expect((await back.api('GET /api/auth/user')).body).toMatchObject({ emailVerified: true })
  const confirmation = tokenIn(await mailTo(email, /^Confirm your email/))
  expect((await anonymous('POST /api/auth/verify-email', { token: confirmation })).status).toBe(422)
  await mailTo(email, /Your password was changed/)
  expect((await anonymous('POST /api/auth/reset-password', { token, ...twice })).status).toBe(422)
})

test('a password reset ends the calendar address, which may belong to somebody who is being locked out', async () => {
  const { api, email } = await person('customer')
  const { pathname } = new URL(String((await api('POST /api/calendar/token')).body['url']))
  expect((await anonymous(`GET ${pathname}`)).status).toBe(200)
  await anonymous('POST /api/auth/reset-password', { token: await resetTokenOf(email), ...twice })
  expect((await anonymous(`GET ${pathname}`)).status).toBe(404)
})

test('of ten concurrent uses of one link exactly one wins', async () => {
  const { email } = await person('customer')
  const token = await resetTokenOf(email)
  const uses = Array.from({ length: 10 }, (_, at) => {
    const newPassword = `${water}-${at}`
    return anonymous('POST /api/auth/reset-password', { token, newPassword, confirmPassword: newPassword })
  })
  const answers = await Promise.all(uses)
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, ...Array(9).fill(422)])
  const winner = answers.findIndex(({ status }) => status === 204)
  expect((await loggedIn(email, `${water}-${winner}`)).status).toBe(200)
})

test('a reset link expires after half an hour, and when a newer one is sent', async () => {
  const { email } = await person('customer')
  const old = await resetTokenOf(email)
  await age(old, 31)
  expect((await anonymous('POST /api/auth/reset-password', { token: old, ...twice })).status).toBe(422)

  const { email: other } = await person('customer')
  const first = await resetTokenOf(other)
  await anonymous('POST /api/auth/forgot-password', { email: other })
  await expect.poll(async () => (await mailsTo(other)).length).toBe(3)
  expect((await anonymous('POST /api/auth/reset-password', { token: first, ...twice })).status).toBe(422)
})

test('a link for a new password confirms no address, and stays valid', async () => {
  const { email } = await person('customer')
  const token = await resetTokenOf(email)
  expect((await anonymous('POST /api/auth/verify-email', { token })).status).toBe(422)
  expect((await anonymous('POST /api/auth/reset-password', { token, ...twice })).status).toBe(204)
})

test('a new password that is too short or repeated wrongly leaves the link valid', async () => {
  const { email } = await person('customer')
  const token = await resetTokenOf(email)
  const short = await anonymous('POST /api/auth/reset-password', {
    token,
    newPassword: '12345',
    confirmPassword: '12345',
  })
  expect(short).toMatchObject({
    status: 422,
    body: { fields: { newPassword: 'Password must be at least 6 characters' } },
  })
  const typo = { token, newPassword: water, confirmPassword: 'something-else' }
  const differing = await anonymous('POST /api/auth/reset-password', typo)
  expect(differing).toMatchObject({ status: 422, body: { fields: { confirmPassword: "Passwords don't match" } } })
  expect((await anonymous('POST /api/auth/reset-password', { token, ...twice })).status).toBe(204)
})

test('changing the password keeps this session and ends all others of this account', async () => {
  const { api, email, password } = await person('customer')
  const { api: elsewhere } = await loggedIn(email, password)
  const resetToken = await resetTokenOf(email)
  const neighbor = await person('customer')
  const neighborsToken = await resetTokenOf(neighbor.email)
  expect((await api('PUT /api/auth/password', { currentPassword: password, ...twice })).status).toBe(204)
  expect((await api('GET /api/auth/user')).status).toBe(200)
  expect((await elsewhere('GET /api/auth/user')).status).toBe(401)
  expect((await loggedIn(email, password)).status).toBe(401)
  expect((await loggedIn(email, water)).status).toBe(200)
  await mailTo(email, /Your password was changed/)
  expect((await anonymous('POST /api/auth/reset-password', { token: resetToken, ...twice })).status).toBe(422)
  expect((await neighbor.api('GET /api/auth/user')).status).toBe(200)
  expect((await anonymous('POST /api/auth/reset-password', { token: neighborsToken, ...twice })).status).toBe(204)
})

test('the password cannot be changed without knowing it', async () => {
  const { api, email, password } = await person('customer')
  const change = (body: unknown) => api('PUT /api/auth/password', body)
  expect((await anonymous('PUT /api/auth/password', { currentPassword: password, ...twice })).status).toBe(401)
  expect(await change({ currentPassword: 'not-this-one', ...twice })).toMatchObject({
    status: 422,
    body: { fields: { currentPassword: 'Current password is incorrect' } },
  })
  expect(await change({ ...twice })).toMatchObject({
    status: 422,
    body: { fields: { currentPassword: 'Current password is required' } },
  })
  expect(await change({ currentPassword: password, newPassword: water, confirmPassword: 'otherwise' })).toMatchObject({
    status: 422,
    body: { fields: { confirmPassword: "Passwords don't match" } },
  })
  expect((await change({ currentPassword: password, ...twice, role: 'pro' })).status).toBe(422)
  expect((await loggedIn(email, password)).status).toBe(200)
})

test('of four concurrent changes of one password exactly one wins', async () => {
  const { api, email, password } = await person('customer')
  const change = (at: number) => {
    const newPassword = `${water}-${at}`
    return api('PUT /api/auth/password', { currentPassword: password, newPassword, confirmPassword: newPassword })
  }
  const statuses = (await Promise.all([0, 1, 2, 3].map(change))).map(({ status }) => status)
  expect(statuses.filter((status) => status === 204)).toHaveLength(1)
  expect(statuses.filter((status) => status === 422)).toHaveLength(3)
  expect((await loggedIn(email, `${water}-${statuses.indexOf(204)}`)).status).toBe(200)
})

test('passwords cannot be guessed by trying to change them', async () => {
  const limited = await openApi({ RATE_LIMIT_SCALE: '1' })
  const { api, password } = await limited.person('customer')
  const statuses: number[] = []
  for (let tries = 0; tries < 11; tries++) {
    statuses.push((await api('PUT /api/auth/password', { currentPassword: `wrong-${tries}`, ...twice })).status)
  }
  expect(statuses).toEqual([...Array(10).fill(422), 429])
  const right = await api('PUT /api/auth/password', { currentPassword: password, ...twice })
  expect(right.status).toBe(429)
  expect(right.headers.get('retry-after')).toMatch(/^\d+$/)
})

test('a mailbox gets three links in a quarter of an hour, and the newest works however often others ask', async () => {
  const limited = await openApi({ RATE_LIMIT_SCALE: '1' })
  const { email } = await limited.person('customer')
  for (const address of [email, newAddress()]) {
    for (let tries = 0; tries < 6; tries++) {
      expect((await limited.anonymous('POST /api/auth/forgot-password', { email: address })).status).toBe(202)
      await untilJobsAreDone(limited.database.db)
    }
  }
  const { mailsTo } = mailsOf(limited.site)
  const [newest, ...older] = (await mailsTo(email)).filter(({ subject }) => subject.startsWith('Choose a new password'))
  expect(older).toHaveLength(2)
  const token = newest && tokenIn(newest)
  expect((await limited.anonymous('POST /api/auth/reset-password', { token, ...twice })).status).toBe(204)
})

test('guessing one password from many places is stopped as well; others can log in', async () => {
  const { email, password } = await person('customer')
  const other = await person('customer')
  const few = await openApi({ RATE_LIMIT_SCALE: '0.1', TRUST_PROXY: '1' })
  let place = 0
  const login = (form: object) => {
    const from = { 'x-forwarded-for': `203.0.113.${place++}` }
    return few.anonymous('POST /api/auth/login', form, from)
  }
  const statuses: number[] = []
  for (const spelled of Array.from({ length: 11 }, (_, tries) => (tries % 2 ? email.toUpperCase() : email)))
    statuses.push((await login({ email: spelled, password: 'wrong-water' })).status)
  expect(statuses).toEqual([...Array(10).fill(401), 429])
  expect((await login({ email, password })).status).toBe(429)
  expect((await login({ email: other.email, password: other.password })).status).toBe(200)
})

test('where longer passwords are required, shorter and common ones are refused', async () => {
  const { anonymous: stranger } = await openApi({ PASSWORD_MIN_LENGTH: '10' })
  const register = async (password: string) => {
    const names = { firstName: 'Dana', lastName: 'Reed', email: newAddress() }
    const { status, body } = await stranger('POST /api/auth/register', { ...names, password })
    return [status, body['fields']]
  }
  expect(await register('seven-le')).toEqual([422, { password: 'Password must be at least 10 characters' }])
  const common = { password: 'This password is too common. Please choose another one' }
  for (const password of [
    'password1234',
    'Poolwell 2026!',
    '1Q2w3e4r5t',
    '1234567890',
    '0918273645',
    '!@#$%^&*()',
    'щщщщщщщщщщ',
  ]) {
    expect(await register(password), password).toEqual([422, common])
  }
  for (const password of ['seven lemons', 'правильная лошадь', '正確馬電池釘書針的密碼', 'κολύμβηση2026']) {
    expect((await register(password)).at(0), password).toBe(201)
  }
})
