import { expect, test } from 'vitest'

import { testDatabase } from '../../../../tests/support/databases.ts'
import { getThread } from '../../messages/threads.server.ts'
import { listNotifications } from '../../notifications/notifications.server.ts'
import { getBooking } from '../bookings.server.ts'
import { accept, addService, complete, marketplace } from '../marketplace.fixture.ts'
import { requestBooking } from '../request/request-booking.server.ts'
import { changeBooking } from './change-booking.server.ts'

const { db } = await testDatabase()

const onTheDay = new Date('2026-03-02T16:00:00Z')

test('a pro who offered no price names one when accepting, and the customer sees it', async () => {
  const { as, customer, pro, request } = await marketplace(db)
  const { id } = await requestBooking(as(customer), request())
  expect(await getBooking(as(customer), id)).toMatchObject({ priceCents: null })
  expect(await changeBooking(as(pro), id, { ...accept, price: 220.5 })).toMatchObject({ priceCents: 220_50 })
  expect(await getBooking(as(customer), id)).toMatchObject({ priceCents: 220_50, priceIsEstimate: false })
})

test('an estimate can become a price when accepting or completing; after that it stays', async () => {
  const { as, customer, pro, request, book } = await marketplace(db)
  const serviceId = await addService(db, pro.id, { priceType: 'hourly' })
  const id = await book({ serviceId })
  expect(await getBooking(as(customer), id)).toMatchObject({ priceCents: 120_00, priceIsEstimate: true })
  await changeBooking(as(pro, onTheDay), id, { ...complete, price: 130 })
  expect(await getBooking(as(customer), id)).toMatchObject({ priceCents: 130_00, priceIsEstimate: false })
  const { notifications } = await listNotifications(as(customer, onTheDay))
  const accepted = notifications.find(({ kind }) => kind === 'accept')
  expect(accepted?.detail, 'A price named later was not accepted').toMatch(/ · Weekly cleaning$/)

  const { id: other } = await requestBooking(as(customer), request({ serviceId, requestTime: '13:00' }))
  await changeBooking(as(pro), other, { ...accept, price: 0 })
  const settled = 'The price of this visit is settled and can no longer change'
  const later = changeBooking(as(pro, onTheDay), other, { ...complete, price: 90 })
  await expect(later).rejects.toMatchObject({ status: 422, details: { fields: { price: settled } } })
  expect(await getBooking(as(customer), other)).toMatchObject({
    status: 'accepted',
    priceCents: 0,
    priceIsEstimate: false,
  })
})

test('the pro cannot change a fixed price, and nobody else can name one', async () => {
  const { as, customer, pro, request } = await marketplace(db)
  const serviceId = await addService(db, pro.id)
  const { id } = await requestBooking(as(customer), request({ serviceId }))
  const dearer = { ...accept, price: 500 }
  await expect(changeBooking(as(pro), id, dearer)).rejects.toMatchObject({ status: 422 })
  await expect(changeBooking(as(customer), id, dearer)).rejects.toMatchObject({ status: 403 })
  expect(await getBooking(as(customer), id)).toMatchObject({ status: 'pending', priceCents: 120_00 })
})

test('the conversation shows a price where it was named, and nowhere else', async () => {
  const { as, customer, pro, request, book } = await marketplace(db)
  const serviceId = await addService(db, pro.id, { priceType: 'hourly' })
  const id = await book({ serviceId })
  await changeBooking(as(pro, onTheDay), id, { ...complete, price: 130 })
  const { id: other } = await requestBooking(as(customer), request({ serviceId, requestTime: '13:00' }))
  await changeBooking(as(pro), other, { ...accept, price: 120.5 })
  await changeBooking(as(pro, onTheDay), other, complete)

  const { messages } = await getThread(as(customer), pro.id)
  expect(messages.map(({ body }) => body)).toEqual([
    'Dana asked for Weekly cleaning on Mar 2 at 9:00 AM',
    'Maria accepted Weekly cleaning on Mar 2 at 9:00 AM',
    'Maria completed Weekly cleaning on Mar 2 at 9:00 AM for $130',
    'Dana asked for Weekly cleaning on Mar 2 at 1:00 PM',
    'Maria accepted Weekly cleaning on Mar 2 at 1:00 PM for $120.50',
    'Maria completed Weekly cleaning on Mar 2 at 1:00 PM',
  ])
})
