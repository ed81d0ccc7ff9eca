import { expect, test } from 'vitest'

import { newAddress, openAccounts, twice, water } from './support/accounts.ts'
import { businessInfo } from './support/business.ts'
import type { Caller } from './support/client.ts'
import { tokenIn } from './support/mails.ts'
import { membersOf, openCheckout } from './support/members.ts'

const { anonymous, mailTo, openCaller, person, resetTokenOf } = await openAccounts()
const { member } = membersOf(person)

test('who deletes the account gets no second trial with the same address, wherever in between it was confirmed', async () => {
  const pro = await member()
  await confirm(pro.email)
  const { startTrial } = await comeBack(pro)
  expect(await startTrial()).toBe('declined')
  await confirm(pro.email)
  expect(await startTrial()).toBe('declined')
})

test('an address that was never confirmed gets no second trial either, until its reader confirms it', async () => {
  const [pro, other] = [await member(), await member()]
  const [{ startTrial }, { startTrial: startOther }] = [await comeBack(pro), await comeBack(other)]
  expect(await startTrial()).toBe('declined')
  await confirm(pro.email)
  expect(await startOther()).toBe('declined')
  expect(await startTrial()).toBe('complete')
})

test('a link for a new password confirms the address, and so counts for the trial like the link that confirms it', async () => {
  const [pro, other] = [await member(), await member()]
  const back = await comeBack(pro)
  await setPassword(back.api, pro.email)
  expect(await back.startTrial()).toBe('complete')

  // The trial of this one is remembered although the address is another by the time the account is deleted.
  await setPassword(other.api, other.email)
  const moved = { ...other, password: water, email: newAddress() }
  const { email } = moved
  expect((await other.api('PUT /api/auth/profile', { firstName: 'Dana', lastName: 'Reed', email })).status).toBe(200)
  await confirm(email, /^Confirm your new email address$/)
  expect(await (await comeBack({ ...moved, email: other.email })).startTrial()).toBe('declined')
})

test('a trial of another spelling that nobody confirmed is not that of whoever had confirmed the address', async () => {
  const email = newAddress()
  const owner = await openBusiness(email)
  await confirm(email)
  const stranger = await openBusiness(email.replace('@', '+pool@'))
  expect(await stranger.startTrial()).toBe('complete')
  expect((await stranger.api('DELETE /api/auth/account', { password: water })).status).toBe(204)
  expect(await owner.startTrial()).toBe('complete')

  const back = await comeBack({ api: owner.api, email, password: water })
  await confirm(email)
  expect(await back.startTrial()).toBe('declined')
})

/** Sets a new password by the link from an email, and logs in with it. */
async function setPassword(api: Caller, email: string) {
  const token = await resetTokenOf(email)
  expect((await anonymous('POST /api/auth/reset-password', { token, ...twice })).status).toBe(204)
  expect((await api('POST /api/auth/login', { email, password: water })).status).toBe(200)
}

/** Deletes the account and registers the same address again. */
async function comeBack({ api: first, email, password }: { api: Caller; email: string; password: string }) {
  expect((await first('DELETE /api/auth/account', { password })).status).toBe(204)
  return openBusiness(email.toUpperCase())
}

/** A new business, which tries to start a trial each time it is called. */
async function openBusiness(email: string) {
  const api = openCaller()
  const account = { password: water, confirmPassword: water, firstName: 'Dana', lastName: 'Again', role: 'pro' }
  expect((await api('POST /api/auth/register', { ...account, email })).status).toBe(201)
  expect((await api('POST /api/pros', businessInfo)).status).toBe(201)
  const startTrial = async () =>
    (await api(`POST ${await openCheckout(api)}`, { action: 'start_trial' })).body['status']
  return { api, startTrial }
}

async function confirm(email: string, subject = /^Confirm your email address$/) {
  const token = tokenIn(await mailTo(email, subject))
  expect((await anonymous('POST /api/auth/verify-email', { token })).status).toBe(204)
}
