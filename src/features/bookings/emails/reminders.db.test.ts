import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { testDatabase } from '../../../../tests/support/databases.ts'
import { hoursInMs, later } from '../../../platform/durations.ts'
import { batchSize } from '../../../platform/in-batches.server.ts'
import { hashPassword } from '../../accounts/password.server.ts'
import { saveMailPreferences } from '../../notifications/mail-preferences.server.ts'
import { block } from '../../messages/blocks.server.ts'
import { listNotifications } from '../../notifications/notifications.server.ts'
import { deleteAccount } from '../../privacy/delete-account.server.ts'
import { placeholderEmail } from '../../privacy/deleted-account.ts'
import { getBooking } from '../bookings.server.ts'
import { changeBooking } from '../changes/change-booking.server.ts'
import { complete, decline, endEarlierBookings, marketplace, person } from '../marketplace.fixture.ts'
import { requestBooking } from '../request/request-booking.server.ts'
import { agreed } from '../rescheduling/rescheduling.fixture.ts'
import { sendReminders } from './reminders.server.ts'
import { now } from '../../../platform/tables/rows.fixture.ts'
import { queuedMails, subjectsTo } from '../../../platform/jobs/queued-mails.fixture.ts'

const { db } = await testDatabase()
await endEarlierBookings(db)

const password = 'secret-water'
const passwordHash = await hashPassword(password)

const after = (hours: number) => later(now, hoursInMs(hours))

test('a pro who has not answered after a day is reminded once, and the customer is told', async () => {
  const { customer, pro, request, as } = await marketplace(db)
  const { id } = await requestBooking(as(customer), request({ requestDate: '2026-03-06', requestTime: '09:00' }))
  await sendReminders(as(null, after(23)))
  expect(await subjectsTo(db, pro)).toEqual(['New request: Regular Maintenance, Fri, Mar 6'])
  await Promise.all([sendReminders(as(null, after(25))), sendReminders(as(null, after(25)))])
  await sendReminders(as(null, after(49)))
  expect((await subjectsTo(db, pro)).slice(1)).toEqual(['Still waiting: Regular Maintenance, Fri, Mar 6'])
  const toCustomer = (await queuedMails(db, customer)).slice(1)
  expect(toCustomer.map(({ subject }) => subject)).toEqual(['No answer yet from Blue Water for Fri, Mar 6'])
  expect(toCustomer[0]?.text).toMatch(new RegExp(`To cancel it: http\\S+${id}`))
})

test('many reminders that are due are all sent, however many are read at once', async () => {
  const { customer, pro, request, as } = await marketplace(db)
  const { id } = await requestBooking(as(customer), request({ requestDate: '2026-03-06', requestTime: '09:00' }))
  const another = sql`jsonb_build_object('id', gen_random_uuid(), 'starts_at', starts_at + n * interval '1 hour',
    'ends_at', ends_at + n * interval '1 hour') || case when n % 2 = 0 then '{}' else jsonb_build_object('remind_at', now) end`
  await sql`
    insert into booking select (jsonb_populate_record(booking, ${another})).*
    from booking, generate_series(1, ${batchSize + 20}) n, (select ${after(2)}::timestamptz as now) as given where id = ${id}`.execute(
    db,
  )
  await sendReminders(as(null, after(25)))
  const reminders = (await subjectsTo(db, pro)).filter((subject) => subject.startsWith('Still waiting'))
  expect(reminders).toHaveLength(batchSize + 21)
})

test('before a visit that is soon, the pro is reminded halfway; an answer stops the reminder', async () => {
  const { customer, pro, request, as } = await marketplace(db)
  // Sunday noon: 21 hours before Monday at nine.
  const near = { requestDate: '2026-03-02', requestTime: '09:00' }
  const { id } = await requestBooking(as(customer), request(near))
  await requestBooking(as(customer), request({ ...near, requestTime: '10:00' }))
  await changeBooking(as(pro), id, decline)
  await sendReminders(as(null, after(11.5)))
  expect((await subjectsTo(db, pro)).filter((subject) => subject.startsWith('Still waiting'))).toHaveLength(1)
})

