import { expect, test } from 'vitest'

import { authCalls } from '../src/api/auth.ts'
import { routesTo } from '../src/api/call-routes.ts'
import { api } from '../src/api/context.ts'
import { proCalls } from '../src/api/pros.ts'
import { updateProfile } from '../src/features/accounts/profile.server.ts'
import { Hours } from '../src/features/availability/availability.schema.ts'
import { putHours } from '../src/features/availability/availability.server.ts'
import { changeBooking } from '../src/features/bookings/changes/change-booking.server.ts'
import { accept, complete, marketplace, person } from '../src/features/bookings/marketplace.fixture.ts'
import { requestBooking } from '../src/features/bookings/request/request-booking.server.ts'
import { saveMailPreferences } from '../src/features/notifications/mail-preferences.server.ts'
import { respondToReview, writeReview } from '../src/features/reviews/reviews.server.ts'
import { ServiceInfo } from '../src/features/services/service.schema.ts'
import { addService, changeService } from '../src/features/services/services.server.ts'
import type { Database } from '../src/platform/database/database.server.ts'
import { newId } from '../src/platform/id.ts'
import type { Actor } from '../src/platform/visit.server.ts'
import { testVisit } from '../src/platform/visit.fixture.ts'
import { testDatabase } from './support/databases.ts'
import { businessInfo, serviceInfo } from './support/business.ts'

const { db } = await testDatabase()
const later = new Date('2026-03-02T20:00:00Z')

/** A database that becomes unavailable as soon as this many transactions are committed. */
function goneAfterCommit(commits = 1): Database {
  let left = commits
  const transaction = () => ({
    async execute(work: (db: Database) => Promise<unknown>) {
      const result = await db.transaction().execute(work)
      left--
      return result
    },
  })
  return new Proxy(db, {
    get(_, name): unknown {
      if (left <= 0) throw new Error('The database went away after the commit')
      if (name === 'transaction') return transaction
      const member: unknown = Reflect.get(db, name)
      return typeof member === 'function' ? member.bind(db) : member
    },
  })
}

test('a committed request is answered, even if the database becomes unavailable right after it', async () => {
  const { customer, pro, request, as } = await marketplace(db)
  const by = (...who: Parameters<typeof as>) => ({ ...as(...who), db: goneAfterCommit() })

  const weekly = [{ weekday: 1, start: '08:00', end: '17:00' }]
  const hours = Hours.parse({ weekly, exceptions: [], bufferMinutes: 0, noticeHours: 0 })
  expect((await putHours(by(pro), pro.id, hours)).weekly).toEqual(weekly)
  const service = await addService(by(pro), ServiceInfo.parse(serviceInfo))
  expect(await changeService(by(pro), service.id, { price: 99.5 })).toMatchObject({ priceCents: 99_50 })

  const { id: bookingId } = await requestBooking(by(customer), request(), 'once')
  expect(await changeBooking(by(pro), bookingId, accept)).toMatchObject({
    status: 'accepted',
  })
  await changeBooking(by(pro, later), bookingId, complete)
  const said = { bookingId, proId: pro.id, rating: 4, comment: 'Clear again.' }
  const review = await writeReview(by(customer, later), said)
  expect(await respondToReview(by(pro), review.id, { response: 'Thank you!' })).toMatchObject({
    proResponse: 'Thank you!',
  })

  const { email } = customer
  expect(await updateProfile(by(customer), { firstName: 'Dora', lastName: 'Wells', email })).toMatchObject({
    firstName: 'Dora',
  })
  const none = { messages: false, visits: false, reviews: false }
  expect(await saveMailPreferences(by(customer), none)).toEqual(none)
})

test('a committed change of a business is answered, even if the database becomes unavailable right after it', async () => {
  const maria = await person(db, 'pro', 'Maria')
  const call = (method: string, path: string) => callAs(maria, method, path, businessInfo)
  expect(await call('POST', '/api/pros')).toMatchObject({ userId: maria.id, reviews: [] })
  expect(await call('PUT', `/api/pros/${maria.id}`)).toMatchObject({
    userId: maria.id,
    businessName: 'Blue Haven Pool Care',
  })
})

test('a committed registration, login or account change is answered, even if the database becomes unavailable right after it', async () => {
  const [email, password] = [`${newId()}@example.com`, 'secret-water']
  const names = { firstName: 'Dana', lastName: 'Whitfield' }
  const registration = { ...names, email, role: 'customer', password, confirmPassword: password }
  // The account first, and then its session.
  expect(await callAs(null, 'POST', '/api/auth/register', registration, 2)).toMatchObject({ email })
  expect(await callAs(null, 'POST', '/api/auth/login', { email, password })).toMatchObject({ email })
  const dana = await person(db, 'customer', 'Dana')
  const changed = { firstName: 'Dora', lastName: 'Wells' }
  expect(await callAs(dana, 'PUT', '/api/auth/profile', { ...changed, email: dana.email })).toMatchObject(changed)
})

async function callAs(actor: Actor | null, method: string, path: string, body: object, commits = 1): Promise<unknown> {
  const visit = testVisit(goneAfterCommit(commits), actor, new Date())
  const app = api.createApp().use(async (c, next) => {
    c.set('visit', visit)
    await next()
  })
  const answer = await app
    .route('/', routesTo([...proCalls, ...authCalls]))
    .request(path, { method, body: JSON.stringify(body), headers: { 'content-type': 'application/json' } })
  return answer.json()
}
