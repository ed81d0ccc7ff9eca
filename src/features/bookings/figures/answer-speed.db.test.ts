import { expect, test } from 'vitest'

import { testDatabase } from '../../../../tests/support/databases.ts'
import { untilOthersWait } from '../../../../tests/support/lock-waiters.ts'
import { hoursInMs, later } from '../../../platform/durations.ts'
import { pagesOnBus } from '../../../platform/bus/pages-changed.server.ts'
import type { Actor, Visit } from '../../../platform/visit.server.ts'
import { lockPro } from '../../accounts/account-locks.table.server.ts'
import { getPro } from '../../services/pro-profile.server.ts'
import { changeBooking } from '../changes/change-booking.server.ts'
import { expirePendingRequests } from '../changes/expire-requests.server.ts'
import {
  accept,
  decline,
  endEarlierBookings,
  type Marketplace,
  marketplace,
  person,
  withdraw,
} from '../marketplace.fixture.ts'
import { sendReminders } from '../emails/reminders.server.ts'
import { requestBooking } from '../request/request-booking.server.ts'
import { retractSuggestion } from '../suggestions/retract-suggestion.server.ts'
import { suggestTimes } from '../suggestions/suggest-times.server.ts'
import { getAnswerSpeed } from './answer-speed.server.ts'
import { getFigures } from './booking-figures.server.ts'
import { now } from '../../../platform/tables/rows.fixture.ts'
import { mulberry32 } from '../../../platform/random.ts'
import { plusDays } from '../../availability/local-time.ts'

const database = await testDatabase()
const { db } = database
await endEarlierBookings(db)

const after = (hours: number) => later(now, hoursInMs(hours))

/** Requests of as many customers, or of one, for different days from two weeks ahead. */
async function ask({ as, request }: Marketplace, count: number, at = now, by?: Actor): Promise<string[]> {
  const ids: string[] = []
  for (let day = 0; day < count; day++) {
    const requestDate = plusDays(at.toISOString().slice(0, 10), 14 + day)
    ids.push((await requestBooking(as(by ?? (await newCustomer()), at), request({ requestDate }))).id)
  }
  return ids
}

const newCustomer = () => person(db, 'customer', 'Dana')

const answer = ({ as, pro }: Marketplace, id: string, hours: number, change: typeof accept | typeof decline = accept) =>
  changeBooking(as(pro, after(hours)), id, change)

const seen = async ({ as, pro }: Marketplace, hours: number) =>
  (await getPro(as(null, after(hours)), pro.id)).answersWithin

test('the fifth answer tells everybody how fast the pro answers, and the pro what was missing until then', async () => {
  const [market, another] = [await marketplace(db), await marketplace(db)]
  const { as, pro } = market
  const [first = '', ...others] = await ask(market, 5)
  for (const id of others) await answer(market, id, 0.5)
  expect(await seen(market, 1)).toBeNull()
  expect(await getFigures(as(pro, after(1)))).toMatchObject({ answersWithin: null })
  expect(await getAnswerSpeed(as(pro, after(1)))).toMatchObject({ missing: 1 })
  await answer(market, first, 3, decline)
  expect(await seen(market, 4)).toBe(60)
  expect(await getFigures(as(pro, after(4)))).toMatchObject({ answersWithin: 60 })
  expect(await seen(another, 4)).toBeNull()
})

test('what is said ends half a year later, if nobody asks again', async () => {
  const market = await marketplace(db)
  for (const id of await ask(market, 5)) await answer(market, id, 30)
  expect(await seen(market, 24 * 180 - 1)).toBe(2880)
  expect(await seen(market, 24 * 180)).toBeNull()
  const later = market.as(market.pro, after(24 * 180))
  expect(await getFigures(later)).toMatchObject({ answersWithin: null })
  expect(await getAnswerSpeed(later)).toMatchObject({ missing: 5 })
})

test('what is said lasts longer with each request that is answered as fast', async () => {
  const market = await marketplace(db)
  for (const day of [0, 100]) {
    for (const id of await ask(market, 5, after(24 * day))) await answer(market, id, 24 * day + 0.5)
  }
  expect(await seen(market, 24 * 280 - 1)).toBe(60)
  expect(await seen(market, 24 * 280)).toBeNull()
})

test('requests that wait for a day take it back, and cached pages are told, even though nobody did anything', async () => {
  const market = await marketplace(db)
  for (const id of await ask(market, 5)) await answer(market, id, 0.5, decline)
  await ask(market, 6, after(1))
  const told: string[] = []
  const visitAt = (hours: number): Visit => {
    const visit = market.as(null, after(hours))
    return { ...visit, bus: { ...visit.bus, publish: async (_, to) => void told.push(...to) } }
  }
  await sendReminders(visitAt(24))
  expect(await seen(market, 24)).toBe(60)
  expect(told).not.toContain(pagesOnBus)
  await sendReminders(visitAt(25))
  expect(await seen(market, 25)).toBeNull()
  expect(told.filter((name) => name === pagesOnBus)).toHaveLength(1)
})

test('so do requests that expire, even those for the next day', async () => {
  const market = await marketplace(db)
  const { as, request } = market
  for (const id of await ask(market, 5)) await answer(market, id, 0.5)
  for (const requestTime of ['09:00', '10:00', '11:00', '12:00', '13:00']) {
    await requestBooking(as(await newCustomer()), request({ requestTime }))
  }
  await expirePendingRequests(as(null, after(20)))
  expect(await seen(market, 20)).toBe(60)
  await expirePendingRequests(as(null, after(30)))
  expect(await seen(market, 30)).toBeNull()
})

