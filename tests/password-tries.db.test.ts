import { expect, test } from 'vitest'

import { register } from '../src/features/accounts/accounts.server.ts'
import { checkDummyPassword, hashPassword } from '../src/features/accounts/password.server.ts'
import { requirePassword } from '../src/features/accounts/require-password.server.ts'
import { marketplace } from '../src/features/bookings/marketplace.fixture.ts'
import type { LimitName } from '../src/platform/limits/limit-rules.ts'
import type { Limits } from '../src/platform/limits/limits.server.ts'
import { newAddress } from './support/accounts.ts'
import { openApi } from './support/api.ts'

const limited = await openApi({ RATE_LIMIT_SCALE: '1' })
const { db } = limited.database

test('a user who logs in again and again with the right password is not locked out', async () => {
  const { email, password } = await limited.person('customer')
  for (let logins = 0; logins < 11; logins++) {
    expect((await limited.anonymous('POST /api/auth/login', { email, password })).status).toBe(200)
  }
})

test('a login that came while too many passwords were being checked is no failed one', async () => {
  const { email, password } = await limited.person('customer')
  const statuses: number[] = []
  await whileManyLogIn(async () => {
    for (let tries = 0; tries < 14; tries++) {
      statuses.push((await limited.anonymous('POST /api/auth/login', { email, password })).status)
    }
  })
  expect(statuses).toContain(503)
  expect(statuses).not.toContain(429)
})

// So the time of an answer does not tell who has an account.
test('an address without an account costs a check of a password, too', async () => {
  const email = newAddress()
  const statuses: number[] = []
  await whileManyLogIn(async () => {
    for (let tries = 0; tries < 14 && !statuses.includes(503); tries++) {
      statuses.push((await limited.anonymous('POST /api/auth/login', { email, password: 'secret-water' })).status)
    }
  })
  expect(statuses).toContain(503)
})

test('a registration or a current password that came meanwhile does not count either', async () => {
  const { customer, as } = await marketplace(db)
  const passwordHash = await hashPassword('secret-water')
  await db.updateTable('account').set({ passwordHash }).where('id', '=', customer.id).execute()
  const counted: string[] = []
  const limits: Limits = Object.assign(async (name: LimitName) => void counted.push(name), {
    giveBack: async (name: LimitName) => void counted.splice(counted.lastIndexOf(name), 1),
  })
  const answered: string[] = []
  const names = { firstName: 'Dana', lastName: 'Whitfield', role: 'customer', password: 'secret-water' } as const
  let refused = 0
  const attempt = async (name: LimitName, tried: Promise<unknown>) =>
    tried.then(
      () => answered.push(name),
      () => refused++,
    )
  await whileManyLogIn(async () => {
    for (let tries = 0; tries < 14; tries++) {
      await attempt('passwordCheck', requirePassword({ ...as(customer), limits }, 'secret-water', 'password'))
      await attempt('register', register({ ...as(null), limits }, { ...names, email: newAddress() }))
    }
  })
  expect(refused).toBeGreaterThan(0)
  expect(counted.filter((name) => name !== 'confirmationEmail')).toEqual(answered)
})

/** Keeps the queue of password checks full meanwhile. */
async function whileManyLogIn(work: () => Promise<void>): Promise<void> {
  const enough = new AbortController()
  const others = Array.from({ length: 150 }, async () => {
    while (!enough.signal.aborted) {
      await checkDummyPassword('guess').catch(() => new Promise((resolve) => setTimeout(resolve)))
    }
  })
  await work()
  enough.abort()
  await Promise.all(others)
}
