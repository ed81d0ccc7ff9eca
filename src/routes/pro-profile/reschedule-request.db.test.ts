import { expect, test } from 'vitest'

import { testDatabase } from '../../../tests/support/databases.ts'
import { changeBooking } from '../../features/bookings/changes/change-booking.server.ts'
import { accept, addService, cancel, marketplace, person } from '../../features/bookings/marketplace.fixture.ts'
import { agreed } from '../../features/bookings/rescheduling/rescheduling.fixture.ts'
import { requestBooking } from '../../features/bookings/request/request-booking.server.ts'
import { photoFile } from '../../features/media/photos.fixture.ts'
import { getThread } from '../../features/messages/threads.server.ts'
import { hidePro } from '../../features/pros/vet-pros.server.ts'
import type { Visit } from '../../platform/visit.server.ts'
import { loadProfilePage } from './profile-page.server.ts'
import { now } from '../../platform/tables/rows.fixture.ts'

const { db } = await testDatabase()

async function formOf(visit: Visit, proId: string, reschedule: string) {
  const { open } = await loadProfilePage(visit, proId, new URLSearchParams({ reschedule }))
  if (open.id !== 'request' || open.access.may !== 'ask') throw new Error('there is no form')
  return open.access
}

async function addressFrom(opened: Promise<unknown>) {
  const answer = await opened.catch((answer: unknown) => answer)
  return answer instanceof Response ? answer.headers.get('location') : null
}

test("the form that moves a visit is prefilled with its request, and offers the visit's own times", async () => {
  const { as, customer, pro, id, serviceId } = await agreed(db)
  const { title, note, replacesId, filled, days } = await formOf(as(customer), pro.id, id)
  expect(title).toBe('Reschedule your visit on Mon, Mar 2, 9:00 AM')
  expect(note).toBe('Weekly cleaning. Everything stays as it is until Blue Water accepts the new time.')
  const words = { description: 'A bit green at the steps after the storm.', phone: '(626) 555-0142' }
  const place = { address: '418 Oakland Ave', city: 'Pasadena', state: 'CA', zip: '91101' }
  const what = { requestDate: '2026-03-02', serviceType: `Regular Maintenance/${serviceId}` }
  expect(replacesId).toBe(id)
  expect(filled).toMatchObject({ ...words, ...place, ...what })
  expect(days.find(({ date }) => date === '2026-03-02')?.slots).toContain('10:00')
})

test('the form that moves a visit begins with the days around it, though not before today', async () => {
  const spring = await agreed(db, '2026-04-20')
  const form = await formOf(spring.as(spring.customer), spring.pro.id, spring.id)
  expect([form.today, form.days[0]?.date, form.days.at(-1)?.date]).toEqual(['2026-03-01', '2026-04-17', '2026-04-30'])
  const { as, customer, pro, id } = await agreed(db)
  expect((await formOf(as(customer), pro.id, id)).days[0]?.date).toBe('2026-03-01')
})

test('the form that changes a request knows how many photos go along', async () => {
  const { as, customer, pro, request } = await marketplace(db)
  const { id } = await requestBooking(as(customer), { ...request(), photos: [photoFile(), photoFile('2.jpg')] })
  expect(await formOf(as(customer), pro.id, id)).toMatchObject({ sentPhotos: 2 })
})

test('the form for a request that waits asks how often; the one that moves a visit asks whether the later ones move, too', async () => {
  const { as, customer, pro, request } = await marketplace(db)
  const ask = (changes: Parameters<typeof request>[0]) => requestBooking(as(customer), request(changes))
  const fieldsFor = async (id: string) => {
    const { filled = {}, later } = await formOf(as(customer), pro.id, id)
    return [later, filled['which'], filled['repeat.everyWeeks'], filled['repeat.times']]
  }
  const once = await ask({})
  expect(await fieldsFor(once.id)).toEqual([0, undefined, '', undefined])
  const weekly = await ask({ replacesId: once.id, requestTime: '10:00', repeat: { everyWeeks: 2, times: 3 } })
  expect(await fieldsFor(weekly.id)).toEqual([0, undefined, '2', '3'])
  await changeBooking(as(pro), weekly.id, { status: 'accepted', reason: null })
  expect(await fieldsFor(weekly.id)).toEqual([2, 'one', '2', '3'])
  const moved = await ask({ replacesId: weekly.id, requestTime: '13:00' })
  // One of three moves; the other two can still come along.
  expect(await fieldsFor(moved.id)).toEqual([2, 'one', '2', '3'])
  const rest = await ask({ replacesId: moved.id, requestTime: '14:00', repeat: { everyWeeks: 1, times: 4 } })
  expect(await fieldsFor(rest.id)).toEqual([2, 'rest', '1', '4'])
})

test("an address with another user's booking, or one that has ended, leads to an ordinary form", async () => {
  const { as, customer, pro, id } = await agreed(db)
  const stranger = await person(db, 'customer', 'Luis')
  await changeBooking(as(pro), id, cancel)
  for (const [who, reschedule] of [[stranger, id] as const, [customer, id] as const, [customer, 'nothing'] as const]) {
    const form = await formOf(as(who), pro.id, reschedule)
    expect(form.filled).toBeUndefined()
    expect(form.note).toContain('can no longer be moved')
  }
})

