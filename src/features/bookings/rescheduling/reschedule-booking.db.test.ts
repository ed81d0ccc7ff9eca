import { expect, test } from 'vitest'

import { testDatabase } from '../../../../tests/support/databases.ts'
import { readConfig } from '../../../platform/config.server.ts'
import { newId } from '../../../platform/id.ts'
import type { Actor } from '../../../platform/visit.server.ts'
import { listFreeDays } from '../../availability/availability.server.ts'
import { getBooking } from '../bookings.server.ts'
import { changeBooking } from '../changes/change-booking.server.ts'
import { accept, cancel, complete, decline, marketplace, person, withdraw } from '../marketplace.fixture.ts'
import { requestBooking } from '../request/request-booking.server.ts'
import { agreed, hoursOf, requested } from './rescheduling.fixture.ts'

const { db } = await testDatabase()

test('a request for another time replaces a pending request', async () => {
  const { ask, seen, id, pro, answer } = await requested(db)
  const other = await ask('10:00', id)
  expect(other).toMatchObject({ status: 'pending', replacesId: id, scheduledTime: '10:00' })
  const changed = { status: 'canceled', cancelReason: 'changed', actions: [], mayReschedule: false }
  expect(await seen(id)).toMatchObject({ ...changed, replacement: { status: 'pending', scheduledTime: '10:00' } })
  await expect(answer(pro, id, accept)).rejects.toThrow('This request has been changed: a newer one is in its place.')
  const events = await db.selectFrom('bookingEvent').selectAll().where('bookingId', '=', id).orderBy('id').execute()
  expect(events[1]).toMatchObject({ fromStatus: 'pending', toStatus: 'canceled', reason: 'changed' })

  expect(await answer(pro, other.id, accept)).toMatchObject({ status: 'accepted', timeTaken: false })
  await expect(ask('13:00', id)).rejects.toMatchObject({ status: 409 })
})

test('a pending request can keep its time and change its service', async () => {
  const { as, customer, pro, request, seen, id } = await requested(db)
  const { days } = await listFreeDays(as(customer), pro.id, { from: '2026-03-02', days: 1, replacesId: id })
  expect(days[0]?.slots).toContain('09:00')
  const other = await requestBooking(as(customer), request({ replacesId: id, description: 'The pump as well.' }))
  expect(other).toMatchObject({ scheduledTime: '09:00', notes: 'The pump as well.', durationMinutes: 60 })
  expect(await seen(id)).toMatchObject({ status: 'canceled' })
})

test('an accepted visit stays until another time is accepted, which may overlap it', async () => {
  const { ask, seen, answer, pro, as, id } = await agreed(db)
  const other = await ask('10:00', id)
  expect(await seen(id)).toMatchObject({
    status: 'accepted',
    mayReschedule: false,
    bothAskToMove: false,
    replacement: { status: 'pending' },
  })
  expect(await getBooking(as(pro), other.id)).toMatchObject({
    timeTaken: false,
    actions: ['accepted', 'rejected'],
    mayReschedule: false,
    replaced: { scheduledTime: '09:00', status: 'accepted' },
  })
  expect(await hoursOf(db, id)).toBe(2)

  expect(await answer(pro, other.id, accept)).toMatchObject({ status: 'accepted', replacesId: id })
  expect(await seen(id)).toMatchObject({ status: 'canceled', cancelReason: 'moved', actions: [] })
  expect([await hoursOf(db, id), await hoursOf(db, other.id)]).toEqual([0, 2])
  expect(await seen(other.id)).toMatchObject({ mayReschedule: true })
})

test('when the move is declined or withdrawn, the visit stays as it was and can be moved again', async () => {
  const { ask, seen, answer, pro, customer, id } = await agreed(db)
  for (const [who, change] of [[pro, decline] as const, [customer, withdraw] as const]) {
    const other = await ask('10:00', id)
    await answer(who, other.id, change)
    expect(await seen(id)).toMatchObject({ status: 'accepted', mayReschedule: true, actions: ['canceled'] })
    expect(await hoursOf(db, id)).toBe(2)
  }
})

