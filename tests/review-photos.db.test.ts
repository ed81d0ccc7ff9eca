import sharp from 'sharp'
import { expect, test, vi } from 'vitest'

import { pictureAddress } from '../src/features/media/picture.ts'
import { approvePro, hidePro } from '../src/features/pros/vet-pros.server.ts'
import { removeReviewPhoto } from '../src/features/reviews/moderate-reviews.server.ts'
import { changeReview, writeReview } from '../src/features/reviews/reviews.server.ts'
import { pagesOnBus } from '../src/platform/bus/pages-changed.server.ts'
import { testVisit } from '../src/platform/visit.fixture.ts'
import { openApi } from './support/api.ts'
import { itIsTheDay, requestTo } from './support/business.ts'
import { untilJobsAreDone } from './support/jobs-done.ts'
import { visitOf } from './support/visit-of.ts'

const { person, anonymous, business, database, site } = await openApi()
const { db } = database
const said = { rating: 5, comment: 'Spotless, as the photos show.' }
const panorama = await sharp({ create: { width: 1800, height: 600, channels: 3, background: '#1188cc' } })
  .withExif({ IFD3: { GPSLatitude: '34/1 3/1 0/1' } })
  .jpeg()
  .toBuffer()

test('everybody can open the photos of a review at the addresses that the API gives, without what the camera stored', async () => {
  const { dana, maria, photos } = await reviewed(2)
  const urls = photos.map(({ id }) => ({ id, url: `http://localhost:3000${pictureAddress(id, 1280)}` }))
  const profile = await anonymous(`GET /api/pros/${maria.id}`)
  expect(profile.body).toMatchObject({ photos: [], reviews: [{ ...said, photos: urls }] })
  for (const { url } of urls) {
    const path = new URL(url).pathname
    const shown = await anonymous(`GET ${path}`)
    expect(shown.status).toBe(200)
    expect(shown.headers.get('cache-control')).toBe('public, max-age=600')
    const { width, height, exif } = await sharp(await bytesOf(path)).metadata()
    expect([width, height, exif]).toEqual([1280, 427, undefined])
  }
  const [path = ''] = pathsOf(photos)
  const small = await sharp(await bytesOf(path.replace('1280', '512'))).metadata()
  expect([small.width, small.height]).toEqual([427, 427])
  expect((await dana.api(`GET ${path.replace('1280', '96')}`)).status).toBe(404)
})

test('the email about a review says how many photos it shows', async () => {
  const { maria } = await reviewed(2)
  await untilJobsAreDone(db)
  const mails = db.selectFrom('keptMail').select('text').where('toAddress', '=', maria.email)
  const [mail, ...others] = await mails.where('subject', 'like', 'Dana changed the review%').execute()
  expect(mail?.text).toContain('Photos: 2 photos, shown with the review')
  expect(others).toEqual([])
})

test('its author removes photos from a review, and their addresses and files are gone', async () => {
  const { dana, review, photos } = await reviewed(2)
  const [gone, kept] = photos
  const changed = await changeReview(visitOf(db, dana), review, { ...said, removePhotos: [gone?.id ?? ''] })
  expect(changed.photos.map(({ id }) => id)).toEqual([kept?.id])
  expect((await dana.api(`GET ${pictureAddress(gone?.id ?? '', 512)}`)).status).toBe(404)
  await filesGone(gone?.id)
})

test('nobody takes a photo out of another review, or another picture, by naming it in a review of their own', async () => {
  const [{ maria, photos }, own] = [await reviewed(1), await reviewed(1)]
  const removePhotos = photos.map(({ id }) => id)
  const changed = await changeReview(visitOf(db, own.dana), own.review, { ...said, rating: 1, removePhotos })
  expect(changed).toMatchObject({ rating: 1, photos: [{ id: own.photos[0]?.id }] })
  expect((await anonymous(`GET /api/pros/${maria.id}`)).body).toMatchObject({ reviews: [{ photos: [{}] }] })
  for (const path of pathsOf(photos)) expect((await anonymous(`GET ${path}`)).status).toBe(200)
})

test('photos in reviews do not depend on the membership of the pro', async () => {
  const { maria, photos } = await reviewed(1)
  await db.updateTable('membership').set({ status: 'canceled' }).where('accountId', '=', maria.id).execute()
  expect((await anonymous(`GET /api/pros/${maria.id}`)).body).toMatchObject({ reviews: [{ photos: [{}] }] })
  for (const path of pathsOf(photos)) expect((await anonymous(`GET ${path}`)).status).toBe(200)
})

