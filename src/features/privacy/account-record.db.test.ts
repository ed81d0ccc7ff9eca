import { expect, test } from 'vitest'

import { testDatabase } from '../../../tests/support/databases.ts'
import { describeAccount } from './account-record.server.ts'
import { marketplace } from '../bookings/marketplace.fixture.ts'
import { requestBooking } from '../bookings/request/request-booking.server.ts'

const { db } = await testDatabase()

test('an operator sees the record of an account on both sides, and nothing for an unknown address', async () => {
  const { customer, pro, request, as } = await marketplace(db)
  const { id } = await requestBooking(as(customer), request())

  const dana = await describeAccount({ db }, customer.email.toUpperCase())
  expect(dana?.split('\n')).toEqual([
    `${customer.email}  Dana Whitfield, customer since 2026-03-01, id ${customer.id}`,
    'email: not confirmed',
    'membership: none',
    'business: none',
    'latest bookings:',
    `  ${id}  pending  2026-03-02 09:00 America/Los_Angeles  with Blue Water`,
  ])
  const maria = await describeAccount({ db }, pro.email)
  expect(maria).toContain('membership: trial')
  expect(maria).toContain('business: Blue Water, Pasadena, CA; listed since 2026-03-01; not verified')
  expect(maria).toContain(`${id}  pending  2026-03-02 09:00 America/Los_Angeles  for Dana`)
  expect(await describeAccount({ db }, pro.id), 'a report names the id').toBe(maria)
  for (const nobody of ['nobody@example.com', id]) expect(await describeAccount({ db }, nobody)).toBeUndefined()
})
