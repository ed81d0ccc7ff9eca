import { expect, test } from 'vitest'

import { testDatabase } from '../../../tests/support/databases.ts'
import { lastPoolOf, lastZipOf } from '../../features/bookings/bookings.server.ts'
import { shownTerms } from '../../features/bookings/request/shown-terms.ts'
import { listBookings } from '../../features/bookings/lists/booking-lists.server.ts'
import { addService, type Marketplace, marketplace, person } from '../../features/bookings/marketplace.fixture.ts'
import { noPhoto, photoFile } from '../../features/media/photos.fixture.ts'
import type { ServiceRow } from '../../platform/tables/pro-tables.ts'
import type { Actor } from '../../platform/visit.server.ts'
import { sendRequest } from './send-request.server.ts'

const { db } = await testDatabase()

const asked = {
  intent: 'request',
  customerName: 'Dana Whitfield',
  email: 'dana@example.com',
  phone: '(626) 555-0142',
  requestDate: '2026-03-02',
  serviceType: 'Regular Maintenance',
  description: 'A bit green at the steps after the storm.',
}

async function send({ as, pro }: Marketplace, customer: Actor, fields: Record<string, string>) {
  const body = new URLSearchParams({ ...asked, proId: pro.id, requestTime: '09:00', ...fields })
  const answer = await sendRequest(as(customer), pro.id, new Request('http://x.example', { method: 'POST', body }))
  if (answer instanceof Response) return 'sent'
  return answer.data.message ?? answer.data.fields
}

test('a street without a town needs a ZIP code; a request without any place is accepted', async () => {
  const market = await marketplace(db)
  const street = { address: '120 Oak Knoll Ave', city: '', state: '', zip: '' }
  expect(await send(market, market.customer, street)).toEqual({ zip: 'Please add the ZIP of this address' })
  expect(await send(market, market.customer, { ...street, zip: '91101' })).toBe('sent')
  expect(await send(market, market.customer, { ...street, city: 'Pasadena', requestTime: '10:00' })).toBe('sent')
  expect(await send(market, market.customer, { ...street, address: '', requestTime: '11:00' })).toBe('sent')
})

test('the next form is prefilled with the last full address, or with the last ZIP code until there is one', async () => {
  const market = await marketplace(db)
  const luis = await person(db, 'customer', 'Luis')
  const known = async () => (await lastPoolOf(market.as(luis))) ?? {}
  expect(await send(market, luis, { zip: '91103', requestTime: '11:00' })).toBe('sent')
  expect(await known()).toMatchObject({ address: null, zip: '91103' })
  expect(await send(market, luis, { address: '12 Deep Lane', zip: '91101', requestTime: '12:00' })).toBe('sent')
  expect(await send(market, luis, { requestTime: '13:00' })).toBe('sent')
  expect(await known()).toMatchObject({ address: '12 Deep Lane', zip: '91101' })
  const zips = [luis, market.customer, market.pro, null].map((visitor) => lastZipOf(market.as(visitor)))
  expect(await Promise.all(zips)).toEqual(['91101', null, null, null])
})

test('the same request sent twice succeeds; with other notes for the same time the first is kept, and the customer is told', async () => {
  const market = await marketplace(db)
  const serviceId = await addService(db, market.pro.id)
  const first = { serviceType: `Leak Detection/${serviceId}`, city: 'Pasadena', state: 'CA', zip: '91101' }
  expect(await send(market, market.customer, first)).toBe('sent')
  expect(await send(market, market.customer, first)).toBe('sent')
  const already = 'You already asked for this time. To add something, write a message.'
  const others: Record<string, string>[] = [
    { description: 'And the gate code is 4411.' },
    { zip: '91103' },
    { serviceType: 'Leak Detection' },
  ]
  for (const other of others) {
    expect(await send(market, market.customer, { ...first, ...other })).toBe(already)
  }
})

test('the form sends photos; after any error the rest is still there, and how many photos to choose again', async () => {
  const market = await marketplace(db)
  const refused = await sendPhotos(market, [photoFile(), noPhoto])
  expect(refused).toMatchObject({ data: { values: { description: asked.description, photos: '2' } } })
  expect(refused).toMatchObject({ data: { fields: { picture: expect.stringMatching(/^notes\.jpg: /) } } })
  const unsaid = await sendPhotos(market, [photoFile()], { description: 'short' })
  expect(unsaid).toMatchObject({ data: { values: { photos: '1' }, fields: { description: expect.any(String) } } })

  expect(await sendPhotos(market, [photoFile(), photoFile('2.jpg')])).toBeInstanceOf(Response)
  const { bookings } = await listBookings(market.as(market.pro))
  expect(bookings).toMatchObject([{ photos: [expect.any(String), expect.any(String)] }])
})

test('the same request sent again with its photos succeeds; if there are more, the customer is told that they were not sent', async () => {
  const market = await marketplace(db)
  const one = [photoFile()]
  for (const photos of [one, one, []]) expect(await sendPhotos(market, photos)).toBeInstanceOf(Response)
  expect(await sendPhotos(market, [...one, photoFile('2.jpg')])).toMatchObject({
    data: { message: expect.stringContaining('You already asked for this time. To add something, write a message.') },
  })
})

async function sendPhotos({ as, pro, customer }: Marketplace, photos: File[], fields: Record<string, string> = {}) {
  const body = new FormData()
  for (const typed of Object.entries({ ...asked, proId: pro.id, requestTime: '09:00', ...fields })) body.set(...typed)
  for (const photo of photos) body.append('picture', photo)
  return sendRequest(as(customer), pro.id, new Request('http://x.example', { method: 'POST', body }))
}

test('a price or a length that changed while the form was open is named before anything is sent', async () => {
  const market = await marketplace(db)
  const id = await addService(db, market.pro.id, { priceCents: 65_00 })
  const service = { id, name: 'Cleaning', categoryName: 'Leak Detection', priceCents: 65_00, durationMinutes: 60 }
  const saw = shownTerms([
    { ...service, id: 'another', priceCents: 10_00, priceType: 'fixed' },
    { ...service, priceType: 'fixed' },
  ])
  const ask = (shown: string) => send(market, market.customer, { serviceType: `Leak Detection/${id}`, shown })
  const change = (row: Partial<ServiceRow>) => db.updateTable('service').set(row).where('id', '=', id).execute()

  await change({ priceCents: 95_00 })
  expect(await ask(saw)).toBe(changedTo('$95 for 1 hour'))
  await change({ priceCents: 65_00, durationMinutes: 120 })
  expect(await ask(saw)).toBe(changedTo('$65 for 2 hours'))
  await change({ priceCents: 0 })
  expect(await ask(saw)).toBe(changedTo('free for 2 hours'))
  await change({ priceCents: 65_00, priceType: 'hourly' })
  expect(await ask(saw)).toBe(changedTo('about $130 for 2 hours'))
  await change({ priceType: 'estimate' })
  expect(await ask(saw)).toBe(changedTo('2 hours, with a custom quote'))
  expect(await ask(shownTerms([{ ...service, priceType: 'estimate', durationMinutes: 120 }]))).toBe('sent')
  // Its answer may have been lost on the way: a request that exists is not sent again at another price.
  expect(await ask(saw)).toBe('sent')
})

const changedTo = (terms: string) =>
  `Failed to send service request. This service is now ${terms}. Nothing was sent yet.`
