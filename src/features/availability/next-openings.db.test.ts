import { expect, test } from 'vitest'

import { testDatabase } from '../../../tests/support/databases.ts'
import { accept, addService, marketplace } from '../bookings/marketplace.fixture.ts'
import { changeBooking } from '../bookings/changes/change-booking.server.ts'
import { requestBooking } from '../bookings/request/request-booking.server.ts'
import { Hours } from './availability.schema.ts'
import { putHours } from './availability.server.ts'
import { localDate, plusDays } from './local-time.ts'
import { openingWords } from './next-opening.ts'
import { listNextOpenings } from './next-openings.server.ts'

const { db } = await testDatabase()

const mondaysAtNine = Hours.parse({
  weekly: [{ weekday: 1, start: '09:00', end: '10:00' }],
  exceptions: [],
  bufferMinutes: 0,
  noticeHours: 0,
})

test('the next opening is the first day with a free time: today, unless it is too late for it', async () => {
  const { pro, as } = await marketplace(db)
  const opening = { proId: pro.id, today: '2026-03-01', date: '2026-03-01' }
  expect(await listNextOpenings(as(null), [pro.id])).toEqual([opening])
  expect(await listNextOpenings(as(null, new Date('2026-03-02T03:00:00Z')), [pro.id])).toEqual([
    { ...opening, date: '2026-03-02' },
  ])
})

test('an accepted visit takes its time from the openings; a mere request does not', async () => {
  const { pro, customer, request, book, as } = await marketplace(db)
  await putHours(as(pro), pro.id, mondaysAtNine)
  const nextDate = async () => (await listNextOpenings(as(null), [pro.id]))[0]?.date
  expect(await nextDate()).toBe('2026-03-02')

  const asked = { serviceId: await addService(db, pro.id), requestTime: '09:00' }
  const first = await requestBooking(as(customer), request({ ...asked, requestDate: '2026-03-02' }))
  expect(await nextDate()).toBe('2026-03-02')
  await changeBooking(as(pro), first.id, accept)
  expect(await nextDate()).toBe('2026-03-09')

  await book({ ...asked, requestDate: '2026-03-09' })
  expect(await nextDate()).toBe('2026-03-16')
})

test('openings respect notice and days off, and leave out pros who await approval', async () => {
  const [early, late, hidden] = [await marketplace(db), await marketplace(db), await marketplace(db)]
  const { as } = early
  await putHours(as(late.pro), late.pro.id, {
    ...Hours.parse({
      weekly: [],
      exceptions: [{ date: '2026-03-03', closed: true }],
      bufferMinutes: 0,
      noticeHours: 0,
    }),
    noticeHours: 36,
  })
  await db.updateTable('pro').set({ approvedAt: null }).where('accountId', '=', hidden.pro.id).execute()
  const openings = await listNextOpenings(as(null), [early.pro.id, late.pro.id, hidden.pro.id])
  expect(new Map(openings.map(({ proId, date }) => [proId, date]))).toEqual(
    new Map([
      [early.pro.id, '2026-03-01'],
      [late.pro.id, '2026-03-04'],
    ]),
  )
})

test.each([
  ['Pacific/Kiritimati', '2026-03-01T20:00:00Z'],
  ['Pacific/Pago_Pago', '2026-03-02T03:00:00Z'],
])(
  'who is away for weeks is available on the day after them, also where it is tomorrow already or still yesterday: %s',
  async (timeZone, instant) => {
    const now = new Date(instant)
    const { pro, as } = await marketplace(db)
    await db.updateTable('pro').set({ timeZone }).where('accountId', '=', pro.id).execute()
    const today = localDate(timeZone, now)
    const off = (days: number) =>
      Array.from({ length: days }, (_, day) => ({ date: plusDays(today, day), closed: true }))
    const nextDate = async (days: number) => {
      await putHours(
        as(pro),
        pro.id,
        Hours.parse({ weekly: [], exceptions: off(days), bufferMinutes: 0, noticeHours: 0 }),
      )
      return (await listNextOpenings(as(null, now), [pro.id]))[0]?.date
    }
    expect(await nextDate(13)).toBe(plusDays(today, 13))
    expect(await nextDate(14)).toBe(plusDays(today, 14))
    expect(await nextDate(180)).toBe(plusDays(today, 180))
    expect(await nextDate(181)).toBeNull()
  },
)

test('an opening is described in words', () => {
  const today = '2026-12-31'
  expect([today, '2027-01-01', '2027-01-05', null].map((date) => openingWords({ date, today }))).toEqual([
    'Available today',
    'Available tomorrow',
    'Available Tue, Jan 5',
    'No openings for 6 months',
  ])
})
