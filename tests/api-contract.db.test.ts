import { expect, test } from 'vitest'
import { openApi } from './support/api.ts'
import { itIsTheDay, requestTo, serviceInfo } from './support/business.ts'
import { daysAhead } from './support/days-ahead.ts'

const { anonymous, business, person, database } = await openApi()

test('registering signs in, and nobody else can take the address', async () => {
  const { api, email } = await person('customer')
  expect((await api('GET /api/auth/user')).body).toMatchObject({
    email,
    role: 'customer',
    subscriptionStatus: 'inactive',
  })

  const again = { email: email.toUpperCase(), password: 'secret-water', confirmPassword: 'secret-water' }
  const second = await anonymous('POST /api/auth/register', { ...again, firstName: 'A', lastName: 'B' })
  expect(second).toMatchObject({ status: 409, body: { code: 'EMAIL_TAKEN', fields: { email: expect.any(String) } } })
})

test('the API does not need the password twice, but refuses two that differ', async () => {
  const email = `once-${process.pid}-${Date.now()}@example.com`
  const form = { email, password: 'secret-water', firstName: 'Dana', lastName: 'Whitfield', role: 'pro' }
  const differing = await anonymous('POST /api/auth/register', { ...form, confirmPassword: 'other-water' })
  expect(differing).toMatchObject({ status: 422, body: { fields: { confirmPassword: 'Passwords do not match' } } })
  expect(await anonymous('POST /api/auth/register', form)).toMatchObject({ status: 201, body: { email, role: 'pro' } })
})

test('logging in, logging out, and logging in with the wrong password', async () => {
  const { api, email, password } = await person('customer')
  expect((await api('POST /api/auth/logout')).status).toBe(204)
  expect((await api('GET /api/auth/user')).status).toBe(401)
  expect((await api('POST /api/auth/login', { email, password: 'not-this-one' })).status).toBe(401)

  const back = await api('POST /api/auth/login', { email, password })
  expect(back).toMatchObject({ status: 200, body: { role: 'customer', message: 'Welcome back' } })
  expect(back.headers.get('set-cookie')).toMatch(/^session=.*HttpOnly; SameSite=Lax$/)
})

test("registration reports every invalid field with the product's messages", async () => {
  const wrong = { email: 'x', password: '12345', confirmPassword: '123456', firstName: ' ', role: 'king' }
  const { status, body } = await anonymous('POST /api/auth/register', wrong)
  expect(status).toBe(422)
  expect(body['fields']).toMatchObject({
    email: 'Please enter a valid email address',
    password: 'Password must be at least 6 characters',
    firstName: 'Required',
    lastName: 'Required',
    role: 'Please select a role',
  })
})

test('the six categories are readable by everyone', async () => {
  const { list } = await anonymous('GET /api/categories')
  expect(list.map(({ name }) => name)).toEqual([
    'Regular Maintenance',
    'Chemical Treatment',
    'Equipment Repair',
    'Opening & Closing',
    'Leak Detection',
    'Pool Renovation',
  ])
})

test('a booking goes from request to review through the API', async () => {
  const pro = await business()
  const customer = await person('customer')
  const { body: service } = await pro.api('POST /api/services', serviceInfo)

  const made = await customer.api('POST /api/booking-request', requestTo(pro.id, { serviceId: service['id'] }))
  expect(made).toMatchObject({
    status: 201,
    body: { status: 'pending', booking: { price: 120, serviceName: 'Weekly cleaning' } },
  })
  const id = String(made.body['bookingId'])
  expect((await customer.api('POST /api/booking-request', requestTo(pro.id))).body['bookingId']).toBe(id)

  const accept = { status: 'accepted' }
  expect((await customer.api(`PATCH /api/bookings/${id}/status`, accept)).status).toBe(403)
  expect((await (await person('pro')).api(`PATCH /api/bookings/${id}/status`, accept)).status).toBe(404)
  expect((await pro.api(`PATCH /api/bookings/${id}/status`, accept)).body).toMatchObject({ status: 'accepted' })
  expect((await pro.api(`PATCH /api/bookings/${id}/status`, { status: 'completed' })).status).toBe(409)

  await itIsTheDay(id, database.db)
  expect((await pro.api(`PATCH /api/bookings/${id}/status`, { status: 'completed' })).status).toBe(200)

  const review = { bookingId: id, proId: pro.id, rating: 4, comment: '  Spotless.  ' }
  const written = await customer.api('POST /api/reviews', review)
  expect(written).toMatchObject({ status: 201, body: { comment: 'Spotless.' } })
  expect((await customer.api('POST /api/reviews', review)).status).toBe(409)
  const change = { rating: 1, comment: 'Not mine.' }
  for (const method of ['PUT', 'PATCH', 'DELETE']) {
    const { status } = await customer.api(`${method} /api/reviews/${String(written.body['id'])}`, change)
    expect([403, 404, 405]).toContain(status)
  }
  expect((await anonymous(`GET /api/pros/${pro.id}`)).body).toMatchObject({ averageRating: 4, reviewCount: 1 })
})

test('a taken time, a past date and a wrong type are each refused with their own message', async () => {
  const pro = await business()
  const first = await person('customer')
  const second = await person('customer')
  const { body } = await first.api('POST /api/booking-request', requestTo(pro.id))
  await second.api('POST /api/booking-request', requestTo(pro.id))
  await pro.api(`PATCH /api/bookings/${String(body['bookingId'])}/status`, { status: 'accepted' })

  const third = await person('customer')
  expect(await third.api('POST /api/booking-request', requestTo(pro.id))).toMatchObject({
    status: 409,
    body: { code: 'TIME_TAKEN', message: 'This time is already taken. Please choose another.' },
  })
  // Two days: while it is already tomorrow in London, one day ago is the pro's today.
  const past = await third.api('POST /api/booking-request', requestTo(pro.id, { requestDate: daysAhead(-2) }))
  expect(past).toMatchObject({ status: 422, body: { fields: { requestDate: expect.any(String) } } })
  const typed = await third.api('POST /api/booking-request', requestTo(pro.id, { customerName: 7, status: 'accepted' }))
  expect(typed).toMatchObject({
    status: 422,
    body: { fields: { customerName: 'Name must be at least 2 characters', status: expect.any(String) } },
  })
})

test.each([
  ['broken JSON', 'POST /api/auth/login', '{"email":', {}, 400],
  ['another content type', 'POST /api/auth/login', 'a=b', { 'content-type': 'text/plain' }, 415],
  ['an encoded body', 'POST /api/auth/login', '{}', { 'content-encoding': 'gzip' }, 415],
  ['2 MB', 'POST /api/auth/login', JSON.stringify({ email: 'x'.repeat(2_000_000) }), {}, 413],
  ['another site', 'POST /api/auth/logout', '{}', { origin: 'https://evil.example' }, 403],
  ['an id of the wrong form', 'GET /api/pros/7', undefined, {}, 404],
  ['an unknown call', 'GET /api/nothing', undefined, {}, 404],
  ['a forged cursor', 'GET /api/pros/search?cursor=e30', undefined, {}, 422],
  ['half a coordinate', 'GET /api/pros/search?lat=34', undefined, {}, 422],
  ['an unknown order', 'GET /api/pros/search?sort=price', undefined, {}, 422],
])('%s gets a status and a JSON answer with its request id', async (_what, call, body, headers, status) => {
  const answer = await anonymous(call, body, headers)
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([status, 'no-store'])
  expect(answer.body).toMatchObject({
    message: expect.any(String),
    code: expect.any(String),
    requestId: expect.any(String),
  })
})
