import { expect, test } from 'vitest'

import { testDatabase } from '../../../tests/support/databases.ts'
import { addService, marketplace } from './marketplace.fixture.ts'
import { requestBooking } from './request-booking.server.ts'

const { db } = await testDatabase()

test('the same request sent twice, even at once, returns the first booking', async () => {
  const { customer, request, as } = await marketplace(db)
  const answers = await Promise.all(Array.from({ length: 8 }, () => requestBooking(as(customer), request())))
  const again = await requestBooking(as(customer), request())
  expect(new Set([...answers, again].map(({ id }) => id)).size).toBe(1)
  const events = await db.selectFrom('bookingEvent').selectAll().where('bookingId', '=', again.id).execute()
  expect(events).toHaveLength(1)
})

test('another request for the same time is refused, and the first stays as it is', async () => {
  const { customer, pro, request, as } = await marketplace(db)
  const first = await requestBooking(as(customer), request())
  const serviceId = await addService(db, pro.id)
  const others = [{ serviceId }, { description: 'Please acid-wash the whole pool instead.' }, { address: '9 New St' }]
  for (const other of others) {
    const asked = { status: 409, details: { code: 'ALREADY_ASKED', bookingId: first.id } }
    await expect(requestBooking(as(customer), request(other))).rejects.toMatchObject(asked)
  }
  expect((await requestBooking(as(customer), request())).id).toBe(first.id)
})
