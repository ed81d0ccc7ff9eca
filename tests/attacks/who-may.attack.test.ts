import { expect, test } from 'vitest'

import { businessInfo, requestTo, serviceInfo } from '../support/business.ts'
import {
  addPhoto,
  completedBooking,
  freshHour,
  newestPhoto,
  openBusiness,
  openLockedBusiness,
  request,
  setStatus,
  smallPhoto,
  whereItIsEarly,
} from './cast.ts'
import { anybody, register, visitorOf, site } from './visitor.ts'
import type { Person } from '../support/client.ts'

const [customer, otherCustomer, pro, otherPro] = await Promise.all([
  register('customer'),
  register('customer'),
  openBusiness(whereItIsEarly()),
  openBusiness(),
])
const unknownId = '01900000-0000-7000-8000-000000000000'

async function profileOf({ id, api }: Person) {
  return (await api(`GET /api/pros/${id}`)).text
}

test('A1: nobody registers as more than a customer or a pro, or with fields that are not theirs to set', async () => {
  const base = { password: 'secret-water', confirmPassword: 'secret-water', firstName: 'Eve', lastName: 'Doe' }
  const form = (changes: object) => ({
    ...base,
    email: `a1-${Math.random()}@example.com`,
    role: 'customer',
    ...changes,
  })
  const extras = [{ role: 'admin' }, { role: ['pro'] }, { subscriptionStatus: 'active' }, { isVerified: true }]
  for (const extra of [
    ...extras,
    { id: unknownId },
    { emailVerified: true },
    { __proto__x: 1 },
    { passwordHash: 'x' },
  ]) {
    expect((await anybody('POST /api/auth/register', form(extra))).status, JSON.stringify(extra)).toBe(422)
  }
  const { api } = await register('pro')
  expect((await api('GET /api/auth/user')).body).toMatchObject({ subscriptionStatus: 'inactive', emailVerified: false })
})

test("A2: another's business stays as it is, byte for byte", async () => {
  const before = await profileOf(otherPro)
  for (const person of [customer, pro]) {
    const answer = await person.api(`PUT /api/pros/${otherPro.id}`, { ...businessInfo, businessName: 'Taken over' })
    expect([403, 404]).toContain(answer.status)
  }
  expect((await anybody(`PUT /api/pros/${otherPro.id}`, businessInfo)).status).toBe(401)
  expect(await profileOf(otherPro)).toBe(before)
})

test("A3: another's service is neither changed, archived nor taken over", async () => {
  const before = await otherPro.api('GET /api/services')
  const address = `/api/services/${otherPro.serviceId}`
  expect((await pro.api(`PATCH ${address}`, { price: 1 })).status).toBe(404)
  expect((await pro.api(`DELETE ${address}`)).status).toBe(404)
  for (const owner of [{ proId: pro.id }, { userId: pro.id }]) {
    expect((await pro.api(`PATCH ${address}`, owner)).status).toBe(422)
    expect((await pro.api('POST /api/services', { ...serviceInfo, ...owner })).status).toBe(422)
  }
  expect((await otherPro.api('GET /api/services')).text).toBe(before.text)
})

test("A3: nobody but a pro adds photos of work, and nobody changes another's", async () => {
  const photo = await smallPhoto()
  expect(await addPhoto(otherPro, photo)).toBe(200)
  expect(await addPhoto(customer, photo)).toBe(403)
  expect(await addPhoto(otherPro, Buffer.from('<svg onload="alert(1)"/>'))).toBe(422)
  const before = await profileOf(otherPro)
  const photoId = await newestPhoto(otherPro)
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  for (const { api } of [pro, customer]) {
    for (const fields of [
      `intent=remove-photo&photoId=${photoId}`,
      `intent=caption-photo&photoId=${photoId}&caption=x`,
    ]) {
      expect((await api('POST /profile?tab=business', fields, form)).status).toBe(404)
    }
  }
  expect((await anybody('POST /profile/photos', 'picture=x', form)).headers.get('location')).toMatch('/login')
  expect(await profileOf(otherPro)).toBe(before)
  expect((await customer.api(`GET /media/${photoId}-1280.webp`)).status).toBe(200)
})

test('A4: what only Poolwell sets cannot be sent with a profile or a business', async () => {
  const own = { firstName: 'Dana', lastName: 'Whitfield', email: customer.email }
  for (const extra of [{ role: 'pro' }, { emailVerified: true }, { subscriptionStatus: 'active' }, { id: pro.id }]) {
    expect((await customer.api('PUT /api/auth/profile', { ...own, ...extra })).status).toBe(422)
  }
  const before = await profileOf(pro)
  const ratings = [{ averageRating: 5 }, { reviewCount: 900 }, { isVerified: true }, { userId: otherPro.id }]
  for (const extra of [...ratings, { subscriptionExpiresAt: '2099-01-01' }, { approvedAt: '2020-01-01' }]) {
    expect((await pro.api(`PUT /api/pros/${pro.id}`, { ...businessInfo, ...extra })).status).toBe(422)
  }
  expect(await profileOf(pro)).toBe(before)
  expect((await customer.api('GET /api/auth/user')).body).toMatchObject({ role: 'customer' })
})