test.each([
  [
    { priceType: 'fixed' as const, priceCents: 120_00 },
    { priceCents: 120_00, priceType: 'fixed' },
  ],
  [
    { priceType: 'hourly' as const, priceCents: 80_00 },
    { priceCents: 80_00, priceType: 'hourly' },
  ],
  [{ priceType: 'estimate' as const, priceCents: 0 }, { priceType: 'estimate' }],
])('a visit for a service that is no longer offered keeps its name, length and price', async (terms, kept) => {
  const { as, customer, pro, id, serviceId, ask, seen } = await agreed(db, undefined, undefined, terms)
  await db.updateTable('service').set({ archivedAt: now, name: 'Old' }).where('id', '=', serviceId).execute()
  const { booked, filled } = await formOf(as(customer), pro.id, id)
  const agreedOn = { id: serviceId, name: 'Weekly cleaning', durationMinutes: 120 }
  expect(booked).toMatchObject({ ...agreedOn, categoryName: 'Regular Maintenance', ...kept })
  expect(filled).toMatchObject({ serviceType: `Regular Maintenance/${serviceId}` })

  await expect(ask('13:00')).rejects.toMatchObject({ status: 404 })
  const { serviceName, durationMinutes, priceCents, priceIsEstimate } = await seen(id)
  const { id: rescheduled } = await ask('13:00', id)
  expect(await seen(rescheduled)).toMatchObject({
    serviceId,
    serviceName,
    durationMinutes,
    priceCents,
    priceIsEstimate,
  })
})

test('a signed-out customer logs in and returns to the booking', async () => {
  const { as, pro, id } = await agreed(db)
  expect(await addressFrom(formOf(as(null), pro.id, id))).toBe(
    `/login?redirect=${encodeURIComponent(`/pros/${pro.id}?reschedule=${id}#tab-panel`).replaceAll('%2F', '/')}`,
  )
})

test('a visit with a pro who currently takes no requests can be moved only by message', async () => {
  const { as, customer, pro, id } = await agreed(db)
  await db.updateTable('membership').set({ status: 'inactive' }).where('accountId', '=', pro.id).execute()
  expect(await addressFrom(formOf(as(customer), pro.id, id))).toBe(`/messages/${pro.id}?bookingId=${id}&reschedule`)
})

test('the customer of a business that an operator has hidden learns that its profile is gone, and can still write', async () => {
  const { as, customer, pro, id, seen } = await agreed(db)
  expect(await seen(id)).toMatchObject({ proIsListed: true })
  expect(await getThread(as(customer), pro.id)).toMatchObject({ hasProfile: true })
  await hidePro(as(null), pro.email)
  expect(await seen(id)).toMatchObject({ status: 'accepted', mayReschedule: true, proIsListed: false })
  expect(await getThread(as(customer), pro.id)).toMatchObject({ hasProfile: false, canWrite: true })
})

test.each(['estimate', 'hourly', null] as const)(
  'a price that the pro named moves with the visit, whose price was %s',
  async (priceType) => {
    const { as, customer, pro, request } = await marketplace(db)
    const serviceId = priceType && (await addService(db, pro.id, { priceType }))
    const ask = (requestTime: string, replacesId?: string) =>
      requestBooking(as(customer), request({ serviceId, requestTime, replacesId }))
    const { id } = await ask('09:00')
    await changeBooking(as(pro), id, { ...accept, price: 340 })

    const { booked, agreed } = await formOf(as(customer), pro.id, id)
    if (serviceId) expect(booked).toMatchObject({ id: serviceId, priceCents: 340_00, priceType: 'fixed' })
    else expect(agreed).toEqual({ price: '$340', detail: 'As agreed, 1 hour' })
    const rescheduled = await ask('13:00', id)
    expect(rescheduled).toMatchObject({ priceCents: 340_00, priceIsEstimate: false })
    expect(await changeBooking(as(pro), rescheduled.id, accept)).toMatchObject({
      priceCents: 340_00,
    })
  },
)

test('a visit that costs nothing is free at another time, too', async () => {
  const { as, customer, pro, request } = await marketplace(db)
  const { id } = await requestBooking(as(customer), request())
  await changeBooking(as(pro), id, { ...accept, price: 0 })
  expect((await formOf(as(customer), pro.id, id)).agreed).toEqual({ price: 'Free', detail: 'As agreed, 1 hour' })
})

test('the price agreed for one kind of work does not apply to another', async () => {
  const { as, customer, pro, request } = await marketplace(db)
  const { id } = await requestBooking(as(customer), request())
  await changeBooking(as(pro), id, { ...accept, price: 340 })
  const other = { requestTime: '13:00', replacesId: id, serviceType: 'Leak Detection' }
  expect(await requestBooking(as(customer), request(other))).toMatchObject({ priceCents: null })
})
