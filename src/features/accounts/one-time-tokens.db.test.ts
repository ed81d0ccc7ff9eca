import { expect, test } from 'vitest'

import { testDatabase } from '../../../tests/support/databases.ts'
import { hoursInMs, later } from '../../platform/durations.ts'
import { now } from '../../platform/tables/rows.fixture.ts'
import { marketplace } from '../bookings/marketplace.fixture.ts'
import { addressOfToken, issueToken } from './one-time-tokens.server.ts'
import { isToBeRestored } from './one-time-tokens.table.server.ts'

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
  expect(await addressOfToken(visit, ['reset-password'], confirmation)).toBeUndefined()
})

test('a link tells its address until it is too old, and an address that was left can be taken once it cannot be restored', async () => {
  const { customer, as } = await marketplace(db)
  const token = { accountId: customer.id, email: customer.email }
  const confirmation = await issueToken(as(null), { ...token, purpose: 'verify-email' })
  const shown = (hours: number) => addressOfToken(as(null, after(hours)), ['verify-email'], confirmation)
  expect([await shown(23.9), await shown(24)]).toEqual([customer.email, undefined])

  const isKept = (hours: number) => isToBeRestored(as(null, after(hours)), customer.email.toUpperCase())
  expect(await isKept(0)).toBe(false)
  await issueToken(as(null), { ...token, purpose: 'restore-email' })
  const week = 7 * 24
  expect([await isKept(week - 0.1), await isKept(week)]).toEqual([true, false])
})

const after = (hours: number) => later(now, hoursInMs(hours))
