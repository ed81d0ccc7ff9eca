import { expect, test } from 'vitest'
import type { z } from 'zod'

import { testDatabase } from '../../../tests/support/databases.ts'
import { Hours } from '../availability/availability.schema.ts'
import { listFreeDays, putHours } from '../availability/availability.server.ts'
import { takeOff } from '../availability/days-off.fixture.ts'
import { changeBooking } from '../bookings/changes/change-booking.server.ts'
import { accept, marketplace, type Marketplace } from '../bookings/marketplace.fixture.ts'
import { requestBooking } from '../bookings/request/request-booking.server.ts'
import type { Visit } from '../../platform/visit.server.ts'
import { testVisit } from '../../platform/visit.fixture.ts'
import { openBusinesses } from '../pros/pros.fixture.ts'
import { rebuildListings } from '../pros/search-listing.server.ts'
import { requirePlace } from './search-place.server.ts'
import { SearchQuery } from './search.schema.ts'
import { type FoundPro, searchPros } from './search.server.ts'

const { db } = await testDatabase()

/** All pages up to the last one. */
async function walk(visit: Visit, words: Record<string, string>): Promise<FoundPro[]> {
  const query = SearchQuery.parse(words)
  const { pros, next } = await searchPros(visit, query, requirePlace(query))
  return next === null ? pros : [...pros, ...(await walk(visit, { ...words, cursor: next }))]
}

/** From when on a pro is free on a day according to the search, which says the same as the pro's own calendar. */
async function freeFrom(visit: Visit, proId: string, date: string, around: Record<string, string> = pasadena) {
  const found = (await walk(visit, { ...around, date, limit: '50' })).find(({ userId }) => userId === proId)
  const { days } = await listFreeDays(visit, proId, { from: date, days: 1 })
  expect(found?.freeFrom, date).toBe(days[0]?.slots[0])
  return found?.freeFrom
}

const pasadena = { lat: '34.1', lng: '-118.1', distance: '1' }

const hours = (changes: Partial<z.input<typeof Hours>> = {}) =>
  Hours.parse({ weekly: [], exceptions: [], bufferMinutes: 0, noticeHours: 0, ...changes })

const aroundTheClock = hours({
  weekly: [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, start: '00:00', end: '24:00' })),
})

async function listedMarketplace(): Promise<Marketplace> {
  const market = await marketplace(db)
  await rebuildListings({ db })
  return market
}

test('a pro is found on the days they work, from their first free hour on', async () => {
  const { pro, as } = await listedMarketplace()
  const from = (date: string) => freeFrom(as(null), pro.id, date)
  // Noon of a Sunday: who has set no hours works every day from 8 AM to 7 PM.
  expect([await from('2026-03-01'), await from('2026-03-02')]).toEqual(['13:00', '08:00'])

  await putHours(as(pro), pro.id, hours({ weekly: [{ weekday: 1, start: '09:30', end: '12:00' }] }))
  expect([await from('2026-03-01'), await from('2026-03-02'), await from('2026-03-03')]).toEqual([
    undefined,
    '09:30',
    undefined,
  ])
})

test('a day off hides a pro and special hours show them, on that day only', async () => {
  const { pro, as } = await listedMarketplace()
  const mondays = [{ weekday: 1, start: '09:00', end: '12:00' }]
  const exceptions = [
    { date: '2026-03-09', closed: true },
    // The clocks change on this day.
    { date: '2026-03-08', start: '01:00', end: '04:00' },
  ]
  await putHours(as(pro), pro.id, hours({ weekly: mondays, exceptions }))
  const from = (date: string) => freeFrom(as(null), pro.id, date)
  expect([await from('2026-03-02'), await from('2026-03-08'), await from('2026-03-09')]).toEqual([
    '09:00',
    '01:00',
    undefined,
  ])
  expect(await from('2026-03-16')).toBe('09:00')
})

test('hours in which a pro is away move their first free hour, or hide them', async () => {
  const { pro, as } = await listedMarketplace()
  const away = [
    { date: '2026-03-02', start: '07:00', end: '10:30' },
    { date: '2026-03-03', start: '06:00', end: '20:00' },
  ]
  await putHours(as(pro), pro.id, hours({ away }))
  const from = (date: string) => freeFrom(as(null), pro.id, date)
  expect([await from('2026-03-02'), await from('2026-03-03'), await from('2026-03-04')]).toEqual([
    '11:00',
    undefined,
    '08:00',
  ])
})

