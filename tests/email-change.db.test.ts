import { expect, test } from 'vitest'

import { addressOfResetLink } from '../src/features/accounts/change-password.server.ts'
import { isConfirmationLinkValid } from '../src/features/accounts/email-confirmation.server.ts'
import { testVisit } from '../src/platform/visit.fixture.ts'
import { lockAccount } from '../src/features/accounts/account-locks.table.server.ts'
import { State } from '../src/platform/stripe/test-payments-state.ts'
import { newAddress, openAccounts, twice, water } from './support/accounts.ts'
import { openApi } from './support/api.ts'
import { businessInfo } from './support/business.ts'
import { untilJobsAreDone } from './support/jobs-done.ts'
import { untilOthersWait } from './support/lock-waiters.ts'
import { tokenIn } from './support/mails.ts'

const { anonymous, database, loggedIn, mailsTo, mailTo, person, resetTokenOf } = await openAccounts()

const name = { firstName: 'Dana', lastName: 'Whitfield' }

test('a new email address takes effect once confirmed, and the old one is notified first', async () => {
  const { api, email, password } = await person('customer')
  await confirmed(email, /Confirm your email address/)
  const next = newAddress()
  const change = await api('PUT /api/auth/profile', { ...name, email: next })
  expect(change).toMatchObject({ status: 200, body: { email } })
  expect((await mailTo(email, /about to change/)).text).toContain(next)
  const token = tokenIn(await mailTo(next, /Confirm your new email address/))
  expect((await loggedIn(next, password)).status).toBe(401)
  // Sending the pending address again changes nothing, and its link stays valid.
  await api('PUT /api/auth/profile', { ...name, email: next })

  expect((await anonymous('POST /api/auth/verify-email', { token })).status).toBe(204)
  expect((await api('GET /api/auth/user')).body).toMatchObject({ email: next, emailVerified: true })
  expect((await loggedIn(next, password)).status).toBe(200)
  expect((await loggedIn(email, password)).status).toBe(401)
})

