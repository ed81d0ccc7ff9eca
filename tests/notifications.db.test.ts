import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { recordPresence } from '../src/features/notifications/presence.server.ts'
import { newId } from '../src/platform/id.ts'
import { testVisit } from '../src/platform/visit.fixture.ts'
import { openApi } from './support/api.ts'
import type { Person } from './support/client.ts'
import { requestTo } from './support/business.ts'
import { daysAhead } from './support/days-ahead.ts'
import { allOff, mailChoice, setStatus, notificationsOf, readAll, storiesOn, write } from './support/news.ts'

const opened = await openApi()
const { anonymous, database } = opened
const { db } = database
const { customerAndPro, completedBooking } = storiesOn(opened)

test('the other party is notified of each step of a booking, and nobody else is', async () => {
  const { dana, maria, bookingId } = await customerAndPro()
  expect(await notificationsOf(maria)).toMatchObject([
    {
      kind: 'request',
      title: 'Dana Whitfield requested a visit',
      path: `/pro-dashboard?booking=${bookingId}#${bookingId}`,
      read: false,
    },
  ])
  expect(await notificationsOf(dana)).toEqual([])

  await setStatus(maria, bookingId, 'accepted')
  expect(await notificationsOf(dana)).toMatchObject([
    {
      kind: 'accept',
      title: 'Blue Haven Pool Care accepted your request',
      path: `/dashboard?booking=${bookingId}#${bookingId}`,
    },
  ])
  expect(await unreadOf(maria), 'whoever answered needs no reminder').toMatchObject({ notifications: 0 })

  await setStatus(maria, bookingId, 'canceled', 'My truck broke down')
  const [newest] = await notificationsOf(dana)
  expect(newest).toMatchObject({ kind: 'cancel', title: 'Blue Haven Pool Care canceled the visit' })
  expect(newest?.['detail']).toMatch(/^[A-Z][a-z]{2}, [A-Z][a-z]{2} \d+,( \d{4},)? 10:00 AM · Regular Maintenance$/)
  expect(await unreadOf(dana)).toMatchObject({ notifications: 2 })
})

