import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { testDatabase } from '../../../tests/support/databases.ts'
import { untilOthersWait } from '../../../tests/support/lock-waiters.ts'
import { outcome, outcomeOfOneTry, testVisit } from '../../platform/visit.fixture.ts'
import type { Actor } from '../../platform/visit.server.ts'
import { subjectsTo } from '../../platform/jobs/queued-mails.fixture.ts'
import { hashPassword } from '../accounts/password.server.ts'
import { accept, complete, marketplace, withdraw } from '../bookings/marketplace.fixture.ts'
import { changeBooking } from '../bookings/changes/change-booking.server.ts'
import { expirePendingRequests } from '../bookings/changes/expire-requests.server.ts'
import { requestBooking } from '../bookings/request/request-booking.server.ts'
import { sendContactMessage } from '../contact/contact.server.ts'
import { mailUnread } from '../messages/mail-unread.server.ts'
import { report } from '../messages/reports.server.ts'
import { sendMessage } from '../messages/send-message.server.ts'
import { saveMailPreferences } from '../notifications/mail-preferences.server.ts'
import { respondToReview, writeReview } from '../reviews/reviews.server.ts'
import { deleteAccount } from './delete-account.server.ts'

const database = await testDatabase()
const { db } = database
const password = 'secret-water'
const passwordHash = await hashPassword(password)

/** A customer and a pro with a conversation, and what either does while the other one, or they themselves, leave. */
async function acquainted() {
  const { as, customer, pro, request, book } = await marketplace(db)
  const { id } = await requestBooking(as(customer), request())
  await changeBooking(as(customer), id, withdraw)
  await db.updateTable('account').set({ passwordHash }).where('id', 'in', [customer.id, pro.id]).execute()
  /** The account is deleted once the work has done all but its line in the conversation. */
  const whileLeaving = async (person: Actor, work: () => Promise<unknown>) => {
    const { both } = await db.transaction().execute(async (held) => {
      await held.selectFrom('conversation').select('id').where('proId', '=', pro.id).forUpdate().execute()
      const begun = outcome(work())
      await untilOthersWait(database)
      const both = Promise.all([begun, outcome(deleteAccount(as(person), { password }))])
      await untilOthersWait(database, 2)
      // Whoever leaves locks nothing before that which the work still needs: the two never wait for each other.
      expect(await waiting()).toContainEqual(expect.stringMatching(/^lock account/))
      return { both }
    })
    return both
  }
  return { as, customer, pro, request, book, whileLeaving }
}

