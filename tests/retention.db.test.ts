import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

import { newId } from '../src/platform/id.ts'
import { keptDays, removeOldRows } from '../src/platform/old-rows.server.ts'
import { openApi } from './support/api.ts'
import { storiesOn } from './support/news.ts'
import { daysInMs, later } from '../src/platform/durations.ts'

const opened = await openApi()
const { db } = opened.database
const { dana, bookingId } = await storiesOn(opened).customerAndPro()
const now = new Date()

/** Inserts a row of this age, and returns a function that checks whether it still exists. */
type Make = (at: Date) => Promise<() => Promise<unknown>>

const key: Make = async (createdAt) => {
  const row = { accountId: dana.id, key: newId(), requestHash: 'hash', bookingId, createdAt }
  await db.insertInto('idempotencyKey').values(row).execute()
  return () => db.selectFrom('idempotencyKey').selectAll().where('key', '=', row.key).executeTakeFirst()
}

const mail: Make = async (createdAt) => {
  const row = { id: newId(), toAddress: 'ada@example.com', subject: 'S', text: 'T', html: '<p>T</p>', createdAt }
  await db.insertInto('keptMail').values(row).execute()
  return () => db.selectFrom('keptMail').selectAll().where('id', '=', row.id).executeTakeFirst()
}

const signIn: Make = async (seenAt) => {
  const row = { accountId: dana.id, mark: newId(), seenAt }
  await db.insertInto('signInMark').values(row).execute()
  return () => db.selectFrom('signInMark').selectAll().where('mark', '=', row.mark).executeTakeFirst()
}

const notification: Make = async (createdAt) => {
  const subject = { bookingId, reviewId: null, conversationId: null }
  const row = {
    id: newId(),
    accountId: dana.id,
    kind: 'accept',
    ...subject,
    createdAt,
    readAt: null,
    mailedAt: null,
  } as const
  await db.insertInto('notification').values(row).execute()
  return () => db.selectFrom('notification').selectAll().where('id', '=', row.id).executeTakeFirst()
}

const contactMessage: Make = async (createdAt) => {
  const said = { name: 'Ada', email: 'ada@example.com', phone: null, subject: 'other', message: 'Where are you?' }
  const row = { id: newId(), accountId: null, ...said, createdAt }
  await db.insertInto('contactMessage').values(row).execute()
  return () => db.selectFrom('contactMessage').selectAll().where('id', '=', row.id).executeTakeFirst()
}

const session: Make = async (expiresAt) => {
  const times = { createdAt: ago(90), seenAt: ago(90), expiresAt }
  const row = { id: newId(), tokenHash: newId(), accountId: dana.id, userAgent: 'Firefox', ...times }
  await db.insertInto('session').values(row).execute()
  return () => db.selectFrom('session').selectAll().where('id', '=', row.id).executeTakeFirst()
}

const link: Make = async (expiresAt) => {
  const purpose = expiresAt > now ? 'reset-password' : 'verify-email'
  const whose = { accountId: dana.id, purpose, email: dana.email, sessionId: null } as const
  const row = { ...whose, tokenHash: newId(), createdAt: ago(7), expiresAt }
  await db.deleteFrom('oneTimeToken').where('purpose', '=', purpose).where('accountId', '=', dana.id).execute()
  await db.insertInto('oneTimeToken').values(row).execute()
  return () => db.selectFrom('oneTimeToken').selectAll().where('tokenHash', '=', row.tokenHash).executeTakeFirst()
}

const privacy = readFileSync('src/routes/content/legal/privacy-text.ts', 'utf8')

/** How long each is kept, and what /privacy says about it. */
const promises: Record<keyof typeof keptDays, [days: number, make: Make, said: string]> = {
  session: [0, session, 'They expire by themselves'],
  oneTimeToken: [0, link, ''],
  signInMark: [90, signIn, 'each sign-in leaves a mark for 90 days'],
  idempotencyKey: [7, key, ''],
  keptMail: [30, mail, 'all of it is kept on the site itself, for 30 days'],
  notification: [365, notification, 'Your notifications, for a year'],
  contactMessage: [730, contactMessage, 'the contact form, for two years at most'],
}

test.each(Object.entries(promises))('rows of %s are removed when they are due, not before', async (_, promise) => {
  const [days, make, said] = promise
  const [fresh, old] = [await make(ago(days - 1)), await make(ago(days + 1))]
  for (const remove of Object.values(removeOldRows)) await remove({ db, now })
  expect(await fresh()).toBeDefined()
  expect(await old()).toBeUndefined()
  expect(privacy).toContain(said)
})

test('however many rows are due, all are removed at once, and no other', async () => {
  await db.deleteFrom('signInMark').execute()
  for (const days of [100, 91, 91.5, 1])
    await db
      .insertInto('signInMark')
      .values(marks(3000, ago(days)))
      .execute()
  for (const remove of Object.values(removeOldRows)) await remove({ db, now })
  const left = await db.selectFrom('signInMark').select('seenAt').execute()
  expect(left.map(({ seenAt }) => seenAt)).toEqual(Array.from({ length: 3000 }, () => ago(1)))
})

test('a removal is logged under the name of its table', () => {
  const names = Object.keys(removeOldRows)
  expect(names).toContain('removeOldRows keptMail')
  expect(names).toHaveLength(Object.keys(keptDays).length)
})

function marks(count: number, seenAt: Date) {
  return Array.from({ length: count }, () => ({ accountId: dana.id, mark: newId(), seenAt }))
}

function ago(days: number): Date {
  return later(now, -daysInMs(days))
}
