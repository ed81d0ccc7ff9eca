import { expect, test } from 'vitest'

import { testDatabase } from '../../../../tests/support/databases.ts'
import { roundsOn } from '../../../../tests/support/rounds.ts'
import { newId } from '../../../platform/id.ts'
import { listFreeDays } from '../../availability/availability.server.ts'
import { getBooking } from '../bookings.server.ts'
import {
  accept,
  addService,
  cancel,
  complete,
  decline,
  type Marketplace,
  marketplace,
  person,
  withdraw,
} from '../marketplace.fixture.ts'
import { requestBooking } from '../request/request-booking.server.ts'
import { changeBooking } from './change-booking.server.ts'
import { outcome } from '../../../platform/visit.fixture.ts'
import { plusDays } from '../../availability/local-time.ts'

const database = await testDatabase()
const { db } = database

const rounds = roundsOn(database, 10)

const onTheDay = new Date('2026-03-02T16:00:00Z')

async function pending() {
  const market = await marketplace(db)
  const { id } = await requestBooking(market.as(market.customer), market.request())
  return { ...market, id }
}

async function accepted() {
  const market = await pending()
  await changeBooking(market.as(market.pro), market.id, accept)
  return market
}

async function claims(bookingId: string) {
  const rows = await db
    .selectFrom('bookingSlot')
    .select('slot')
    .where('bookingId', '=', bookingId)
    .orderBy('slot')
    .execute()
  return rows.map(({ slot }) => slot.toISOString().slice(11, 16))
}

async function freeTimes({ as, pro }: Pick<Marketplace, 'as' | 'pro'>) {
  const { days } = await listFreeDays(as(null), pro.id, { from: '2026-03-02', days: 1 })
  return days[0]?.slots ?? []
}

test('accepting a request claims every quarter hour of the visit', async () => {
  const market = await pending()
  const { as, pro, id } = market
  expect(await freeTimes(market)).toContain('09:00')
  expect(await changeBooking(as(pro), id, accept)).toMatchObject({ status: 'accepted', actions: ['canceled'] })
  expect(await claims(id)).toEqual(['17:00', '17:15', '17:30', '17:45'])
  expect(await freeTimes(market)).not.toContain('09:00')
})

test('every change, from the request to the completion, records an event', async () => {
  const { as, customer, pro, id } = await accepted()
  await changeBooking(as(pro, onTheDay), id, complete)
  const events = await db.selectFrom('bookingEvent').selectAll().where('bookingId', '=', id).orderBy('id').execute()
  expect(events.map(({ actorId, fromStatus, toStatus }) => [actorId, fromStatus, toStatus])).toEqual([
    [customer.id, null, 'pending'],
    [pro.id, 'pending', 'accepted'],
    [pro.id, 'accepted', 'completed'],
  ])
})

test('a stranger cannot tell that a booking exists', async () => {
  const { as, id } = await pending()
  const stranger = await person(db, 'pro', 'Luis')
  for (const change of [accept, cancel]) {
    await expect(changeBooking(as(stranger), id, change)).rejects.toMatchObject({ status: 404 })
  }
  await expect(changeBooking(as(stranger), newId(), accept)).rejects.toMatchObject({ status: 404 })
  await expect(changeBooking(as(stranger), 'x', accept)).rejects.toMatchObject({ status: 404 })
  await expect(changeBooking(as(null), id, accept)).rejects.toMatchObject({ status: 401 })
})

test("a customer cannot answer a request in the pro's place", async () => {
  const { as, customer, id } = await pending()
  for (const change of [accept, decline, complete]) {
    await expect(changeBooking(as(customer), id, change)).rejects.toMatchObject({ status: 403 })
  }
})

test('a change that the status does not allow is refused', async () => {
  const { as, customer, pro, id } = await pending()
  for (const change of [complete, cancel, { status: 'pending', reason: null } as const]) {
    await expect(changeBooking(as(pro), id, change)).rejects.toMatchObject({ status: 409 })
  }
  await changeBooking(as(pro), id, decline)
  for (const change of [accept, decline, complete]) {
    const late = { status: 409, message: 'This booking has already been rejected.' }
    await expect(changeBooking(as(pro), id, change)).rejects.toMatchObject(late)
  }
  await expect(changeBooking(as(customer), id, withdraw)).rejects.toMatchObject({ status: 409 })
})

test('a customer withdraws a pending request without a reason', async () => {
  const { as, customer, id } = await pending()
  expect(await changeBooking(as(customer), id, withdraw)).toMatchObject({
    status: 'canceled',
    cancelReason: null,
    actions: [],
  })
})

test('either party can cancel an accepted visit with a reason, which frees its time again', async () => {
  for (const who of ['customer', 'pro'] as const) {
    const market = await accepted()
    const visit = market.as(market[who])
    await expect(changeBooking(visit, market.id, withdraw)).rejects.toMatchObject({
      status: 422,
      details: { fields: { reason: 'Please say why you are canceling' } },
    })
    expect(await changeBooking(visit, market.id, cancel)).toMatchObject({ cancelReason: 'The pump broke' })
    expect(await claims(market.id)).toEqual([])
    expect(await freeTimes(market)).toContain('09:00')
  }
})

