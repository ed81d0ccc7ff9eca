import { expect, test } from 'vitest'
import { z } from 'zod'

import { openApi } from '../../tests/support/api.ts'
import { openBusiness, requestTo } from '../../tests/support/business.ts'
import { daysAhead } from '../../tests/support/days-ahead.ts'

const { anonymous, person, database } = await openApi()

async function market() {
  const pro = await person('pro')
  await openBusiness(pro, database.db)
  return { pro, customer: await person('customer') }
}

test('a booking has the published fields and no others', async () => {
  const { pro, customer } = await market()
  const { body } = await customer.api('POST /api/booking-request', requestTo(pro.id, { requestTime: '2:00 PM' }))
  const { body: booking } = await pro.api(`GET /api/bookings/${String(body['bookingId'])}`)
  expect(booking).toMatchObject({ scheduledTime: '14:00', address: null, actions: ['accepted', 'rejected'] })
  expect(Object.keys(booking).toSorted()).toEqual(
    ['id', 'status', 'scheduledDate', 'scheduledTime', 'timeZone', 'durationMinutes', 'price', 'serviceId']
      .concat(['serviceName', 'serviceType', 'address', 'city', 'state', 'zip', 'notes', 'customerId', 'proId'])
      .concat([
        'photos',
        'customer',
        'pro',
        'review',
        'cancelReason',
        'timeTaken',
        'replacesId',
        'series',
        'suggestion',
        'createdAt',
        'actions',
      ])
      .toSorted(),
  )
})

test('lists continue where the Link header says', async () => {
  const { pro, customer } = await market()
  for (const requestTime of ['09:00', '10:00', '11:00']) {
    await customer.api('POST /api/booking-request', requestTo(pro.id, { requestTime }))
  }
  const first = await customer.api('GET /api/bookings?limit=2&status=pending')
  expect(first.list.map((booking) => booking['scheduledTime'])).toEqual(['11:00', '10:00'])
  const next = /^<(\/api\/bookings\?[^>]+)>; rel="next"$/.exec(first.headers.get('link') ?? '')?.[1]
  const rest = await customer.api(`GET ${next}`)
  expect(rest.list.map((booking) => booking['scheduledTime'])).toEqual(['09:00'])
  expect(rest.headers.get('link')).toBeNull()
})

test('an accepted visit is canceled with a reason, which both parties can read', async () => {
  const { pro, customer } = await market()
  const { body } = await customer.api('POST /api/booking-request', requestTo(pro.id))
  const status = `PATCH /api/bookings/${String(body['bookingId'])}/status`
  await pro.api(status, { status: 'accepted' })
  const bare = await customer.api(status, { status: 'canceled' })
  expect(bare).toMatchObject({ status: 422, body: { fields: { reason: expect.any(String) } } })
  await customer.api(status, { status: 'canceled', reason: 'We moved' })
  expect((await pro.api(`GET /api/bookings/${String(body['bookingId'])}`)).body).toMatchObject({
    status: 'canceled',
    cancelReason: 'We moved',
  })
})

test('the reason for declining a request is stored, and both parties can read it', async () => {
  const { pro, customer } = await market()
  const { body } = await customer.api('POST /api/booking-request', requestTo(pro.id))
  const id = String(body['bookingId'])
  const declined = await pro.api(`PATCH /api/bookings/${id}/status`, { status: 'rejected', reason: 'Too far' })
  expect(declined).toMatchObject({ status: 200, body: { status: 'rejected', cancelReason: 'Too far' } })
  expect((await customer.api(`GET /api/bookings/${id}`)).body).toMatchObject({ cancelReason: 'Too far' })
  const { body: thread } = await customer.api(`GET /api/messages/${pro.id}`)
  expect(thread['messages']).toContainEqual(
    expect.objectContaining({ senderId: null, body: expect.stringMatching(/declined .+: Too far$/) }),
  )
  expect((await pro.api('DELETE /api/auth/account', { password: pro.password })).status).toBe(204)
  expect((await customer.api(`GET /api/bookings/${id}`)).body).toMatchObject({ cancelReason: null })
})

test('requests that differ only in two ignored fields count as the same', async () => {
  const { pro, customer } = await market()
  const key = { 'idempotency-key': 'same-visit' }
  const ask = (changes = {}) => customer.api('POST /api/booking-request', requestTo(pro.id, changes), key)
  const { body } = await ask()
  const again = await ask({ proEmail: 'another@example.com', proBusinessName: 'Another' })
  expect(again).toMatchObject({ status: 201, body: { bookingId: body['bookingId'] } })
})

test('availability is public, hours are readable by their owner only', async () => {
  const { pro, customer } = await market()
  const free = `GET /api/pros/${pro.id}/availability?from=${daysAhead(3)}&days=1`
  const { body } = await anonymous(free)
  expect(body).toMatchObject({ days: [{ date: daysAhead(3), slots: expect.arrayContaining(['08:00', '18:00']) }] })

  const hours = {
    weekly: [],
    exceptions: [{ date: daysAhead(3), start: '06:00', end: '09:00' }],
    away: [{ date: daysAhead(3), start: '07:00', end: '08:15' }],
    bufferMinutes: 0,
    noticeHours: 0,
  }
  expect(await pro.api(`PUT /api/pros/${pro.id}/hours`, hours)).toMatchObject({ status: 200, body: hours })
  expect((await pro.api(`GET /api/pros/${pro.id}/hours`)).body).toEqual(hours)
  expect((await anonymous(free)).body).toMatchObject({ days: [{ slots: ['06:00'] }] })
  expect((await customer.api(`PUT /api/pros/${pro.id}/hours`, hours)).status).toBe(404)
  expect((await pro.api(`PUT /api/pros/${pro.id}/hours`, { weekly: [] })).status).toBe(422)
})

