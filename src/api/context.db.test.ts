import { expect, test } from 'vitest'

import { openApi } from '../../tests/support/api.ts'
import { businessInfo, requestTo, serviceInfo } from '../../tests/support/business.ts'

const { anonymous, business, person, site } = await openApi()

test('an invalid field is reported under the name it was sent with, even one that every object inherits', async () => {
  const names = '{"constructor":1,"toString":1,"valueOf":1,"__proto__":1,"hasOwnProperty":1}'
  const { status, body } = await anonymous('POST /api/auth/forgot-password', names)
  expect(status).toBe(422)
  expect(Object.keys(Object(body['fields'])).toSorted()).toEqual(
    ['email', ...Object.keys(JSON.parse(names))].toSorted(),
  )
})

test.each([
  ['bookings?status=lost', 'status'],
  ['bookings?status=pending,lost', 'status'],
  [`bookings?cursor=${btoa('2026-11-24T00:00:00.000Z 7')}`, 'cursor'],
  [`bookings?cursor=${btoa('-000001-01-01T00:00:00.000Z 019ab000-0000-7000-8000-000000000000')}`, 'cursor'],
  ['notifications?limit=0x10', 'limit'],
  ['notifications?limit=5&limit=6', 'limit'],
  ['bookings?status=pending&status=accepted', 'status'],
  ['pros/search?lng=-118', 'lat'],
  ['pros/search?service=abc', 'service'],
  ['conversations?page=', 'page'],
])('GET /api/%s is refused under the name of the parameter', async (path, field) => {
  const { api } = await person('customer')
  const { status, body } = await api(`GET /api/${path}`)
  expect([status, Object.keys(Object(body['fields']))]).toEqual([422, [field]])
})

test('a blank parameter counts as a missing one, in every list', async () => {
  const { api, id } = await business()
  for (const path of [
    'bookings?status=&cursor=&limit=%20',
    'notifications?cursor=&limit=',
    'conversations?cursor=',
    `pros/${id}/availability?from=&days=&durationMinutes=`,
    'pros/search?location=&lat=&lng=&service=&minRating=&distance=&takesRequests=&date=&sort=&limit=1&cursor=',
    'geo/suggest?q=',
  ]) {
    expect((await api(`GET /api/${path}`)).status, path).toBe(200)
  }
})

test('a cursor is valid only for the order it was created in', async () => {
  const place = { city: 'Needles', state: 'CA', zip: '92363' } // where no other test has pros
  for (let count = 0; count < 2; count++) {
    const { api } = await person('pro')
    await api('POST /api/pros', { ...businessInfo, ...place })
  }
  const { headers } = await anonymous('GET /api/pros/search?location=92363&limit=1')
  const cursor = /cursor=([^&>]+)/.exec(headers.get('link') ?? '')?.[1]
  expect((await anonymous(`GET /api/pros/search?location=92363&cursor=${cursor}`)).list).toHaveLength(1)
  const other = await anonymous(`GET /api/pros/search?location=92363&sort=rating&cursor=${cursor}`)
  expect(other).toMatchObject({ status: 422, body: { fields: { cursor: expect.any(String) } } })
})

test('an id that only repeats the address or the caller may be sent along; a different one is refused', async () => {
  const pro = await business()
  const customer = await person('customer')
  const { body: service } = await pro.api('POST /api/services', serviceInfo)
  const { body: made } = await customer.api('POST /api/booking-request', requestTo(pro.id))
  const own = { firstName: 'Dana', lastName: 'Whitfield', email: customer.email }
  const [serviceId, bookingId] = [String(service['id']), String(made['bookingId'])]
  for (const [{ api }, call, body, id] of [
    [pro, `PATCH /api/services/${serviceId}`, { price: 90 }, { id: serviceId }],
    [pro, `PUT /api/pros/${pro.id}`, businessInfo, { userId: pro.id }],
    [pro, `PATCH /api/bookings/${bookingId}/status`, { status: 'accepted' }, { id: bookingId }],
    [customer, 'PUT /api/auth/profile', own, { id: customer.id }],
    [customer, `POST /api/messages/${pro.id}`, { body: 'Hello' }, { userId: pro.id }],
  ] as const) {
    const [name = ''] = Object.keys(id)
    const foreign = await api(call, { ...body, [name]: '019ab000-0000-7000-8000-000000000000' })
    expect(foreign, call).toMatchObject({ status: 422, body: { fields: { [name]: 'Unknown field' } } })
    expect((await api(call, { ...body, ...id })).status, call).toBeLessThan(300)
  }
  expect((await pro.api('POST /api/services', { ...serviceInfo, userId: pro.id })).status).toBe(422)
})

