import { sql } from 'kysely'
import sharp from 'sharp'
import { expect, test, vi } from 'vitest'

import { pictureAddress } from '../src/features/media/picture.ts'
import { forgetUnusedPicture } from '../src/features/media/pictures.server.ts'
import { lockAccount } from '../src/features/accounts/account-locks.table.server.ts'
import { sendMessage } from '../src/features/messages/send-message.server.ts'
import { eraseAccount } from '../src/features/privacy/erasure.table.server.ts'
import { getThread } from '../src/features/messages/threads.server.ts'
import type { Database } from '../src/platform/database/database.server.ts'
import type { Files } from '../src/platform/files/files.server.ts'
import { openApi } from './support/api.ts'
import type { Person } from './support/client.ts'
import { untilOthersWait } from './support/lock-waiters.ts'
import { visitOf } from './support/visit-of.ts'

const { person, anonymous, database, business } = await openApi()
const { db } = database
const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#1188cc' } })
  .jpeg()
  .toBuffer()

test('a photo, with or without text, is a message that both can see, and nobody else', async () => {
  const [dana, maria, eve] = [await person('customer'), await business(), await person('customer')]
  const first = await send(dana, maria, '')
  expect(first).toMatchObject({ seq: 1, body: '', picture: { width: 900, height: 600 } })
  await send(eve, maria, 'Eve has a pump, too')
  await send(dana, maria, 'This is the pump')
  const { messages } = await getThread(visitOf(db, maria), dana.id)
  expect(messages).toMatchObject([first, { seq: 2, body: 'This is the pump', picture: { width: 900 } }])

  for (const side of [512, 1280] as const) {
    const address = pictureAddress(first.picture?.id ?? '', side)
    for (const { api } of [dana, maria]) {
      const { status, headers } = await api(`GET ${address}`)
      expect([status, headers.get('cache-control')]).toEqual([200, 'private, max-age=31536000, immutable'])
    }
    for (const caller of [anonymous, eve.api]) expect((await caller(`GET ${address}`)).status).toBe(404)
  }
  const smallest = pictureAddress(first.picture?.id ?? '', 96)
  expect((await dana.api(`GET ${smallest}`)).status).toBe(404)
})

test('in the API a photo without text has a text that says so, since clients get no pictures', async () => {
  const [dana, maria] = [await person('customer'), await business()]
  const { picture: _picture, line: _line, ...sent } = await send(dana, maria, '')
  const message = { ...sent, body: 'Photo' }
  expect((await maria.api(`GET /api/messages/${dana.id}`)).body['messages']).toEqual([message])
  expect((await maria.api('GET /api/conversations')).list).toMatchObject([{ lastMessage: message, unread: 1 }])
  expect((await dana.api(`POST /api/messages/${maria.id}`, { body: '' })).status).toBe(422)
})

test('a photo stays visible to both when one of them blocks the other, but no more can be sent', async () => {
  const [dana, maria] = [await person('customer'), await business()]
  const { picture } = await send(dana, maria, '')
  await maria.api(`POST /api/messages/${dana.id}/block`)
  for (const { api } of [dana, maria]) {
    expect((await api(`GET ${pictureAddress(picture?.id ?? '', 512)}`)).status).toBe(200)
  }
  await expect(send(dana, maria, 'And this')).rejects.toMatchObject({ status: 403 })
  expect(await picturesOf(dana)).toHaveLength(1)
})

test('a photo that was still being stored when its sender was blocked does not arrive', async () => {
  const [dana, maria] = [await person('customer'), await business()]
  await send(dana, maria, 'Look at this')
  const visit = visitOf(db, dana)
  const put: Files['put'] = async (...file) => {
    await maria.api(`POST /api/messages/${dana.id}/block`)
    await visit.files.put(...file)
  }
  const late = sendMessage({ ...visit, files: { ...visit.files, put } }, maria.id, { body: '', photo })
  await expect(late).rejects.toMatchObject({ status: 403, details: { code: 'BLOCKED' } })
  expect((await getThread(visitOf(db, maria), dana.id)).messages).toHaveLength(1)
  expect(await picturesOf(dana)).toHaveLength(1)
})

test('a file that is not a picture is refused and leaves nothing behind, and so is a photo to nobody', async () => {
  const [dana, maria] = [await person('customer'), await business()]
  const nonsense = { body: '', photo: new TextEncoder().encode('<svg onload="alert(1)"/>') }
  await expect(sendMessage(visitOf(db, dana), maria.id, nonsense)).rejects.toMatchObject({ status: 422 })
  await expect(sendMessage(visitOf(db, dana), crypto.randomUUID(), { body: '', photo })).rejects.toMatchObject({
    status: 404,
  })
  expect(await picturesOf(dana)).toEqual([])
  expect((await getThread(visitOf(db, dana), maria.id)).messages).toEqual([])
})