test('A5: of all parties and statuses only the right combination changes a booking', async () => {
  const allowed = new Set(['pro pending accepted', 'pro pending rejected', 'customer pending canceled'])
  allowed.add('customer accepted canceled').add('pro accepted canceled')
  const parties = { customer, otherCustomer, pro, otherPro, anonymous: null }
  const wrong: string[] = []
  const done = await completedBooking(customer, pro)
  for (const state of ['pending', 'accepted', 'rejected', 'canceled', 'completed']) {
    for (const to of ['pending', 'accepted', 'rejected', 'completed', 'canceled']) {
      // A completed booking can no longer change, so one is enough.
      const bookingId = state === 'completed' ? done : await request(customer, pro)
      const actor = state === 'canceled' ? customer : pro
      if (state !== 'pending' && state !== 'completed')
        expect((await setStatus(actor, bookingId, state)).status).toBe(200)
      for (const [name, person] of Object.entries(parties)) {
        const cell = `${name} ${state} ${to}`
        if (allowed.has(cell)) continue
        const change = { status: to, reason: 'Testing' }
        const { status } = await (person?.api ?? anybody)(`PATCH /api/bookings/${bookingId}/status`, change)
        const expected = name === 'anonymous' ? [401] : name.startsWith('other') ? [404] : [403, 409]
        if (!expected.includes(status)) wrong.push(`${cell}: ${status}`)
      }
      const { body } = await customer.api(`GET /api/bookings/${bookingId}`)
      if (body['status'] !== state) wrong.push(`${state} became ${String(body['status'])}`)
      for (const cell of allowed) {
        const [name = '', from, target = ''] = cell.split(' ')
        if (from !== state || target !== to || name === 'customer') continue
        if ((await setStatus(pro, bookingId, to, 'Testing')).status !== 200) wrong.push(`${cell} was refused`)
      }
    }
  }
  expect(wrong).toEqual([])
})

test('A6: no status is skipped, reverted or made up', async () => {
  const bookingId = await request(customer, pro)
  expect((await setStatus(pro, bookingId, 'completed')).status).toBe(409)
  for (const made of ['foo', '', 'ACCEPTED', null, 1, ['accepted']]) {
    expect((await pro.api(`PATCH /api/bookings/${bookingId}/status`, { status: made })).status).toBe(422)
  }
  expect((await setStatus(customer, bookingId, 'canceled')).status).toBe(200)
  for (const to of ['accepted', 'completed', 'pending', 'rejected']) {
    expect((await setStatus(pro, bookingId, to)).status).toBe(409)
  }
  const done = await completedBooking(customer, pro)
  for (const to of ['pending', 'accepted', 'canceled', 'rejected']) {
    expect((await setStatus(pro, done, to, 'Testing')).status, to).toBe(409)
  }
})

test('A7: to a stranger a booking looks as if it did not exist', async () => {
  const bookingId = await request(customer, pro)
  for (const person of [otherCustomer, otherPro]) {
    const [real, made] = await Promise.all([
      person.api(`GET /api/bookings/${bookingId}`),
      person.api(`GET /api/bookings/${unknownId}`),
    ])
    expect([real.status, real.body['message'], real.body['code']]).toEqual([
      404,
      made.body['message'],
      made.body['code'],
    ])
    expect((await person.api('GET /api/bookings')).text).not.toContain(bookingId)
  }
})

test('A8: a customer cannot make a pro’s calls, and a pro without a membership offers nothing', async () => {
  expect((await customer.api('POST /api/services', serviceInfo)).status).toBe(403)
  expect((await customer.api('POST /api/create-subscription', { planId: 'monthly' })).status).toBe(403)
  const hours = { weekly: [], exceptions: [], bufferMinutes: 0, noticeHours: 0 }
  expect((await customer.api(`PUT /api/pros/${customer.id}/hours`, hours)).status).toBe(404)
  const locked = await openLockedBusiness()
  expect((await locked.api('POST /api/services', serviceInfo)).status).toBe(403)
  expect((await customer.api('POST /api/booking-request', requestTo(locked.id))).status).toBe(403)
})

test('A38: nobody books themselves, a pro books nobody, and a former customer is not the pro of an old booking', async () => {
  expect((await pro.api('POST /api/booking-request', requestTo(pro.id, freshHour()))).status).toBe(403)
  expect((await pro.api('POST /api/booking-request', requestTo(otherPro.id, freshHour()))).status).toBe(403)
  const former = await register('customer')
  const bookingId = await request(former, pro)
  expect((await former.api('POST /api/pros', businessInfo)).status).toBe(201)
  expect((await setStatus(former, bookingId, 'accepted')).status).toBe(403)
  expect((await setStatus(former, bookingId, 'canceled')).status).toBe(200)
})

test('A48: nobody verifies or approves themselves, and no account exists at the start', async () => {
  for (const claim of [{ isVerified: true }, { approvedAt: new Date().toISOString() }]) {
    expect((await pro.api(`PUT /api/pros/${pro.id}`, { ...businessInfo, ...claim })).status).toBe(422)
  }
  expect((await anybody(`GET /api/pros/${pro.id}`)).body).toMatchObject({ isVerified: false })
  for (const email of ['admin@poolwell.example', 'admin@example.com', 'root@localhost.example']) {
    for (const password of ['admin1', 'password', 'poolwell']) {
      expect((await visitorOf(site)('POST /api/auth/login', { email, password })).status).toBe(401)
    }
  }
})

test('a form without a button of its page changes nothing', async () => {
  const { api } = await openBusiness()
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  for (const fields of ['', 'intent=', 'intent=keep', 'intent=constructor']) {
    for (const path of ['/cancel-subscription', '/pro-dashboard/hours']) {
      const { status, headers } = await api(`POST ${path}`, fields, form)
      expect([status, headers.get('location')], fields).toEqual([303, path])
    }
  }
  expect((await api('GET /api/auth/user')).body).toMatchObject({ cancelAtPeriodEnd: false })
})
