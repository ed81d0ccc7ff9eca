import { expect, test } from 'vitest'

import { requestDeletion } from '../src/features/privacy/account-record.server.ts'
import { newId } from '../src/platform/id.ts'
import { testVisit } from '../src/platform/visit.fixture.ts'
import { openApi } from './support/api.ts'
import { openBusiness, requestTo } from './support/business.ts'
import { untilJobsAreDone } from './support/jobs-done.ts'

const { person, database } = await openApi()
const { db } = database
const desk = testVisit(db, null, new Date())

test('an operator has an account deleted, as if its owner had done it, and only the one that was meant', async () => {
  const [dana, maria] = [await person('customer'), await person('pro')]
  await openBusiness(maria, db)
  const { body } = await dana.api('POST /api/booking-request', requestTo(maria.id))
  const booking = `GET /api/bookings/${String(body['bookingId'])}`
  expect(await requestDeletion(desk, maria.email, dana.id)).toBe(false)
  expect(await requestDeletion(desk, maria.email, newId())).toBe(false)
  expect(await requestDeletion(desk, maria.email.toUpperCase(), maria.id)).toBe(true)
  await untilJobsAreDone(db)

  expect((await maria.api('GET /api/auth/user')).status).toBe(401)
  expect((await dana.api(`GET /api/pros/${maria.id}`)).status).toBe(404)
  expect((await dana.api(booking)).body).toMatchObject({ status: 'canceled' })
  expect((await dana.api('GET /api/auth/user')).status).toBe(200)
  expect(await requestDeletion(desk, maria.email, maria.id)).toBe(false)
})
