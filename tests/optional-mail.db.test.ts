import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { mailUnread } from '../src/features/messages/mail-unread.server.ts'
import { findUnsubscription } from '../src/features/notifications/mail-preferences.server.ts'
import { recordPresence } from '../src/features/notifications/presence.server.ts'
import { testVisit } from '../src/platform/visit.fixture.ts'
import { openApi } from './support/api.ts'
import type { Person } from './support/client.ts'
import { untilJobsAreDone } from './support/jobs-done.ts'
import { mailsOf, tokenIn } from './support/mails.ts'
import { allOff, mailChoice, notificationsOf, readAll, storiesOn, write } from './support/news.ts'

const opened = await openApi()
const { anonymous, database, site } = opened
const { db } = database
const { mailTo, mailsTo } = mailsOf(site)
const { customerAndPro, completedBooking } = storiesOn(opened)

test('a user who is away gets one email about a conversation until they read it', async () => {
  const { dana, maria } = await customerAndPro()
  await write(dana, maria, 'Is Tuesday free?')
  await write(dana, maria, 'Or Wednesday?')
  const news = await messageNews(maria)
  await later(news)
  const mail = await mailTo(maria.email, /^2 messages from Dana Whitfield$/)
  expect(mail.text).toContain('Or Wednesday?')
  expect(mail.text).toContain(`/login?redirect=/messages/${dana.id}`)
  expect(mail.text).toMatch(/Unsubscribe from these emails:\n\S+\/unsubscribe\?token=/)

  await write(dana, maria, 'Please?')
  await later(news)
  await readAll(maria, dana)
  await write(dana, maria, 'One question more')
  await later(news)
  await mailTo(maria.email, /^A message from Dana Whitfield$/)
  expect((await mailsTo(maria.email)).filter(({ subject }) => /message/i.test(subject))).toHaveLength(2)

  await write(maria, dana, 'On Tuesday')
  await later(await messageNews(dana))
  await mailTo(dana.email, /^A message from Blue Haven Pool Care$/)
})

test('a user who has read it, has a page open, or blocked the sender gets no email', async () => {
  const { dana, maria } = await customerAndPro()
  await write(dana, maria, 'Hello')
  const news = await messageNews(maria)
  await recordPresence(testVisit(db, null, new Date()), [maria.id])
  await later(news, 60)
  expect(await mailedAt(news)).toBeNull()
  await maria.api(`POST /api/messages/${dana.id}/block`)
  await later(news)
  expect(await mailedAt(news)).toBeNull()
  await maria.api(`DELETE /api/messages/${dana.id}/block`)
  await readAll(maria, dana)
  await later(news)
  expect(await mailedAt(news)).toBeNull()
})

test('a user who has read only the first of two messages is still notified of the other, and gets an email about it', async () => {
  const { dana, maria } = await customerAndPro()
  const { body: first } = await dana.api(`POST /api/messages/${maria.id}`, { body: 'Hello' })
  await write(dana, maria, 'Are you there?')
  await maria.api(`POST /api/messages/${dana.id}/read`, { seq: first['seq'] })
  expect((await notificationsOf(maria))[0]).toMatchObject({ kind: 'message', read: false })
  await later(await messageNews(maria))
  await mailTo(maria.email, /^A message from Dana Whitfield$/)
  await readAll(maria, dana)
  expect((await notificationsOf(maria))[0]).toMatchObject({ kind: 'message', read: true })
})

test('a user who has a page open at the first check is checked again, and gets the email if it is still unread', async () => {
  const { dana, maria } = await customerAndPro()
  await write(dana, maria, 'Hello')
  const news = await messageNews(maria)
  await recordPresence(testVisit(db, null, new Date()), [maria.id])
  await sql`delete from pgboss.job where data->>'notificationId' = ${news}`.execute(db) // It is running now.
  await later(news, 60)
  const { rows } = await sql`select name from pgboss.job where data->>'notificationId' = ${news}`.execute(db)
  expect(rows).toEqual([{ name: 'unread-message' }])
  await later(news)
  await mailTo(maria.email, /^A message from Dana Whitfield$/)
})

