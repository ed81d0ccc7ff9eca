import { expect, test } from 'vitest'

import { testDatabase } from '../../../../tests/support/databases.ts'
import { readConfig } from '../../../platform/config.server.ts'
import { newId } from '../../../platform/id.ts'
import type { LimitName } from '../../../platform/limits/limit-rules.ts'
import type { Refusal } from '../../../platform/refusal.ts'
import { deleteBlock, insertBlock } from '../../messages/blocks.table.server.ts'
import { getBooking } from '../bookings.server.ts'
import { changeBooking } from '../changes/change-booking.server.ts'
import { accept, addService, decline, marketplace, person, withdraw } from '../marketplace.fixture.ts'
import { requestBooking } from './request-booking.server.ts'

const { db } = await testDatabase()

test('a customer requests a visit from one pro', async () => {
  const { customer, pro, request, as } = await marketplace(db)
  const booking = await requestBooking(as(customer), request())
  expect(booking).toMatchObject({
    status: 'pending',
    scheduledDate: '2026-03-02',
    scheduledTime: '09:00',
    timeZone: 'America/Los_Angeles',
    durationMinutes: 60,
    priceCents: null,
    serviceId: null,
    notes: 'A bit green at the steps after the storm.',
    customerId: customer.id,
    proId: pro.id,
    customer: { firstName: 'Dana', lastName: 'Whitfield', email: 'dana@example.com', phone: '(626) 555-0142' },
    pro: { firstName: 'Maria', lastName: 'Whitfield', businessName: 'Blue Water' },
    review: null,
    timeTaken: false,
    actions: ['canceled'],
  })
  const row = await db.selectFrom('booking').selectAll().where('id', '=', booking.id).executeTakeFirstOrThrow()
  expect([row.startsAt, row.endsAt]).toEqual([new Date('2026-03-02T17:00:00Z'), new Date('2026-03-02T18:00:00Z')])
  const events = await db.selectFrom('bookingEvent').selectAll().where('bookingId', '=', booking.id).execute()
  expect(events).toMatchObject([{ actorId: customer.id, fromStatus: null, toStatus: 'pending' }])
})

test('no visit can be requested between two people while one has blocked the other', async () => {
  const { customer, pro, request, as } = await marketplace(db)
  await insertBlock(as(pro), pro.id, customer.id)
  const refused = { status: 403, message: 'This professional does not take requests from you.' }
  await expect(requestBooking(as(customer), request())).rejects.toMatchObject(refused)
  await expect(requestBooking(as(customer), request(), newId())).rejects.toMatchObject(refused)

  await deleteBlock(as(pro), pro.id, customer.id)
  await insertBlock(as(customer), customer.id, pro.id)
  const own = { status: 403, message: 'You blocked this professional. Please unblock them in your conversation first.' }
  await expect(requestBooking(as(customer), request())).rejects.toMatchObject(own)

  await deleteBlock(as(customer), customer.id, pro.id)
  expect(await requestBooking(as(customer), request())).toMatchObject({ status: 'pending' })
})

test('a ZIP code must be real and belong to the given state', async () => {
  const { customer, request, as } = await marketplace(db)
  const fields = async (place: object) =>
    requestBooking(as(customer), request({ address: null, city: null, state: null, ...place })).then(
      () => null,
      (error: Refusal) => error.details.fields,
    )
  expect(await fields({ zip: '00000' })).toEqual({ zip: 'We do not know the ZIP code 00000. Please check it' })
  const wrong = { zip: 'The ZIP code 91101 is in California. Please check it' }
  expect(await fields({ city: 'Boston', state: 'MA', zip: '91101' })).toEqual(wrong)
  expect(await fields({ city: 'Boston', zip: '91101' })).toBeNull()
  // Newer than the list of ZIP codes, next to some of Phoenix.
  expect(await fields({ zip: '85099' })).toBeNull()
})

test('a booking copies price and duration from the service, and later changes do not affect it', async () => {
  const { customer, pro, request, as } = await marketplace(db)
  const fixed = await addService(db, pro.id, { priceCents: 99_95, durationMinutes: 90 })
  const hourly = await addService(db, pro.id, { priceCents: 80_00, priceType: 'hourly', durationMinutes: 90 })
  const estimate = await addService(db, pro.id, { priceType: 'estimate' })
  const book = (serviceId: string, requestTime: string) =>
    requestBooking(as(customer), request({ serviceId, requestTime }))

  const first = await book(fixed, '08:00')
  expect(first).toMatchObject({ priceCents: 99_95, durationMinutes: 90, serviceName: 'Weekly cleaning' })
  expect(await book(hourly, '10:00')).toMatchObject({ priceCents: 120_00, priceIsEstimate: true })
  expect(await book(estimate, '12:00')).toMatchObject({ priceCents: null })

  await db.updateTable('service').set({ priceCents: 1, name: 'Dearer' }).where('id', '=', fixed).execute()
  expect(await getBooking(as(customer), first.id)).toMatchObject({ priceCents: 99_95, serviceName: 'Weekly cleaning' })
})

