import { sql } from 'kysely'
import sharp from 'sharp'
import { expect, test, vi } from 'vitest'

import { pictureAddress } from '../src/features/media/picture.ts'
import { savePicture } from '../src/features/media/pictures.server.ts'
import { maxWorkPhotos, noMoreRoom } from '../src/features/media/work-photo.ts'
import { PhotoCaption } from '../src/features/media/work-photo.schema.ts'
import {
  addWorkPhoto,
  captionWorkPhoto,
  removeWorkPhoto,
  takeDownPhoto,
} from '../src/features/media/work-photos.server.ts'
import { listConversations } from '../src/features/messages/threads.server.ts'
import { approvePro, hidePro } from '../src/features/pros/vet-pros.server.ts'
import { newId } from '../src/platform/id.ts'
import type { JobData } from '../src/platform/jobs/jobs.ts'
import { pagesOnBus } from '../src/platform/bus/pages-changed.server.ts'
import { testVisit } from '../src/platform/visit.fixture.ts'
import type { Actor } from '../src/platform/visit.server.ts'
import { openApi } from './support/api.ts'
import type { Caller, Person } from './support/client.ts'

const { person, anonymous, database, site, business } = await openApi()
const { db } = database
const panorama = await sharp({ create: { width: 1800, height: 600, channels: 3, background: '#1188cc' } })
  .withExif({ IFD3: { GPSLatitude: '34/1 3/1 0/1' } })
  .jpeg()
  .toBuffer()

test('a profile lists the photos of the work, newest first, with their captions', async () => {
  const maria = await business()
  expect((await anonymous(`GET /api/pros/${maria.id}`)).body['photos']).toEqual([])
  const first = await add(maria, 1)
  const second = await add(maria, 2)
  const third = await add(maria, 3)
  await captionWorkPhoto(visitOf(maria), { photoId: first, caption: 'New tiles in Altadena' })

  expect(await photosOf(maria)).toEqual([
    { id: third, url: urlOf(third), caption: '' },
    { id: second, url: urlOf(second), caption: '' },
    { id: first, url: urlOf(first), caption: 'New tiles in Altadena' },
  ])
  const thumbnail = await sharp(await bytesOf(pictureAddress(first, 512))).metadata()
  const large = await sharp(await bytesOf(urlOf(first).slice('http://localhost:3000'.length))).metadata()
  expect([thumbnail.width, thumbnail.height, large.width, large.height]).toEqual([427, 427, 1280, 427])
  expect([thumbnail.exif, large.exif]).toEqual([undefined, undefined])
  expect((await anonymous(`GET ${pictureAddress(first, 96)}`)).status).toBe(404)
})

test('without an active membership only the pro sees the photos', async () => {
  const maria = await business()
  const id = await add(maria)
  expect((await anonymous(`GET ${pictureAddress(id, 512)}`)).status).toBe(200)
  await db.updateTable('membership').set({ status: 'canceled' }).where('accountId', '=', maria.id).execute()

  const dana = await person('customer')
  for (const caller of [anonymous, dana.api]) {
    expect(JSON.stringify((await caller(`GET /api/pros/${maria.id}`)).body)).not.toContain(id)
    for (const side of [512, 1280] as const) {
      expect((await caller(`GET ${pictureAddress(id, side)}`)).status).toBe(404)
    }
  }
  expect((await maria.api(`GET /api/pros/${maria.id}`)).body['photos']).toMatchObject([{ id }])
  const own = await maria.api(`GET ${pictureAddress(id, 1280)}`)
  expect([own.status, own.headers.get('cache-control')]).toEqual([200, 'private, max-age=600'])
})

