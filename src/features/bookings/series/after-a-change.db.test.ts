import { expect, test } from 'vitest'

import { testDatabase } from '../../../../tests/support/databases.ts'
import { block, unblock } from '../../messages/blocks.server.ts'
import { hidePro } from '../../pros/vet-pros.server.ts'
import { changeBooking } from '../changes/change-booking.server.ts'
import { accept, cancel, complete, type Marketplace, withdraw } from '../marketplace.fixture.ts'
import { requestBooking } from '../request/request-booking.server.ts'
import { hoursOf } from '../rescheduling/rescheduling.fixture.ts'
import { getBooking } from '../bookings.server.ts'
import { listRequestDates } from './request-dates.server.ts'
import { findLeftOutDates } from '../suggestions/left-out-dates.server.ts'
import { suggestTimes } from '../suggestions/suggest-times.server.ts'
import { suggestionOf, tuesday } from '../suggestions/suggested-times.fixture.ts'
import { takeSuggestedTime } from '../suggestions/take-suggested-time.server.ts'
import { toMoveRest } from './move-along.fixture.ts'
import { mondays, repeating, taken } from './repeating.fixture.ts'

const { db } = await testDatabase()

/** After the second of eight Mondays. */
const midway = new Date('2026-03-09T20:00:00Z')

/** Two of eight Mondays are over, and the first is completed. */
async function inProgress() {
  const series = await repeating(db)
  const { as, customer, pro, id } = series
  await series.acceptAll()
  await changeBooking(as(pro, midway), id, complete)
  const statuses = async () => (await series.appointments(customer, midway)).map(({ status }) => status)
  const nth = async (number: number) => (await series.appointments(customer, midway))[number - 1]?.id ?? ''
  return { ...series, statuses, nth }
}

const lapses = ({ pro }: Marketplace) =>
  db.updateTable('membership').set({ status: 'inactive' }).where('accountId', '=', pro.id).execute()
const isHidden = ({ as, pro }: Marketplace) => hidePro(as(null), pro.email)
const ends = [
  ['membership lapses', lapses, { status: 403, details: { code: 'PRO_NOT_ACCEPTING' } }],
  ['business is hidden by an operator', isHidden, { status: 404 }],
] as const

test.each(ends)(
  'if the %s, the visits of a series take place; only what is new is refused',
  async (_, end, refused) => {
    const series = await inProgress()
    const { as, customer, pro, request, statuses, nth } = series
    await end(series)
    expect(await statuses()).toEqual(['completed', ...Array.from({ length: 7 }, () => 'accepted')])
    const move = request({ requestDate: '2026-03-18', replacesId: await nth(3) })
    await expect(requestBooking(as(customer, midway), move)).rejects.toMatchObject(refused)
    await changeBooking(as(pro, midway), await nth(2), complete)
    await changeBooking(as(customer, midway), await nth(6), { ...cancel, andLater: true })
    expect(await statuses()).toEqual([
      ...Array.from({ length: 2 }, () => 'completed'),
      ...Array.from({ length: 3 }, () => 'accepted'),
      ...Array.from({ length: 3 }, () => 'canceled'),
    ])
  },
)

test.each(ends)('if the %s, a repeating request that waits can still be accepted as a whole', async (_, end) => {
  const series = await repeating(db)
  await end(series)
  expect((await listRequestDates(series.as(series.pro), series.id)).every(({ isFree }) => isFree)).toBe(true)
  await series.acceptAll()
  expect((await series.appointments()).map(({ scheduledDate }) => scheduledDate)).toEqual(mondays)
})

test.each(ends)('if the %s, what was suggested for a series can be looked at and taken', async (_, end) => {
  const series = await repeating(db)
  await suggestTimes(series.as(series.pro), series.id, { times: [tuesday], note: null })
  const rest = await toMoveRest(db)
  await rest.suggest()
  for (const { id, ...market } of [series, { ...rest, id: rest.nth(5) }]) {
    await end(market)
    const customer = market.as(market.customer)
    const booking = await getBooking(customer, id)
    expect((await findLeftOutDates(customer, [booking]))(booking)).toEqual([[]])
  }
  const suggestionId = await suggestionOf(series.as(series.customer), series.id)
  await takeSuggestedTime(series.as(series.customer), series.id, { ...tuesday, suggestionId })
  expect(await series.appointments()).toHaveLength(8)
  await rest.take()
  expect(await rest.timesOf(8)).toEqual(['2026-04-22 10:00'])
})

