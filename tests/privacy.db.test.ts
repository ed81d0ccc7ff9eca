import { expect, test } from 'vitest'

import { updateProfile } from '../src/features/accounts/profile.server.ts'
import { putHours } from '../src/features/availability/availability.server.ts'
import { subscriptionsOf } from '../src/features/memberships/subscriptions.server.ts'
import { BusinessInfo } from '../src/features/pros/pro.schema.ts'
import { createPro, updatePro } from '../src/features/pros/pros.server.ts'
import { respondToReview, writeReview } from '../src/features/reviews/reviews.server.ts'
import { ServiceInfo } from '../src/features/services/service.schema.ts'
import { addService, changeService } from '../src/features/services/services.server.ts'
import { testVisit } from '../src/platform/visit.fixture.ts'
import { openApi } from './support/api.ts'
import { businessInfo, openBusiness, requestTo, serviceInfo } from './support/business.ts'
import { daysAhead } from './support/days-ahead.ts'
import { untilJobsAreDone } from './support/jobs-done.ts'
import { visitOf } from './support/visit-of.ts'

const { person, anonymous, database } = await openApi()
const { db } = database

test('an account with a password of the maximum length can be deleted', async () => {
  const { api, password } = await person('customer')
  const newPassword = 'pool'.repeat(64)
  const change = { currentPassword: password, newPassword, confirmPassword: newPassword }
  expect((await api('PUT /api/auth/password', change)).status).toBe(204)
  expect((await api('DELETE /api/auth/account', { password: newPassword })).status).toBe(204)
})

test('deleting an account needs the password', async () => {
  const { api, password } = await person('customer')
  expect((await anonymous('DELETE /api/auth/account', { password })).status).toBe(401)
  for (const wrong of [{ password: 'not-this-one' }, { password: '' }, {}]) {
    const answer = await api('DELETE /api/auth/account', wrong)
    expect(answer).toMatchObject({ status: 422, body: { fields: { password: expect.any(String) } } })
  }
  expect((await api('GET /api/auth/user')).status).toBe(200)
})

test('a deleted account has no session and no login, and its address is free again', async () => {
  const { api, email, password } = await person('customer')
  const gone = await api('DELETE /api/auth/account', { password })
  expect(gone.status).toBe(204)
  expect(gone.headers.get('set-cookie')).toMatch(/^session=; Max-Age=0/)
  expect((await api('GET /api/auth/user')).status).toBe(401)
  expect((await anonymous('POST /api/auth/login', { email, password })).status).toBe(401)

  const names = { firstName: 'Somebody', lastName: 'Else', confirmPassword: password }
  expect((await anonymous('POST /api/auth/register', { email, password, ...names })).status).toBe(201)
})

test('of two concurrent deletions one takes effect, and neither fails', async () => {
  const { api, password } = await person('customer')
  const answers = await Promise.all([1, 2, 3].map(() => api('DELETE /api/auth/account', { password })))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 401, 401])
})

test("a deleted customer's open bookings end, the time is free, and the pro keeps the record without the person", async () => {
  const { dana, maria, bookingId } = await customerAndPro()
  await maria.api(`PATCH /api/bookings/${bookingId}/status`, { status: 'accepted' })
  const second = await dana.api('POST /api/booking-request', requestTo(maria.id, { requestDate: daysAhead(5) }))
  expect(second.status).toBe(201)
  await dana.api('DELETE /api/auth/account', { password: dana.password })

  const { list } = await maria.api('GET /api/bookings')
  expect(list).toHaveLength(2)
  for (const booking of list) {
    expect(booking).toMatchObject({
      status: 'canceled',
      cancelReason: 'account deleted',
      address: null,
      notes: '',
      customer: { firstName: 'Former customer', lastName: '', email: '', phone: '' },
      actions: [],
    })
  }
  expect(await db.selectFrom('bookingSlot').where('proId', '=', maria.id).selectAll().execute()).toEqual([])
  const events = await db
    .selectFrom('bookingEvent')
    .selectAll()
    .where('bookingId', '=', bookingId)
    .orderBy('at')
    .execute()
  expect(events.at(-1)).toMatchObject({ actorId: dana.id, fromStatus: 'accepted', toStatus: 'canceled' })
  expect(await emailsTo(maria.email, 'Visit canceled')).toBe(1)
  expect(await emailsTo(maria.email, 'Request canceled')).toBe(1)
})

