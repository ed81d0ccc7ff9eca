import { expect, test } from 'vitest'
import { z } from 'zod'

import { openApi } from '../../tests/support/api.ts'
import type { Answer, Caller } from '../../tests/support/client.ts'
import { businessInfo, itIsTheDay, openBusiness, requestTo, serviceInfo } from '../../tests/support/business.ts'
import { daysAhead } from '../../tests/support/days-ahead.ts'
import { calls } from '../../tests/support/calls.ts'
import { newId } from '../platform/id.ts'
import { responsesOf } from './openapi-answers.ts'
import { shapes } from './shapes.ts'

const { anonymous, person, database } = await openApi()

test('the answers for visitors match the OpenAPI document', async () => {
  const { pro, customer } = await market()
  const heard = documented(anonymous)
  await customer.api('POST /api/booking-request', requestTo(pro.id))
  for (const path of ['categories', 'subscription-plans', 'geo/suggest?q=pasad', 'pros/search?location=91101']) {
    await heard(`GET /api/${path}`)
  }
  await heard(`GET /api/pros/${pro.id}`)
  await heard(`GET /api/pros/${pro.id}/availability?from=${daysAhead(2)}&days=2`)
  const login = { email: customer.email, password: customer.password }
  for (const [call, body] of [
    ['POST /api/auth/login', login],
    ['POST /api/auth/login', { email: 'nobody' }],
    ['GET /api/auth/user'],
    ['GET /api/pros/search?location=Zzyzxville'],
  ] as const) {
    await heard(call, body)
  }
})

test('the answers for a customer and a pro match the OpenAPI document, from the request to the answered review', async () => {
  const { pro, customer } = await market()
  const [asks, works] = [documented(customer.api), documented(pro.api)]
  await works('PUT /api/pros/{userId}', businessInfo, pro.id)
  const { body: service } = await works('POST /api/services', serviceInfo)
  const { body } = await asks('POST /api/booking-request', requestTo(pro.id, { serviceId: service['id'] }))
  const bookingId = String(body['bookingId'])
  await works('PATCH /api/bookings/{id}/status', { status: 'accepted' }, bookingId)
  await itIsTheDay(bookingId, database.db)
  await works('PATCH /api/bookings/{id}/status', { status: 'completed' }, bookingId)
  const review = await asks('POST /api/reviews', { bookingId, proId: pro.id, rating: 4, comment: 'Spotless.' })
  await works('PUT /api/reviews/{id}/response', { response: 'Thank you.' }, String(review.body['id']))
  await asks('POST /api/messages/{userId}', { body: 'See you.' }, pro.id)
  await asks('GET /api/messages/{userId}', undefined, pro.id)
  for (const path of ['bookings', 'conversations', 'notifications', 'notifications/unread', 'auth/user']) {
    await asks(`GET /api/${path}`)
    await works(`GET /api/${path}`)
  }
  await asks('GET /api/auth/sessions')
  await asks('POST /api/calendar/token')
  await works('GET /api/services')
  await works('GET /api/pros/{userId}/hours', undefined, pro.id)
  await works('GET /api/pros/{userId}', undefined, pro.id)
})

test('what deleted accounts leave to others matches the OpenAPI document', async () => {
  const { pro, customer } = await market()
  const other = await person('customer')
  const leftTo = async (reader: typeof pro, leaver: typeof pro) => {
    const left = await leaver.api('DELETE /api/auth/account', { password: leaver.password })
    const hears = documented(reader.api)
    const [bookings, conversations] = [await hears('GET /api/bookings'), await hears('GET /api/conversations')]
    const thread = await hears('GET /api/messages/{userId}', undefined, leaver.id)
    return [left.status, bookings.list.length, conversations.list.length, thread.status]
  }
  for (const { api } of [customer, other]) {
    await api('POST /api/booking-request', requestTo(pro.id))
    await api(`POST /api/messages/${pro.id}`, { body: 'Is the gate code needed?' })
  }
  expect(await leftTo(pro, customer)).toEqual([204, 2, 2, 200])
  expect(await leftTo(other, pro)).toEqual([204, 1, 1, 200])
})

test('the refusals of every day are in the OpenAPI document', async () => {
  const { pro, customer } = await market()
  const [heard, asks, works] = [anonymous, customer.api, pro.api].map(documented)
  const refused = [
    await heard?.('POST /api/auth/login', { email: customer.email, password: 'wrong-water' }),
    await asks?.('POST /api/booking-request', requestTo(newId())),
    await asks?.('POST /api/booking-request', requestTo(pro.id, { zip: '00000' })),
    await asks?.('POST /api/reviews', { bookingId: newId(), proId: pro.id, rating: 4, comment: 'Spotless.' }),
    await asks?.('POST /api/reports', { subject: 'user', id: newId(), reason: 'spam', details: '' }),
    await asks?.('GET /api/services'),
    await heard?.('POST /api/webhooks/stripe', {}),
    await asks?.('POST /api/auth/logout', { all: true }),
    await works?.('POST /api/cancel-subscription', { now: true }),
  ]
  expect(refused.map((answer) => answer?.status)).toEqual([401, 404, 422, 404, 404, 403, 400, 422, 422])
})

test('a method that is not for an address is named by those that are', async () => {
  const { api } = await person('pro')
  for (const method of ['DELETE', 'PUT']) {
    const { status, headers } = await api(`${method} /api/pros/search`, method === 'PUT' ? businessInfo : undefined)
    expect([status, headers.get('allow')], method).toEqual([405, 'GET, HEAD'])
  }
  expect((await api('DELETE /api/pros/somebody')).headers.get('allow')).toBe('GET, HEAD, PUT')
  expect((await anonymous('HEAD /api/pros/search')).status).toBe(200)
})

test('unknown parameters are refused, also by calls that have none', async () => {
  const { api, id } = await person('pro')
  for (const call of ['GET /api/saved-pros?limit=1', 'GET /api/categories?foo=1', `GET /api/pros/${id}?foo=1`]) {
    expect((await api(call)).status, call).toBe(422)
  }
  expect((await api('POST /api/auth/logout?foo=1')).status).toBe(422)
  expect((await api('GET /api/cancel-subscription?utm_source=email')).status).toBe(303)
})

async function market() {
  const [pro, customer] = [await person('pro'), await person('customer')]
  await openBusiness(pro, database.db)
  return { pro, customer }
}

/** Makes a call and compares the answer with the document: nothing may be missing or extra. */
function documented(api: Caller) {
  return async (call: string, body?: unknown, id = ''): Promise<Answer> => {
    const answer = await api(call.replace(/\{\w+\}/, id), body)
    const shape = promised(call, answer.status)
    const value = shape instanceof z.ZodArray ? answer.list : answer.body
    expect(shape.parse(value), `${call} ${answer.status}`).toEqual(value)
    return answer
  }
}

function promised(asked: string, status: number): z.ZodType {
  const [method, path = ''] = (asked.split('?')[0] ?? '').split(' ')
  const name = Object.keys(calls).find((known) => matches(known, `${method} ${path}`)) ?? ''
  const call = calls[name]
  if (!call || !responsesOf(call)[status]) return z.never(`${name} may not answer ${status}`)
  const [success, shape] = call.answers
  if (status >= 400) return shapes.Error
  return status === success && typeof shape === 'object' ? shape : z.never()
}

function matches(known: string, call: string): boolean {
  return new RegExp(`^${known.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(call)
}
