import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { recordPresence } from '../src/features/notifications/presence.server.ts'
import { newId } from '../src/platform/id.ts'
import { testVisit } from '../src/platform/visit.fixture.ts'
import { openApi } from './support/api.ts'
import { daysAhead, requestTo } from './support/business.ts'
import type { Person } from './support/client.ts'
import { untilJobsAreDone } from './support/jobs-done.ts'
import { allOff, mailChoice, storiesOn, write } from './support/news.ts'

const opened = await openApi()
const { db } = opened.database
const { completedBooking } = storiesOn(opened)

test('two who leave take nothing along that belongs to others', async () => {
  const stay = await busyPair()
  const [dana, maria] = await busyPair()
  await untilJobsAreDone(db)
  const keys = await keysOf(stay)
  const before = await rowsWith(keys)
  expect(Object.keys(before)).toEqual(expect.arrayContaining(emptied))

  for (const { api, password } of [dana, maria])
    expect((await api('DELETE /api/auth/account', { password })).status).toBe(204)
  await untilJobsAreDone(db)
  expect(await rowsWith(keys)).toEqual(before)
  const { rows } = await sql`select data from pgboss.job where name = 'end-membership'`.execute(db)
  expect(rows).toContainEqual({ data: { customerRef: `cus_${maria.id}` } })
})

/** A customer and a pro with rows in every table from which an account is deleted. */
async function busyPair(): Promise<[customer: Person, pro: Person]> {
  const { dana, maria, bookingId } = await completedBooking()
  const review = { bookingId, proId: maria.id, rating: 5, comment: 'Clear water.' }
  const { body } = await dana.api('POST /api/reviews', review)
  await maria.api(`PUT /api/reviews/${String(body['id'])}/response`, { response: 'Thank you!' })
  const request = requestTo(maria.id, { requestTime: '14:00' })
  const { body: asked } = await dana.api('POST /api/booking-request', request, { 'idempotency-key': 'once' })
  const times = [{ date: daysAhead(9), time: '11:00' }]
  await maria.api(`PUT /api/bookings/${String(asked['bookingId'])}/suggestions`, { times, note: 'I am away then.' })
  await write(dana, maria, 'Is Tuesday free?')
  await write(maria, dana, 'It is.')
  await setHours(maria)
  await dana.api(`PUT /api/saved-pros/${maria.id}`)
  for (const { api, email, id } of [dana, maria]) {
    const other = id === dana.id ? maria.id : dana.id
    await api('POST /api/reports', { subject: 'user', id: other, reason: 'Rude', details: 'Very.' })
    await api(mailChoice, { ...allOff, reviews: true })
    await api('POST /api/calendar/token')
    await api('POST /api/contact', { name: 'Dana', email, subject: 'general', message: 'How do I change the day?' })
    await api('POST /api/auth/forgot-password', { email })
    const picture = { id: newId(), accountId: id, purpose: 'work', width: 9, height: 9, caption: '' } as const
    await db
      .insertInto('picture')
      .values({ ...picture, createdAt: new Date() })
      .execute()
  }
  await db
    .updateTable('membership')
    .set({ customerRef: `cus_${maria.id}` })
    .where('accountId', '=', maria.id)
    .execute()
  await recordPresence(testVisit(db, null, new Date()), [dana.id, maria.id])
  await dana.api(`POST /api/messages/${maria.id}/block`)
  return [dana, maria]
}

async function setHours({ api, id }: Person): Promise<void> {
  const range = { start: '10:00', end: '12:00' }
  const dates = { exceptions: [{ date: daysAhead(3), closed: true }], away: [{ date: daysAhead(4), ...range }] }
  const hours = { weekly: [{ weekday: 1, ...range }], ...dates, bufferMinutes: 15, noticeHours: 2 }
  expect((await api(`PUT /api/pros/${id}/hours`, hours)).status).toBe(200)
}

const emptied = [
  'account',
  'away_time',
  'block',
  'booking',
  'booking_event',
  'contact_message',
  'hours_exception',
  'idempotency_key',
  'kept_mail',
  'mail_preference',
  'membership',
  'message',
  'notification',
  'one_time_token',
  'picture',
  'presence',
  'pro',
  'report',
  'review',
  'saved_pro',
  'search_listing',
  'service',
  'session',
  'sign_in_mark',
  'suggestion',
  'working_hours',
]

/** What the rows of these people name: the people, their bookings and their conversations. */
async function keysOf(people: readonly Person[]): Promise<string> {
  const ids = people.map(({ id }) => id)
  const ofThem = (table: 'booking' | 'conversation') =>
    db.selectFrom(table).select('id').where('customerId', 'in', ids).execute()
  const theirs = [...(await ofThem('booking')), ...(await ofThem('conversation'))].map(({ id }) => id)
  return [...ids, ...theirs, ...people.map(({ email }) => email.replaceAll('.', String.raw`\.`))].join('|')
}

/** The rows that name one of these keys, by table. */
async function rowsWith(keys: string): Promise<Record<string, unknown[]>> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by table_name`.execute(db)
  const found: Record<string, unknown[]> = {}
  for (const { name } of tables) {
    const { rows } = await sql`
      select to_jsonb(t)::text as row from ${sql.table(name)} t where to_jsonb(t)::text ~ ${keys} order by 1`.execute(
      db,
    )
    if (rows.length > 0) found[name] = rows
  }
  return found
}