test.each(['dana', 'maria'] as const)('a visit that has begun stays accepted when %s leaves', async (leaver) => {
  const { bookingId, ...people } = await customerAndPro()
  await people.maria.api(`PATCH /api/bookings/${bookingId}/status`, { status: 'accepted' })
  const now = Date.now()
  const begun = { startsAt: new Date(now - 1_800_000), endsAt: new Date(now + 1_800_000) }
  await db.updateTable('booking').set(begun).where('id', '=', bookingId).execute()
  const { api, password } = people[leaver]
  expect((await api('DELETE /api/auth/account', { password })).status).toBe(204)
  const { api: stays } = leaver === 'dana' ? people.maria : people.dana
  expect((await stays(`GET /api/bookings/${bookingId}`)).body).toMatchObject({ status: 'accepted' })
})

test('what the pro wrote about a booking stays when its customer leaves', async () => {
  const { dana, maria, bookingId } = await customerAndPro()
  const cancelReason = 'My truck broke down'
  await maria.api(`PATCH /api/bookings/${bookingId}/status`, { status: 'rejected', reason: cancelReason })
  expect((await dana.api('DELETE /api/auth/account', { password: dana.password })).status).toBe(204)
  expect((await maria.api(`GET /api/bookings/${bookingId}`)).body).toMatchObject({ cancelReason })
  const { bookingEvents } = (await maria.api('GET /api/auth/export')).body
  expect(bookingEvents).toContainEqual(expect.objectContaining({ toStatus: 'rejected', reason: cancelReason }))
})

test('a reason that the leaving person typed is erased, whatever it says', async () => {
  const { dana, maria, bookingId } = await customerAndPro()
  const cancelReason = 'account deleted'
  await maria.api(`PATCH /api/bookings/${bookingId}/status`, { status: 'rejected', reason: cancelReason })
  expect((await dana.api(`GET /api/bookings/${bookingId}`)).body).toMatchObject({ cancelReason })
  expect((await maria.api('DELETE /api/auth/account', { password: maria.password })).status).toBe(204)
  expect((await dana.api(`GET /api/bookings/${bookingId}`)).body).toMatchObject({ cancelReason: null })
  const events = db.selectFrom('bookingEvent').select('reason').where('bookingId', '=', bookingId)
  expect(await events.execute()).toEqual([{ reason: null }, { reason: null }])
})

test('a paying pro who deletes the account is no longer known to the payment provider', async () => {
  const { api, id, password } = await person('pro')
  await api('POST /api/pros', businessInfo)
  const { body } = await api('POST /api/create-subscription', { planId: 'annual' })
  const payment = { action: 'pay', card: '4242424242424242' }
  await api(`POST ${new URL(String(body['paymentUrl'])).pathname}`, payment)
  const member = db.selectFrom('membership').select('customerRef').where('accountId', '=', id)
  const customer = (await member.executeTakeFirstOrThrow()).customerRef ?? ''
  const subscriptions = () => subscriptionsOf(testVisit(db, null, new Date()), customer)
  expect(await subscriptions()).toMatchObject([{ status: 'active' }])

  expect((await api('DELETE /api/auth/account', { password })).status).toBe(204)
  await untilJobsAreDone(db)
  expect(await subscriptions()).toEqual([])
})

test('deleting an account during a request leaves no request behind', async () => {
  for (const leaver of ['dana', 'maria', 'dana', 'maria'] as const) {
    const people = await customerAndPro()
    const { dana, maria } = people
    const ask = (days: number) =>
      dana.api('POST /api/booking-request', requestTo(maria.id, { requestDate: daysAhead(days) }))
    const leave = people[leaver].api('DELETE /api/auth/account', { password: people[leaver].password })
    const [gone] = await Promise.all([leave, ...[4, 5, 6, 7, 8, 9].map(ask)])
    expect(gone.status).toBe(204)
    const found = db.selectFrom('booking').select(['status', 'customerName']).where('proId', '=', maria.id)
    const open = await found.where('status', '=', 'pending').execute()
    expect(open).toEqual([])
    if (leaver !== 'dana') continue
    expect(await found.where('customerName', '!=', 'Former customer').execute()).toEqual([])
  }
})

