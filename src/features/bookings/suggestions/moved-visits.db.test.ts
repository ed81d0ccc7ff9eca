import { expect, test } from 'vitest'

import { testDatabase } from '../../../../tests/support/databases.ts'
import { queuedMails, subjectsTo } from '../../../platform/jobs/queued-mails.fixture.ts'
import { getThread } from '../../messages/threads.server.ts'
import { listNotifications } from '../../notifications/notifications.server.ts'
import { countOpenBookings } from '../bookings.server.ts'
import { changeBooking } from '../changes/change-booking.server.ts'
import { cancel } from '../marketplace.fixture.ts'
import { getFigures } from '../figures/booking-figures.server.ts'
import { hoursOf } from '../rescheduling/rescheduling.fixture.ts'
import { booked, suggestionOf, toMove, tuesday, wednesday, takenOnTuesday } from './suggested-times.fixture.ts'

const { db } = await testDatabase()

const thursday = { date: '2026-03-05', time: '11:00' }

test('a pro suggests other times for a visit: it stays as it is until the customer takes one, and then it moves in place', async () => {
  const { as, id, suggest, take, seen, customer, pro } = await booked(db)
  const asked = await suggest([wednesday, tuesday], { note: 'My truck is in the shop.' })
  expect(asked).toMatchObject({ status: 'accepted', scheduledDate: '2026-03-02', maySuggest: true })
  expect(await seen()).toMatchObject({
    status: 'accepted',
    scheduledTime: '09:00',
    suggestion: { times: [tuesday, wednesday], note: 'My truck is in the shop.', priceCents: null },
    customerChooses: true,
    actions: ['canceled'],
  })
  expect(await hoursOf(db, id)).toBe(1)
  expect(await countOpenBookings(as(customer), 'customer')).toMatchObject({ accepted: 1, toChoose: [], toMove: [id] })
  expect(await getFigures(as(pro))).toMatchObject({ pending: 0, toChoose: 0 })

  expect(await take()).toMatchObject({
    id,
    status: 'accepted',
    scheduledDate: '2026-03-03',
    scheduledTime: '14:00',
    movedFrom: { date: '2026-03-02', time: '09:00' },
    suggestion: null,
    customerChooses: false,
  })
  const slots = await db.selectFrom('bookingSlot').select('slot').where('bookingId', '=', id).orderBy('slot').execute()
  expect([slots.length, slots[0]?.slot]).toEqual([4, new Date('2026-03-03T22:00:00Z')])
  const [booking] = await db.selectFrom('booking').selectAll().where('id', '=', id).execute()
  expect(booking).toMatchObject(takenOnTuesday)
  const events = await db.selectFrom('bookingEvent').selectAll().where('bookingId', '=', id).orderBy('id').execute()
  expect(events.map(({ actorId, fromStatus, toStatus }) => [actorId, fromStatus, toStatus])).toEqual([
    [customer.id, null, 'pending'],
    [pro.id, 'pending', 'accepted'],
    [customer.id, 'accepted', 'accepted'],
  ])
  expect(await countOpenBookings(as(customer), 'customer')).toMatchObject({ accepted: 1, toMove: [] })
})

test('both are told what was asked, taken back and taken, each with the time that the visit had then', async () => {
  const { as, suggest, retract, take, customer, pro } = await booked(db)
  await suggest([wednesday])
  await retract()
  await suggest([tuesday, wednesday], { note: 'It rains on Monday.' })
  await take()
  await suggest([thursday])
  await take(thursday)

  const { messages } = await getThread(as(customer), pro.id)
  expect(messages.map(({ body }) => body)).toEqual([
    'Dana asked for Regular Maintenance on Mar 2 at 9:00 AM',
    'Maria accepted Regular Maintenance on Mar 2 at 9:00 AM',
    'Maria asked to move Regular Maintenance on Mar 2 at 9:00 AM to Mar 4 at 9:00 AM',
    'Maria took back the suggested times for Regular Maintenance on Mar 2 at 9:00 AM',
    'Maria asked to move Regular Maintenance on Mar 2 at 9:00 AM to Mar 3 at 2:00 PM or Mar 4 at 9:00 AM: It rains on Monday.',
    'Dana accepted Regular Maintenance on Mar 3 at 2:00 PM instead of Mar 2 at 9:00 AM',
    'Maria asked to move Regular Maintenance on Mar 3 at 2:00 PM to Mar 5 at 11:00 AM',
    'Dana accepted Regular Maintenance on Mar 5 at 11:00 AM instead of Mar 3 at 2:00 PM',
  ])
  const newsOf = async (who: typeof customer) => {
    const { notifications } = await listNotifications(as(who))
    return notifications.map(({ title, read }) => [title, read])
  }
  expect(await newsOf(customer)).toEqual([
    ['Blue Water asks to move your visit', true],
    ['Blue Water asks to move your visit', true],
    ['Blue Water no longer asks to move your visit', true],
    ['Blue Water asks to move your visit', true],
    ['Blue Water accepted your request', true],
  ])
  expect((await newsOf(pro)).slice(0, 2)).toEqual([
    ['Dana Whitfield moved the visit to a time you suggested', false],
    ['Dana Whitfield moved the visit to a time you suggested', true],
  ])
  expect((await subjectsTo(db, customer)).slice(2)).toEqual([
    'Blue Water asks to move your visit on Mon, Mar 2',
    'Blue Water no longer asks to move your visit on Mon, Mar 2',
    'Blue Water asks to move your visit on Mon, Mar 2',
    'Your visit has moved to Tue, Mar 3',
    'Blue Water asks to move your visit on Tue, Mar 3',
    'Your visit has moved to Thu, Mar 5',
  ])
  const last = (await queuedMails(db, pro)).at(-1)
  expect(last?.subject).toBe('Moved: Regular Maintenance, Thu, Mar 5')
  expect(last?.text).toContain('Instead of: Tuesday, March 3, 2026 at 2:00 PM PST')
})

