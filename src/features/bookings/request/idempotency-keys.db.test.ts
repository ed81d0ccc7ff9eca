import { hash } from 'node:crypto'
import { expect, test } from 'vitest'

import { testDatabase } from '../../../../tests/support/databases.ts'
import { transact } from '../../../platform/visit.server.ts'
import { changeBooking } from '../changes/change-booking.server.ts'
import { marketplace, withdraw } from '../marketplace.fixture.ts'
import { onceByKey } from './idempotency-keys.server.ts'
import { insertKey } from './idempotency-keys.table.server.ts'
import { requestBooking } from './request-booking.server.ts'

const { db } = await testDatabase()

test('of the same request sent twice at once no second booking stays, even if the first one has been canceled since', async () => {
  const { as, customer, request } = await marketplace(db)
  const wanted = request()
  const { id: first } = await requestBooking(as(customer), wanted)
  await changeBooking(as(customer), first, withdraw)
  const use = { accountId: customer.id, key: `twice ${first}` }
  const requestHash = hash('sha256', JSON.stringify(wanted), 'base64url')

  // The other one, which was first, has used the key when this one has just made its booking.
  const second = transact(as(customer), (visit) =>
    onceByKey(visit, { ...use, request: wanted }, async () => {
      await insertKey(visit, { ...use, requestHash, bookingId: first })
      const { id } = await requestBooking(visit, wanted)
      return id
    }),
  )
  await expect(second).rejects.toMatchObject({ status: 409 })
  const left = db.selectFrom('booking').select(['id', 'status']).where('customerId', '=', customer.id)
  expect(await left.execute()).toEqual([{ id: first, status: 'canceled' }])
})