test('a pending request to move a visit can itself be changed, and still moves the visit', async () => {
  const { ask, seen, answer, pro, id } = await agreed(db)
  const first = await ask('10:00', id)
  const second = await ask('13:00', first.id)
  expect(second).toMatchObject({ replacesId: id })
  expect((await ask('13:00', first.id)).id).toBe(second.id)
  expect(await seen(first.id)).toMatchObject({ status: 'canceled', cancelReason: 'changed' })
  await answer(pro, second.id, accept)
  expect(await seen(id)).toMatchObject({ status: 'canceled', cancelReason: 'moved' })
})

test('a pending request to move a visit can be changed to any time except that of the visit itself', async () => {
  const { ask, answer, pro, customer, as, id } = await agreed(db)
  const first = await ask('13:00', id)
  const window = { from: '2026-03-02', days: 1, durationMinutes: 120, replacesId: first.id }
  expect((await listFreeDays(as(customer), pro.id, window)).days[0]?.slots.slice(0, 3)).toEqual([
    '08:00',
    '10:00',
    '11:00',
  ])
  await expect(ask('09:00', first.id)).rejects.toMatchObject({ status: 422 })
  const second = await ask('10:00', first.id)
  expect(await answer(pro, second.id, accept)).toMatchObject({ status: 'accepted' })
  expect([await hoursOf(db, id), await hoursOf(db, second.id)]).toEqual([0, 2])
})

test('once a visit is canceled, the request to move it becomes an ordinary one', async () => {
  const { ask, seen, answer, pro, customer, id } = await agreed(db)
  const other = await ask('10:00', id)
  await answer(customer, id, cancel)
  await answer(pro, other.id, accept)
  expect(await seen(id)).toMatchObject({ status: 'canceled', cancelReason: 'The pump broke' })
  expect(await seen(other.id)).toMatchObject({ status: 'accepted' })
})

test('a changed ordinary request is the one that the next change replaces', async () => {
  const { ask, seen, answer, customer, id } = await agreed(db)
  const other = await ask('10:00', id)
  await answer(customer, id, cancel)
  const third = await ask('13:00', other.id)
  expect(third).toMatchObject({ replacesId: other.id, replaced: { scheduledTime: '10:00', endedAs: 'changed' } })
  expect((await ask('13:00', other.id)).id).toBe(third.id)
  expect(await seen(id)).toMatchObject({ replacement: { status: 'canceled', scheduledTime: '10:00' } })
})

test('a visit that has begun is not replaced, and keeps its time', async () => {
  const { as, ask, customer, request, serviceId, pro, id } = await agreed(db)
  const overlapping = await ask('10:00', id)
  const begun = new Date('2026-03-02T17:30:00Z')
  const late = { status: 409, code: 'TIME_TAKEN' }
  await expect(changeBooking(as(pro, begun), overlapping.id, accept)).rejects.toMatchObject(late)
  const again = request({ requestTime: '13:00', serviceId, replacesId: id })
  await expect(requestBooking(as(customer, begun), again)).rejects.toMatchObject({ status: 409 })

  const next = await ask('13:00', overlapping.id)
  await changeBooking(as(pro, begun), next.id, accept)
  expect(await getBooking(as(customer, begun), id)).toMatchObject({ status: 'accepted' })
})

test('customers can move only their own booking, with the same pro, to another time', async () => {
  const { as, ask, customer, request, id } = await agreed(db)
  const neighbor = await person(db, 'customer', 'Luis')
  const theirs = requestBooking(as(neighbor), request({ requestTime: '13:00', replacesId: id }))
  await expect(theirs).rejects.toMatchObject({ status: 404 })
  for (const replacesId of [newId(), 'nothing']) {
    await expect(ask('13:00', replacesId)).rejects.toMatchObject({ status: 404 })
  }
  const elsewhere = await marketplace(db)
  const away = requestBooking(as(customer), elsewhere.request({ replacesId: id }))
  await expect(away).rejects.toMatchObject({ status: 409, message: expect.stringContaining('own professional') })
  const same = { status: 422, details: { fields: { requestTime: expect.stringContaining('another time') } } }
  await expect(ask('09:00', id)).rejects.toMatchObject(same)
})

