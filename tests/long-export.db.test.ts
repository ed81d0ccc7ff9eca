import { gunzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { openApi } from './support/api.ts'
import type { Person } from './support/client.ts'
import { requestTo } from './support/business.ts'

const { site, person, business, database } = await openApi()
const { db } = database

test('a long export has every row once and in order', async () => {
  const { dana, maria } = await busyPair()
  const body = JSON.parse(await (await exportOf(maria)).text())
  expect(body.messages.map(({ seq }: { seq: number }) => seq)).toEqual(Array.from({ length: 401 }, (_, n) => n + 1))
  const bookings = await db.selectFrom('booking').select('id').where('proId', '=', maria.id).orderBy('id').execute()
  expect(body.bookings.map(({ id }: { id: string }) => id).toSorted()).toEqual(bookings.map(({ id }) => id))
  expect(body.bookingEvents.map(({ bookingId }: { bookingId: string }) => bookingId)).toEqual(
    bookings.map(({ id }) => id),
  )
  const { length } = bookings
  expect([length, body.reviewsReceived.length, body.notifications.length]).toEqual([401, 400, 401])
  expect(body.conversations).toEqual([{ id: body.messages[0].conversationId, with: 'Dana Whitfield' }])
  expect(new Set(body.messages.map(({ senderId }: { senderId: string }) => senderId))).toEqual(new Set([null, dana.id]))
})

test('a long export is read as its reader takes it, and others are answered meanwhile', async () => {
  const { dana, maria } = await busyPair()
  const { body } = await exportOf(maria)
  const pieces = body?.pipeThrough(new TextDecoderStream()).getReader()
  const first = await pieces?.read()
  expect(first?.value).toContain('{"account":')

  expect((await dana.api('GET /api/auth/user')).status).toBe(200)
  await dana.api(`POST /api/messages/${maria.id}`, { body: 'Sent during the export' })
  const rest: (string | undefined)[] = [first?.value]
  for (let next = await pieces?.read(); next?.done === false; next = await pieces?.read()) rest.push(next.value)
  const text = rest.join('')
  expect(text.length).toBeGreaterThan(500_000)
  expect(Math.max(...rest.map((piece) => piece?.length ?? 0))).toBeLessThan(text.length / 4)
  expect(JSON.parse(text).messages.at(-1)).toMatchObject({ seq: 402, body: 'Sent during the export' })
})

test('an export is compressed for those who accept it', async () => {
  const dana = await person('customer')
  const answer = await exportOf(dana, { 'accept-encoding': 'gzip, br' })
  expect(answer.headers.get('content-encoding')).toBe('gzip')
  expect(answer.headers.get('vary')).toMatch(/accept-encoding/i)
  expect(JSON.parse(gunzipSync(await answer.arrayBuffer()).toString())).toMatchObject({
    account: { id: dana.id },
    bookings: [],
  })
})

/** A customer and a pro with four hundred bookings, reviews, messages and notifications, most of them of one moment. */
async function busyPair() {
  const [dana, maria] = [await person('customer'), await business()]
  const { body } = await dana.api('POST /api/booking-request', requestTo(maria.id))
  const id = String(body['bookingId'])
  const line = { actor_id: null, booking_id: null, booking_status: null, scheduled_date: null, scheduled_time: null }
  const message = { ...line, sender_id: dana.id, body: 'word '.repeat(200) }
  await sql`insert into booking select made.* from booking b, generate_series(1, 400) n, lateral jsonb_populate_record(
    b, jsonb_build_object('id', gen_random_uuid(), 'n', n, 'status', 'completed')) made where b.id = ${id}`.execute(db)
  await sql`insert into booking_event select made.* from booking_event e, booking b, lateral jsonb_populate_record(
    e, jsonb_build_object('id', gen_random_uuid(), 'booking_id', b.id)) made
    where e.booking_id = ${id} and b.pro_id = ${maria.id} and b.status = 'completed'`.execute(db)
  await sql`insert into review (id, booking_id, pro_id, customer_id, rating, comment, created_at)
    select gen_random_uuid(), id, pro_id, customer_id, 5, 'Clear water', created_at
    from booking where pro_id = ${maria.id} and status = 'completed'`.execute(db)
  await sql`insert into message select made.* from message m, generate_series(2, 401) n, lateral jsonb_populate_record(
    m, jsonb_build_object('id', gen_random_uuid(), 'seq', n) || ${JSON.stringify(message)}::jsonb) made
    where m.booking_id = ${id}`.execute(db)
  await db.updateTable('conversation').set({ lastSeq: 401 }).where('proId', '=', maria.id).execute()
  await sql`insert into notification select made.* from notification t, generate_series(1, 400) n, lateral
    jsonb_populate_record(t, jsonb_build_object('id', gen_random_uuid(), 'n', n)) made
    where t.account_id = ${maria.id}`.execute(db)
  return { dana, maria }
}

async function exportOf({ email, password }: Person, headers: Record<string, string> = {}) {
  const login = { method: 'POST', headers: { 'content-type': 'application/json' } }
  const { headers: answered } = await site.request('/api/auth/login', {
    ...login,
    body: JSON.stringify({ email, password }),
  })
  const cookie = answered.get('set-cookie')?.split(';')[0] ?? ''
  return site.request('/api/auth/export', { headers: { cookie, ...headers } })
}
