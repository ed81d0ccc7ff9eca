import { expect, test } from 'vitest'

import { testDatabase } from '../../../tests/support/databases.ts'
import { foreignCursor } from '../../platform/cursor.ts'
import { milesBetween } from '../places/distance.ts'
import { rebuildListings } from '../pros/search-listing.server.ts'
import type { ProCardData } from '../pros/pro-card-face.ts'
import { type ListedPro, openBusinesses, somewhere } from '../pros/pros.fixture.ts'
import { countListings } from './listings.table.server.ts'
import { requirePlace } from './search-place.server.ts'
import { SearchQuery } from './search.schema.ts'
import { countPros, searchPros, topPros } from './search.server.ts'
import { testVisit } from '../../platform/visit.fixture.ts'
import { mulberry32 } from '../../platform/random.ts'

const { db } = await testDatabase()
const visit = testVisit(db, null)
const search = async (words: Record<string, string>) => {
  const query = SearchQuery.parse(words)
  return searchPros(visit, query, requirePlace(query))
}

/** All pages up to the last one. */
async function walk(query: Record<string, string>): Promise<ProCardData[]> {
  const { pros, next } = await search(query)
  return next === null ? pros : [...pros, ...(await walk({ ...query, cursor: next }))]
}

const center = { latitude: 46.81, longitude: -100.78 }
const here = { lat: String(center.latitude), lng: String(center.longitude) }

async function crowd(count: number, seed: number): Promise<ListedPro[]> {
  const random = mulberry32(seed)
  const few = (least: number, most: number) => least + Math.floor(random() * (most - least + 1))
  const pros = await openBusinesses(
    db,
    Array.from({ length: count }, (_, index) => {
      const reviewCount = few(0, 3) === 0 ? 0 : few(1, 12)
      return {
        // Some are at the very center of their ZIP code: only their ids tell them apart.
        ...(index % 5 === 0 ? { latitude: 46.9, longitude: -100.7 } : somewhere(center, 110, random)),
        serviceRadius: few(1, 60),
        reviewCount,
        ratingSum: Array.from({ length: reviewCount }, () => few(2, 5)).reduce((sum, stars) => sum + stars, 0),
        approvedAt: few(0, 9) === 0 ? null : new Date(0),
        categories: [1, 2, 3].filter(() => random() < 0.5),
      }
    }),
  )
  await rebuildListings({ db })
  return pros
}

const everyone = await crowd(300, 7)
const mine = new Set(everyone.map(({ row }) => row.accountId))
const idsOf = (pros: readonly ProCardData[]) => pros.map(({ userId }) => userId).filter((id) => mine.has(id))

interface Filters {
  category?: number
  miles: number
  least: number
}

const askedFor = ({ category, miles, least }: Filters) => ({
  ...here,
  service: category ? String(category) : 'all',
  distance: String(miles),
  minRating: String(least),
})

/** The same query without any index. */
function candidates({ category, miles, least }: Filters) {
  return everyone
    .filter(({ row, categories }) => row.approvedAt !== null && (!category || categories.includes(category)))
    .map(({ row }) => ({
      row,
      miles: milesBetween(center, row),
      mean: row.reviewCount ? row.ratingSum / row.reviewCount : 0,
    }))
    .filter((pro) => pro.miles <= miles && pro.mean >= least)
}

const byId = (a: ListedPro, b: ListedPro) => (a.row.accountId < b.row.accountId ? -1 : 1)
const rankOf = ({ reviewCount, ratingSum }: ListedPro['row']) =>
  reviewCount === 0 ? 0 : Math.round((100 * (8 * 4.3 + ratingSum)) / (8 + reviewCount))
const bestFirst = (a: ListedPro, b: ListedPro) =>
  rankOf(b.row) - rankOf(a.row) || b.row.reviewCount - a.row.reviewCount || byId(a, b)

const questions = [
  { category: 0, miles: 5, least: 0 },
  { category: 0, miles: 25, least: 0 },
  { category: 2, miles: 50, least: 0 },
  { category: 3, miles: 40, least: 3.5 },
  { category: 0, miles: 100, least: 4 },
]

