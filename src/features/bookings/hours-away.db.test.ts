import { expect, test } from 'vitest'

import { testDatabase } from '../../../tests/support/databases.ts'
import { Hours } from '../availability/availability.schema.ts'
import { putHours } from '../availability/availability.server.ts'
import { listNextOpenings } from '../availability/next-openings.server.ts'
import { changeBooking } from './changes/change-booking.server.ts'
import { accept, type Marketplace } from './marketplace.fixture.ts'
import { agreed } from './rescheduling/rescheduling.fixture.ts'
import { mondays, repeating } from './series/repeating.fixture.ts'
import { listRequestDates } from './series/request-dates.server.ts'
import { getSuggestableTimes } from './suggestions/suggestable-times.server.ts'
import { asked, booked, suggested, tuesday, wednesday } from './suggestions/suggested-times.fixture.ts'

const { db } = await testDatabase()

/** The pro blocks these hours, in days of the usual length. */
async function blockHours({ as, pro }: Pick<Marketplace, 'as' | 'pro'>, ...away: [date: string, ...string[]][]) {
  const times = away.map(([date, start, end]) => ({ date, start, end }))
  const hours = { weekly: [], exceptions: [], away: times, bufferMinutes: 0, noticeHours: 0 }
  await putHours(as(pro), pro.id, Hours.parse(hours))
}

test('a pro who is away on dates of a series is not booked on those, and sees which these are before accepting', async () => {
  const series = await repeating(db)
  const { as, pro, id, acceptAll, appointments } = series
  await blockHours(
    series,
    ['2026-03-16', '08:00', '09:15'],
    ['2026-03-30', '09:45', '10:00'],
    ['2026-04-06', '10:00', '12:00'],
  )
  const possible = mondays.filter((date) => date !== '2026-03-16' && date !== '2026-03-30')
  const free = (await listRequestDates(as(pro), id)).filter(({ isFree }) => isFree).map(({ date }) => date)
  expect(free).toEqual(possible)
  await acceptAll()
  expect((await appointments()).map(({ scheduledDate }) => scheduledDate)).toEqual(possible)
})

for (const [what, begin] of [
  ['a request', asked],
  ['a visit that is to be moved', booked],
] as const) {
  test(`for ${what}, a pro can suggest only times at which they are not away`, async () => {
    const market = await begin(db)
    const { as, pro, id, suggest } = market
    await blockHours(market, [tuesday.date, '14:30', '16:00'])
    const wrong = { status: 422, details: { fields: expect.any(Object) } }
    await expect(suggest([tuesday, wednesday])).rejects.toMatchObject(wrong)
    const { days } = await getSuggestableTimes(as(pro), id, { from: tuesday.date, days: 1 })
    expect(days[0]?.slots).toEqual(['08:00', '09:00', '10:00', '11:00', '12:00', '13:00', '16:00', '17:00', '18:00'])
    expect(await suggest([wednesday])).toMatchObject({ suggestion: { times: [wednesday] } })
  })
}

test('a visit cannot be moved to hours in which the pro is away, however much of it would be before them', async () => {
  const market = await agreed(db)
  const { ask, id } = market
  await blockHours(market, ['2026-03-02', '14:45', '15:00'])
  for (const time of ['13:00', '14:00'])
    await expect(ask(time, id)).rejects.toMatchObject({ details: { fields: { requestTime: expect.any(String) } } })
  expect(await ask('12:00', id)).toMatchObject({ status: 'pending', replacesId: id })
})

test('who blocks a time for which they were asked, or which they suggested, can still be booked then', async () => {
  const requested = await asked(db)
  await blockHours(requested, ['2026-03-02', '08:00', '12:00'])
  expect(await changeBooking(requested.as(requested.pro), requested.id, accept)).toMatchObject({ status: 'accepted' })

  const offered = await suggested(db)
  await blockHours(offered, [tuesday.date, '08:00', '19:00'])
  expect(await offered.take(tuesday)).toMatchObject({ status: 'accepted', scheduledDate: tuesday.date })
})

test('the next opening of a pro is on the first day on which they are not away all day', async () => {
  const market = await asked(db)
  const { as, pro } = market
  const next = async () => (await listNextOpenings(as(null), [pro.id]))[0]?.date
  await blockHours(
    market,
    ['2026-03-01', '00:00', '24:00'],
    ['2026-03-02', '08:00', '13:00'],
    ['2026-03-02', '13:00', '19:00'],
  )
  expect(await next()).toBe('2026-03-03')
  await blockHours(market, ['2026-03-01', '00:00', '24:00'], ['2026-03-02', '08:00', '17:30'])
  expect(await next()).toBe('2026-03-02')
})