test('the requests of one account count once, however many were answered, declined or ignored', async () => {
  const market = await marketplace(db)
  const { as, pro, customer } = market
  for (const id of await ask(market, 6, now, customer)) await answer(market, id, 0.1, decline)
  expect(await seen(market, 1)).toBeNull()
  expect(await getAnswerSpeed(as(pro, after(1)))).toMatchObject({ missing: 4 })
  for (const id of await ask(market, 4)) await answer(market, id, 0.5, decline)
  expect(await seen(market, 1)).toBe(60)
  await ask(market, 12, after(1), customer)
  await sendReminders(as(null, after(26)))
  expect(await seen(market, 26)).toBe(60)
})

test('requests for the next hour that expire take nothing back', async () => {
  const market = await marketplace(db)
  const { as, request } = market
  for (const id of await ask(market, 5)) await answer(market, id, 0.5)
  const [soon, start] = [new Date('2026-03-02T16:59:00Z'), new Date('2026-03-02T17:01:00Z')]
  for (let count = 0; count < 6; count++) {
    await requestBooking(as(await newCustomer(), soon), request())
  }
  await expirePendingRequests(as(null, start))
  expect((await getPro(as(null, start), market.pro.id)).answersWithin).toBe(60)
})

test('suggesting other times is an answer, and the first one counts, whatever becomes of the request', async () => {
  const market = await marketplace(db)
  const { as, pro, customer } = market
  const [withdrawn = ''] = await ask(market, 1, now, customer)
  const [first = '', second = '', ...others] = await ask(market, 4)
  const suggest = (id: string, hours: number) =>
    suggestTimes(as(pro, after(hours)), id, { times: [{ date: '2026-04-01', time: '09:00' }], note: null })
  for (const id of [withdrawn, first, second]) await suggest(id, 0.5)
  await suggest(first, 40)
  await changeBooking(as(customer, after(41)), withdrawn, withdraw)
  for (const id of others) await answer(market, id, 41, decline)
  expect(await seen(market, 42)).toBe(60)
})

test('suggested times that were taken back are no answer', async () => {
  const market = await marketplace(db)
  const { as, pro } = market
  const [first = '', ...others] = await ask(market, 5)
  const times = [{ date: '2026-04-01', time: '09:00' }]
  const { suggestion } = await suggestTimes(as(pro, after(0.5)), first, { times, note: null })
  for (const id of others) await answer(market, id, 0.5)
  expect(await seen(market, 1)).toBe(60)
  await retractSuggestion(as(pro, after(1)), first, { suggestionId: suggestion?.id ?? '' })
  expect(await getAnswerSpeed(as(pro, after(1)))).toMatchObject({ within: null, missing: 1 })
  expect(await seen(market, 1)).toBeNull()
  await answer(market, first, 2)
  expect(await seen(market, 2)).toBe(60)
})

test('what was taken back, and what it had replaced, is no answer either once other times are suggested', async () => {
  const market = await marketplace(db)
  const { as, pro } = market
  const [first = '', second = '', third = '', ...others] = await ask(market, 5)
  const suggest = (hours: number) =>
    suggestTimes(as(pro, after(hours)), first, { times: [{ date: '2026-04-01', time: '09:00' }], note: null })
  await suggest(0.2)
  const { suggestion } = await suggest(0.5)
  await retractSuggestion(as(pro, after(1)), first, { suggestionId: suggestion?.id ?? '' })
  for (const id of [second, third]) await answer(market, id, 1)
  await suggest(20)
  for (const id of others) await answer(market, id, 20)
  expect(await seen(market, 21)).toBe(1440)
})

test('other times for a visit are no answer to its request, which was answered before', async () => {
  const market = await marketplace(db)
  const { as, pro } = market
  const ids = await ask(market, 5)
  for (const id of ids) await answer(market, id, 0.5)
  const times = [{ date: '2026-04-01', time: '09:00' }]
  for (const id of ids.slice(0, 3)) await suggestTimes(as(pro, after(40)), id, { times, note: null })
  expect(await getAnswerSpeed(as(pro, after(41)))).toMatchObject({ within: 60 })
})

test('of two answers at once none is left out', async () => {
  const market = await marketplace(db)
  const ids = await ask(market, 5)
  for (const id of ids.slice(2)) await answer(market, id, 0.5)
  const { both } = await db.transaction().execute(async (held) => {
    await lockPro({ db: held }, market.pro.id)
    const both = Promise.all(ids.slice(0, 2).map((id) => answer(market, id, 0.5, decline)))
    await untilOthersWait(database, 2)
    return { both }
  })
  await both
  expect(await seen(market, 1)).toBe(60)
})

const nobodys = { id: '', by: null }

test('whatever happens in whatever order, what is stored is what the requests say', async () => {
  const random = mulberry32(33)
  for (let round = 0; round < 2; round++) {
    const market = await marketplace(db)
    const { as, pro, request } = market
    const customers = await Promise.all(Array.from({ length: 8 }, newCustomer))
    const waiting: { id: string; by: Actor }[] = []
    for (const [day, by] of [...customers, ...customers.slice(3)].entries()) {
      const requestDate = plusDays('2026-03-16', day)
      waiting.push({ id: (await requestBooking(as(by), request({ requestDate }))).id, by })
    }
    for (let hours = 1; waiting.length > 0; hours += random() * 20) {
      const [{ id, by } = nobodys] = waiting.splice(Math.floor(random() * waiting.length), 1)
      const dice = random()
      if (dice < 0.2) await changeBooking(as(by, after(hours)), id, withdraw)
      else await answer(market, id, hours, dice < 0.6 ? accept : decline)
      await sendReminders(as(null, after(hours)))
      const { within } = await getAnswerSpeed(as(pro, after(hours)))
      expect(await seen(market, hours)).toBe(within)
    }
  }
})