test('a visit can be completed from its day on, local to the pro, and keeps its time', async () => {
  const { as, pro, id } = await accepted()
  const lateTheDayBefore = new Date('2026-03-02T07:59:59Z')
  await expect(changeBooking(as(pro, lateTheDayBefore), id, complete)).rejects.toMatchObject({ status: 409 })
  expect(await changeBooking(as(pro, onTheDay), id, complete)).toMatchObject({ status: 'completed', actions: [] })
  expect(await claims(id)).toHaveLength(4)
})

test('a request whose time has passed can no longer be answered', async () => {
  const { as, customer, pro, id } = await pending()
  const atNine = new Date('2026-03-02T17:00:00Z')
  for (const change of [accept, decline]) {
    await expect(changeBooking(as(pro, atNine), id, change)).rejects.toMatchObject({ status: 409 })
  }
  expect(await getBooking(as(customer, atNine), id)).toMatchObject({ status: 'canceled', cancelReason: 'expired' })
})

test('overlapping requests stay pending and are marked, and accepting a second one is refused', async () => {
  const market = await accepted()
  const { as, customer, pro, request, book } = market
  const neighbor = await person(db, 'customer', 'Luis')
  const service = await addService(db, pro.id, { durationMinutes: 120 })
  await changeBooking(as(customer), market.id, cancel)
  const early = await requestBooking(as(neighbor), request({ requestTime: '08:00', serviceId: service }))
  const free = await requestBooking(as(neighbor), request({ requestTime: '10:00' }))
  await book()

  expect(await getBooking(as(pro), early.id)).toMatchObject({
    status: 'pending',
    timeTaken: true,
    actions: ['rejected'],
  })
  expect(await getBooking(as(pro), free.id)).toMatchObject({ status: 'pending', timeTaken: false })
  await expect(changeBooking(as(pro), early.id, accept)).rejects.toMatchObject({
    status: 409,
    code: 'TIME_TAKEN',
    message: 'This time was just taken.',
  })
  expect(await getBooking(as(pro), early.id)).toMatchObject({ status: 'pending' })
  expect(await claims(early.id)).toEqual([])
})

test('accepting and canceling at once, again and again: exactly one wins', async () => {
  const { as, customer, pro, request } = await marketplace(db)
  for (let round = 0; round < rounds; round++) {
    const { id } = await requestBooking(as(customer), request({ requestDate: plusDays('2026-03-02', round) }))
    const outcomes = await Promise.all([
      outcome(changeBooking(as(pro), id, accept)),
      outcome(changeBooking(as(customer), id, withdraw)),
    ])
    // A cancellation after the acceptance needs a reason: that refusal is 422.
    expect(outcomes.filter((status) => status === 200)).toHaveLength(1)
    expect(outcomes.every((status) => [200, 409, 422].includes(status))).toBe(true)
    expect(await claims(id)).toHaveLength(outcomes[0] === 200 ? 4 : 0)
  }
})

test('two overlapping requests accepted at once, again and again: exactly one wins', async () => {
  const { as, customer, pro, request } = await marketplace(db)
  const serviceId = await addService(db, pro.id, { durationMinutes: 120 })
  for (let round = 0; round < rounds; round++) {
    const requestDate = plusDays('2026-03-02', round)
    const requests = [request({ requestDate, serviceId }), request({ requestDate, requestTime: '10:00' })]
    const [first, second] = await Promise.all(requests.map((body) => requestBooking(as(customer), body)))
    const ids = [first?.id ?? '', second?.id ?? '']
    const outcomes = await Promise.all(ids.map((id) => outcome(changeBooking(as(pro), id, accept))))
    expect(outcomes.toSorted(upwards)).toEqual([200, 409])
    expect((await Promise.all(ids.map(claims))).map((held) => held.length).toSorted(upwards)).toEqual(
      outcomes[0] === 200 ? [0, 8] : [0, 4],
    )
  }
})

test('two visits closer than the buffer, accepted at once: exactly one wins', async () => {
  const { as, customer, pro, request } = await marketplace(db)
  await db.updateTable('pro').set({ bufferMinutes: 30 }).where('accountId', '=', pro.id).execute()
  for (let round = 0; round < rounds; round++) {
    const requestDate = plusDays('2026-03-02', round)
    const requests = ['09:00', '10:00'].map((requestTime) => request({ requestDate, requestTime }))
    const bookings = await Promise.all(requests.map((body) => requestBooking(as(customer), body)))
    const outcomes = await Promise.all(bookings.map(({ id }) => outcome(changeBooking(as(pro), id, accept))))
    expect(outcomes.toSorted(upwards)).toEqual([200, 409])
  }
})

test('the database itself refuses a second claim of the same quarter hour', async () => {
  const { pro, id } = await accepted()
  const again = db
    .insertInto('bookingSlot')
    .values({ proId: pro.id, slot: new Date('2026-03-02T17:45:00Z'), bookingId: id })
    .execute()
  await expect(again).rejects.toMatchObject({ code: '23505', constraint: 'booking_slot_pkey' })
})

test('one request accepted ten times at once is accepted only once', async () => {
  const { as, pro, id } = await pending()
  const outcomes = await Promise.all(Array.from({ length: 10 }, () => outcome(changeBooking(as(pro), id, accept))))
  expect(outcomes.filter((status) => status === 200)).toHaveLength(1)
  expect(outcomes.filter((status) => status === 409)).toHaveLength(9)
})

function upwards(a: number, b: number): number {
  return a - b
}