test('a visit that cannot follow, since its new time was taken, keeps all before it that would have got its time', async () => {
  const market = await toMoveRest(db)
  const { as, customer, pro, nth } = market
  await changeBooking(as(pro), nth(4), cancel)
  const start = { date: '2026-03-23', time: '09:00' }
  await market.suggest([start], nth(3))
  await taken(market, '2026-04-27')
  await takeSuggestedTime(as(customer), nth(3), { ...start, suggestionId: await suggestionOf(as(customer), nth(3)) })
  const days = ['03-23', '03-30', '04-06', '04-13', '04-20']
  expect(await market.timesOf(3, 5, 6, 7, 8)).toEqual(days.map((day) => `2026-${day} 09:00`))
})

test('a pro who blocks the customer keeps the visits that were agreed; both can cancel them together, without a word', async () => {
  for (const side of ['customer', 'pro'] as const) {
    const { as, customer, pro, request, nth, statuses, ...people } = await inProgress()
    await block(as(pro, midway), customer.id)
    expect(await statuses()).toEqual(['completed', ...Array.from({ length: 7 }, () => 'accepted')])
    const move = request({ requestDate: '2026-03-18', replacesId: await nth(3) })
    await expect(requestBooking(as(customer, midway), move)).rejects.toMatchObject({ details: { code: 'BLOCKED' } })
    const who = side === 'pro' ? pro : customer
    const canceled = await changeBooking(as(who, midway), await nth(3), { ...cancel, andLater: true })
    expect(canceled).toMatchObject({ status: 'canceled', cancelReason: null, series: { later: 0 } })
    expect(await statuses()).toEqual(['completed', 'accepted', ...Array.from({ length: 6 }, () => 'canceled')])
    expect(await hoursOf(people.db, await nth(8))).toBe(0)
  }
})

test('a repeating request of a blocked customer cannot be accepted until they are unblocked; the customer can withdraw it', async () => {
  const { as, customer, pro, acceptAll, appointments } = await repeating(db)
  await block(as(pro), customer.id)
  await expect(acceptAll()).rejects.toMatchObject({ status: 403, details: { code: 'BLOCKED' } })
  expect(await appointments()).toMatchObject([{ status: 'pending', actions: ['canceled'] }])
  await unblock(as(pro), customer.id)
  await acceptAll()
  expect(await appointments()).toHaveLength(8)

  const other = await repeating(db)
  await block(other.as(other.pro), other.customer.id)
  await changeBooking(other.as(other.customer), other.id, withdraw)
  expect(await other.appointments()).toMatchObject([{ status: 'canceled' }])
})

const toNewYork = ({ pro }: Marketplace) =>
  db.updateTable('pro').set({ timeZone: 'America/New_York' }).where('accountId', '=', pro.id).execute()

/** Nine in the morning in Los Angeles, before and after clocks go forward. */
const nines = mondays.map((day) => `${day}T${day < '2026-03-08' ? '17' : '16'}:00:00.000Z`)

async function startsOf(seriesId: string) {
  const rows = db.selectFrom('booking').select(['startsAt', 'timeZone']).where('seriesId', '=', seriesId)
  const found = await rows.orderBy('startsAt').execute()
  expect(new Set(found.map(({ timeZone }) => timeZone))).toEqual(new Set(['America/Los_Angeles']))
  return found.map(({ startsAt }) => startsAt.toISOString())
}

test('a business that moves to another time zone keeps the times of a series, also of one that is accepted afterwards', async () => {
  const agreed = await inProgress()
  await toNewYork(agreed)
  expect(await startsOf(agreed.id)).toEqual(nines)

  const waiting = await repeating(db)
  await toNewYork(waiting)
  await waiting.acceptAll()
  expect(await startsOf(waiting.id)).toEqual(nines)
})

test('a visit of a series that is moved after that is at a time of the new zone, and keeps its place', async () => {
  const series = await inProgress()
  const { as, customer, pro, request, nth } = series
  await toNewYork(series)
  const move = request({ requestDate: '2026-03-18', requestTime: '09:00', replacesId: await nth(3) })
  const { id } = await requestBooking(as(customer, midway), move)
  expect(await changeBooking(as(pro, midway), id, accept)).toMatchObject({
    timeZone: 'America/New_York',
    series: { id: series.id, number: 3, later: 5 },
  })
  await changeBooking(as(customer, midway), id, { ...cancel, andLater: true })
  expect(await series.statuses()).toEqual(['completed', 'accepted', ...Array.from({ length: 7 }, () => 'canceled')])
})
