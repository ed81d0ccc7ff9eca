import sharp from 'sharp'
import { expect, test, vi } from 'vitest'

import { pictureAddress } from '../src/features/media/picture.ts'
import { savePicture, removePicture } from '../src/features/media/pictures.server.ts'
import type { PicturePurpose } from '../src/platform/tables/column-values.ts'
import { someone, testVisit } from '../src/platform/visit.fixture.ts'
import { openApi } from './support/api.ts'
import { businessInfo, openBusiness } from './support/business.ts'

const { person, anonymous, database, site } = await openApi()
const { db } = database
const photo = await sharp({ create: { width: 700, height: 600, channels: 3, background: '#1188cc' } })
  .jpeg()
  .toBuffer()

test('an uploaded picture is public, cached for ten minutes, and served as nothing but a picture', async () => {
  const dana = await person('customer')
  const id = await send(dana.id, 'profile')
  expect((await dana.api('GET /api/auth/user')).body['profileImageUrl']).toMatch(pictureAddress(id, 512))

  for (const side of [96, 512, 1280] as const) {
    const answer = await site.request(pictureAddress(id, side))
    expect(answer.status).toBe(200)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=600',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    })
    const { format, width } = await sharp(await answer.arrayBuffer()).metadata()
    expect([format, width]).toEqual(['webp', side === 1280 ? 700 : side])
  }
})

test('an address without a picture is not found', async () => {
  const id = crypto.randomUUID()
  for (const path of [
    `${id}-512.webp`,
    `${id}-513.webp`,
    `${id}.webp`,
    'x',
    '..%2f..%2fetc%2fpasswd',
    `${id}-96.svg`,
  ]) {
    expect((await anonymous(`GET /media/${path}`)).status).toBe(404)
  }
})

test('a new picture replaces the old one, whose files are deleted', async () => {
  const dana = await person('customer')
  const first = await send(dana.id, 'profile')
  const second = await send(dana.id, 'profile')
  expect(await statusOf(first)).toBe(404)
  expect(await statusOf(second)).toBe(200)
  await filesGone(first)

  await removePicture(visitOf(dana.id), 'profile')
  expect((await dana.api('GET /api/auth/user')).body['profileImageUrl']).toBeNull()
  expect(await statusOf(second)).toBe(404)
  await filesGone(second)
})

test('of two pictures uploaded at once one stays, and it is the one that is shown', async () => {
  const dana = await person('customer')
  const ids = await Promise.all([send(dana.id, 'profile'), send(dana.id, 'profile')])
  const kept = await db.selectFrom('picture').select('id').where('accountId', '=', dana.id).execute()
  expect(kept).toHaveLength(1)
  expect(ids).toContain(kept[0]?.id)
  const { body } = await dana.api('GET /api/auth/user')
  expect(body['profileImageUrl']).toContain(kept[0]?.id)
})

test("a pro's pictures are public during a membership, and visible only to the pro when it ends", async () => {
  const maria = await person('pro')
  await openBusiness(maria, db)
  const [profile, business] = [await send(maria.id, 'profile'), await send(maria.id, 'business')]

  const open = (await anonymous(`GET /api/pros/${maria.id}`)).body
  expect(open).toMatchObject({ profileImage: urlOf(business), user: { profileImageUrl: urlOf(profile) } })
  expect([await statusOf(profile), await statusOf(business)]).toEqual([200, 200])
  const kept = { 'if-none-match': (await anonymous(`GET ${pictureAddress(business, 96)}`)).headers.get('etag') ?? '' }
  const statusOfKept = async () => (await anonymous(`GET ${pictureAddress(business, 96)}`, undefined, kept)).status
  expect(await statusOfKept()).toBe(304)

  await db.updateTable('membership').set({ status: 'canceled' }).where('accountId', '=', maria.id).execute()
  const locked = await anonymous(`GET /api/pros/${maria.id}`)
  expect(locked.body).toMatchObject({ profileImage: null, user: { profileImageUrl: null } })
  expect(JSON.stringify((await anonymous('GET /api/pros/search?location=91101&distance=100')).list)).not.toContain(
    profile,
  )
  expect([await statusOf(profile), await statusOf(business)]).toEqual([404, 404])
  expect(await statusOfKept()).toBe(404)

  const own = await maria.api(`GET ${pictureAddress(business, 96)}`)
  expect(own).toMatchObject({ status: 200 })
  expect(own.headers.get('cache-control')).toMatch('private')
  expect((await maria.api(`GET /api/pros/${maria.id}`)).body).toMatchObject({ profileImage: urlOf(business) })
})

