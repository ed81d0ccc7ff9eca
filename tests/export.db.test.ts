import { expect, test } from 'vitest'

import { planNamed } from '../src/features/memberships/membership.ts'
import { insertConsent } from '../src/features/memberships/memberships.table.server.ts'
import { removeReview } from '../src/features/reviews/moderate-reviews.server.ts'
import { newId } from '../src/platform/id.ts'
import { testVisit } from '../src/platform/visit.fixture.ts'
import { openApi } from './support/api.ts'
import type { Person } from './support/client.ts'
import { businessInfo, requestTo, serviceInfo } from './support/business.ts'
import { daysAhead } from './support/days-ahead.ts'

const { person, anonymous, database, business } = await openApi()
const { db } = database

test('the export is a file with everything about its owner, without their secrets', async () => {
  const { dana, maria, bookingId } = await customerAndPro()
  await dana.api(`POST /api/messages/${maria.id}`, { body: 'Is the gate code needed?' })
  const { status, headers, body } = await dana.api('GET /api/auth/export')
  expect(status).toBe(200)
  expect(headers.get('content-disposition')).toMatch(/^attachment; filename="poolwell-data-\d{4}-\d\d-\d\d\.json"$/)
  expect(body).toMatchObject({
    account: { id: dana.id, email: dana.email, pendingEmail: null },
    membership: null,
    sessions: [{ current: true }],
    signInMarks: [{ mark: expect.stringMatching(/^[0-9a-f]{64}$/), seenAt: expect.any(String) }],
    reviewsRemoved: [],
    business: null,
    bookings: [{ id: bookingId, address: '9 Danas Lane', price: null }],
    bookingEvents: [{ bookingId, actorId: dana.id, fromStatus: null, toStatus: 'pending', reason: null }],
    conversations: [{ id: expect.any(String), with: businessInfo.businessName }],
    messages: expect.arrayContaining([expect.objectContaining({ body: 'Is the gate code needed?' })]),
  })
  expect((await maria.api('GET /api/auth/export')).body['conversations']).toMatchObject([{ with: 'Dana Whitfield' }])
  expect(JSON.stringify(body)).not.toMatch(/passwordHash|argon2|tokenHash/)
  expect((await anonymous('GET /api/auth/export')).status).toBe(401)
})

test('a pro exports the business, and a street only once the visit is accepted', async () => {
  const { maria, bookingId } = await customerAndPro()
  const before = (await maria.api('GET /api/auth/export')).body
  expect(before).toMatchObject({
    business: {
      profile: { businessName: businessInfo.businessName, address: businessInfo.address },
      services: [{ name: serviceInfo.name }],
    },
    membership: { status: 'trial', plan: 'month', trialUsedAt: null, customerRef: null },
    bookings: [{ id: bookingId, address: null, customer: { phone: '(626) 555-0142' } }],
  })
  expect(JSON.stringify(before)).not.toMatch(/9 Danas Lane|verifiedNote/)

  await maria.api(`PATCH /api/bookings/${bookingId}/status`, { status: 'accepted' })
  const after = (await maria.api('GET /api/auth/export')).body
  expect(after).toMatchObject({ bookings: [{ id: bookingId, address: '9 Danas Lane' }] })
})

test('an export for an unconfirmed address leaves out what was written from it', async () => {
  const { api, id, email } = await person('customer')
  const words = { name: 'Somebody', phone: null, subject: 'other', message: 'A secret' }
  await db
    .insertInto('contactMessage')
    .values({ id: newId(), accountId: null, email, ...words, createdAt: new Date() })
    .execute()
  expect((await api('GET /api/auth/export')).body['contactMessages']).toEqual([])

  await db.updateTable('account').set({ emailVerifiedAt: new Date() }).where('id', '=', id).execute()
  expect((await api('GET /api/auth/export')).body['contactMessages']).toMatchObject([{ message: 'A secret' }])
})