test('visitors must sign in, and pros cannot send requests', async () => {
  const { pro, request, as } = await marketplace(db)
  const other = await person(db, 'pro', 'Luis')
  await expect(requestBooking(as(null), request())).rejects.toMatchObject({ status: 401 })
  await expect(requestBooking(as(other), request())).rejects.toMatchObject({ status: 403 })
  await expect(requestBooking(as(pro), request())).rejects.toMatchObject({ status: 403 })
})

test('a pro without an active membership takes no requests', async () => {
  const { customer, pro, request, as } = await marketplace(db)
  for (const status of ['past_due', 'canceled', 'inactive'] as const) {
    await db.updateTable('membership').set({ status }).where('accountId', '=', pro.id).execute()
    const attempt = requestBooking(as(customer), request())
    await expect(attempt).rejects.toMatchObject({ status: 403, code: 'PRO_NOT_ACCEPTING' })
  }
  await db.deleteFrom('membership').where('accountId', '=', pro.id).execute()
  await expect(requestBooking(as(customer), request())).rejects.toMatchObject({ code: 'PRO_NOT_ACCEPTING' })
})

test('a pro who is unknown or not yet approved cannot be booked', async () => {
  const { customer, pro, request, as } = await marketplace(db)
  await db.updateTable('pro').set({ approvedAt: null }).where('accountId', '=', pro.id).execute()
  await db.updateTable('membership').set({ status: 'inactive' }).where('accountId', '=', pro.id).execute()
  for (const proId of [pro.id, customer.id, newId(), 'nobody']) {
    await expect(requestBooking(as(customer), request({ proId }))).rejects.toMatchObject({ status: 404 })
  }
})

test("a service that is unknown, another pro's or archived cannot be booked", async () => {
  const { customer, pro, request, as } = await marketplace(db)
  const { pro: other } = await marketplace(db)
  const foreign = await addService(db, other.id)
  const archived = await addService(db, pro.id, { archivedAt: new Date() })
  for (const serviceId of [foreign, archived, newId(), 'nothing']) {
    await expect(requestBooking(as(customer), request({ serviceId }))).rejects.toMatchObject({ status: 404 })
  }
})

test('a day or a time the pro does not offer is refused under its field', async () => {
  const { customer, request, as } = await marketplace(db)
  const wrong = [
    [{ requestDate: '2026-02-28' }, 'requestDate'],
    [{ requestDate: '2026-12-01' }, 'requestDate'],
    [{ requestTime: '07:00' }, 'requestTime'],
    [{ requestTime: '09:30' }, 'requestTime'],
  ] as const
  for (const [changes, field] of wrong) {
    const attempt = requestBooking(as(customer), request(changes))
    await expect(attempt).rejects.toMatchObject({ status: 422, details: { fields: { [field]: expect.any(String) } } })
  }
})

test('a time taken by an accepted visit cannot be requested; one that was only requested can', async () => {
  const { customer, pro, request, as } = await marketplace(db)
  const neighbor = await person(db, 'customer', 'Luis')
  const first = await requestBooking(as(customer), request())
  await requestBooking(as(neighbor), request())
  await changeBooking(as(pro), first.id, accept)
  const third = await person(db, 'customer', 'Priya')
  await expect(requestBooking(as(third), request())).rejects.toMatchObject({ status: 409, code: 'TIME_TAKEN' })
})

test('the same request sent twice, even at once, returns the first booking', async () => {
  const { customer, request, as } = await marketplace(db)
  const answers = await Promise.all(Array.from({ length: 8 }, () => requestBooking(as(customer), request())))
  const again = await requestBooking(as(customer), request({ description: 'The very same visit, in other words.' }))
  expect(new Set([...answers, again].map(({ id }) => id)).size).toBe(1)
  const events = await db.selectFrom('bookingEvent').selectAll().where('bookingId', '=', again.id).execute()
  expect(events).toHaveLength(1)
})

test('the same local hour counts as another time once the business is in another time zone', async () => {
  const { customer, pro, request, as } = await marketplace(db)
  const there = await requestBooking(as(customer), request({ requestTime: '10:00' }))
  await db.updateTable('pro').set({ timeZone: 'America/New_York' }).where('accountId', '=', pro.id).execute()
  const here = await requestBooking(as(customer), request({ requestTime: '10:00' }))
  expect(here.id).not.toBe(there.id)
  expect((await requestBooking(as(customer), request({ requestTime: '13:00' }))).id).toBe(there.id)

  await changeBooking(as(pro), here.id, accept)
  const moved = await requestBooking(as(customer), request({ requestTime: '11:00', replacesId: here.id }))
  expect(moved).toMatchObject({ status: 'pending', replacesId: here.id })
})