test('while an operator hides a business, only its pro sees its pictures, also at their addresses', async () => {
  const [maria, dana] = [await business(), await person('customer')]
  const pictures = [await add(maria), await savePicture(visitOf(maria), 'business', panorama)]
  await dana.api(`POST /api/messages/${maria.id}`, { body: 'Hello' })
  const shownTo = async ({ api }: { api: Caller }) => {
    const answers = await Promise.all(pictures.map((id) => api(`GET ${pictureAddress(id, 1280)}`)))
    return answers.map(({ status }) => status)
  }
  const imageInInbox = async () =>
    (await listConversations(visitOf(dana))).conversations.map((thread) => thread.with.image)
  expect([await shownTo({ api: anonymous }), await shownTo(dana)]).toEqual([
    [200, 200],
    [200, 200],
  ])
  expect(await imageInInbox()).toEqual([pictureAddress(pictures[1] ?? '', 512)])

  await hidePro(visitOf(maria), maria.email)
  expect([await shownTo({ api: anonymous }), await shownTo(dana)]).toEqual([
    [404, 404],
    [404, 404],
  ])
  expect(await imageInInbox()).toEqual([null])
  expect(await shownTo(maria)).toEqual([200, 200])

  await approvePro(visitOf(maria), maria.email)
  expect(await shownTo({ api: anonymous })).toEqual([200, 200])
})

test('a pro shows twelve photos at most, also when several arrive at once', async () => {
  const maria = await business()
  const photo = {
    accountId: maria.id,
    purpose: 'work',
    width: 9,
    height: 9,
    caption: '',
    createdAt: new Date(),
  } as const
  const shown = Array.from({ length: maxWorkPhotos - 1 }, () => ({ id: newId(), ...photo }))
  // Photos in messages take no place of them.
  const sent = { ...photo, id: newId(), purpose: 'message' } as const
  await db
    .insertInto('picture')
    .values([...shown, sent])
    .execute()

  const answers = await Promise.allSettled([add(maria), add(maria), add(maria)])
  const refused = answers.filter((answer) => answer.status === 'rejected').map(({ reason }) => reason)
  const full = { status: 409, message: noMoreRoom, details: { fields: { picture: noMoreRoom } } }
  expect(refused).toMatchObject([full, full])
  expect(await photosOf(maria)).toHaveLength(maxWorkPhotos)
})

test('a removed photo is gone from the profile and from storage, and makes room for another', async () => {
  const maria = await business()
  const [kept, removed] = [await add(maria), await add(maria)]
  await removeWorkPhoto(visitOf(maria), removed)
  expect(await photosOf(maria)).toMatchObject([{ id: kept }])
  expect((await anonymous(`GET ${pictureAddress(removed, 512)}`)).status).toBe(404)
  await filesGone(removed)
  await expect(removeWorkPhoto(visitOf(maria), removed)).rejects.toMatchObject({ status: 404 })
})

test("nobody changes another pro's photo, or another picture of their own, as a photo of their work", async () => {
  const [maria, other] = [await business(), await business()]
  const photo = await add(maria)
  const portrait = await savePicture(visitOf(maria), 'business', panorama)
  for (const [who, photoId] of [
    [other, photo],
    [maria, portrait],
    [maria, newId()],
    [maria, 'no-id'],
  ] as const) {
    await expect(removeWorkPhoto(visitOf(who), photoId)).rejects.toMatchObject({ status: 404 })
    await expect(captionWorkPhoto(visitOf(who), { photoId, caption: 'Mine' })).rejects.toMatchObject({ status: 404 })
  }
  expect(await photosOf(maria)).toMatchObject([{ id: photo, caption: '' }])
  expect((await anonymous(`GET /api/pros/${maria.id}`)).body).toMatchObject({
    profileImage: expect.stringContaining(portrait),
  })
})

test('customers, visitors and pros without a business add no photos', async () => {
  const [dana, newcomer] = [await person('customer'), await person('pro')]
  for (const who of [dana, newcomer]) {
    const visit = testVisit(db, { ...actorOf(who), hasProProfile: false }, new Date())
    await expect(addWorkPhoto(visit, panorama)).rejects.toMatchObject({ status: 403 })
  }
  const nobody = testVisit(db, null, new Date())
  await expect(addWorkPhoto(nobody, panorama)).rejects.toMatchObject({ status: 401 })
  await expect(removeWorkPhoto(nobody, newId())).rejects.toMatchObject({ status: 401 })
})

