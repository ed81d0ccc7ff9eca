import { expect, test } from 'vitest'

import { testDatabase } from '../../../../tests/support/databases.ts'
import { addService, marketplace } from '../marketplace.fixture.ts'
import { requestBooking } from './request-booking.server.ts'

const { db } = await testDatabase()

test('the kind of work is the category of the service, or else the one that the request names', async () => {
  const { customer, pro, request, as } = await marketplace(db)
  const serviceId = await addService(db, pro.id, { categoryId: 5 })
  const ask = async (changes: object) => (await requestBooking(as(customer), request(changes))).serviceType
  expect(await ask({ serviceId, serviceType: 'Weekly cleaning', requestTime: '10:00' })).toBe('Leak Detection')
  expect(await ask({ serviceId, serviceType: 'Regular Maintenance', requestTime: '12:00' })).toBe('Leak Detection')
  expect(await ask({ serviceType: 'Pool Renovation' })).toBe('Pool Renovation')
})

test('other words than a category are refused, since the emails to the pro have them in their subject', async () => {
  const { customer, pro, request, as } = await marketplace(db)
  const serviceId = await addService(db, pro.id, { categoryId: 5 })
  const refused = { status: 422, details: { fields: { serviceType: 'Please select a service type' } } }
  for (const serviceType of ['FREE MONEY https://evil.example', 'Regular Maintenance!', 'all', 'constructor'])
    for (const by of [{}, { serviceId }])
      await expect(requestBooking(as(customer), request({ serviceType, ...by }))).rejects.toMatchObject(refused)
  expect(await db.selectFrom('booking').select('id').where('proId', '=', pro.id).execute()).toEqual([])
})

test('a booking from before kept its own words: it can be rescheduled with them, but no new request has them', async () => {
  const { customer, request, as } = await marketplace(db)
  const { id: replacesId } = await requestBooking(as(customer), request())
  await db.updateTable('booking').set({ serviceType: 'A new ladder' }).where('id', '=', replacesId).execute()
  const ladder = request({ serviceType: 'A new ladder', requestTime: '11:00' })
  await expect(requestBooking(as(customer), ladder)).rejects.toMatchObject({ status: 422 })
  expect(await requestBooking(as(customer), { ...ladder, replacesId })).toMatchObject({ serviceType: 'A new ladder' })
})

test('an appointment of a service that has another name now is moved with either', async () => {
  const { customer, pro, request, as } = await marketplace(db)
  const serviceId = await addService(db, pro.id)
  const weekly = request({ serviceId, serviceType: 'Weekly cleaning' })
  const { id: replacesId } = await requestBooking(as(customer), weekly)
  await db.updateTable('service').set({ name: 'Pool care' }).where('id', '=', serviceId).execute()
  const moved = await requestBooking(as(customer), { ...weekly, replacesId, requestTime: '11:00' })
  const again = { ...weekly, serviceType: 'Pool care', replacesId: moved.id, requestTime: '12:00' }
  expect(await requestBooking(as(customer), again)).toMatchObject({ serviceName: 'Pool care' })
})