test('saving the business keeps the uploaded picture, and another address replaces it', async () => {
  const [maria, other] = [await person('pro'), await person('pro')]
  await openBusiness(maria, db)
  await openBusiness(other, db)
  const [id, others] = [await send(maria.id, 'business'), await send(other.id, 'business')]
  const inMessage = await send(maria.id, 'message')
  const save = (profileImage?: string) => maria.api(`PUT /api/pros/${maria.id}`, { ...businessInfo, profileImage })

  for (const address of [undefined, urlOf(id), pictureAddress(id, 512)]) {
    expect(await save(address)).toMatchObject({ status: 200, body: { profileImage: urlOf(id) } })
  }
  const foreign = [urlOf(others), urlOf(inMessage), urlOf(crypto.randomUUID())]
  const unsafe = ['http://evil.example/x.png', `http://evil.example${pictureAddress(id, 512)}`, '/etc/passwd']
  for (const wrong of [...foreign, ...unsafe]) {
    expect(await save(wrong)).toMatchObject({ status: 422, body: { fields: { profileImage: expect.any(String) } } })
  }
  expect(await statusOf(id)).toBe(200)

  const elsewhere = 'https://pictures.example/maria.png'
  expect((await save(elsewhere)).body).toMatchObject({ profileImage: elsewhere })
  expect(await statusOf(id)).toBe(404)
})

test('a picture that was sent to nobody is shown to nobody', async () => {
  const dana = await person('customer')
  const id = await send(dana.id, 'message')
  expect(await statusOf(id)).toBe(404)
  await send(dana.id, 'message')
  expect(await db.selectFrom('picture').select('id').where('accountId', '=', dana.id).execute()).toHaveLength(2)
})

test('a picture that arrives after its account was deleted leaves nothing behind', async () => {
  const dana = await person('customer')
  expect((await dana.api('DELETE /api/auth/account', { password: dana.password })).status).toBe(204)
  for (const purpose of ['profile', 'message'] as const)
    await expect(send(dana.id, purpose)).rejects.toMatchObject({ status: 401 })
  expect(await db.selectFrom('picture').select('id').where('accountId', '=', dana.id).execute()).toEqual([])
})

test('without a session, or without a business, no picture is accepted', async () => {
  await expect(savePicture(testVisit(db, null, new Date()), 'profile', photo)).rejects.toMatchObject({
    status: 401,
  })
  const dana = await person('customer')
  await expect(savePicture(visitOf(dana.id), 'business', photo)).rejects.toMatchObject({ status: 403 })
})

test('only the upload addresses accept large bodies, and only forms with a file', async () => {
  const megabyte = 1024 * 1024
  const thread = `/messages/${crypto.randomUUID()}`
  const pages = ['/profile/picture', '/profile/photos', thread].flatMap((path) => [path, `${path}.data`])
  for (const path of [...pages, `${thread}/messages`]) {
    expect((await post(path, 8 * megabyte)).status).not.toBe(413)
    expect((await post(path, 9 * megabyte)).status).toBe(413)
    for (const type of ['application/x-www-form-urlencoded', 'text/plain', 'application/json']) {
      expect((await post(path, 2 * megabyte, type)).status).toBe(413)
    }
  }
  for (const path of [`/pros/${crypto.randomUUID()}`, `/pros/${crypto.randomUUID()}.data`]) {
    expect((await post(path, 32 * megabyte)).status).not.toBe(413)
    const tooMuch = await post(path, 33 * megabyte)
    expect(tooMuch.status).toBe(413)
    expect(await tooMuch.text()).toContain('Please choose at most 4, of at most 8 MB each')
    expect((await post(path, 2 * megabyte, 'application/x-www-form-urlencoded')).status).toBe(413)
  }
  for (const path of [
    '/pros/x',
    `/pros/${crypto.randomUUID()}/x`,
    `/api/pros/${crypto.randomUUID()}`,
    '/api/auth/login',
    '/profile',
    '/profile/picture/x',
    '/api/profile/picture',
    '/messages/x',
    `/api${thread}`,
  ]) {
    expect((await post(path, 2 * megabyte)).status).toBe(413)
  }
})

function visitOf(id: string, business = false) {
  return testVisit(db, someone({ id, hasProProfile: business }), new Date())
}

function send(id: string, purpose: PicturePurpose): Promise<string> {
  return savePicture(visitOf(id, purpose === 'business'), purpose, photo)
}

async function statusOf(id: string): Promise<number> {
  return (await site.request(pictureAddress(id, 512))).status
}

function urlOf(id: string): string {
  return `http://localhost:3000${pictureAddress(id, 512)}`
}

async function filesGone(id: string): Promise<void> {
  const { files } = testVisit(db, null, new Date())
  await vi.waitFor(async () => expect(await files.get(`media/${id}-512.webp`)).toBeNull(), 10_000)
}

async function post(path: string, size: number, type = 'multipart/form-data; boundary=b'): Promise<Response> {
  return site.request(path, { method: 'POST', body: new Uint8Array(size), headers: { 'content-type': type } })
}
