import { expect, test } from 'vitest'

import { removeExpired } from '../src/features/accounts/remove-expired.server.ts'
import { removeOldKeys } from '../src/features/bookings/idempotency-keys.server.ts'
import { removeOldContactMessages } from '../src/features/contact/contact.server.ts'
import { removeOldPaymentEvents } from '../src/features/memberships/payment-events.server.ts'
import { removeOldKeptMail } from '../src/features/notifications/kept-mail.server.ts'
import { removeOldNotifications } from '../src/features/notifications/notifications.server.ts'
import { newId } from '../src/platform/id.ts'
import { testVisit } from '../src/platform/visit.fixture.ts'
import { openApi } from './support/api.ts'
import { storiesOn } from './support/news.ts'

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

const paymentEvent: Make = async (receivedAt) => {
  const row = { id: newId(), type: 'invoice.paid', customerRef: 'cus_1', receivedAt }
  await db.insertInto('paymentEvent').values(row).execute()
  return () => db.selectFrom('paymentEvent').selectAll().where('id', '=', row.id).executeTakeFirst()
}

test.each([
  ['the key of a request', 7, key, removeOldKeys],
  ['mail that was kept to be read', 30, mail, removeOldKeptMail],
  ['the mark of a sign-in', 90, signIn, removeExpired],
  ['a notification', 365, notification, removeOldNotifications],
  ['a message to support', 730, contactMessage, removeOldContactMessages],
  ['an event of the payment provider', 30, paymentEvent, removeOldPaymentEvents],
])('%s is kept for %i days', async (_what, days, make, remove) => {
  const ago = (count: number) => new Date(now.getTime() - count * 86_400_000)
  const [fresh, old] = [await make(ago(days - 1)), await make(ago(days + 1))]
  await remove(testVisit(db, null, now))
  expect(await fresh()).toBeDefined()
  expect(await old()).toBeUndefined()
})