test('while a business is hidden, only its pro and the author see the photos of its reviews', async () => {
  const { dana, maria, photos } = await reviewed(1)
  const [path = ''] = pathsOf(photos)
  const statuses = async () => {
    const callers = [anonymous, (await person('customer')).api, dana.api, maria.api]
    return Promise.all(callers.map(async (caller) => (await caller(`GET ${path}`)).status))
  }
  await hidePro(visitOf(db, maria), maria.email)
  expect(await statuses()).toEqual([404, 404, 200, 200])
  expect((await dana.api(`GET ${path}`)).headers.get('cache-control')).toBe('private, max-age=600')
  await approvePro(visitOf(db, maria), maria.email)
  expect(await statuses()).toEqual([200, 200, 200, 200])
})

test('with the account of the author, the photos are deleted, and the review stays without them', async () => {
  const { dana, maria, photos } = await reviewed(2)
  expect((await dana.api('DELETE /api/auth/account', { password: dana.password })).status).toBe(204)
  expect((await anonymous(`GET /api/pros/${maria.id}`)).body).toMatchObject({ reviews: [{ ...said, photos: [] }] })
  for (const { api } of [maria, { api: anonymous }])
    for (const path of pathsOf(photos)) expect((await api(`GET ${path}`)).status).toBe(404)
  for (const { id } of photos) await filesGone(id)
})

test('once the pro has left, only the author sees the photos of the review', async () => {
  const { dana, maria, photos } = await reviewed(1)
  expect((await maria.api('DELETE /api/auth/account', { password: maria.password })).status).toBe(204)
  for (const path of pathsOf(photos)) {
    expect((await anonymous(`GET ${path}`)).status).toBe(404)
    expect((await dana.api(`GET ${path}`)).status).toBe(200)
  }
})

test('an export has the addresses of the photos with the review, for its author and for its pro', async () => {
  const { dana, maria, photos } = await reviewed(2)
  const addresses = pathsOf(photos).map((path) => `http://localhost:3000${path}`)
  const own = (await dana.api('GET /api/auth/export')).body
  expect(own).toMatchObject({ reviewsWritten: [{ ...said, photos: addresses }], reviewsReceived: [] })
  expect(own['pictures']).toMatchObject([{ purpose: 'review' }, { purpose: 'review' }])
  const received = (await maria.api('GET /api/auth/export')).body
  expect(received).toMatchObject({ reviewsReceived: [{ ...said, photos: addresses }], pictures: [] })
})

test('an operator removes a photo of a review, which clears the kept pages and tells its author why', async () => {
  const { dana, maria, photos } = await reviewed(2)
  const [gone, kept] = photos
  const visit = visitOf(db, maria)
  const publish = vi.spyOn(visit.bus, 'publish')
  expect(await removeReviewPhoto(visit, gone?.id ?? '', 'It shows a child')).toBe(true)
  expect(publish).toHaveBeenCalledExactlyOnceWith(expect.anything(), [pagesOnBus], expect.anything())
  expect((await anonymous(`GET /api/pros/${maria.id}`)).body).toMatchObject({ reviews: [{ photos: [kept] }] })
  expect((await dana.api(`GET ${pictureAddress(gone?.id ?? '', 1280)}`)).status).toBe(404)
  await filesGone(gone?.id)
  await untilJobsAreDone(db)
  const told = db.selectFrom('keptMail').select(['toAddress', 'subject', 'text'])
  const mails = await told.where('subject', 'like', 'A photo was removed%').execute()
  expect(mails.filter(({ toAddress }) => [dana.email, maria.email].includes(toAddress))).toEqual([
    {
      toAddress: dana.email,
      subject: 'A photo was removed from your review of Blue Haven Pool Care',
      text: expect.stringContaining('It shows a child'),
    },
  ])
})

/** A review with so many photos, sent as the form sends it. */
async function reviewed(count: number) {
  const [dana, maria] = [await person('customer'), await business()]
  const booking = String((await dana.api('POST /api/booking-request', requestTo(maria.id))).body['bookingId'])
  await maria.api(`PATCH /api/bookings/${booking}/status`, { status: 'accepted' })
  await itIsTheDay(booking, db)
  await maria.api(`PATCH /api/bookings/${booking}/status`, { status: 'completed' })
  const { id } = await writeReview(visitOf(db, dana), {
    bookingId: booking,
    proId: maria.id,
    rating: 1,
    comment: 'Wait.',
  })
  const files = Array.from({ length: count }, (_, at) => new File([new Uint8Array(panorama)], `${at}.jpg`))
  const { photos } = await changeReview(visitOf(db, dana), id, { ...said, photos: files })
  return { dana, maria, review: id, photos: photos.map(({ id, url }) => ({ id, url: `http://localhost:3000${url}` })) }
}

function pathsOf(photos: readonly { id: string }[]): string[] {
  return photos.map(({ id }) => pictureAddress(id, 1280))
}

async function bytesOf(path: string): Promise<ArrayBuffer> {
  return (await site.request(path)).arrayBuffer()
}

async function filesGone(id = ''): Promise<void> {
  const { files } = testVisit(db, null, new Date())
  await vi.waitFor(async () => expect(await files.get(`media/${id}-1280.webp`)).toBeNull(), 10_000)
}