test('what the bell says about a visit that was asked to move names the time that it had then', async () => {
  const { as, suggest, take, customer, pro } = await booked(db)
  const at = (minute: number) => new Date(as(null).now.getTime() + minute * 60_000)
  await suggest([tuesday], {}, pro, at(1))
  await take(tuesday, customer, at(2))
  await suggest([thursday], {}, pro, at(3))
  await take(thursday, customer, at(4))
  const newsOf = async (who: typeof customer) => {
    const { notifications } = await listNotifications(as(who, at(5)))
    return notifications.slice(0, 2).map(({ detail }) => detail)
  }
  expect(await newsOf(customer)).toEqual([
    'Tue, Mar 3, 2:00 PM · Regular Maintenance',
    'Mon, Mar 2, 9:00 AM · Regular Maintenance',
  ])
  expect(await newsOf(pro)).toEqual([
    'Thu, Mar 5, 11:00 AM · Regular Maintenance',
    'Tue, Mar 3, 2:00 PM · Regular Maintenance',
  ])
})

test('a visit whose two times overlap gives up the old quarter hours for the new ones', async () => {
  const { id, suggest, take, book, seen } = await booked(db, undefined, { durationMinutes: 120 })
  const ten = { date: '2026-03-02', time: '10:00' }
  await suggest([ten])
  await take(ten)
  expect(await seen()).toMatchObject({ scheduledTime: '10:00' })
  expect(await hoursOf(db, id)).toBe(2)
  // The hour before is free again.
  await book({ requestTime: '09:00' })
  await suggest([{ ...ten, time: '11:00' }])
})

test('times that a pro chose for a request are not suggested for the visit that it has become', async () => {
  const { suggest, seen } = await booked(db)
  await expect(suggest([wednesday], { status: 'pending' })).rejects.toMatchObject({ kind: 'conflict' })
  expect(await seen()).toMatchObject({ status: 'accepted', suggestion: null })
  await suggest([wednesday], { status: 'accepted' })
  expect(await seen()).toMatchObject({ suggestion: { times: [wednesday] } })
})

test('the pro can suggest the times of the request form, but not the present one and not another price', async () => {
  const { suggest, book, customer, seen } = await booked(db)
  await book({ requestDate: '2026-03-03', requestTime: '14:00' })
  const wrong = async (...given: Parameters<typeof suggest>) => {
    const refusal: unknown = await suggest(...given).catch((error: unknown) => error)
    return refusal
  }
  expect(await wrong([tuesday])).toMatchObject({
    status: 422,
    details: { fields: { times: expect.stringContaining('is not free') } },
  })
  expect(await wrong([{ date: '2026-03-02', time: '09:00' }])).toMatchObject({
    status: 422,
    details: { fields: { times: 'Mon, Mar 2, 9:00 AM is when the visit is now. Please choose another time' } },
  })
  expect(await wrong([wednesday], { price: 80 })).toMatchObject({
    status: 422,
    details: { fields: { price: 'The visit keeps its price: only its time can change' } },
  })
  expect(await wrong([wednesday], {}, customer)).toMatchObject({ status: 403 })
  expect(await seen()).toMatchObject({ suggestion: null, priceCents: null })
})

test('what was suggested is void once it is taken back, or the visit has moved, was canceled or has begun', async () => {
  const void409 = { status: 409 }
  const back = await toMove(db)
  await back.retract()
  await expect(back.take()).rejects.toMatchObject(void409)
  expect(await back.seen(back.pro)).toMatchObject({ status: 'accepted', suggestion: null, maySuggest: true })

  const moved = await toMove(db)
  const former = await suggestionOf(moved.as(moved.customer), moved.id)
  await moved.take()
  await expect(moved.retract(former)).rejects.toMatchObject({ ...void409, details: { code: 'NOT_SUGGESTED' } })

  const canceled = await toMove(db)
  await changeBooking(canceled.as(canceled.pro), canceled.id, cancel)
  await expect(canceled.take()).rejects.toMatchObject(void409)
  const { notifications } = await listNotifications(canceled.as(canceled.customer))
  expect(notifications.map(({ title, read }) => [title, read]).slice(0, 2)).toEqual([
    ['Blue Water canceled the visit', false],
    ['Blue Water asks to move your visit', true],
  ])

  const begun = await toMove(db)
  const after = new Date('2026-03-02T17:00:01Z')
  expect(await begun.seen(begun.customer, after)).toMatchObject({ suggestion: null, customerChooses: false })
  await expect(begun.take(tuesday, begun.customer, after)).rejects.toMatchObject(void409)
  await expect(begun.suggest([wednesday], {}, begun.pro, after)).rejects.toMatchObject(void409)
})

test('a suggestion replaces the one before, whose id no longer takes a time', async () => {
  const { suggest, take, seen } = await toMove(db)
  await suggest([thursday])
  expect(await seen()).toMatchObject({ suggestion: { times: [thursday] } })
  await expect(take(tuesday)).rejects.toMatchObject({ status: 409, details: { code: 'NOT_SUGGESTED' } })
  expect(await take(thursday)).toMatchObject({ scheduledDate: '2026-03-05' })
})
