import { expect, test } from 'vitest'

import { testDatabase } from '../../../tests/support/databases.ts'
import { listBookings } from '../../features/bookings/lists/booking-lists.server.ts'
import { getBooking } from '../../features/bookings/bookings.server.ts'
import { lostBookings } from '../../features/bookings/lists/lost-bookings.server.ts'
import { changeBooking } from '../../features/bookings/changes/change-booking.server.ts'
import { agreed, requested } from '../../features/bookings/rescheduling/rescheduling.fixture.ts'
import { accept, addService, cancel, decline, marketplace } from '../../features/bookings/marketplace.fixture.ts'
import { requestBooking } from '../../features/bookings/request/request-booking.server.ts'
import { photoFile } from '../../features/media/photos.fixture.ts'
import { later, minutesInMs } from '../../platform/durations.ts'
import type { Visit } from '../../platform/visit.server.ts'
import { loadProfilePage } from './profile-page.server.ts'
import { now } from '../../platform/tables/rows.fixture.ts'

const { db } = await testDatabase()

const minutesLater = (minutes: number) => later(now, minutesInMs(minutes))

async function formOf(visit: Visit, proId: string, search = '') {
  const { open } = await loadProfilePage(visit, proId, new URLSearchParams(search))
  if (open.id !== 'request' || open.access.may !== 'ask') throw new Error('there is no form')
  return open.access
}

test("a declined customer finds the request prefilled in the next pro's form, until it was sent", async () => {
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
  expect(await lostBookings(as(customer))).toMatchObject([
    { id, businessName: 'Blue Water', zip: '91101', lostBy: 'decline', reason: null },
  ])
  expect(await lostBookings(as(customer, afterwards))).toEqual([])
  await requestBooking(as(customer, new Date('2026-03-01T20:05:00Z')), other.request())
  expect(await lostBookings(as(customer))).toEqual([])
})

test('so does a customer who got no answer for a week, until the same was requested elsewhere; a past date is not prefilled', async () => {
  const { as, customer, pro, request, id } = await requested(db)
  const other = await marketplace(db)
  const at = (day: number) => as(customer, new Date(`2026-03-0${day}T20:00:00Z`))
  expect(await lostBookings(at(1))).toEqual([])
  expect(await lostBookings(at(2))).toMatchObject([{ id, lostBy: 'expire', reason: null }])
  await listBookings(at(2))
  expect(await lostBookings(at(8))).toMatchObject([{ id, lostBy: 'expire' }])
  expect(await lostBookings(as(customer, new Date('2026-03-09T20:00:00Z')))).toEqual([])
  const { note, filled } = await formOf(at(3), other.pro.id)
  expect(note).toBe('Filled in with your request that Blue Water did not answer.')
  expect(filled).toMatchObject({ requestTime: '09:00' })
  expect(filled).not.toHaveProperty('requestDate')

  const { id: second } = await requestBooking(at(3), request({ requestDate: '2026-03-05' }))
  const later = as(customer, new Date('2026-03-03T21:00:00Z'))
  const { id: third } = await requestBooking(later, other.request({ requestDate: '2026-03-06' }))
  expect(await getBooking(as(pro, new Date('2026-03-05T20:00:00Z')), second)).toMatchObject({ cancelReason: 'expired' })
  expect(await lostBookings(at(5))).toEqual([])
  await changeBooking(other.as(other.pro), third, accept)
  expect(await lostBookings(at(7))).toEqual([])
})

test('so does a customer whose pro canceled, but not one who canceled themselves', async () => {
  const { as, customer, pro, id, answer } = await agreed(db)
  const other = await marketplace(db)
  await answer(pro, id, cancel)
  expect(await lostBookings(as(customer))).toMatchObject([{ id, lostBy: 'cancel', reason: 'The pump broke' }])
  expect((await formOf(as(customer), other.pro.id)).note).toBe('Filled in with your visit that Blue Water canceled.')
  expect((await getBooking(as(customer), id)).canceledBy).toBe('pro')

  const mine = await agreed(db)
  await mine.answer(mine.customer, mine.id, cancel)
  expect(await lostBookings(mine.as(mine.customer))).toEqual([])
  expect((await getBooking(mine.as(mine.customer), mine.id)).canceledBy).toBe('customer')
})

test('a visit that its pro canceled and the other time that its customer had asked for are one loss, until the visit would have begun', async () => {
  const { as, customer, pro, id, ask, answer } = await agreed(db)
  const { id: moved } = await ask('13:00', id)
  await answer(pro, id, cancel)
  await answer(pro, moved, decline)
  expect(await lostBookings(as(customer))).toMatchObject([{ id, lostBy: 'cancel' }])
  const atNoon = new Date('2026-03-02T20:00:00Z')
  expect(await lostBookings(as(customer, atNoon))).toMatchObject([{ id: moved, lostBy: 'decline' }])
})