test.each(['days=61', 'days=0', 'from=soon', 'durationMinutes=1', 'color=blue'])(
  '%s is not a valid availability query',
  async (query) => {
    const { pro } = await market()
    expect((await anonymous(`GET /api/pros/${pro.id}/availability?${query}`)).status).toBe(422)
  },
)

test.each(['status=lost', 'cursor=zzz', 'limit=0', 'limit=51'])('%s is not a valid bookings query', async (query) => {
  const { customer } = await market()
  expect((await customer.api(`GET /api/bookings?${query}`)).status).toBe(422)
})

test('a pro suggests other times, and the customer takes one', async () => {
  const { pro, customer } = await market()
  const { body } = await customer.api('POST /api/booking-request', requestTo(pro.id))
  const address = `/api/bookings/${String(body['bookingId'])}`
  const [first, second] = [
    { date: daysAhead(8), time: '09:00' },
    { date: daysAhead(9), time: '14:00' },
  ]
  const put = (suggestion: object) => pro.api(`PUT ${address}/suggestions`, suggestion)
  expect((await put({ times: [] })).body).toMatchObject({ fields: { times: 'Please choose at least one time' } })
  const four = ['08:00', '09:00', '10:00', '11:00'].map((time) => ({ date: first.date, time }))
  expect((await put({ times: four })).body).toMatchObject({ fields: { times: 'Please choose 3 times at most' } })
  expect((await put({ times: [{ date: '9999-12-31', time: '09:00' }] })).status).toBe(422)
  const answer = await put({ times: [second, { ...first, time: '9:00 AM' }], note: ' Mornings ', price: 95 })
  expect(answer).toMatchObject({
    status: 200,
    body: { status: 'pending', suggestion: { times: [first, second], note: 'Mornings', price: 95 } },
  })

  const { id: suggestionId } = z.object({ id: z.string() }).parse(answer.body['suggestion'])
  const take = (start: object) => customer.api(`POST ${address}/suggestions/accept`, { ...start, suggestionId })
  expect(await take({ ...first, time: '10:00' })).toMatchObject({ status: 409, body: { code: 'NOT_SUGGESTED' } })
  expect(await take(second)).toMatchObject({
    status: 200,
    body: { status: 'accepted', scheduledDate: second.date, scheduledTime: '14:00', price: 95, suggestion: null },
  })
  expect((await take(second)).status).toBe(409)
})

test('a visit for which the pro suggests other times moves in place, and is the same one for a program', async () => {
  const { pro, customer } = await market()
  const { body } = await customer.api('POST /api/booking-request', requestTo(pro.id))
  const address = `/api/bookings/${String(body['bookingId'])}`
  await pro.api(`PATCH ${address}/status`, { status: 'accepted' })
  const start = { date: daysAhead(8), time: '09:00' }
  const put = (more: object) => pro.api(`PUT ${address}/suggestions`, { times: [start], ...more })
  expect((await put({ price: 80 })).body).toMatchObject({
    fields: { price: expect.stringContaining('keeps its price') },
  })
  const answer = await put({})
  expect(answer).toMatchObject({
    status: 200,
    body: { status: 'accepted', suggestion: { times: [start], price: null } },
  })
  const { id: suggestionId } = z.object({ id: z.string() }).parse(answer.body['suggestion'])
  expect(await customer.api(`POST ${address}/suggestions/accept`, { ...start, suggestionId })).toMatchObject({
    status: 200,
    body: { id: body['bookingId'], status: 'accepted', scheduledDate: start.date, suggestion: null },
  })

  const other = requestTo(pro.id, { requestDate: daysAhead(9), replacesId: String(body['bookingId']) })
  expect((await customer.api('POST /api/booking-request', other)).status).toBe(201)
  expect(await put({})).toMatchObject({ status: 409, body: { code: 'ALREADY_MOVING' } })
})

test('a pro takes suggested times back by the id of their suggestion', async () => {
  const { pro, customer } = await market()
  const { body } = await customer.api('POST /api/booking-request', requestTo(pro.id))
  const address = `/api/bookings/${String(body['bookingId'])}/suggestions`
  const suggest = async (time: string) => {
    const { body } = await pro.api(`PUT ${address}`, { times: [{ date: daysAhead(8), time }] })
    return z.object({ id: z.string() }).parse(body['suggestion']).id
  }
  const [former, latest] = [await suggest('09:00'), await suggest('10:00')]
  const takeBack = (query: string) => pro.api(`DELETE ${address}${query}`)
  expect((await takeBack('')).body).toMatchObject({ fields: { suggestionId: expect.any(String) } })
  const changed = { status: 409, body: { code: 'NOT_SUGGESTED' } }
  expect(await takeBack(`?suggestionId=${former}`)).toMatchObject(changed)
  const pending = { status: 200, body: { status: 'pending', suggestion: null, actions: ['accepted', 'rejected'] } }
  expect(await takeBack(`?suggestionId=${latest}`)).toMatchObject(pending)
  expect(await takeBack(`?suggestionId=${latest}`)).toMatchObject(changed)
})