test('an accepted visit and the gap around it take their time, a mere request does not', async () => {
  const { pro, customer, request, as } = await listedMarketplace()
  const mornings = { weekly: [{ weekday: 1, start: '09:00', end: '11:00' }] }
  await putHours(as(pro), pro.id, hours(mornings))
  const { id } = await requestBooking(as(customer), request())
  const monday = () => freeFrom(as(null), pro.id, '2026-03-02')
  expect(await monday()).toBe('09:00')
  await changeBooking(as(pro), id, accept)
  expect(await monday()).toBe('10:00')

  await putHours(as(pro), pro.id, hours({ ...mornings, bufferMinutes: 15 }))
  expect(await monday()).toBeUndefined()
  expect(await freeFrom(as(null), pro.id, '2026-03-09')).toBe('09:00')
})

test('the gap around a visit at night takes time from the day before, even where that ends last', async () => {
  const { pro, as, book } = await listedMarketplace()
  await db.updateTable('pro').set({ timeZone: 'Pacific/Honolulu' }).where('accountId', '=', pro.id).execute()
  await putHours(as(pro), pro.id, { ...aroundTheClock, bufferMinutes: 240 })
  await book({ requestDate: '2026-03-03', requestTime: '03:00' })
  expect(await freeFrom(as(null), pro.id, '2026-03-03')).toBe('08:00')

  const evenings = [{ weekday: 1, start: '23:00', end: '24:00' }]
  await putHours(as(pro), pro.id, hours({ weekly: evenings, bufferMinutes: 240 }))
  expect(await freeFrom(as(null), pro.id, '2026-03-02')).toBeUndefined()
  await putHours(as(pro), pro.id, hours({ weekly: evenings, bufferMinutes: 180 }))
  expect(await freeFrom(as(null), pro.id, '2026-03-02')).toBe('23:00')
})

test('who needs notice is not found for a day that is too close', async () => {
  const { pro, as } = await listedMarketplace()
  await putHours(as(pro), pro.id, hours({ noticeHours: 26 }))
  const from = (date: string) => freeFrom(as(null), pro.id, date)
  expect([await from('2026-03-01'), await from('2026-03-02'), await from('2026-03-03')]).toEqual([
    undefined,
    '14:00',
    '08:00',
  ])
})

async function openIn(timeZone: string): Promise<string> {
  const [pro] = await openBusinesses(db, [{ latitude: 42.87, longitude: -106.31, timeZone }])
  const id = pro?.row.accountId ?? ''
  const weekly = aroundTheClock.weekly.map(({ weekday, start, end }) => ({
    id: crypto.randomUUID(),
    proId: id,
    weekday,
    startMinute: start,
    endMinute: end,
  }))
  await db.insertInto('workingHours').values(weekly).execute()
  return id
}

const casper = { lat: '42.87', lng: '-106.31', distance: '1' }