test('so does a customer who had compared two pros, unless the other one is still coming', async () => {
  const { as, customer, pro, id } = await agreed(db, '2026-03-06')
  const other = await marketplace(db)
  const { id: second } = await requestBooking(
    as(customer, minutesLater(5)),
    other.request({ requestDate: '2026-03-08' }),
  )
  await changeBooking(as(pro, minutesLater(10)), id, cancel)
  expect(await lostBookings(as(customer, minutesLater(10)))).toEqual([])
  await changeBooking(other.as(other.pro, minutesLater(15)), second, decline)
  expect(await lostBookings(as(customer, minutesLater(15)))).toMatchObject([{ id: second }, { id, lostBy: 'cancel' }])
})

test('another visit by the same pro, other work, or what was agreed before is no visit instead', async () => {
  const { as, customer, pro, request, id } = await agreed(db, '2026-03-06')
  const other = await marketplace(db)
  const leak = other.request({ requestDate: '2026-03-09', serviceType: 'Leak Detection' })
  for (const wanted of [leak, request({ requestDate: '2026-03-09' })])
    await requestBooking(as(customer, minutesLater(5)), wanted)
  await changeBooking(as(pro, minutesLater(10)), id, cancel)
  expect(await lostBookings(as(customer, minutesLater(10)))).toMatchObject([{ id, lostBy: 'cancel' }])

  const kept = await agreed(db, '2026-03-06')
  const dana = (minutes: number) => as(kept.customer, minutesLater(minutes))
  const { id: second } = await requestBooking(dana(5), other.request({ requestDate: '2026-03-09' }))
  await changeBooking(other.as(other.pro, minutesLater(10)), second, decline)
  expect(await lostBookings(dana(10))).toMatchObject([{ id: second, lostBy: 'decline' }])
})

test('the visits that come with an earlier request for other work, once that is accepted, were not sent after the loss', async () => {
  const { as, customer, id, answer, pro } = await requested(db, '2026-03-06')
  const other = await marketplace(db)
  const repeat = { everyWeeks: 1, times: 3 } as const
  const leaks = other.request({ requestDate: '2026-03-09', serviceType: 'Leak Detection', repeat })
  const { id: second } = await requestBooking(as(customer), leaks)
  await answer(pro, id, decline)
  await changeBooking(other.as(other.pro, minutesLater(10)), second, accept)
  expect(await lostBookings(as(customer, minutesLater(10)))).toMatchObject([{ id, lostBy: 'decline' }])
})

test('another pro who came makes up for one who did not answer, but not for one who cancels afterwards', async () => {
  const silent = await requested(db, '2026-03-05')
  const canceled = await agreed(db, '2026-03-05')
  for (const { as, customer } of [silent, canceled]) {
    const other = await marketplace(db)
    const wanted = other.request({ requestDate: '2026-03-03' })
    const { id } = await requestBooking(as(customer, minutesLater(5)), wanted)
    await changeBooking(other.as(other.pro, minutesLater(10)), id, accept)
  }
  const beforeIt = new Date('2026-03-04T20:00:00Z')
  await changeBooking(canceled.as(canceled.pro, beforeIt), canceled.id, cancel)
  expect(await lostBookings(canceled.as(canceled.customer, beforeIt))).toMatchObject([{ lostBy: 'cancel' }])
  expect(await lostBookings(silent.as(silent.customer, new Date('2026-03-06T20:00:00Z')))).toEqual([])
})

test('the photos of a declined request have to be chosen again, and the form says how many there were', async () => {
  const { as, customer, pro, request } = await marketplace(db)
  const other = await marketplace(db)
  const { id } = await requestBooking(as(customer), { ...request(), photos: [photoFile(), photoFile('2.jpg')] })
  await changeBooking(as(pro), id, decline)
  expect((await formOf(as(customer), other.pro.id)).filled).toMatchObject({ photos: '2' })
})

test('work that is booked again is prefilled with its kind, but without notes', async () => {
  const { as, customer, pro } = await marketplace(db)
  await addService(db, pro.id, { categoryId: 3 })
  const { filled, note } = await formOf(as(customer), pro.id, 'tab=request&service=3')
  expect(filled).toEqual({ serviceType: 'Equipment Repair' })
  expect(note).toBeUndefined()
  expect((await formOf(as(customer), pro.id, 'tab=request&service=99')).filled).toBeUndefined()
})

test('a visit that was not moved stays, so no other pro is needed', async () => {
  const { as, customer, pro, id, ask, answer, seen } = await agreed(db)
  const { id: moved } = await ask('13:00', id)
  await answer(pro, moved, decline)
  expect(await seen(id)).toMatchObject({ status: 'accepted' })
  expect(await lostBookings(as(customer))).toEqual([])
})

test('a service that is no longer offered can still be requested', async () => {
  const { as, customer, pro } = await marketplace(db)
  const book = await addService(db, pro.id, { archivedAt: new Date() })
  const { booked, note } = await formOf(as(customer), pro.id, `tab=services&book=${book}`)
  expect(booked).toBeUndefined()
  expect(note).toContain('no longer offered')
  const { open } = await loadProfilePage(as(customer), pro.id, new URLSearchParams('tab=services'))
  expect(open.id).toBe('services')
})