test('a customer who waits for another time of a visit is not referred to other pros', async () => {
  const { customer, pro, ask, id, as } = await agreed(db, '2026-03-06')
  await ask('13:00', id)
  await sendReminders(as(null, after(25)))
  expect(await subjectsTo(db, pro)).toContainEqual(expect.stringMatching(/^Still waiting/))
  expect(await subjectsTo(db, customer)).not.toContainEqual(expect.stringMatching(/^No answer/))
})

const reminderTo = async (pro: { email: string }) =>
  (await queuedMails(db, pro)).find(({ subject }) => subject.startsWith('Still waiting'))?.text

test('a pro who accepted somebody else for that time is reminded to suggest another one', async () => {
  const { customer, pro, request, book, as } = await marketplace(db)
  const friday = { requestDate: '2026-03-06', requestTime: '09:00' }
  await requestBooking(as(customer), request(friday))
  await book(friday, await person(db, 'customer', 'Eve'))
  await sendReminders(as(null, after(25)))
  expect(await reminderTo(pro)).toContain('You accepted another visit for that time. You can suggest other times, or')
  expect(await reminderTo(pro)).not.toContain('Accept it')
})

test('after a block the pro is reminded to decline, and the customer told that nobody can accept', async () => {
  const { customer, pro, request, as } = await marketplace(db)
  await requestBooking(as(customer), request({ requestDate: '2026-03-06', requestTime: '09:00' }))
  await block(as(pro), customer.id)
  await sendReminders(as(null, after(25)))
  expect(await reminderTo(pro)).toContain(
    'You cannot accept it: the two of you cannot write to each other. But a quick no',
  )
  const [, toCustomer] = await queuedMails(db, customer)
  expect(toCustomer?.text).toContain('Blue Water cannot accept it: the two of you cannot write to each other.')
  expect(toCustomer?.text).not.toContain('You can wait')
})

test('a pro who has not answered a request to move a visit reads that it stays as it is otherwise', async () => {
  const { pro, ask, id, as } = await agreed(db, '2026-03-06')
  await ask('13:00', id)
  await sendReminders(as(null, after(25)))
  const moves = 'Accept it, and the visit moves. If you cannot take it, a quick no is enough: the visit stays as it is.'
  expect(await reminderTo(pro)).toContain(moves)
})

test('a customer is reminded the day before the visit, even if it was accepted later than that', async () => {
  const { customer, book, as } = await marketplace(db)
  const starts = [
    { requestDate: '2026-03-04', requestTime: '09:00' },
    { requestDate: '2026-03-02', requestTime: '09:00' },
  ]
  for (const start of starts) {
    await book(start)
  }
  const reminders = async () => (await subjectsTo(db, customer)).filter((subject) => subject.includes(' is coming '))
  // Tuesday at nine is 45 hours later.
  await sendReminders(as(null, after(44)))
  expect(await reminders()).toEqual([])
  await sendReminders(as(null, after(46)))
  expect(await reminders()).toEqual([expect.stringMatching(/is coming tomorrow at 9:00 AM$/)])
})

test('nobody is reminded of a visit that was canceled, or that has begun', async () => {
  const { customer, book, as } = await marketplace(db)
  for (const [requestTime, status] of [
    ['09:00', 'canceled'],
    ['11:00', 'accepted'],
  ] as const) {
    const id = await book({ requestDate: '2026-03-04', requestTime })
    if (status === 'canceled') await changeBooking(as(customer), id, { status, reason: 'We moved' })
  }
  const before = await subjectsTo(db, customer)
  await sendReminders(as(null, after(72)))
  expect(await subjectsTo(db, customer)).toEqual(before)
})