test('a new address needs the password, unless the login is a few minutes old', async () => {
  const { api, email, id, password } = await person('customer')
  const change = { ...name, email: newAddress() }
  const aWhileAgo = new Date(Date.now() - 16 * 60_000)
  await database.db.updateTable('session').set({ createdAt: aWhileAgo }).where('accountId', '=', id).execute()
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

test('an address that is no longer pending needs the password again', async () => {
  const { api, id } = await person('customer')
  const next = newAddress()
  await api('PUT /api/auth/profile', { ...name, email: next })
  const aWhileAgo = new Date(Date.now() - 16 * 60_000)
  await database.db.updateTable('session').set({ createdAt: aWhileAgo }).where('accountId', '=', id).execute()
  const { answer } = await database.db.transaction().execute(async (db) => {
    await lockAccount({ db }, id)
    const answer = api('PUT /api/auth/profile', { ...name, email: next })
    await untilOthersWait(database)
    await db.updateTable('account').set({ pendingEmail: null }).where('id', '=', id).execute()
    return { answer }
  })
  // With one connection, the request waits for it before it reads the account.
  expect((await answer).status).toBe(database.engine === 'embedded' ? 403 : 409)
  const account = database.db.selectFrom('account').select('pendingEmail').where('id', '=', id)
  expect(await account.executeTakeFirst()).toEqual({ pendingEmail: null })
})

test('the link in the last email to the old address gives a hijacked account and its address back to the owner', async () => {
  const { api, email, password } = await person('customer')
  await confirmed(email, /Confirm your email address/)
  const { api: thief } = await loggedIn(email, password)
  for (const stolen of [newAddress(), newAddress()]) {
    expect((await thief('PUT /api/auth/profile', { ...name, email: stolen })).status).toBe(200)
    await confirmed(stolen, /Confirm your new email address/)
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

test('no new account can take an address that its owner can still get back', async () => {
  const { api, email, password } = await person('customer')
  await confirmed(email, /Confirm your email address/)
  const stolen = newAddress()
  await api('PUT /api/auth/profile', { ...name, email: stolen })
  await confirmed(stolen, /Confirm your new email address/)

  const account = { ...name, email: email.toUpperCase(), role: 'customer', password, confirmPassword: password }
  expect(await anonymous('POST /api/auth/register', account)).toMatchObject({
    status: 409,
    body: { code: 'EMAIL_TAKEN' },
  })
  const token = tokenIn(await mailTo(email, /address was changed/))
  expect((await anonymous('POST /api/auth/reset-password', { token, ...twice })).status).toBe(204)
  expect((await loggedIn(email, water)).status).toBe(200)
})

test('the payment provider gets the current address after a change, and after the change is undone', async () => {
  const { api, email, id } = await person('pro')
  expect((await api('POST /api/pros', businessInfo)).status).toBe(201)
  expect((await api('POST /api/create-subscription', { planId: 'monthly' })).status).toBe(200)
  const atProvider = async () => {
    await untilJobsAreDone(database.db)
    const { state } = await database.db.selectFrom('testPayments').select('state').executeTakeFirstOrThrow()
    const { customerRef } = await database.db
      .selectFrom('membership')
      .select('customerRef')
      .where('accountId', '=', id)
      .executeTakeFirstOrThrow()
    return State.parse(state).customers[customerRef ?? '']?.email
  }
  await confirmed(email, /Confirm your email address/)
  expect(await atProvider()).toBe(email)
  const next = newAddress()
  await api('PUT /api/auth/profile', { ...name, email: next })
  await confirmed(next, /Confirm your new email address/)
  expect(await atProvider()).toBe(next)

  const token = tokenIn(await mailTo(email, /address was changed/))
  expect((await anonymous('POST /api/auth/reset-password', { token, ...twice })).status).toBe(204)
  expect(await atProvider()).toBe(email)
})

test('a second change within a week is announced too, though only the first can be undone by its email', async () => {
  const { api, email } = await person('customer')
  await confirmed(email, /Confirm your email address/)
  const [second, third] = [newAddress(), newAddress()]
  for (const next of [second, third]) {
    await api('PUT /api/auth/profile', { ...name, email: next })
    await confirmed(next, /Confirm your new email address/)
  }
  const { text } = await mailTo(second, /address was changed/)
  expect(text).toContain(third)
  expect(text).toContain('/contact')
  expect(text).not.toContain('token=')
})

test("neither the new address nor a link for the account is sent to one that was never confirmed: it may be a stranger's", async () => {
  const { api, email } = await person('customer')
  const next = newAddress()
  await api('PUT /api/auth/profile', { ...name, email: next })
  const { text } = await mailTo(email, /about to change/)
  expect(text).toContain('asked to use another one instead of this address')
  expect(text).not.toContain(next)
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

test('the pages of links that no longer work say so at once', async () => {
  const { api, email, id } = await person('customer')
  await database.db.updateTable('account').set({ emailVerifiedAt: new Date() }).where('id', '=', id).execute()
  const visit = testVisit(database.db, null, new Date())
  const first = await resetTokenOf(email)
  const [second, third] = [newAddress(), newAddress()]
  await api('PUT /api/auth/profile', { ...name, email: second })
  await confirmed(second, /Confirm your new email address/)
  expect(await addressOfResetLink(visit, first)).toBeUndefined()

  const reset = await resetTokenOf(second)
  await api('PUT /api/auth/profile', { ...name, email: third })
  const change = tokenIn(await mailTo(third, /Confirm your new email address/))
  const undo = tokenIn(await mailTo(email, /Your email address was changed/))
  expect(await addressOfResetLink(visit, reset)).toBe(second)
  expect((await anonymous('POST /api/auth/reset-password', { token: undo, ...twice })).status).toBe(204)
  expect(await addressOfResetLink(visit, reset)).toBeUndefined()
  expect(await isConfirmationLinkValid(visit, change)).toBe(false)
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

test('one mailbox gets five confirmations an hour, however many accounts request them', async () => {
  const { person } = await openApi({ RATE_LIMIT_SCALE: '1' })
  const stranger = newAddress()
  const statuses: number[] = []
  for (const tag of ['', '+a', '', '+b', '', '+c']) {
    const { api } = await person('customer')
    statuses.push((await api('PUT /api/auth/profile', { ...name, email: stranger.replace('@', `${tag}@`) })).status)
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
})

test('sending the current address again cancels a change', async () => {
  const { api, email, password } = await person('customer')
  const typo = newAddress()
  await api('PUT /api/auth/profile', { ...name, email: typo })
  const token = tokenIn(await mailTo(typo, /Confirm your new email address/))
  await api('PUT /api/auth/profile', { ...name, email: email.toUpperCase() })
  expect(await isConfirmationLinkValid(testVisit(database.db, null, new Date()), token)).toBe(false)
  expect((await anonymous('POST /api/auth/verify-email', { token })).status).toBe(422)
  expect((await api('GET /api/auth/user')).body).toMatchObject({ email })
  expect((await loggedIn(email, password)).status).toBe(200)
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

test('changing the password in the settings cancels a change of address as well, as the notice says', async () => {
  const { api, email, password } = await person('customer')
  const foreign = newAddress()
  await api('PUT /api/auth/profile', { ...name, email: foreign })
  expect((await mailTo(email, /about to change/)).text).toContain('that stops the change')
  const token = tokenIn(await mailTo(foreign, /Confirm your new email address/))
  expect((await api('PUT /api/auth/password', { currentPassword: password, ...twice })).status).toBe(204)
  expect((await anonymous('POST /api/auth/verify-email', { token })).status).toBe(422)
  expect((await api('GET /api/auth/user')).body).toMatchObject({ email })
})

async function confirmed(address: string, subject: RegExp): Promise<void> {
  const token = tokenIn(await mailTo(address, subject))
  expect((await anonymous('POST /api/auth/verify-email', { token })).status).toBe(204)
}