test('a file that is no picture leaves nothing behind', async () => {
  const maria = await business()
  const svg = new TextEncoder().encode('<svg onload="alert(1)"/>')
  await expect(addWorkPhoto(visitOf(maria), svg)).rejects.toMatchObject({ status: 422 })
  await expect(addWorkPhoto(visitOf(maria), new Uint8Array(9_000_000))).rejects.toMatchObject({ status: 413 })
  expect(await photosOf(maria)).toEqual([])
})

test('a caption is one line of up to 120 characters', () => {
  const texts = [' A new pump ', '', 'p'.repeat(121), 'two\nlines']
  const captions = texts.map((caption) => PhotoCaption.safeParse({ photoId: newId(), caption }).data?.caption)
  expect(captions).toEqual(['A new pump', '', undefined, undefined])
})

test("an operator removes a pro's photo and nothing else, which clears the kept pages and tells its pro why", async () => {
  const maria = await business()
  const id = await add(maria)
  const portrait = await savePicture(visitOf(maria), 'business', panorama)
  const visit = visitOf(maria)
  const publish = vi.spyOn(visit.bus, 'publish')
  await captionWorkPhoto(visit, { photoId: id, caption: 'New tiles' })
  expect(await takeDownPhoto(visit, portrait, why)).toBe(false)
  expect(await takeDownPhoto(visit, 'no-id', why)).toBe(false)
  expect(publish).not.toHaveBeenCalled()

  expect(await takeDownPhoto(visit, id, why)).toBe(true)
  expect(publish).toHaveBeenCalledExactlyOnceWith(expect.anything(), [pagesOnBus], expect.anything())
  expect(await photosOf(maria)).toEqual([])
  await filesGone(id)
  expect(await takeDownPhoto(visit, id, why)).toBe(false)
  const { rows } = await sql<{ data: JobData['photo-removed'] }>`
    select data from pgboss.job where name = 'photo-removed' and data ->> 'proId' = ${maria.id}`.execute(db)
  expect(rows).toEqual([{ data: { proId: maria.id, caption: 'New tiles', reason: why } }])
})

const why = 'It shows another business'

test('the export names the photos, and with the account they are deleted', async () => {
  const maria = await business()
  const id = await add(maria)
  await captionWorkPhoto(visitOf(maria), { photoId: id, caption: 'Before and after' })
  const exported = (await maria.api('GET /api/auth/export')).body['pictures']
  expect(exported).toMatchObject([{ address: urlOf(id), purpose: 'work', caption: 'Before and after', width: 1280 }])

  expect((await maria.api('DELETE /api/auth/account', { password: maria.password })).status).toBe(204)
  expect(await db.selectFrom('picture').select('id').where('id', '=', id).execute()).toEqual([])
  await filesGone(id)
})

function actorOf({ id, email }: Person): Actor {
  const rest = { role: 'pro', firstName: 'Maria', lastName: 'Delgado', imageUrl: null } as const
  return { id, email, ...rest, hasProProfile: true, sessionId: '' }
}

/** The visit of this pro, some seconds later. */
function visitOf(who: Person, seconds = 0) {
  return testVisit(db, actorOf(who), new Date(Date.now() + seconds * 1000))
}

function add(who: Person, seconds = 0): Promise<string> {
  return addWorkPhoto(visitOf(who, seconds), panorama)
}

async function photosOf({ id }: Person): Promise<unknown> {
  return (await anonymous(`GET /api/pros/${id}`)).body['photos']
}

async function bytesOf(path: string): Promise<ArrayBuffer> {
  return (await site.request(path)).arrayBuffer()
}

function urlOf(id: string): string {
  return `http://localhost:3000${pictureAddress(id, 1280)}`
}

async function filesGone(id: string): Promise<void> {
  const { files } = testVisit(db, null, new Date())
  await vi.waitFor(async () => expect(await files.get(`media/${id}-1280.webp`)).toBeNull(), 10_000)
}