test('another request for that time is not mistaken for the one that moves the visit', async () => {
  const { ask, id } = await agreed(db)
  await ask('13:00')
  await expect(ask('13:00', id)).rejects.toMatchObject({ status: 409, message: expect.stringContaining('already') })
})

test('only one request to move a visit can be pending, however many are sent at once', async () => {
  const { ask, id } = await agreed(db)
  const refused = { status: 409, code: 'ALREADY_MOVING' }
  const sent = await Promise.allSettled(['10:00', '11:00', '12:00', '13:00'].map((time) => ask(time, id)))
  expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await expect(ask('15:00', id)).rejects.toMatchObject(refused)
})

test('the database itself refuses a second pending request to move a visit', async () => {
  const { ask, id } = await agreed(db)
  await ask('10:00', id)
  const other = await ask('13:00')
  const second = db.updateTable('booking').set({ replacesId: id }).where('id', '=', other.id).execute()
  await expect(second).rejects.toMatchObject({ code: '23505', constraint: 'booking_moving_once' })
})

test('the same move sent twice, by its key or while it is pending, creates one request', async () => {
  const { ask, id } = await agreed(db)
  const key = newId()
  const first = await ask('10:00', id, key)
  expect((await ask('10:00', id, key)).id).toBe(first.id)
  expect((await ask('10:00', id)).id).toBe(first.id)
  await expect(ask('10:00', undefined, key)).rejects.toMatchObject({ status: 409 })
})

test('changing a request does not count toward the limit of pending requests', async () => {
  const { as, ask, customer, request, id } = await requested(db)
  await ask('11:00')
  await ask('13:00')
  const strict = { ...as(customer), config: readConfig({}) }
  const other = request({ requestTime: '15:00', replacesId: id })
  expect(await requestBooking(strict, other)).toMatchObject({ status: 'pending' })
})

test("a visit's own times are offered to its two parties for moving it, except its start, and to nobody else", async () => {
  const { as, customer, pro, id } = await agreed(db)
  const neighbor = await person(db, 'customer', 'Luis')
  const slots = async (who: Actor | null, replacesId?: string) => {
    const window = { from: '2026-03-02', days: 1, durationMinutes: 120, replacesId }
    return (await listFreeDays(as(who), pro.id, window)).days[0]?.slots.slice(0, 4)
  }
  expect(await slots(customer)).toEqual(['11:00', '12:00', '13:00', '14:00'])
  for (const who of [customer, pro]) expect(await slots(who, id)).toEqual(['08:00', '10:00', '11:00', '12:00'])
  for (const who of [neighbor, null]) expect(await slots(who, id)).toEqual(await slots(customer))
  expect(await slots(customer, 'nothing')).toEqual(await slots(customer))
})

test('a visit cannot be moved onto another one', async () => {
  const { as, ask, answer, pro, request, id } = await agreed(db)
  const neighbor = await person(db, 'customer', 'Luis')
  const theirs = await requestBooking(as(neighbor), request({ requestTime: '11:00' }))
  const other = await ask('10:00', id)
  await answer(pro, theirs.id, accept)
  await expect(answer(pro, other.id, accept)).rejects.toMatchObject({ status: 409, code: 'TIME_TAKEN' })
  expect(await hoursOf(db, id)).toBe(2)
  await expect(ask('12:00', other.id)).resolves.toMatchObject({ status: 'pending' })
  await expect(ask('10:00', other.id)).rejects.toMatchObject({ status: 409 })
})

test('a visit that was completed instead of moved still takes its time', async () => {
  const { as, pro, ask, id, seen } = await agreed(db)
  const other = await ask('10:00', id)
  expect(await seen(other.id)).toMatchObject({ timeTaken: false })
  const thatMorning = new Date('2026-03-02T15:00:00Z')
  await changeBooking(as(pro, thatMorning), id, complete)
  expect(await seen(other.id)).toMatchObject({ status: 'pending', timeTaken: true })
})