test('a day is that of the pro: it ends last in Hawaii, and can be requested first in the east', async () => {
  const [honolulu, losAngeles, newYork, sanJuan] = [
    await openIn('Pacific/Honolulu'),
    await openIn('America/Los_Angeles'),
    await openIn('America/New_York'),
    await openIn('America/Puerto_Rico'),
  ]
  await rebuildListings({ db })
  const at = (instant: string) => testVisit(db, null, new Date(instant))
  const fourOf = async (visit: Visit, date: string) => [
    await freeFrom(visit, honolulu, date, casper),
    await freeFrom(visit, losAngeles, date, casper),
    await freeFrom(visit, newYork, date, casper),
    await freeFrom(visit, sanJuan, date, casper),
  ]
  // 7:30 PM in Honolulu, 9:30 PM in Los Angeles, after midnight in New York and San Juan.
  const night = at('2026-03-02T05:30:00Z')
  expect(await fourOf(night, '2026-03-01')).toEqual(['20:00', '22:00', undefined, undefined])
  expect(await fourOf(night, '2026-03-02')).toEqual(['00:00', '00:00', '01:00', '02:00'])
  expect(await fourOf(night, '2026-08-28')).toEqual(['00:00', '00:00', '00:00', '00:00'])
  expect(await fourOf(night, '2026-08-29')).toEqual([undefined, undefined, '00:00', '00:00'])

  const refused = (instant: string, date: string) =>
    walk(at(instant), { ...casper, date }).catch((error: unknown) => error)
  const past = { status: 422, details: { fields: { date: 'Please select a date that is not in the past' } } }
  const distant = { status: 422, details: { fields: { date: 'Please select a date within the next 180 days' } } }
  expect(await refused('2026-03-02T09:59:00Z', '2026-03-01')).toEqual([])
  expect(await refused('2026-03-02T10:00:00Z', '2026-03-01')).toMatchObject(past)
  expect(await refused('2026-03-02T03:59:00Z', '2026-08-29')).toMatchObject(distant)
  expect(await refused('2026-03-02T05:30:00Z', '2026-08-30')).toMatchObject(distant)
})

test('only pros who take requests now are found, also when all of them are asked for', async () => {
  const { pro, as } = await listedMarketplace()
  const isFound = async (words: Record<string, string> = {}) =>
    (await walk(as(null), { ...pasadena, date: '2026-03-03', ...words })).some(({ userId }) => userId === pro.id)
  expect([await isFound(), await isFound({ takesRequests: 'false' })]).toEqual([true, true])
  await db.updateTable('membership').set({ status: 'canceled' }).where('accountId', '=', pro.id).execute()
  await rebuildListings({ db })
  expect([await isFound(), await isFound({ takesRequests: 'false' })]).toEqual([false, false])
})

const jackson = { latitude: 43.48, longitude: -110.76 }
const around = { lat: '43.48', lng: '-110.76', distance: '50' }
const saturday = '2026-03-07'

const crowd = await openCrowd()

/** Each further away and better rated than the one before. That Saturday the nearest 230 are off, then two of three. */
async function openCrowd(): Promise<{ id: string; isOff: boolean }[]> {
  const pros = await openBusinesses(
    db,
    Array.from({ length: 460 }, (_, number) => ({
      latitude: jackson.latitude + number * 0.001,
      longitude: jackson.longitude,
      serviceRadius: 20,
      reviewCount: number,
      ratingSum: number * 5,
    })),
  )
  const crowd = pros.map(({ row }, number) => ({ id: row.accountId, isOff: number < 230 || number % 3 > 0 }))
  const off = crowd.filter(({ isOff }) => isOff).map(({ id }) => id)
  await takeOff(db, off, saturday)
  await rebuildListings({ db })
  return crowd
}

const free = new Set(crowd.filter(({ isOff }) => !isOff).map(({ id }) => id))

test('however many are not free, the pages together have exactly those who are, each once and in order', async () => {
  const visit = testVisit(db, null)
  const mine = new Set(crowd.map(({ id }) => id))
  expect([mine.size, free.size]).toEqual([460, 77])
  for (const order of [around, { ...around, sort: 'rating' }, {}]) {
    const idsOf = async (words: Record<string, string>) =>
      (await walk(visit, { ...order, ...words })).map(({ userId }) => userId).filter((id) => mine.has(id))
    const everyone = await idsOf({ limit: '50' })
    expect(everyone).toHaveLength(460)
    const expected = everyone.filter((id) => free.has(id))
    for (const limit of ['7', '20', '50']) expect(await idsOf({ date: saturday, limit })).toEqual(expected)
  }
})

test('a page without anybody still leads on, after two hundred pros', async () => {
  const visit = testVisit(db, null)
  const pageOf = (words: Record<string, string>) => {
    const query = SearchQuery.parse({ ...around, ...words })
    return searchPros(visit, query, requirePlace(query))
  }
  const first = await pageOf({ date: saturday })
  expect(first).toEqual({ pros: [], next: expect.any(String) })
  const second = await pageOf({ date: saturday, cursor: first.next ?? '' })
  expect(second.pros).toHaveLength(20)
  expect((await pageOf({ date: '2026-03-08' })).pros).toHaveLength(20)
})
