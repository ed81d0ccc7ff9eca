import { expect, test } from 'vitest'

import { openApi } from './support/api.ts'
import type { Caller, Person } from './support/client.ts'
import { itIsTheDay, requestTo, serviceInfo } from './support/business.ts'

const { anonymous, person, business, database } = await openApi()

/**
 * Sends the same call under one key five times at once, once later, and once with other content; returns the answers.
 */
async function repeat(api: Caller, call: string, body: object, another: object) {
  const key = { 'idempotency-key': `call ${crypto.randomUUID()}` }
  const send = () => api(call, body, key)
  const answers = [...(await Promise.all([send(), send(), send(), send(), send()])), await send()]
  const { status, body: refused } = await api(call, { ...body, ...another }, key)
  return {
    statuses: new Set(answers.map((answer) => answer.status)),
    bodies: new Set(answers.map((answer) => JSON.stringify(answer.body))),
    another: [status, refused['code']],
  }
}

const once = (status: number) => ({
  statuses: new Set([status]),
  bodies: { size: 1 },
  another: [409, 'IDEMPOTENCY_KEY_REUSED'],
})

test('a service is added once', async () => {
  const { api } = await business()
  expect(await repeat(api, 'POST /api/services', serviceInfo, { price: 99.5 })).toMatchObject(once(201))
  expect((await api('GET /api/services')).list).toHaveLength(1)
})

test('a service that was deleted is not added again by a call that arrives late', async () => {
  const { api } = await business()
  const key = { 'idempotency-key': 'late' }
  const { body: service } = await api('POST /api/services', serviceInfo, key)
  await api(`DELETE /api/services/${String(service['id'])}`)
  expect((await api('POST /api/services', serviceInfo, key)).status).toBe(404)
  expect((await api('GET /api/services')).list).toHaveLength(0)
})

test('a review is written once, and counted once', async () => {
  const [pro, customer] = [await business(), await person('customer')]
  const bookingId = await completedBooking(pro, customer)
  const review = { bookingId, proId: pro.id, rating: 4, comment: 'Clear again.' }
  expect(await repeat(customer.api, 'POST /api/reviews', review, { rating: 1 })).toMatchObject(once(201))
  expect((await anonymous(`GET /api/pros/${pro.id}`)).body).toMatchObject({ reviewCount: 1, averageRating: 4 })
  const second = { 'idempotency-key': 'a second review' }
  expect((await customer.api('POST /api/reviews', review, second)).status).toBe(409)
})

test('a report is made once', async () => {
  const [{ api, id: reporterId }, pro] = [await person('customer'), await business()]
  const about = { subject: 'user', id: pro.id, reason: 'Spam', details: 'Sells pumps only.' }
  expect(await repeat(api, 'POST /api/reports', about, { reason: 'Harassment' })).toMatchObject(once(201))
  const kept = database.db.selectFrom('report').select('id').where('reporterId', '=', reporterId)
  expect(await kept.execute()).toHaveLength(1)
})

test('a message to support arrives once, with or without an account', async () => {
  const { api, email } = await person('customer')
  const message = { name: 'Dana', email, subject: 'technical', message: 'The map stays gray on my phone.' }
  const another = { message: 'The list stays gray, too.' }
  expect(await repeat(anonymous, 'POST /api/contact', message, another)).toMatchObject(once(202))
  expect(await repeat(api, 'POST /api/contact', message, another)).toMatchObject(once(202))
  const kept = database.db.selectFrom('contactMessage').select('id').where('email', '=', email)
  expect(await kept.execute()).toHaveLength(2)
})

test('repeating a call does not count toward its limit', async () => {
  const { anonymous, person, business } = await openApi({ RATE_LIMIT_SCALE: '1' })
  const [pro, customer] = [await business(), await person('customer')]
  const bookingId = await completedBooking(pro, customer)
  const words = { name: 'Dana', email: customer.email, subject: 'technical', message: 'The map stays gray.' }
  expect(await again(anonymous, 'POST /api/contact', words, 5)).toBe(202)
  const about = { subject: 'user', id: pro.id, reason: 'Spam' }
  expect(await again(customer.api, 'POST /api/reports', about, 20)).toBe(201)
  expect(await again(customer.api, `POST /api/messages/${pro.id}`, { body: 'Hello' }, 20)).toBe(201)
  const review = { bookingId, proId: pro.id, rating: 4, comment: 'Clear again.' }
  expect(await again(customer.api, 'POST /api/reviews', review, 30)).toBe(409)
})

test('two people may use the same key, each for their own calls', async () => {
  const key = { 'idempotency-key': 'first' }
  const made = [await business(), await business()].map(({ api }) => api('POST /api/services', serviceInfo, key))
  const [one, other] = await Promise.all(made)
  expect([one?.status, other?.status]).toEqual([201, 201])
  expect(one?.body['id']).not.toBe(other?.body['id'])
})

test('an empty key is none, and one of more than two hundred characters is refused', async () => {
  const { api } = await business()
  const add = (key: string) => api('POST /api/services', serviceInfo, { 'idempotency-key': key })
  const [one, other] = [await add(''), await add('')]
  expect([one.status, other.status]).toEqual([201, 201])
  expect(one.body['id']).not.toBe(other.body['id'])
  expect((await add('k'.repeat(200))).status).toBe(201)
  expect(await add('k'.repeat(201))).toMatchObject({ status: 400, body: { code: 'MALFORMED' } })
})

/** Sends a call under one key as often as its limit allows, and returns the status of one more without a key. */
async function again(api: Caller, call: string, body: object, limit: number): Promise<number> {
  const key = { 'idempotency-key': 'again and again' }
  for (let sent = 0; sent < limit; sent++) expect((await api(call, body, key)).status).toBeLessThan(300)
  return (await api(call, body)).status
}

async function completedBooking(pro: Person, customer: Person): Promise<string> {
  const { body } = await customer.api('POST /api/booking-request', requestTo(pro.id))
  const bookingId = String(body['bookingId'])
  await pro.api(`PATCH /api/bookings/${bookingId}/status`, { status: 'accepted' })
  await itIsTheDay(bookingId, database.db)
  await pro.api(`PATCH /api/bookings/${bookingId}/status`, { status: 'completed' })
  return bookingId
}
