import { expect, test } from 'vitest'

import { testDatabase } from '../../../tests/support/databases.ts'
import { marketplace } from '../bookings/marketplace.fixture.ts'
import { addressOfToken, issueToken } from './one-time-tokens.server.ts'

const { db } = await testDatabase()

test('of links requested at the same time one works, and links for another purpose are left alone', async () => {
  const { customer, as } = await marketplace(db)
  const visit = as(null)
  const token = { accountId: customer.id, email: customer.email }
  const confirmation = await issueToken(visit, { ...token, purpose: 'verify-email' })
  const asked = Array.from({ length: 5 }, () => issueToken(visit, { ...token, purpose: 'reset-password' }))
  const addresses = (await Promise.all(asked)).map((secret) => addressOfToken(visit, ['reset-password'], secret))
  expect((await Promise.all(addresses)).filter(Boolean)).toEqual([customer.email])
  expect(await addressOfToken(visit, ['verify-email'], confirmation)).toBe(customer.email)
})