test('a key identifies one request: the same body returns the first booking, another body is refused', async () => {
  const { customer, pro, request, as } = await marketplace(db)
  const key = newId()
  const first = await requestBooking(as(customer), request(), key)
  await changeBooking(as(pro), first.id, decline)

  expect(await requestBooking(as(customer), request(), key)).toMatchObject({ id: first.id, status: 'rejected' })
  await expect(requestBooking(as(customer), request({ requestTime: '10:00' }), key)).rejects.toMatchObject({
    status: 409,
    code: 'IDEMPOTENCY_KEY_REUSED',
  })
  expect((await requestBooking(as(customer), request())).id).not.toBe(first.id)
})

test('a key sent many times at once creates one booking', async () => {
  const { customer, request, as } = await marketplace(db)
  const key = newId()
  const answers = await Promise.all(Array.from({ length: 6 }, () => requestBooking(as(customer), request(), key)))
  expect(new Set(answers.map(({ id }) => id)).size).toBe(1)

  const other = newId()
  const hours = ['11:00', '12:00', '13:00', '14:00']
  const mixed = await Promise.allSettled(
    hours.map((requestTime) => requestBooking(as(customer), request({ requestTime }), other)),
  )
  expect(mixed.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const made = await db.selectFrom('booking').select('id').where('customerId', '=', customer.id).execute()
  expect(made).toHaveLength(2)
})

test('keys are separate for each account', async () => {
  const { customer, request, as } = await marketplace(db)
  const neighbor = await person(db, 'customer', 'Luis')
  const mine = await requestBooking(as(customer), request(), 'visit-1')
  const theirs = await requestBooking(as(neighbor), request(), 'visit-1')
  expect(theirs.id).not.toBe(mine.id)
})

test('at most three requests of one customer wait for one pro, however many are sent at once', async () => {
  const { customer, request, as } = await marketplace(db)
  const strict = { ...as(customer), config: readConfig({}) }
  const hours = ['09:00', '10:00', '11:00', '12:00', '13:00', '14:00']
  const attempts = await Promise.allSettled(
    hours.map((requestTime) => requestBooking(strict, request({ requestTime }))),
  )
  const [first] = attempts.flatMap((one) => (one.status === 'fulfilled' ? [one.value.id] : []))
  expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
  const refused = { status: 409, code: 'TOO_MANY_OPEN', message: expect.stringMatching(/^You have 3 open requests /) }
  await expect(requestBooking(strict, request({ requestTime: '15:00' }))).rejects.toMatchObject(refused)
  const stricter = { ...as(customer), config: readConfig({ RATE_LIMIT_SCALE: '0.4' }) }
  const one = { ...refused, message: expect.stringMatching(/^You have 1 open request /) }
  await expect(requestBooking(stricter, request({ requestTime: '15:00' }))).rejects.toMatchObject(one)

  await changeBooking(strict, first ?? '', withdraw)
  expect(await requestBooking(strict, request({ requestTime: '15:00' }))).toMatchObject({ status: 'pending' })

  const { pro: other } = await marketplace(db)
  const elsewhere = { proId: other.id, requestTime: '15:00' }
  expect(await requestBooking(strict, request(elsewhere))).toMatchObject({ proId: other.id })
  const theirTimeHasCome = { ...strict, now: new Date('2026-03-02T23:30:00Z') }
  expect(await requestBooking(theirTimeHasCome, request({ requestDate: '2026-03-03' }))).toMatchObject({
    status: 'pending',
  })
})

test('a customer can send ten requests an hour: repeats and requests that reach no pro count elsewhere', async () => {
  const { customer, request, as } = await marketplace(db)
  const uses = new Map<LimitName, number>()
  const count = (by: number) => async (name: LimitName) => void uses.set(name, (uses.get(name) ?? 0) + by)
  const limits = Object.assign(count(1), { giveBack: count(-1) })
  const visit = { ...as(customer), limits }
  await requestBooking(visit, request(), 'visit-1')
  await requestBooking(visit, request(), 'visit-1')
  await requestBooking(visit, request())
  await expect(requestBooking(visit, request({ proId: newId() }))).rejects.toMatchObject({ status: 404 })
  expect(Object.fromEntries(uses)).toEqual({ bookingRequest: 1, unsentBookingRequest: 3 })
})