test('a pro is asked some hours after a visit to mark it completed, and three days later both parties are', async () => {
  // Monday from nine to eleven: until 23 hours from now.
  const { customer, pro, id, as } = await agreed(db)
  const asked = async () => (await subjectsTo(db, pro)).filter((subject) => subject.startsWith('Visit over'))
  const counts = []
  for (const hours of [24, 26, 97, 99, 200]) {
    await Promise.all([sendReminders(as(null, after(hours))), sendReminders(as(null, after(hours)))])
    counts.push((await asked()).length)
  }
  expect(counts).toEqual([0, 1, 1, 2, 2])
  expect(await asked()).toContain('Visit over: Weekly cleaning, Mon, Mar 2')
  const { notifications } = await listNotifications(as(pro))
  expect(notifications[0]).toMatchObject({
    kind: 'over',
    title: 'Your visit with Dana Whitfield is over: mark it completed',
    path: `/pro-dashboard?booking=${id}#${id}`,
  })
  const unread = async () =>
    (await listNotifications(as(pro))).notifications.filter(({ read }) => !read).map(({ kind }) => kind)
  expect(await unread()).toEqual(['over'])
  expect((await subjectsTo(db, customer)).slice(2)).toEqual([
    'Did your visit from Blue Water on Mon, Mar 2 take place?',
  ])
  const toCustomer = async () => (await listNotifications(as(customer))).notifications[0]
  expect(await toCustomer()).toMatchObject({ title: 'Did your visit from Blue Water take place?', read: false })
  await changeBooking(as(customer, after(201)), id, { status: 'canceled', reason: 'Nobody came' })
  expect(await unread()).toEqual(['cancel'])
  expect(await toCustomer()).toMatchObject({ kind: 'over', read: true })
})

test('after a block a pro is not asked to write to the customer of a visit that is over', async () => {
  const { customer, pro, book, as } = await marketplace(db)
  await book({ requestDate: '2026-03-02', requestTime: '09:00' })
  await block(as(customer), pro.id)
  await sendReminders(as(null, after(25)))
  const over = (await queuedMails(db, pro)).find(({ subject }) => subject.startsWith('Visit over'))
  expect(over?.text).toContain('If it did not take place, only they can cancel it.')
})

test('a pro who marks a visit completed after all answers what its customer was asked', async () => {
  const { customer, pro, id, as } = await agreed(db)
  for (const hours of [26, 99]) await sendReminders(as(null, after(hours)))
  await changeBooking(as(pro, after(100)), id, complete)
  const { notifications } = await listNotifications(as(customer))
  expect(notifications.filter(({ read }) => !read).map(({ kind }) => kind)).toEqual(['complete'])
})

test('open pages of a pro are told that a visit is over', async () => {
  const { pro, id, as } = await agreed(db)
  const told: unknown[] = []
  const visit = as(null, after(26))
  const bus = { ...visit.bus, publish: async (_: unknown, ...published: unknown[]) => void told.push(published) }
  await sendReminders({ ...visit, bus })
  expect(told).toContainEqual([[pro.id], { type: 'booking', data: { bookingId: id } }])
})

test('after a visit its pro is asked about it, even if its customer was reminded before; not once it is completed, or by email when that is off', async () => {
  const day = '2026-03-04'
  const done = await agreed(db, day)
  const open = await agreed(db, day)
  const quiet = await agreed(db, day)
  await saveMailPreferences(quiet.as(quiet.pro), { messages: true, visits: false, reviews: true })
  // On Wednesday at noon.
  const noon = after(72)
  await sendReminders(open.as(null, after(46)))
  await changeBooking(done.as(done.pro, noon), done.id, complete)
  // The job had not run for a while; still, each booking is asked about once at a time.
  await sendReminders(open.as(null, after(120)))
  await sendReminders(open.as(null, after(121)))
  const asked = async ({ pro }: typeof open) =>
    (await subjectsTo(db, pro)).filter((subject) => subject.startsWith('Visit over')).length
  expect([await asked(done), await asked(open), await asked(quiet)]).toEqual([0, 1, 0])
  expect((await listNotifications(quiet.as(quiet.pro))).notifications[0]).toMatchObject({ kind: 'over' })
})

test.each(['customer', 'pro'] as const)(
  'nobody is asked or told anything about a visit whose %s has left since it began',
  async (side) => {
    const { customer, pro, as, id } = await agreed(db)
    const [leaver, other] = side === 'customer' ? [customer, pro] : [pro, customer]
    await db.updateTable('account').set({ passwordHash }).where('id', '=', leaver.id).execute()
    await deleteAccount(as(leaver, after(22)), { password })
    const before = await subjectsTo(db, other)
    for (const hours of [72, 144]) await sendReminders(as(null, after(hours)))
    expect(await subjectsTo(db, other)).toEqual(before)
    expect(await getBooking(as(other), id)).toMatchObject({ otherHasLeft: true })
    expect(await subjectsTo(db, { ...leaver, email: placeholderEmail(leaver.id) })).toEqual([])
  },
)