test.each(questions)(
  'with a place: pros who serve it first, then the nearest, page by page ($category, $miles, $least)',
  async (filters) => {
    const query = askedFor(filters)
    const expected = candidates(filters).toSorted(
      (a, b) =>
        Number(a.miles > a.row.serviceRadius) - Number(b.miles > b.row.serviceRadius) ||
        // The database computes the same, except for the last digits.
        (Math.abs(a.miles - b.miles) > 1e-9
          ? a.miles - b.miles
          : byId({ row: a.row, categories: [] }, { row: b.row, categories: [] })),
    )
    const found = await walk({ ...query, limit: '7' })
    expect(idsOf(found)).toEqual(expected.map(({ row }) => row.accountId))
    expect(found.map(({ servesLocation }) => servesLocation)).toEqual(
      expected.map((pro) => pro.miles <= pro.row.serviceRadius),
    )
    expect(idsOf(await walk({ ...query, limit: '50' }))).toEqual(idsOf(found))
  },
)

test.each(questions)('top rated around a place, page by page ($category, $miles, $least)', async (filters) => {
  const expected = candidates(filters)
    .map(({ row }) => ({ row, categories: [] }))
    .toSorted(bestFirst)
  const found = await walk({ ...askedFor(filters), sort: 'rating', limit: '6' })
  expect(idsOf(found)).toEqual(expected.map(({ row }) => row.accountId))
  expect(found.map(({ servesLocation }) => servesLocation)).toEqual(
    expected.map(({ row }) => milesBetween(center, row) <= row.serviceRadius),
  )
})

test('without a place the best rated of all come page by page', async () => {
  const listed = everyone.filter(({ row }) => row.approvedAt !== null)
  expect(idsOf(await walk({ limit: '50' }))).toEqual(listed.toSorted(bestFirst).map(({ row }) => row.accountId))
  const [first] = await topPros(visit, 3)
  expect(first?.distanceMiles).toBeNull()
  expect(first?.servesLocation).toBeNull()
})

test('the count covers all pages, and stops where it should', async () => {
  const query = SearchQuery.parse({ ...here, distance: '50', service: '2' })
  const place = requirePlace(query)
  expect(await countPros(visit, query, place)).toBe(candidates({ category: 2, miles: 50, least: 0 }).length)
  expect(await countListings(visit, { category: 2, miles: 50, minRating: 0, center }, 7)).toBe(7)
})

test('in a crowded town the pages go from the smallest circle to the widest, without gaps or repeats', async () => {
  const town = { latitude: 44.06, longitude: -121.31 }
  const random = mulberry32(11)
  const crowded = await openBusinesses(
    db,
    Array.from({ length: 120 }, (_, index) => ({
      ...somewhere(town, 1 + (index % 40), random),
      serviceRadius: 20 + (index % 3) * 20,
    })),
  )
  await rebuildListings({ db })
  const around = { lat: '44.06', lng: '-121.31', distance: '50' }
  const expected = crowded
    .map(({ row }) => ({ id: row.accountId, miles: milesBetween(town, row), radius: row.serviceRadius }))
    .toSorted((a, b) => Number(a.miles > a.radius) - Number(b.miles > b.radius) || a.miles - b.miles)
  for (const limit of ['1', '8', '50']) {
    const found = await walk({ ...around, limit })
    expect(found.map(({ userId }) => userId)).toEqual(expected.map(({ id }) => id))
  }
})

test('one five-star review does not beat a hundred good ones, and unrated pros come last', async () => {
  const spot = { latitude: 20.8, longitude: -156.3 }
  const at = { ...spot, serviceRadius: 50 }
  const [lucky, proven, fresh] = await openBusinesses(db, [
    { ...at, reviewCount: 1, ratingSum: 5 },
    { ...at, reviewCount: 100, ratingSum: 480 },
    at,
  ])
  await rebuildListings({ db })
  const query = { lat: '20.8', lng: '-156.3', sort: 'rating' }
  const { pros } = await search(query)
  expect(pros.map(({ userId }) => userId)).toEqual([proven, lucky, fresh].map((pro) => pro?.row.accountId))
  expect(pros.map(({ averageRating }) => averageRating)).toEqual([4.8, 5, null])
  const rated = await search({ ...query, minRating: '0.5' })
  expect(rated.pros).toHaveLength(2)
})

