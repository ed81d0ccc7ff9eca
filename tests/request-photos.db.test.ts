import { expect, test } from 'vitest'

import { BookingRequest } from '../src/features/bookings/booking.schema.ts'
import { requestBooking } from '../src/features/bookings/request/request-booking.server.ts'
import { photoFile } from '../src/features/media/photos.fixture.ts'
import { openApi } from './support/api.ts'
import { requestTo } from './support/business.ts'
import type { Person } from './support/client.ts'
import { untilJobsAreDone } from './support/jobs-done.ts'
import { visitOf } from './support/visit-of.ts'

const { person, anonymous, business, database } = await openApi()
const { db } = database

test('in the API and in an export a booking has the full addresses of its photos, which nobody but the two can open', async () => {
  const [dana, maria, eve] = [await person('customer'), await business(), await person('customer')]
  const path = await requestWithPhotos(dana, maria, 2)
  const { photos } = (await maria.api(`GET ${path}`)).body
  expect(photos).toEqual([expect.stringMatching(address), expect.stringMatching(address)])
  expect((await dana.api('GET /api/bookings')).list).toMatchObject([{ photos }])
  for (const { api } of [dana, maria])
    expect((await api('GET /api/auth/export')).body).toMatchObject({ bookings: [{ photos }] })
  for (const path of pathsOf(photos)) {
    for (const { api } of [dana, maria]) expect((await api(`GET ${path}`)).status).toBe(200)
    for (const caller of [anonymous, eve.api]) expect((await caller(`GET ${path}`)).status).toBe(404)
  }
})

test('a request with photos is one notification and one email, which says how many there are', async () => {
  const [dana, maria] = [await person('customer'), await business()]
  await requestWithPhotos(dana, maria, 3)
  await untilJobsAreDone(db)
  const emails = await db
    .selectFrom('keptMail')
    .select(['subject', 'text'])
    .where('toAddress', '=', maria.email)
    .execute()
  const about = emails.filter(({ subject }) => /request|message/i.test(subject))
  expect(about).toEqual([{ subject: expect.stringMatching(/^New request/), text: expect.stringContaining(three) }])
  expect((await maria.api('GET /api/notifications')).list).toMatchObject([{ kind: 'request' }])
  expect((await maria.api('GET /api/conversations')).list).toMatchObject([{ unread: 4 }])
})

const three = 'Photos: 3 photos, shown with the request'

test('the photos of a request are deleted with the account of the person who sent them', async () => {
  const [dana, maria] = [await person('customer'), await business()]
  const path = await requestWithPhotos(dana, maria, 1)
  const { photos } = (await maria.api(`GET ${path}`)).body
  await dana.api('DELETE /api/auth/account', { password: dana.password })
  expect((await maria.api(`GET ${path}`)).body).toMatchObject({ photos: [] })
  for (const photo of pathsOf(photos)) expect((await maria.api(`GET ${photo}`)).status).toBe(404)
  expect(pathsOf(photos)).toHaveLength(1)
})

const address = /^http:\/\/localhost:3000\/media\/[0-9a-f-]{36}-1280\.webp$/

function pathsOf(photos: unknown): string[] {
  return [photos].flat().map((address) => new URL(String(address)).pathname)
}

/** Sends the request as the form does, and returns its path in the API. */
async function requestWithPhotos(customer: Person, pro: Person, count: number): Promise<string> {
  const photos = Array.from({ length: count }, (_, at) => photoFile(`${at}.jpg`))
  const booking = await requestBooking(visitOf(db, customer), { ...BookingRequest.parse(requestTo(pro.id)), photos })
  return `/api/bookings/${booking.id}`
}