test('a changed request time leaves one line and one unread notification for the pro', async () => {
  const { dana, maria, bookingId } = await customerAndPro()
  const other = requestTo(maria.id, { requestTime: '14:00', replacesId: bookingId })
  await dana.api('POST /api/booking-request', other)
  const [newest, older] = await notificationsOf(maria)
  expect(newest).toMatchObject({ kind: 'request', title: 'Dana Whitfield requested a new time', read: false })
  expect(newest?.['detail']).toMatch(/ 2:00 PM instead of .* 10:00 AM · Regular Maintenance$/)
  expect(older).toMatchObject({ kind: 'request', read: true })
  const { body } = await maria.api(`GET /api/messages/${dana.id}`)
  const lines = JSON.stringify(body['messages'])
  expect(lines).toMatch(/asked for Regular Maintenance on [^"]* at 2:00 PM instead of [^"]* at 10:00 AM"/)
  expect(lines).not.toContain('canceled')
})

test('a notification of a kind that only a newer version has words for is neither shown nor counted', async () => {
  const { dana, maria, bookingId } = await customerAndPro()
  await setStatus(maria, bookingId, 'accepted')
  const [known] = await notificationsOf(dana)
  const id = newId()
  const { rows } = await sql<{ rule: string }>`
    select pg_get_constraintdef(oid) as rule from pg_constraint where conname = 'notification_kind_check'`.execute(db)
  await sql`alter table notification drop constraint notification_kind_check`.execute(db)
  try {
    await sql`insert into notification (id, account_id, kind, booking_id, created_at)
      values (${id}, ${dana.id}, 'of tomorrow', ${bookingId}, now() + interval '1 s')`.execute(db)
    expect(await notificationsOf(dana)).toEqual([known])
    expect(await unreadOf(dana)).toMatchObject({ notifications: 1 })
    expect((await dana.api(`POST /api/notifications/${id}/read`)).status).toBe(404)
  } finally {
    await db.deleteFrom('notification').where('id', '=', id).execute()
    const rule = sql.raw(rows[0]?.rule ?? '')
    await sql`alter table notification add constraint notification_kind_check ${rule}`.execute(db)
  }
})

test('answering one request leaves the news of another unread', async () => {
  const { dana, maria, bookingId } = await customerAndPro()
  await dana.api('POST /api/booking-request', requestTo(maria.id, { requestDate: daysAhead(5) }))
  await setStatus(maria, bookingId, 'accepted')
  expect((await notificationsOf(maria)).map(({ read }) => read)).toEqual([false, true])
})

test('withdrawing and declining a request notify the other party, too', async () => {
  const first = await customerAndPro()
  await setStatus(first.dana, first.bookingId, 'canceled')
  expect((await notificationsOf(first.maria))[0]).toMatchObject({ title: 'Dana Whitfield canceled the request' })
  const second = await customerAndPro()
  await setStatus(second.maria, second.bookingId, 'rejected')
  expect((await notificationsOf(second.dana))[0]).toMatchObject({
    kind: 'decline',
    path: `/dashboard?booking=${second.bookingId}#${second.bookingId}`,
  })
})

test('a completed visit, its review and the answer each notify the other party', async () => {
  const { dana, maria, bookingId } = await completedBooking()
  expect((await notificationsOf(dana))[0]).toMatchObject({ kind: 'complete', title: 'How was Blue Haven Pool Care?' })

  const { body } = await dana.api('POST /api/reviews', {
    bookingId,
    proId: maria.id,
    rating: 4,
    comment: 'Clear water',
  })
  expect((await notificationsOf(maria))[0]).toMatchObject({ kind: 'review', title: 'Dana Whitfield gave you 4 stars' })
  expect((await notificationsOf(dana))[0]).toMatchObject({ kind: 'complete', read: true })

  await maria.api(`PUT /api/reviews/${String(body['id'])}/response`, { response: 'Thank you!' })
  expect((await notificationsOf(dana))[0]).toMatchObject({
    kind: 'answer',
    path: `/pros/${maria.id}?tab=reviews#tab-panel`,
  })
})

test('several messages of one person make one notification, which reading the conversation marks as read', async () => {
  const { dana, maria } = await customerAndPro()
  for (const body of ['Hello', 'Are you there?', 'The pool is green.']) await write(dana, maria, body)
  const news = await notificationsOf(maria)
  expect(news).toHaveLength(2)
  expect(news[0]).toMatchObject({
    kind: 'message',
    title: 'Dana Whitfield wrote to you',
    detail: 'The pool is green.',
    path: `/messages/${dana.id}`,
  })
  expect(await unreadOf(maria)).toEqual({ messages: 4, notifications: 2 })

  await readAll(maria, dana)
  expect(await unreadOf(maria)).toEqual({ messages: 0, notifications: 1 })
  await write(dana, maria, 'One more')
  expect((await notificationsOf(maria))[0]).toMatchObject({ detail: 'One more', read: false })
  expect(await notificationsOf(maria)).toHaveLength(2)
})

test('notifications are read one by one or all at once, in pages, and only by their owner', async () => {
  const { dana, maria } = await customerAndPro()
  await write(dana, maria, 'Hello')
  const [first] = await notificationsOf(maria)
  const call = `POST /api/notifications/${String(first?.['id'])}/read`
  expect((await dana.api(call)).status).toBe(404)
  expect((await anonymous(call)).status).toBe(401)
  expect((await maria.api(call)).status).toBe(204)
  expect(await unreadOf(maria)).toMatchObject({ notifications: 1 })

  const page = await maria.api('GET /api/notifications?limit=1')
  expect(page.list).toMatchObject([{ kind: 'message', read: true }])
  const next = /<([^>]+)>; rel="next"/.exec(page.headers.get('link') ?? '')?.[1] ?? ''
  const last = await maria.api(`GET ${next}`)
  expect(last.list).toMatchObject([{ kind: 'request', read: false }])
  expect(last.headers.get('link')).toBeNull()

  expect((await dana.api('POST /api/notifications/read')).status).toBe(204)
  expect(await unreadOf(maria), 'another person has read all of theirs').toMatchObject({ notifications: 1 })
  expect((await maria.api('POST /api/notifications/read')).status).toBe(204)
  expect(await unreadOf(maria)).toMatchObject({ notifications: 0 })
  expect((await anonymous('GET /api/notifications')).status).toBe(401)
  expect((await anonymous('GET /api/notifications/unread')).status).toBe(401)
})

test('two concurrent writers leave one notification without errors', async () => {
  const { dana, maria } = await customerAndPro()
  await Promise.all(
    Array.from({ length: 8 }, (_, n) => write(n % 2 ? dana : maria, n % 2 ? maria : dana, `Number ${n}`)),
  )
  expect((await notificationsOf(maria)).filter(({ kind }) => kind === 'message')).toHaveLength(1)
  expect((await notificationsOf(dana)).filter(({ kind }) => kind === 'message')).toHaveLength(1)
})

test('the export includes the notifications and the mail preferences; a deleted account has neither', async () => {
  const { dana, maria, bookingId } = await customerAndPro()
  await maria.api(mailChoice, { ...allOff, reviews: true })
  await recordPresence(testVisit(db, null, new Date()), [maria.id])
  expect((await maria.api('GET /api/auth/export')).body).toMatchObject({
    notifications: [{ kind: 'request', bookingId }],
    mailPreferences: [
      { kind: 'messages', wanted: false },
      { kind: 'reviews', wanted: true },
      { kind: 'visits', wanted: false },
    ],
    lastSeenAt: expect.any(String),
  })
  expect((await maria.api('DELETE /api/auth/account', { password: maria.password })).status).toBe(204)
  for (const table of ['notification', 'mailPreference', 'presence', 'signInMark'] as const) {
    expect(await db.selectFrom(table).select('accountId').where('accountId', '=', maria.id).execute()).toEqual([])
  }
  expect((await notificationsOf(dana))[0]).toMatchObject({
    kind: 'decline',
    title: 'Former pro cannot take your request',
  })
})

async function unreadOf({ api }: Person) {
  return (await api('GET /api/notifications/unread')).body
}