/** The statements that wait for a lock. */
async function waiting(): Promise<string[]> {
  const { rows } = await sql<{ query: string }>`
    select query from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
  return rows.map(({ query }) => query.replace(/^select .* from "account" where .* for update$/, 'lock account'))
}

test('a request that is being sent while its pro deletes the account ends with the account', async () => {
  const { as, customer, pro, request, whileLeaving } = await acquainted()
  const ask = () => requestBooking(as(customer), request({ requestTime: '11:00' }))
  expect(await whileLeaving(pro, ask)).toEqual([200, 200])
  const requests = await db.selectFrom('booking').select('status').where('proId', '=', pro.id).execute()
  expect(requests).toEqual([{ status: 'canceled' }, { status: 'canceled' }])
})

test('an answer that is being given while its pro deletes the account is given first', async () => {
  const { as, customer, pro, request, whileLeaving } = await acquainted()
  const { id } = await requestBooking(as(customer), request({ requestTime: '11:00' }))
  expect(await whileLeaving(pro, () => changeBooking(as(pro), id, accept))).toEqual([200, 200])
  const events = db.selectFrom('bookingEvent').select('toStatus').where('bookingId', '=', id).orderBy('id')
  expect(await events.execute()).toEqual([{ toStatus: 'pending' }, { toStatus: 'accepted' }, { toStatus: 'canceled' }])
})

test('a request that expires while its pro deletes the account has expired', async () => {
  const { as, customer, pro, request, whileLeaving } = await acquainted()
  await requestBooking(as(customer), request())
  const afterwards = as(null, new Date('2026-03-02T18:00:00Z'))
  expect(await whileLeaving(pro, () => expirePendingRequests(afterwards))).toEqual([200, 200])
})

test('a message that is being sent while its author deletes the account is erased with the others', async () => {
  const { as, customer, pro, whileLeaving } = await acquainted()
  const write = () => sendMessage(as(customer), pro.id, { body: 'My gate code is 4711.' })
  expect(await whileLeaving(customer, write)).toEqual([200, 200])
  const sent = await db.selectFrom('message').select('body').where('senderId', '=', customer.id).execute()
  expect(sent).toEqual([{ body: 'Message deleted' }])
})

test('no email about an unread message goes to somebody who leaves at that moment', async () => {
  const { as, customer, pro } = await acquainted()
  await saveMailPreferences(as(customer), { messages: true, visits: true, reviews: true })
  await sendMessage(as(pro), customer.id, { body: 'When can I come?' })
  const unread = db.selectFrom('notification').select('id').where('kind', '=', 'message')
  const { id } = await unread.where('accountId', '=', customer.id).executeTakeFirstOrThrow()
  const { both } = await db.transaction().execute(async (held) => {
    await held.selectFrom('mailPreference').select('kind').where('accountId', '=', customer.id).forUpdate().execute()
    const mailing = outcome(mailUnread(as(null), id))
    await untilOthersWait(database)
    const both = Promise.all([mailing, outcome(deleteAccount(as(customer), { password }))])
    await untilOthersWait(database, 2)
    return { both }
  })
  expect(await both).toEqual([200, 200])
  expect(await subjectsTo(db, customer)).toEqual([])
})

/** What is done while the account is being deleted: the deletion has begun, and waits for a booking. */
async function afterLeaving(person: Actor, bookingId: string, work: () => Promise<unknown>) {
  const { both } = await db.transaction().execute(async (held) => {
    await held.selectFrom('booking').select('id').where('id', '=', bookingId).forUpdate().execute()
    const leaving = outcome(deleteAccount(testVisit(db, person), { password }))
    await untilOthersWait(database)
    const both = Promise.all([leaving, outcome(work())])
    await untilOthersWait(database, 2)
    return { both }
  })
  return both
}

test('two people with an open request between them can leave at the same moment', async () => {
  const { as, customer, pro, request } = await acquainted()
  const { id } = await requestBooking(as(customer), request())
  const leave = (person: Actor) => outcomeOfOneTry(db, (own) => deleteAccount(testVisit(own, person), { password }))
  const { both } = await db.transaction().execute(async (held) => {
    await held.selectFrom('booking').select('id').where('id', '=', id).forUpdate().execute()
    const first = leave(customer)
    await untilOthersWait(database)
    const both = Promise.all([first, leave(pro)])
    await untilOthersWait(database, 2)
    return { both }
  })
  expect(await both).toEqual([200, 200])
})

test('the words of a report that is sent while its author is deleting the account are not kept', async () => {
  const { as, customer, pro, request } = await acquainted()
  const { id } = await requestBooking(as(customer), request())
  const about = { subject: 'user', id: pro.id, reason: 'Spam', details: 'He knows my gate code.' } as const
  const both = await afterLeaving(customer, id, () => report(as(customer), about))
  expect(both).toEqual([200, 401])
  const reports = await db.selectFrom('report').select('details').where('reporterId', '=', customer.id).execute()
  expect(reports.filter(({ details }) => details !== '')).toEqual([])
})

test('a message to support that is sent while its author is deleting the account is not kept', async () => {
  const { as, customer, request } = await acquainted()
  const { id } = await requestBooking(as(customer), request())
  const email = 'dana@elsewhere.example'
  const written = { name: 'Dana', email, phone: null, subject: 'support', message: 'My gate code is 4711.' } as const
  const both = await afterLeaving(customer, id, () => sendContactMessage(as(customer), written))
  expect(both).toEqual([200, 401])
  expect(await db.selectFrom('contactMessage').select('message').where('email', '=', email).execute()).toEqual([])
})

test('whoever is deleting the account is not told of an answer to their review anymore', async () => {
  const { as, customer, pro, request, book } = await acquainted()
  const bookingId = await book()
  const afterwards = new Date('2026-03-02T20:00:00Z')
  await changeBooking(as(pro, afterwards), bookingId, complete)
  const review = { bookingId, proId: pro.id, rating: 4, comment: 'Clear again.' }
  const { id } = await writeReview(as(customer, afterwards), review)
  const open = await requestBooking(as(customer), request({ requestTime: '11:00' }))
  const answer = () => respondToReview(as(pro), id, { response: 'Thank you, Dana.' })
  expect(await afterLeaving(customer, open.id, answer)).toEqual([200, 200])
  expect(await rowsOf('notification', customer)).toEqual([])
  expect(await rowsOf('mailPreference', customer)).toEqual([])
  expect(await subjectsTo(db, customer)).not.toContainEqual(expect.stringMatching(/answered your review/))
})

async function rowsOf(table: 'mailPreference' | 'notification', { id }: Actor) {
  return db.selectFrom(table).select('kind').where('accountId', '=', id).execute()
}
