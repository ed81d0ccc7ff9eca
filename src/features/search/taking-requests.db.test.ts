import { expect, test } from 'vitest'

import { testDatabase } from '../../../tests/support/databases.ts'
import { later } from '../../platform/durations.ts'
import type { MembershipRow } from '../../platform/tables/account-tables.ts'
import { newId } from '../../platform/id.ts'
import type { Visit } from '../../platform/visit.server.ts'
import { cancelMembership } from '../memberships/change-membership.server.ts'
import { testPro } from '../memberships/pro.fixture.ts'
import type { ProCardData } from '../pros/pro-card-face.ts'
import { BusinessInfo } from '../pros/pro.schema.ts'
import { createPro } from '../pros/pros.server.ts'
import { openBusinesses, somewhere } from '../pros/pros.fixture.ts'
import { rebuildListings } from '../pros/search-listing.server.ts'
import { requirePlace } from './search-place.server.ts'
import { SearchQuery } from './search.schema.ts'
import { countPros, searchPros } from './search.server.ts'
import { testVisit } from '../../platform/visit.fixture.ts'
import { mulberry32 } from '../../platform/random.ts'

const { db } = await testDatabase()

/** All pages up to the last one. */
async function walk(visit: Visit, words: Record<string, string>): Promise<ProCardData[]> {
  const query = SearchQuery.parse(words)
  const { pros, next } = await searchPros(visit, query, requirePlace(query))
  return next === null ? pros : [...pros, ...(await walk(visit, { ...words, cursor: next }))]
}

const idsOf = (pros: readonly ProCardData[]) => pros.map(({ userId }) => userId)

const bethel = { city: 'Bethel', state: 'AK', zip: '99559' }

test('a pro counts as taking requests from the trial to the end of the paid period, and not a moment longer', async () => {
  const pro = await testPro(db)
  const info = { businessName: 'Bethel Pools', description: 'Every week', serviceRadius: 20, address: '1 Main St' }
  await createPro(pro.visit(), BusinessInfo.parse({ ...info, ...bethel }))
  const isFound = async (query: Record<string, string> = { takesRequests: 'true' }) =>
    idsOf(await walk(pro.visit(), { location: 'Bethel, AK', ...query })).includes(pro.actor.id)
  expect([await isFound({}), await isFound({ takesRequests: 'false' }), await isFound()]).toEqual([true, true, false])

  await pro.checkout('monthly')
  await pro.sync()
  expect(await isFound()).toBe(true)
  pro.wait(13.9)
  expect(await isFound()).toBe(true)
  // Because time has passed, before anything was heard from the provider.
  pro.wait(0.2)
  expect([await isFound({}), await isFound()]).toEqual([true, false])
  await pro.sync()
  expect(await isFound()).toBe(false)

  await pro.checkout('monthly', '4242424242424242')
  await pro.sync()
  expect(await isFound()).toBe(true)
  await cancelMembership(pro.visit())
  expect(await isFound()).toBe(true)
  pro.wait(31.1)
  expect(await isFound()).toBe(false)
  await rebuildListings({ db })
  expect(await isFound()).toBe(false)
})

const town = { latitude: 47.93, longitude: -97.03 }
const around = { lat: '47.93', lng: '-97.03', distance: '50' }
const visit = testVisit(db, null)

const soon = later(visit.now, 1)
const standings: Partial<MembershipRow>[] = [
  { status: 'trial', expiresAt: soon },
  { status: 'trial', expiresAt: visit.now },
  { status: 'active', expiresAt: soon, cancelAtPeriodEnd: true },
  { status: 'active', expiresAt: visit.now, customerRef: newId() },
  { status: 'past_due', expiresAt: soon },
  { status: 'canceled', expiresAt: visit.now },
  { status: 'inactive' },
]

test('in every order and on every page the filter leaves exactly those whose cards say that they take requests', async () => {
  const random = mulberry32(5)
  const pros = await openBusinesses(
    db,
    Array.from({ length: 140 }, (_, index) => {
      const reviewCount = index % 3
      const categories = index % 2 ? [1, 2] : [3]
      return {
        ...somewhere(town, 60, random),
        serviceRadius: 5 + (index % 40),
        reviewCount,
        ratingSum: reviewCount * 4,
        categories,
      }
    }),
  )
  for (const [index, { row }] of pros.entries()) {
    const standing = { ...standings[index % standings.length] }
    const customerRef = standing.customerRef ? newId() : null
    await db
      .updateTable('membership')
      .set({ ...standing, customerRef })
      .where('accountId', '=', row.accountId)
      .execute()
  }
  await rebuildListings({ db })

  const orders: Record<string, string>[] = [
    { ...around },
    { ...around, distance: '100', service: '2' },
    { ...around, sort: 'rating' },
    { service: '3' },
  ]
  for (const order of orders) {
    const all = await walk(visit, { ...order, limit: '50' })
    const taking = idsOf(all.filter(({ user }) => user.subscriptionStatus === 'active'))
    expect(taking.length).toBeGreaterThan(10)
    expect(taking.length).toBeLessThan(all.length)
    for (const limit of ['4', '50']) {
      expect(idsOf(await walk(visit, { ...order, limit, takesRequests: 'true' }))).toEqual(taking)
    }
    const query = SearchQuery.parse({ ...order, takesRequests: 'true' })
    const place = requirePlace(query)
    expect(await countPros(visit, query, place)).toBe(taking.length)
  }
})