test("an export has a person's own records of every kind, and none of anybody else's", async () => {
  const { dana, maria } = await twoWithEveryRecord()
  const eve = await business()
  const [byDana, byMaria, byEve] = await Promise.all([dana, maria, eve].map(exportedLists))
  const kinds = Object.keys(byEve ?? {})
  expect(kinds.length).toBeGreaterThan(15)
  for (const kind of kinds) {
    expect([...(byDana?.[kind] ?? []), ...(byMaria?.[kind] ?? [])], kind).not.toEqual([])
    expect(byEve?.[kind], kind).toHaveLength(alwaysOne.has(kind) ? 1 : 0)
  }
  expect(JSON.stringify(byEve)).not.toMatch(new RegExp(`${dana.id}|${maria.id}`))
})

const alwaysOne = new Set(['sessions', 'signInMarks'])

/** All lists of an export, including those of the business. */
async function exportedLists({ api }: Person): Promise<Record<string, unknown[]>> {
  const { body } = await api('GET /api/auth/export')
  const all = Object.entries({ ...body, ...Object(body['business']) })
  return Object.fromEntries(all.flatMap(([kind, records]) => (Array.isArray(records) ? [[kind, records]] : [])))
}

/** A customer and a pro; each kind of record belongs to one of them. */
async function twoWithEveryRecord() {
  const { dana, maria, bookingId } = await customerAndPro()
  await complete(bookingId)
  const { body: removed } = await reviewOf(dana, maria, bookingId)
  const visit = testVisit(db, null, new Date())
  await removeReview(visit, String(removed['id']), 'Not about this visit')
  const second = await dana.api('POST /api/booking-request', requestTo(maria.id, { requestDate: daysAhead(5) }))
  const start = { date: daysAhead(6), time: '11:00' }
  await maria.api(`PUT /api/bookings/${String(second.body['bookingId'])}/suggestions`, { times: [start] })
  await complete(String(second.body['bookingId']))
  const { body: review } = await reviewOf(dana, maria, String(second.body['bookingId']))
  await maria.api(`PUT /api/reviews/${String(review['id'])}/response`, { response: 'Thank you' })

  const hours = { weekly: [{ weekday: 1, start: '08:00', end: '17:00' }], bufferMinutes: 0, noticeHours: 0 }
  await maria.api(`PUT /api/pros/${maria.id}/hours`, {
    ...hours,
    exceptions: [{ date: daysAhead(9), closed: true }],
    away: [{ date: daysAhead(10), start: '10:00', end: '11:00' }],
  })
  await dana.api('PUT /api/notification-preferences', { messages: false, visits: true, reviews: true })
  await dana.api('POST /api/contact', { name: 'Dana', email: dana.email, subject: 'technical', message: 'It is gray.' })
  await dana.api(`POST /api/messages/${maria.id}`, { body: 'Hello' })
  await dana.api('POST /api/reports', { subject: 'user', id: maria.id, reason: 'Spam', details: null })
  await dana.api(`PUT /api/saved-pros/${maria.id}`)
  await dana.api(`POST /api/messages/${maria.id}/block`)
  await insertConsent(visit, maria.id, planNamed('monthly'), 'I agree.')
  const picture = { purpose: 'profile', width: 9, height: 9, caption: '', createdAt: new Date() } as const
  await db
    .insertInto('picture')
    .values({ id: newId(), accountId: dana.id, ...picture })
    .execute()
  return { dana, maria }
}

async function customerAndPro() {
  const [dana, maria] = [await person('customer'), await business()]
  await maria.api('POST /api/services', serviceInfo)
  const { body } = await dana.api('POST /api/booking-request', requestTo(maria.id, { address: '9 Danas Lane' }))
  return { dana, maria, bookingId: String(body['bookingId']) }
}

function reviewOf(dana: Person, maria: Person, bookingId: string) {
  return dana.api('POST /api/reviews', { bookingId, proId: maria.id, rating: 4, comment: 'Clear water' })
}

async function complete(bookingId: string): Promise<void> {
  await db.updateTable('booking').set({ status: 'completed' }).where('id', '=', bookingId).execute()
}