test('a rating of 4.499 does not count as "4.5 and more"', async () => {
  await openBusinesses(db, [{ latitude: 21.3, longitude: -157.8, reviewCount: 1000, ratingSum: 4499 }])
  await rebuildListings({ db })
  const around = { lat: '21.3', lng: '-157.8' }
  expect((await search({ ...around, minRating: '4.5' })).pros).toHaveLength(0)
  expect((await search({ ...around, minRating: '4.1' })).pros[0]?.averageRating).toBe(4.499)
})

test('a location is recognized, and an unknown one is refused with its nearest matches', async () => {
  expect(requirePlace({ location: '58501' })).toMatchObject({ zip: '58501', state: 'ND' })
  await expect(search({ location: 'Qwxzyland' })).rejects.toMatchObject({ status: 422, code: 'UNKNOWN_LOCATION' })
})

test('no list contains locked fields', async () => {
  const secret = { phone: '701-555-0100', email: 'secret@example.com', profileImage: 'https://example.com/secret.jpg' }
  const [pro] = await openBusinesses(db, [{ latitude: 25.1, longitude: -80.9, ...secret }])
  await rebuildListings({ db })
  const around = { lat: '25.1', lng: '-80.9' }
  expect((await search(around)).pros[0]).toMatchObject(secret)

  for (const status of ['inactive', 'past_due', 'canceled'] as const) {
    await db
      .updateTable('membership')
      .set({ status })
      .where('accountId', '=', pro?.row.accountId ?? '')
      .execute()
    const { pros } = await search(around)
    expect(pros[0]?.user.subscriptionStatus).toBe('inactive')
    expect(JSON.stringify(pros)).not.toMatch(/secret|555-0100|past_due|canceled/)
  }
})

test('the top pros are the best rated of those who take requests', async () => {
  const bestRated = (await search({ limit: '4' })).pros.map(({ userId }) => userId)
  const [first = '', ...next] = bestRated
  const setStatus = (status: 'trial' | 'canceled') =>
    db.updateTable('membership').set({ status }).where('accountId', '=', first).execute()
  await setStatus('canceled')
  expect((await topPros(visit, 3)).map(({ userId }) => userId)).toEqual(next)
  await setStatus('trial')
  expect((await topPros(visit, 3)).map(({ userId }) => userId)).toEqual(bestRated.slice(0, 3))
})

test("a card never shows the street or the account's own address", async () => {
  const [card] = (await search({ ...here, limit: '1' })).pros
  expect(card).toHaveProperty('zipCode')
  expect(JSON.stringify(card)).not.toMatch(/Main St|@example\.com|passwordHash/)
})

test("a card's services start with those that were searched for", async () => {
  const spot = { latitude: 61.2, longitude: -149.9 }
  await openBusinesses(db, [{ ...spot, categories: [1, 2, 3, 4, 5] }])
  await rebuildListings({ db })
  const around = { lat: '61.2', lng: '-149.9' }
  const any = await search(around)
  const fifth = await search({ ...around, service: '5' })
  expect(any.pros[0]?.services.map(({ categoryId }) => categoryId)).toEqual([1, 2, 3, 4, 5])
  expect(fifth.pros[0]?.services.map(({ categoryId }) => categoryId)).toEqual([5, 1, 2, 3, 4])
})

test('where a list by distance goes on, one by rating does not, and the other way around', async () => {
  const few = { ...here, distance: '100', limit: '5' }
  const orders = [few, { ...few, sort: 'rating' }]
  const [byDistance, byRating] = await Promise.all(orders.map(search))
  const refused = { details: { fields: { cursor: foreignCursor } } }
  for (const [at, other] of [byRating, byDistance].entries())
    await expect(search({ ...orders[at], cursor: other?.next ?? '' })).rejects.toMatchObject(refused)
})
