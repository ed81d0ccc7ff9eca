import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { shapes } from '../src/api/shapes.ts'
import { openApi } from './support/api.ts'
import type { Person } from './support/client.ts'
import { requestTo } from './support/business.ts'
import { readEvents } from './support/event-reader.ts'

const { site, person, database, bus, business } = await openApi()

test('both people get messages, read receipts, typing and bookings live; a stranger gets nothing', async () => {
  const [dana, maria, eve] = [await person('customer'), await business(), await person('customer')]
  const [hers, pros, strangers] = [await listen(dana), await listen(maria), await listen(eve)]

  await dana.api(`POST /api/messages/${maria.id}`, { body: 'Hello' })
  await expect.poll(() => pros.events).toHaveLength(1)
  const { conversationId } = pros.events[0]?.data ?? {}
  expect(pros.events).toEqual([{ type: 'message', data: { conversationId: expect.any(String), seq: 1 } }])

  await maria.api(`POST /api/messages/${dana.id}/read`, { seq: 1 })
  await maria.api(`POST /api/messages/${dana.id}/typing`)
  const { body } = await dana.api('POST /api/booking-request', requestTo(maria.id))
  await expect.poll(() => hers.events).toHaveLength(5)
  expect(hers.events).toEqual([
    { type: 'message', data: { conversationId, seq: 1 } },
    { type: 'read', data: { conversationId, seq: 1 } },
    { type: 'typing', data: { conversationId, userId: maria.id } },
    { type: 'message', data: { conversationId, seq: 2 } },
    { type: 'booking', data: { bookingId: body['bookingId'] } },
  ])
  for (const { type: event, data } of hers.events) {
    expect(shapes.LiveEvent.parse({ event, data }), 'as documented').toEqual({ event, data })
  }
  expect(pros.events.map(({ type }) => type)).toEqual(['message', 'read', 'message', 'booking'])
  expect(strangers.events).toEqual([])
  await Promise.all([hers, pros, strangers].map((reader) => reader.leave()))
})

test('a stream ends within six seconds of its session, however that ended; others continue', async () => {
  const dana = await person('customer')
  const cookie = await logIn(dana)
  const gone = readEvents(await open(cookie))
  const stays = await listen(dana)
  const began = Date.now()
  expect((await site.request('/api/auth/logout', { method: 'POST', headers: { cookie } })).status).toBe(204)
  await gone.ended
  expect(Date.now() - began).toBeLessThan(6000)

  await bus.publish(database.db, [dana.id], { type: 'resync', data: {} })
  await expect.poll(() => stays.events).toEqual([{ type: 'resync', data: {} }])
  expect(gone.events).toEqual([])

  await database.db.updateTable('session').set({ expiresAt: new Date() }).where('accountId', '=', dana.id).execute()
  await stays.ended
})

test('nobody can listen while signed out, from another site, or in more than ten places', async () => {
  const dana = await logIn(await person('customer'))
  expect((await site.request('/api/events')).status).toBe(401)
  expect((await open(dana, { origin: 'https://evil.example' })).status).toBe(403)
  expect((await open(dana, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)

  // It says what a stream would be, and opens none.
  const headers = { cookie: dana }
  expect((await site.request('/api/events', { method: 'HEAD', headers })).status).toBe(200)
  const streams = await Promise.all(Array.from({ length: 10 }, () => open(dana)))
  expect(streams.map(({ status }) => status)).toEqual(Array(10).fill(200))
  expect(Object.fromEntries(streams[0]?.headers ?? [])).toMatchObject({
    'content-type': 'text/event-stream',
    'x-accel-buffering': 'no',
    'cache-control': expect.stringContaining('no-store'),
  })
  expect((await open(dana)).status).toBe(429)
  const others = await open(await logIn(await person('customer')))
  expect(others.status).toBe(200)
  await others.body?.cancel()
  await Promise.all(streams.map(async (stream) => stream.body?.cancel()))
  const again = await open(dana)
  expect(again.status).toBe(200)
  await again.body?.cancel()
})

test('a full disk keeps nobody from reading, although presence is then not recorded', async () => {
  const dana = await person('customer')
  const seenAt = new Date(Date.now() - 61 * 60_000)
  await database.db.updateTable('session').set({ createdAt: seenAt, seenAt }).where('accountId', '=', dana.id).execute()
  const cookie = await logIn(dana)
  const tables = ['session', 'presence'].map((name) => sql.table(name))
  const unwritable = sql`check (account_id <> ${sql.lit(dana.id)}) not valid`
  for (const table of tables)
    await sql`alter table ${table} add constraint full_disk ${unwritable}`.execute(database.db)
  try {
    expect((await dana.api('GET /api/auth/user')).status).toBe(200)
    const stream = await open(cookie)
    expect(stream.status).toBe(200)
    await stream.body?.cancel()
  } finally {
    for (const table of tables) await sql`alter table ${table} drop constraint full_disk`.execute(database.db)
  }
})

test('a client that does not read is disconnected, and does not slow down the others', async () => {
  const dana = await person('customer')
  const [slow, quick] = [await open(await logIn(dana)), await listen(dana)]
  for (let n = 1; n <= 100; n++) {
    await bus.publish(database.db, [dana.id], { type: 'booking', data: { bookingId: String(n) } })
    // On a busy machine the events come in bursts, in which nobody could read in time.
    if (n % 20 === 0) await expect.poll(() => quick.events.length).toBe(n)
  }
  await expect(slow.text()).rejects.toThrow('too slow')
  await quick.leave()
})

/** Another browser of the same user. */
async function logIn({ email, password }: Person): Promise<string> {
  const answer = await site.request('/api/auth/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  return answer.headers.get('set-cookie')?.split(';')[0] ?? ''
}

async function open(cookie: string, headers: Record<string, string> = {}): Promise<Response> {
  return site.request('/api/events', { headers: { cookie, ...headers } })
}

async function listen(somebody: Person) {
  return readEvents(await open(await logIn(somebody)))
}
