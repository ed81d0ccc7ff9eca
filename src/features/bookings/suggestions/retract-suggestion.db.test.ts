import { expect, test } from 'vitest'

import { testDatabase } from '../../../../tests/support/databases.ts'
import { newId } from '../../../platform/id.ts'
import { block } from '../../messages/blocks.server.ts'
import { getThread } from '../../messages/threads.server.ts'
import { listNotifications } from '../../notifications/notifications.server.ts'
import { lostBookings } from '../lists/lost-bookings.server.ts'
import { changeBooking } from '../changes/change-booking.server.ts'
import { expirePendingRequests } from '../changes/expire-requests.server.ts'
import { accept, decline, endEarlierBookings, person } from '../marketplace.fixture.ts'
import { sendReminders } from '../emails/reminders.server.ts'
import { hoursOf } from '../rescheduling/rescheduling.fixture.ts'
import { asked, suggested, suggestionOf, toMove, tuesday, wednesday } from './suggested-times.fixture.ts'
import { now } from '../../../platform/tables/rows.fixture.ts'
import { subjectsTo } from '../../../platform/jobs/queued-mails.fixture.ts'

const { db } = await testDatabase()
await endEarlierBookings(db)

const later = (hours: number) => new Date(now.getTime() + hours * 3_600_000)
const changed = { status: 409, details: { code: 'NOT_SUGGESTED' } }

test('a pro takes suggested times back: none can be taken anymore, and the request waits as before', async () => {
  const { as, id, retract, take, seen, suggest, customer, pro } = await suggested(db)
  const onPage = await suggestionOf(as(customer), id)
  expect(await retract()).toMatchObject({
    status: 'pending',
    scheduledDate: '2026-03-02',
    suggestion: null,
    hadSuggestion: false,
    maySuggest: true,
    actions: ['accepted', 'rejected'],
  })
  expect(await seen()).toMatchObject({ suggestion: null, customerChooses: false, actions: ['canceled'] })
  await expect(take()).rejects.toMatchObject(changed)
  await expect(retract(onPage)).rejects.toMatchObject(changed)

  await suggest([wednesday])
  expect(await seen()).toMatchObject({ suggestion: { times: [wednesday] } })
  await retract()
  expect(await changeBooking(as(pro), id, accept)).toMatchObject({ status: 'accepted', scheduledTime: '09:00' })
  expect(await hoursOf(db, id)).toBe(1)
})

test('the customer is told that the times are off, and nothing asks them to choose anymore', async () => {
  const { as, suggest, retract, customer, pro } = await asked(db)
  await suggest([tuesday], { note: 'Mornings are better' })
  await retract(undefined, pro, later(1))
  const { notifications } = await listNotifications(as(customer))
  expect(notifications.map(({ title, detail, read }) => [title, detail, read])).toEqual([
    ['Blue Water took back the suggested times', 'Mon, Mar 2, 9:00 AM · Regular Maintenance', false],
    ['Blue Water suggests another time', 'Instead of Mon, Mar 2, 9:00 AM · Regular Maintenance', true],
  ])
  expect((await subjectsTo(db, customer)).slice(1)).toEqual([
    'Blue Water suggests another time instead of Mon, Mar 2, 9:00 AM',
    'Suggested times taken back: Regular Maintenance, Mon, Mar 2',
  ])
  const { messages } = await getThread(as(customer), pro.id)
  expect(messages.map(({ body }) => body)).toEqual([
    'Dana asked for Regular Maintenance on Mar 2 at 9:00 AM',
    'Maria suggested Mar 3 at 2:00 PM for Regular Maintenance on Mar 2 at 9:00 AM: Mornings are better',
    'Maria took back the suggested times for Regular Maintenance on Mar 2 at 9:00 AM',
  ])
})

test('a visit that is less than a day away is not reminded of because other times for it were taken back', async () => {
  const { as, retract, customer } = await toMove(db)
  await retract()
  await sendReminders(as(null, later(12)))
  expect((await subjectsTo(db, customer)).filter((subject) => subject.includes(' is coming '))).toEqual([])
})

test('only what is suggested now can be taken back, only by its pro, and only while the request waits', async () => {
  const { as, id, suggest, retract, seen, customer, pro } = await suggested(db)
  const first = await suggestionOf(as(customer), id)
  await suggest([wednesday])
  for (const other of [first, newId(), 'x']) await expect(retract(other)).rejects.toMatchObject(changed)
  await expect(retract(undefined, customer)).rejects.toMatchObject({ status: 403 })
  for (const role of ['customer', 'pro'] as const) {
    const stranger = await person(db, role, 'Eve')
    await expect(retract(undefined, stranger)).rejects.toMatchObject({ status: 404 })
  }
  expect(await seen()).toMatchObject({ suggestion: { times: [wednesday] } })

  const blocked = await suggested(db)
  const { id: suggestionId } = (await blocked.seen()).suggestion ?? { id: '' }
  await block(blocked.as(blocked.customer), blocked.pro.id)
  await expect(blocked.retract(suggestionId)).rejects.toMatchObject({ status: 403, details: { code: 'BLOCKED' } })

  const { id: last } = (await seen()).suggestion ?? { id: '' }
  await expect(retract(last, pro, new Date('2026-03-02T17:00:01Z'))).rejects.toMatchObject({ status: 409 })
  await changeBooking(as(pro), id, decline)
  await expect(retract(last)).rejects.toMatchObject({ status: 409 })
})

test('the pro is reminded again of a request whose suggested times were taken back', async () => {
  const { as, retract, pro } = await suggested(db)
  await retract(undefined, pro, later(5))
  // Halfway from five o'clock to the visit, sixteen hours later.
  await sendReminders(as(null, later(12.9)))
  const reminders = async () => (await subjectsTo(db, pro)).filter((subject) => subject.startsWith('Still waiting'))
  expect(await reminders()).toEqual([])
  await Promise.all([sendReminders(as(null, later(13.1))), sendReminders(as(null, later(13.1)))])
  expect(await reminders()).toHaveLength(1)
})

test('a request that nobody answered after the suggested times were taken back is called unanswered', async () => {
  const { as, id, retract, customer, pro } = await suggested(db)
  await retract()
  const after = new Date('2026-03-02T17:00:01Z')
  await expirePendingRequests(as(null, after))
  expect(await lostBookings(as(customer, after))).toMatchObject([{ id, lostBy: 'expire' }])
  const { messages } = await getThread(as(customer, after), pro.id)
  expect(messages.at(-1)?.body).toBe(
    'The request for Regular Maintenance on Mar 2 at 9:00 AM expired without an answer',
  )
})