test('optional emails stop when they are switched off; essential ones do not', async () => {
  const { dana, maria, bookingId } = await completedBooking({ before: ({ dana }) => dana.api(mailChoice, allOff) })
  expect((await dana.api('GET /api/notification-preferences')).body).toEqual(allOff)
  await mailTo(dana.email, /accepted your request/)
  await maria.api(mailChoice, allOff)
  await dana.api('POST /api/reviews', { bookingId, proId: maria.id, rating: 5, comment: 'Good' })
  await write(dana, maria, 'Thank you')
  await later(await messageNews(maria))
  await untilJobsAreDone(db)
  expect((await mailsTo(dana.email)).map(({ subject }) => subject)).not.toContain('How was Blue Haven Pool Care?')
  expect((await mailsTo(maria.email)).filter(({ subject }) => /star|message/i.test(subject))).toEqual([])
  expect(await notificationsOf(maria), 'the bell tells it all the same').toHaveLength(3)

  expect(await maria.api(mailChoice, { messages: true })).toMatchObject({ status: 422 })
  expect((await anonymous(mailChoice, allOff)).status).toBe(401)
})

test('switching emails on again also covers conversations that were skipped before', async () => {
  const { dana, maria } = await customerAndPro()
  await maria.api(mailChoice, allOff)
  await write(dana, maria, 'Is Tuesday free?')
  const news = await messageNews(maria)
  await later(news)
  expect(await mailedAt(news)).toBeNull()
  await maria.api(mailChoice, { messages: true, visits: true, reviews: true })
  await write(dana, maria, 'Or Wednesday?')
  await later(news)
  await mailTo(maria.email, /^2 messages from Dana Whitfield$/)
})

test('no email is sent about messages of somebody who has left meanwhile', async () => {
  const { dana, maria } = await customerAndPro()
  await write(dana, maria, 'Hello')
  const news = await messageNews(maria)
  expect((await dana.api('DELETE /api/auth/account', { password: dana.password })).status).toBe(204)
  await later(news)
  expect(await mailedAt(news)).toBeNull()
})

test("a mail program's unsubscribe button works without a login, from anywhere, any number of times", async () => {
  const { dana, maria } = await completedBooking()
  const token = tokenIn(await mailTo(dana.email, /^How was/))
  expect(token).toHaveLength(43)
  const found = await findUnsubscription(testVisit(db, null, new Date()), token)
  expect(found).toEqual({ kind: 'visits', wanted: true, role: 'customer' })
  expect((await press(token)).status).toBe(200)
  expect((await press(token)).status).toBe(200)
  expect((await press('made-up')).status).toBe(404)
  expect((await press('')).status).toBe(404)
  const kept = { messages: true, visits: false, reviews: true }
  expect((await dana.api('GET /api/notification-preferences')).body).toEqual(kept)
  expect((await maria.api('GET /api/notification-preferences')).body).toEqual({ ...kept, visits: true })

  await dana.api(mailChoice, { ...kept, visits: true })
  expect((await dana.api('GET /api/notification-preferences')).body).toMatchObject({ visits: true })
})

/** The post that a mail program sends. */
function press(token: string) {
  return site.request(`/unsubscribe?token=${token}`, {
    method: 'POST',
    body: 'List-Unsubscribe=One-Click',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://mail.example' },
  })
}

async function messageNews(reader: Person): Promise<string> {
  return String((await notificationsOf(reader)).find(({ kind }) => kind === 'message')?.['id'])
}

/** Runs the job that is due later. */
async function later(notificationId: string, seconds = 600) {
  await mailUnread(testVisit(db, null, new Date(Date.now() + seconds * 1000)), notificationId)
}

async function mailedAt(id: string) {
  const { mailedAt } = await db
    .selectFrom('notification')
    .select('mailedAt')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return mailedAt
}
