import { expect, test } from 'vitest'

import { testDatabase } from '../../../tests/support/databases.ts'
import { newId } from '../../platform/id.ts'
import { requestBooking } from '../bookings/request/request-booking.server.ts'
import { marketplace, person } from '../bookings/marketplace.fixture.ts'
import { Hours } from './availability.schema.ts'
import { getHours, listFreeDays, putHours } from './availability.server.ts'
import { hasFreeTime } from './free-day.ts'

const { db } = await testDatabase()

const mondays = Hours.parse({
  weekly: [
    { weekday: 1, start: '13:00', end: '15:00' },
    { weekday: 1, start: '08:00', end: '10:00' },
  ],
  exceptions: [
    { date: '2026-03-09', closed: true },
    { date: '2026-03-10', start: '09:00', end: '10:00' },
  ],
  bufferMinutes: 15,
  noticeHours: 2,
})

test("anyone can read one entry per day, in order, starting with today in the pro's time zone", async () => {
  const { pro, as } = await marketplace(db)
  const { timeZone, days } = await listFreeDays(as(null), pro.id)
  expect(timeZone).toBe('America/Los_Angeles')
  expect(days).toHaveLength(14)
  expect(days[0]).toEqual({ date: '2026-03-01', slots: ['13:00', '14:00', '15:00', '16:00', '17:00', '18:00'] })
  expect(days[1]?.slots).toHaveLength(11)
  expect(days[13]?.date).toBe('2026-03-14')
})

test('days too far ahead are listed, but empty', async () => {
  const { pro, as } = await marketplace(db)
  const { days } = await listFreeDays(as(null), pro.id, { from: '2027-01-01', days: 2 })
  expect(days).toEqual([
    { date: '2027-01-01', slots: [] },
    { date: '2027-01-02', slots: [] },
  ])
})

test('a pro saves working hours, reads them back, and they determine which times are offered', async () => {
  const { pro, as } = await marketplace(db)
  const saved = await putHours(as(pro), pro.id, mondays)
  expect(saved).toEqual({
    weekly: [
      { weekday: 1, start: '08:00', end: '10:00' },
      { weekday: 1, start: '13:00', end: '15:00' },
    ],
    exceptions: [
      { date: '2026-03-09', closed: true },
      { date: '2026-03-10', start: '09:00', end: '10:00' },
    ],
    away: [],
    bufferMinutes: 15,
    noticeHours: 2,
  })
  expect(await getHours(as(pro), pro.id)).toEqual(saved)

  const { days } = await listFreeDays(as(null), pro.id, { from: '2026-03-02', days: 10 })
  expect(days.filter(hasFreeTime)).toEqual([
    { date: '2026-03-02', slots: ['08:00', '09:00', '13:00', '14:00'] },
    { date: '2026-03-10', slots: ['09:00'] },
  ])
})

test('the gap after a late visit reaches into the next day, even when that day is listed alone', async () => {
  const { pro, book, as } = await marketplace(db)
  const allDay = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, start: '00:00', end: '24:00' }))
  await putHours(as(pro), pro.id, Hours.parse({ weekly: allDay, exceptions: [], bufferMinutes: 240, noticeHours: 0 }))
  await book({ requestTime: '22:00' })
  const { days } = await listFreeDays(as(null), pro.id, { from: '2026-03-03', days: 1 })
  expect(days[0]?.slots[0]).toBe('03:00')
})

test('saving hours again replaces all previous ones', async () => {
  const { pro, as } = await marketplace(db)
  await putHours(as(pro), pro.id, mondays)
  const none = { weekly: [], exceptions: [], bufferMinutes: 0, noticeHours: 0 }
  expect(await putHours(as(pro), pro.id, Hours.parse(none))).toEqual({ ...none, away: [] })
  const { days } = await listFreeDays(as(null), pro.id, { from: '2026-03-09', days: 1 })
  expect(days[0]?.slots).toHaveLength(11)
})

test('nobody can ask for a time at which the pro is away, and saving other hours leaves it so', async () => {
  const { pro, customer, request, as } = await marketplace(db)
  const plain = { weekly: [], exceptions: [], bufferMinutes: 60, noticeHours: 0 }
  const errand = { date: '2026-03-02', start: '10:00', end: '12:00' }
  const early = { ...errand, start: '07:00', end: '08:30' }
  await putHours(as(pro), pro.id, Hours.parse({ ...plain, away: [errand, early] }))
  const slots = async () => (await listFreeDays(as(null), pro.id, { from: '2026-03-02', days: 1 })).days[0]?.slots
  expect(await slots()).toEqual(['09:00', '12:00', '13:00', '14:00', '15:00', '16:00', '17:00', '18:00'])
  for (const requestTime of ['08:00', '10:00', '11:00']) {
    const asked = requestBooking(as(customer), request({ requestDate: '2026-03-02', requestTime }))
    await expect(asked).rejects.toMatchObject({ status: 422, details: { fields: { requestTime: expect.any(String) } } })
  }

  expect(await putHours(as(pro), pro.id, Hours.parse(plain))).toMatchObject({ away: [early, errand] })
  expect(await putHours(as(pro), pro.id, Hours.parse({ ...plain, away: [] }))).toMatchObject({ away: [] })
  expect(await slots()).toHaveLength(11)
})

test('only the owner changes hours, and only pros have availability', async () => {
  const { customer, pro, as } = await marketplace(db)
  const { pro: other } = await marketplace(db)
  for (const stranger of [customer, other]) {
    await expect(getHours(as(stranger), pro.id)).rejects.toMatchObject({ status: 404 })
    await expect(putHours(as(stranger), pro.id, mondays)).rejects.toMatchObject({ status: 404 })
  }
  await expect(getHours(as(null), pro.id)).rejects.toMatchObject({ status: 401 })
  await expect(putHours(as(customer), customer.id, mondays)).rejects.toMatchObject({ status: 404 })
  for (const nobody of [customer.id, newId(), 'nobody']) {
    await expect(listFreeDays(as(null), nobody)).rejects.toMatchObject({ status: 404 })
  }
})

test('a pro awaiting approval is visible only to themselves', async () => {
  const { pro, as } = await marketplace(db)
  await db.updateTable('pro').set({ approvedAt: null }).where('accountId', '=', pro.id).execute()
  await expect(listFreeDays(as(await person(db, 'customer', 'Luis')), pro.id)).rejects.toMatchObject({ status: 404 })
  expect((await listFreeDays(as(pro), pro.id)).days).toHaveLength(14)
})
