import { expect, test } from 'vitest'

import { testDatabase } from '../../../tests/support/databases.ts'
import { changeBooking } from './change-booking.server.ts'
import { marketplace } from './marketplace.fixture.ts'
import { requestBooking } from './request-booking.server.ts'

const { db } = await testDatabase()

const accept = { status: 'accepted', reason: null } as const
const cancel = { status: 'canceled', reason: 'Nobody came' } as const
const atNine = new Date('2026-03-02T17:00:00Z')

test('once a visit has begun only its customer can cancel it, not the pro', async () => {
  const { as, customer, pro, request } = await marketplace(db)
  const { id } = await requestBooking(as(customer), request())
  await changeBooking(as(pro), id, accept)
  const message = 'A visit that has begun can be canceled by its customer only.'
  await expect(changeBooking(as(pro, atNine), id, cancel)).rejects.toMatchObject({ status: 409, message })
  expect(await changeBooking(as(customer, atNine), id, cancel)).toMatchObject({ cancelReason: 'Nobody came' })
})
