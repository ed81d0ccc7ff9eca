import { expect, test } from 'vitest'

import { testDatabase } from '../../../tests/support/databases.ts'
import { mulberry32 } from '../../platform/random.ts'
import { testVisit } from '../../platform/visit.fixture.ts'
import { openBusinesses, somewhere } from '../pros/pros.fixture.ts'
import { rebuildListings } from '../pros/search-listing.server.ts'
import { requirePlace } from './search-place.server.ts'
import { SearchQuery } from './search.schema.ts'
import { countPros, searchPros } from './search.server.ts'

const { db } = await testDatabase()
const visit = testVisit(db, null)
const town = { latitude: 43.59, longitude: -119.06 }
const random = mulberry32(3)
const everyone = await openBusinesses(
  db,
  Array.from({ length: 20 }, (_, index) => ({
    ...somewhere(town, 40, random),
    reviewCount: index,
    ratingSum: index * 4,
  })),
)
await rebuildListings({ db })
const mine = new Set(everyone.map(({ row }) => row.accountId))

/** The ids on all pages. */
async function found(words: Record<string, string>): Promise<string[]> {
  const query = SearchQuery.parse({ ...words, limit: '7' })
  const ids: string[] = []
  let cursor = query.cursor
  do {
    const { pros, next } = await searchPros(visit, { ...query, cursor }, requirePlace(query))
    ids.push(...pros.map(({ userId }) => userId).filter((id) => mine.has(id)))
    cursor = next === null ? undefined : SearchQuery.parse({ cursor: next }).cursor
  } while (cursor)
  return ids
}

async function counted(words: Record<string, string>): Promise<number> {
  const query = SearchQuery.parse(words)
  return countPros(visit, query, requirePlace(query))
}

const near = { lat: '43.59', lng: '-119.06', distance: '50' }
test.each([{ ...near, sort: 'distance' }, { ...near, sort: 'rating' }, {}])(
  'a pro who is left out is on no page (%j)',
  async (words) => {
    const all = await found(words)
    expect(all).toHaveLength(everyone.length)
    const except = all[3] ?? ''
    expect(await found({ ...words, except })).toEqual(all.filter((id) => id !== except))
  },
)

test('a pro who is left out is not counted', async () => {
  expect(await counted({ ...near, except: everyone[0]?.row.accountId ?? '' })).toBe((await counted(near)) - 1)
})

test('an id that is none is refused', () => {
  expect(SearchQuery.safeParse({ except: 'maria' }).error?.issues).toMatchObject([
    { path: ['except'], message: 'Please give the id of a pro' },
  ])
})
