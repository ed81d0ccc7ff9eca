import { expect, test } from 'vitest'

import { testDatabase } from '../../../tests/support/databases.ts'
import { declinedRequests } from '../../features/bookings/bookings.server.ts'
import { agreed, requested } from '../../features/bookings/rescheduling.fixture.ts'
import { addService, marketplace } from '../../features/bookings/marketplace.fixture.ts'
import { requestBooking } from '../../features/bookings/request-booking.server.ts'
import type { Visit } from '../../platform/visit.server.ts'
import { loadProfilePage } from './profile-page.server.ts'

const { db } = await testDatabase()

const decline = { status: 'rejected', reason: null } as const

async function formOf(visit: Visit, proId: string, search = '') {
  const { open } = await loadProfilePage(visit, proId, new URLSearchParams(search))
  if (open.id !== 'request' || open.access.may !== 'ask') throw new Error('there is no form')
  return open.access
}

test('whoever was declined finds the request in the form of the next pro, until it was sent', async () => {
  const { as, customer, pro, id, answer } = await requested(db)
  const other = await marketplace(db)
  const serviceId = await addService(db, other.pro.id)
  expect((await formOf(as(customer), other.pro.id)).filled).toBeUndefined()

  await answer(pro, id, decline)
  const { note, filled } = await formOf(as(customer), other.pro.id)
  expect(note).toBe('Filled in with your request that Blue Water declined.')
  expect(filled).toEqual({
    serviceType: `Regular Maintenance/${serviceId}`,
    description: 'A bit green at the steps after the storm.',
    requestDate: '2026-03-02',
    requestTime: '09:00',
  })
  expect((await formOf(as(customer), pro.id)).filled).toBeUndefined()

  const afterwards = new Date('2026-03-02T20:00:00Z')
  expect(await declinedRequests(as(customer))).toMatchObject([{ id, businessName: 'Blue Water', zip: '91101' }])
  expect(await declinedRequests(as(customer, afterwards))).toEqual([])
  await requestBooking(as(customer, new Date('2026-03-01T20:05:00Z')), other.request())
  expect(await declinedRequests(as(customer))).toEqual([])
})

test('a visit that was not moved stays, so nobody else is needed', async () => {
  const { as, customer, pro, id, ask, answer, seen } = await agreed(db)
  const { id: moved } = await ask('13:00', id)
  await answer(pro, moved, decline)
  expect(await seen(id)).toMatchObject({ status: 'accepted' })
  expect(await declinedRequests(as(customer))).toEqual([])
})

test('a service that is not offered any more can still be asked for', async () => {
  const { as, customer, pro } = await marketplace(db)
  const book = await addService(db, pro.id, { archivedAt: new Date() })
  const { booked, note } = await formOf(as(customer), pro.id, `tab=services&book=${book}`)
  expect(booked).toBeUndefined()
  expect(note).toContain('not offered any more')
  const { open } = await loadProfilePage(as(customer), pro.id, new URLSearchParams('tab=services'))
  expect(open.id).toBe('services')
})
