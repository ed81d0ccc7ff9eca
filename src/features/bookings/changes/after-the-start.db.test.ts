import { expect, test } from 'vitest'

import { testDatabase } from '../../../../tests/support/databases.ts'
import { readConfig } from '../../../platform/config.server.ts'
import { marketplace } from '../marketplace.fixture.ts'
import { requestBooking } from '../request/request-booking.server.ts'
import { changeBooking } from './change-booking.server.ts'

const { db } = await testDatabase()

const cancel = { status: 'canceled', reason: 'Nobody came' } as const
const atNine = new Date('2026-03-02T17:00:00Z')

test('once a visit has begun only its customer can cancel it, not the pro', async () => {
  const { as, customer, pro, book } = await marketplace(db)
  const id = await book()
  const message = 'A visit that has begun can be canceled by its customer only.'
  await expect(changeBooking(as(pro, atNine), id, cancel)).rejects.toMatchObject({ status: 409, message })
  expect(await changeBooking(as(customer, atNine), id, cancel)).toMatchObject({ cancelReason: 'Nobody came' })
})

test('requests whose start has passed leave the customer free to send others, even before they are canceled', async () => {
  const { as, customer, request } = await marketplace(db)
  const strict = { ...as(customer), config: readConfig({}) }
  for (const requestTime of ['09:00', '10:00', '11:00']) await requestBooking(strict, request({ requestTime }))
  const other = request({ requestDate: '2026-03-03' })
  await expect(requestBooking(strict, other)).rejects.toMatchObject({ code: 'TOO_MANY_OPEN' })
  const atNoon = { ...strict, now: new Date('2026-03-02T20:00:00Z') }
  expect(await requestBooking(atNoon, other)).toMatchObject({ status: 'pending' })
})
