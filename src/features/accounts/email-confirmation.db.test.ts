import { expect, test } from 'vitest'

import { testDatabase } from '../../../tests/support/databases.ts'
import { newId } from '../../platform/id.ts'
import type { LimitName } from '../../platform/limits/limit-rules.ts'
import { openLimits } from '../../platform/limits/limits.server.ts'
import { now } from '../../platform/tables/rows.fixture.ts'
import { unlimited } from '../../platform/visit.fixture.ts'
import { marketplace, openSession } from '../bookings/marketplace.fixture.ts'
import { register } from './accounts.server.ts'
import { beginEmailChange, hasConfirmationLink, resendConfirmation } from './email-confirmation.server.ts'
import { issueToken } from './one-time-tokens.server.ts'
import { updateProfile } from './profile.server.ts'

const { db } = await testDatabase()

test('a change of email address keeps the session that asked for it, not one that only asked for another link', async () => {
  const { customer, as } = await marketplace(db)
  const tokenOf = () =>
    db
      .selectFrom('oneTimeToken')
      .select(['sessionId', 'tokenHash'])
      .where('accountId', '=', customer.id)
      .where('purpose', '=', 'verify-email')
      .executeTakeFirstOrThrow()
  await beginEmailChange(as(customer), { ...customer, emailVerifiedAt: null }, `next-${customer.email}`)
  const asked = await tokenOf()
  expect(asked.sessionId).toBe(customer.sessionId)
  const counted: string[] = []
  const limits = Object.assign(async (_: LimitName, who: string) => void counted.push(who), unlimited)
  await resendConfirmation({ ...as({ ...customer, sessionId: await openSession(db, customer.id) }), limits })
  expect(counted).toEqual([customer.id, `next-${customer.email}`])
  const again = await tokenOf()
  expect(again.tokenHash).not.toBe(asked.tokenHash)
  expect(again.sessionId).toBe(customer.sessionId)
})

test('one account has five confirmations an hour sent, to however many mailboxes', async () => {
  const { as, customer } = await marketplace(db)
  const strict = { ...as(customer), limits: openLimits(db, 1) }
  const change = () => updateProfile(strict, { firstName: 'Dana', lastName: 'W', email: `${newId()}@example.com` })
  for (let asked = 0; asked < 5; asked++) await change()
  await expect(change()).rejects.toMatchObject({ status: 429 })
})

test('one mailbox gets five confirmations an hour; accounts registered after that get no email', async () => {
  const { as, customer } = await marketplace(db)
  let sent = 0
  const jobs = { ...as(null).jobs, sendAll: async () => void sent++ }
  const visit = { ...as(null), limits: openLimits(db, 1), jobs }
  const email = `${newId()}@example.com`
  const names = { firstName: 'Dana', lastName: 'Whitfield', role: 'customer' } as const
  const open = async (address: string) => register(visit, { email: address, password: 'secret-water', ...names })
  for (const address of [email, email.toUpperCase(), email.replace('@', '+pool@'), email, email]) {
    const { id } = await open(address)
    await expect(open(address)).rejects.toMatchObject({ code: 'EMAIL_TAKEN' })
    await db
      .updateTable('account')
      .set({ email: `${id}@example.com` })
      .where('id', '=', id)
      .execute()
  }
  expect(sent).toBe(5)
  const { id } = await open(email)
  expect(sent).toBe(5)
  // A link for a new password is none that the banner could speak of.
  await issueToken(as(null), { accountId: id, email, purpose: 'reset-password' })
  expect(await hasConfirmationLink(as({ ...customer, id }))).toBe(false)
  await resendConfirmation(as({ ...customer, id }))
  expect(await hasConfirmationLink(as({ ...customer, id }))).toBe(true)
  await db.updateTable('account').set({ emailVerifiedAt: now }).where('id', '=', id).execute()
  await expect(resendConfirmation(as({ ...customer, id }))).rejects.toMatchObject({ status: 409 })
})