test('a call without parameters refuses any that are sent', async () => {
  const { api, id } = await business()
  const customer = await person('customer')
  for (const call of [
    'POST /api/cancel-subscription',
    'POST /api/resume-subscription',
    'POST /api/calendar/token',
    'POST /api/notifications/read',
    'POST /api/auth/logout',
  ]) {
    expect(await api(call, { immediately: true }), call).toMatchObject({
      status: 422,
      body: { fields: { immediately: 'Unknown field' } },
    })
    expect((await api(call, '{}', { 'content-encoding': 'gzip' })).status, call).toBe(415)
    expect((await api(call, 'now', { 'content-type': 'text/plain' })).status, call).toBe(415)
  }
  for (const [body, status] of [
    [undefined, 204],
    [{}, 204],
    ['', 204],
    ['[]', 422],
  ] as const) {
    expect((await customer.api(`POST /api/messages/${id}/typing`, body)).status).toBe(status)
  }
})

test('a visitor who is not signed in hears that first, whatever else is wrong', async () => {
  expect((await anonymous('PUT /api/auth/profile', { color: 'blue' })).status).toBe(401)
  expect((await anonymous('GET /api/bookings?limit=0')).status).toBe(401)
})

test('what people open may have parameters that a link was given on its way, other calls may not', async () => {
  for (const [path, status] of [
    ['cancel-subscription', 303],
    ['docs', 200],
    ['openapi.json', 200],
    ['categories', 422],
  ] as const) {
    expect((await anonymous(`GET /api/${path}?utm_source=mail`)).status, path).toBe(status)
  }
})

test('the name of the content type may be spelled in capitals, and a body that is not UTF-8 is refused', async () => {
  const headers = { 'content-type': 'Application/JSON; charset=utf-8' }
  const body = Buffer.from('{"email":"zo\xeb@example.com"}', 'latin1')
  const answer = await site.request('/api/auth/forgot-password', { method: 'POST', headers, body })
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({ code: 'MALFORMED', message: 'The body is not valid UTF-8.' })
})

test.each(['application/json-patch+json', 'application/json+x', 'application/jsonp', 'application/json, text/plain'])(
  'the content type %s is not JSON',
  async (type) => {
    expect((await anonymous('POST /api/auth/login', '{}', { 'content-type': type })).status).toBe(415)
  },
)

test('a wrong method is answered with the allowed ones', async () => {
  const { api } = await person('customer')
  for (const [call, allow] of [
    ['PUT /api/bookings', 'GET, HEAD'],
    ['GET /api/booking-request', 'POST'],
    ['DELETE /api/auth/user', 'GET, HEAD'],
    ['GET /api/webhooks/stripe', 'POST'],
  ] as const) {
    const { status, body, headers } = await api(call)
    expect([status, headers.get('allow'), body['code']], call).toEqual([405, allow, 'METHOD_NOT_ALLOWED'])
  }
  expect(await api('GET /api/nothing')).toMatchObject({ status: 404, body: { code: 'MISSING' } })
})

test('ids are in lower case, in every call', async () => {
  const { api, id } = await business()
  expect((await api(`GET /api/pros/${id.toUpperCase()}`)).status).toBe(404)
  expect((await api(`PUT /api/pros/${id.toUpperCase()}`, businessInfo)).status).toBe(404)
})