test('work in progress while an account is deleted is not kept', async () => {
  const { dana, maria, bookingId } = await customerAndPro()
  const [service] = (await maria.api('GET /api/services')).list
  await complete(bookingId)
  const review = { bookingId, proId: maria.id, rating: 4, comment: 'Clear water' }
  const { body: written } = await dana.api('POST /api/reviews', review)
  // Requests that have begun and have not done anything yet.
  const [asDana, asMaria] = [visitOf(db, dana, { role: 'customer' }), visitOf(db, maria, { role: 'pro' })]
  for (const { api, password } of [dana, maria]) {
    expect((await api('DELETE /api/auth/account', { password })).status).toBe(204)
  }

  const info = BusinessInfo.parse({ ...businessInfo, phone: '6265550142' })
  const offer = ServiceInfo.parse(serviceInfo)
  const late: [what: string, work: () => Promise<unknown>][] = [
    ['a name', () => updateProfile(asDana, { firstName: 'Dana', lastName: 'Whitfield', email: dana.email })],
    ['a business', () => createPro(asDana, info)],
    ['a change of one', () => updatePro(asMaria, maria.id, info)],
    ['a service', () => addService(asMaria, offer)],
    ['a change of one', () => changeService(asMaria, String(service?.['id']), offer)],
    ['hours', () => putHours(asMaria, maria.id, { weekly: [], exceptions: [], bufferMinutes: 15, noticeHours: 0 })],
    ['a review', () => writeReview(asDana, { bookingId, proId: maria.id, rating: 1, comment: 'Green water' })],
    ['an answer', () => respondToReview(asMaria, String(written['id']), { response: 'Thank you, Dana' })],
  ]
  for (const [what, work] of late) await expect(work(), what).rejects.toMatchObject({ status: 401 })
})

test("a deleted pro is found nowhere, but the customer's bookings and conversations can still be read", async () => {
  const { dana, maria, bookingId } = await customerAndPro()
  await maria.api(`PATCH /api/bookings/${bookingId}/status`, { status: 'accepted' })
  await dana.api('POST /api/booking-request', requestTo(maria.id, { requestDate: daysAhead(5) }))
  await maria.api(`POST /api/messages/${dana.id}`, { body: 'See you then' })
  await maria.api('DELETE /api/auth/account', { password: maria.password })

  expect((await anonymous(`GET /api/pros/${maria.id}`)).status).toBe(404)
  expect((await anonymous(`GET /api/pros/${maria.id}/availability`)).status).toBe(404)
  expect(JSON.stringify((await anonymous('GET /api/pros/search?location=91101&limit=50')).list)).not.toContain(maria.id)
  expect((await dana.api('POST /api/booking-request', requestTo(maria.id))).status).toBe(404)
  expect((await dana.api(`POST /api/messages/${maria.id}`, { body: 'Hello?' })).status).toBe(404)

  expect((await dana.api(`GET /api/bookings/${bookingId}`)).body).toMatchObject({
    status: 'canceled',
    cancelReason: 'account deleted',
    pro: { firstName: 'Former pro', lastName: '', businessName: 'Former pro' },
  })
  const { body: thread } = await dana.api(`GET /api/messages/${maria.id}`)
  expect(thread).toMatchObject({ canWrite: false })
  expect((await dana.api('GET /api/conversations')).status).toBe(200)
  expect(await emailsTo(dana.email, 'canceled your visit')).toBe(1)
  expect(await emailsTo(dana.email, 'cannot take your request')).toBe(1)
})

test('a review stays, signed by a former customer', async () => {
  const { dana, maria, bookingId } = await customerAndPro()
  await complete(bookingId)
  await dana.api('POST /api/reviews', { bookingId, proId: maria.id, rating: 4, comment: 'Clear water' })
  await dana.api('DELETE /api/auth/account', { password: dana.password })
  const { body } = await anonymous(`GET /api/pros/${maria.id}`)
  expect(body).toMatchObject({
    reviewCount: 1,
    averageRating: 4,
    reviews: [{ rating: 4, comment: 'Clear water', author: { firstName: 'Former customer', lastInitial: '' } }],
  })
})

async function customerAndPro() {
  const [dana, maria] = [await person('customer'), await person('pro')]
  await openBusiness(maria, db)
  await maria.api('POST /api/services', serviceInfo)
  const { status, body } = await dana.api('POST /api/booking-request', requestTo(maria.id, { address: '9 Danas Lane' }))
  expect(status).toBe(201)
  return { dana, maria, bookingId: String(body['bookingId']) }
}

async function complete(bookingId: string): Promise<void> {
  await db.updateTable('booking').set({ status: 'completed' }).where('id', '=', bookingId).execute()
}

async function emailsTo(email: string, subject: string): Promise<number> {
  await untilJobsAreDone(db)
  const found = await db
    .selectFrom('keptMail')
    .select('id')
    .where('toAddress', '=', email)
    .where('subject', 'ilike', `%${subject}%`)
    .execute()
  return found.length
}
