import { expect, test } from 'vitest'

import { testDatabase } from '../../../tests/support/databases.ts'
import { accept, addService, marketplace } from '../bookings/marketplace.fixture.ts'
import { changeBooking } from '../bookings/changes/change-booking.server.ts'
import { requestBooking } from '../bookings/request/request-booking.server.ts'
import { Hours } from './availability.schema.ts'
import { listFreeDays, putHours } from './availability.server.ts'

const { db } = await testDatabase()

const spring = { day: '2026-03-08', now: new Date('2026-03-01T20:00:00Z') }
const autumn = { day: '2026-11-01', now: new Date('2026-10-20T20:00:00Z') }

/** A business that is open from midnight to six every day. */
async function nightly(timeZone: string, now: Date) {
  const market = await marketplace(db)
  await db.updateTable('pro').set({ timeZone }).where('accountId', '=', market.pro.id).execute()
  const weekly = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, start: '00:00', end: '06:00' }))
  const hours = Hours.parse({ weekly, exceptions: [], bufferMinutes: 0, noticeHours: 0 })
  await putHours(market.as(market.pro, now), market.pro.id, hours)
  const slots = async (from: string, durationMinutes = 60) => {
    const { days } = await listFreeDays(market.as(null, now), market.pro.id, { from, days: 1, durationMinutes })
    return days[0]?.slots
  }
  return { ...market, slots }
}

const whole = ['00:00', '01:00', '02:00', '03:00', '04:00', '05:00']

for (const zone of ['America/New_York', 'America/Chicago', 'America/Denver', 'America/Los_Angeles']) {
  test(`${zone}: the hour skipped in spring is not offered, and only on that day`, async () => {
    const { slots } = await nightly(zone, spring.now)
    expect(await slots('2026-03-07')).toEqual(whole)
    expect(await slots(spring.day)).toEqual(['00:00', '01:00', '03:00', '04:00', '05:00'])
    expect(await slots('2026-03-09')).toEqual(whole)
  })

  test(`${zone}: the hour repeated in fall is offered once, and that night has seven real hours`, async () => {
    const { slots } = await nightly(zone, autumn.now)
    expect(await slots(autumn.day)).toEqual(whole)
    expect(await slots(autumn.day, 7 * 60)).toEqual(['00:00'])
    expect(await slots('2026-10-31', 7 * 60)).toEqual([])
  })
}

for (const zone of ['America/Phoenix', 'Pacific/Honolulu']) {
  test(`${zone}: without clock changes every night offers the same times`, async () => {
    const [before, after] = [await nightly(zone, spring.now), await nightly(zone, autumn.now)]
    expect(await before.slots(spring.day)).toEqual(whole)
    expect(await after.slots(autumn.day)).toEqual(whole)
    expect(await after.slots(autumn.day, 7 * 60)).toEqual([])
  })
}

test('a visit across the spring change keeps its real length and blocks it', async () => {
  const { customer, pro, request, as, slots } = await nightly('America/New_York', spring.now)
  const serviceId = await addService(db, pro.id, { durationMinutes: 120 })
  const { id } = await requestBooking(
    as(customer),
    request({ serviceId, requestDate: spring.day, requestTime: '01:00' }),
  )
  await changeBooking(as(pro), id, accept)
  const booking = await db.selectFrom('booking').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  expect([booking.startsAt, booking.endsAt]).toEqual([
    new Date('2026-03-08T06:00:00Z'),
    new Date('2026-03-08T08:00:00Z'),
  ])
  // Two real hours after 1:00 it is 4:00.
  expect(await slots(spring.day)).toEqual(['00:00', '04:00', '05:00'])
})

test('a visit across the autumn change starts in the first of the two hours', async () => {
  const { customer, pro, request, as, slots } = await nightly('America/Los_Angeles', autumn.now)
  const serviceId = await addService(db, pro.id, { durationMinutes: 120 })
  const { id } = await requestBooking(
    as(customer, autumn.now),
    request({ serviceId, requestDate: autumn.day, requestTime: '01:00' }),
  )
  await changeBooking(as(pro, autumn.now), id, accept)
  const booking = await db.selectFrom('booking').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  expect([booking.startsAt, booking.endsAt]).toEqual([
    new Date('2026-11-01T08:00:00Z'),
    new Date('2026-11-01T10:00:00Z'),
  ])
  // Two real hours after the first 1:00 it is 2:00.
  expect(await slots(autumn.day)).toEqual(['00:00', '02:00', '03:00', '04:00', '05:00'])
})

test('an hour that does not exist cannot be requested', async () => {
  const { customer, request, as } = await nightly('America/New_York', spring.now)
  const gap = request({ requestDate: spring.day, requestTime: '02:00' })
  await expect(requestBooking(as(customer), gap)).rejects.toMatchObject({
    status: 422,
    details: { fields: { requestTime: expect.any(String) } },
  })
})