test('the same photo sent twice at once is one message and one picture', async () => {
  const [dana, maria] = [await person('customer'), await business()]
  const key = crypto.randomUUID()
  const [one, other] = await Promise.all([send(dana, maria, '', key), send(dana, maria, '', key)])
  expect(one).toEqual(other)
  expect(await send(dana, maria, '', key)).toEqual(one)
  expect(await picturesOf(dana)).toHaveLength(1)
  await expect(sendMessage(visitOf(db, dana), maria.id, { body: '' }, key)).rejects.toMatchObject({ status: 409 })
})

test('two people who send each other photos at the same moment both succeed', async () => {
  const [dana, maria] = [await person('customer'), await business()]
  await send(dana, maria, '')
  await Promise.all([dana, maria, dana, maria].map((from) => send(from, from === dana ? maria : dana, '')))
  expect((await getThread(visitOf(db, dana), maria.id)).messages.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5])
})

test("a deleted account's photos are deleted; the conversation still shows that there was one", async () => {
  const [dana, maria] = [await person('customer'), await business()]
  const hers = await send(dana, maria, '')
  const pros = await send(maria, dana, '')
  await dana.api(`POST /api/messages/${maria.id}`, { body: 'Only words' })

  const data = (await dana.api('GET /api/auth/export')).body
  expect(data['pictures']).toMatchObject([{ purpose: 'message', address: urlOf(hers) }])
  expect(data['messages']).toMatchObject([{ picture: urlOf(hers) }, { picture: urlOf(pros) }, { picture: null }])

  await dana.api('DELETE /api/auth/account', { password: dana.password })
  expect((await getThread(visitOf(db, maria), dana.id)).messages).toMatchObject([
    { body: 'Photo removed', picture: null },
    { body: '', picture: { id: pros.picture?.id } },
    { body: 'Message deleted', picture: null },
  ])
  expect((await maria.api(`GET ${pictureAddress(hers.picture?.id ?? '', 512)}`)).status).toBe(404)
  const { files } = visitOf(db, dana)
  await vi.waitFor(async () => expect(await files.get(`media/${hers.picture?.id}-512.webp`)).toBeNull(), 10_000)
})

test('a photo keeps its files if it arrived unacknowledged, and loses them if it did not arrive', async () => {
  const [dana, maria] = [await person('customer'), await business()]
  const lost = { ...visitOf(db, dana), db: connectionLost('after the commit') }
  await expect(sendMessage(lost, maria.id, { body: '', photo }, 'once')).rejects.toThrow('connection lost')
  const { picture } = await send(dana, maria, '', 'once')
  const kept = await forgotten(dana)
  expect(kept).toContain(picture?.id)
  expect((await maria.api(`GET ${pictureAddress(picture?.id ?? '', 512)}`)).status).toBe(200)

  const failed = { ...visitOf(db, dana), db: connectionLost('before the commit') }
  await expect(sendMessage(failed, maria.id, { body: '', photo })).rejects.toThrow('connection lost')
  const id = (await forgotten(dana)).find((id) => !kept.includes(id))
  expect(id).toBeDefined()
  expect(await visitOf(db, dana).files.get(`media/${id}-512.webp`)).toBeNull()
})

test("a message that arrives while its sender's account is being deleted is not kept", async () => {
  const [dana, maria] = [await person('customer'), await business()]
  let late: Promise<unknown> = Promise.resolve()
  await db.transaction().execute(async (leaving) => {
    await lockAccount({ db: leaving }, dana.id)
    late = sendMessage(visitOf(db, dana), maria.id, { body: 'Wait for me' }).catch((error: unknown) => error)
    await untilOthersWait(database)
    await eraseAccount(visitOf(leaving, dana), dana.id)
  })
  expect(await late).toMatchObject({ status: 404 })
  expect(await db.selectFrom('message').select('id').where('senderId', '=', dana.id).execute()).toEqual([])
})

function send(from: Person, to: Person, body: string, key?: string) {
  return sendMessage(visitOf(db, from), to.id, { body, photo }, key)
}

/** A database in which all transactions end this way. */
function connectionLost(when: 'before the commit' | 'after the commit'): Database {
  const transaction = () => ({
    async execute(work: (db: Database) => Promise<unknown>) {
      await db.transaction().execute(async (db) => {
        await work(db)
        if (when === 'before the commit') throw new Error('connection lost')
      })
      throw new Error('connection lost')
    },
  })
  return new Proxy(db, {
    get(_, name): unknown {
      const member: unknown = name === 'transaction' ? transaction : Reflect.get(db, name)
      return typeof member === 'function' ? member.bind(db) : member
    },
  })
}

/** Runs the jobs due within an hour, and returns the ids of the pictures that they checked. */
async function forgotten(person: Person): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select data->>'id' as id from pgboss.job where name = 'forget-unused-picture'`.execute(db)
  const ids = rows.map(({ id }) => id)
  for (const id of ids) await forgetUnusedPicture(visitOf(db, person), id)
  return ids
}

function picturesOf({ id }: Person) {
  return db.selectFrom('picture').select('id').where('accountId', '=', id).execute()
}

function urlOf({ picture }: { picture: { id: string } | null }): string {
  return `http://localhost:3000${pictureAddress(picture?.id ?? '', 1280)}`
}
