import { expect, test } from 'vitest'

import { testDatabase } from '../../../tests/support/databases.ts'
import { transact } from '../../platform/visit.server.ts'
import { openBusinesses, visitOf } from './pros.fixture.ts'
import { projectPro, rebuildListings } from './search-listing.server.ts'

const { db } = await testDatabase()
const visit = visitOf(db, null)

async function listings(ids: readonly string[]) {
  return db
    .selectFrom('searchListing')
    .selectAll()
    .where('proId', 'in', ids)
    .orderBy('proId')
    .orderBy('categoryId')
    .execute()
}

async function offers(ids: readonly string[]) {
  const rows = await db
    .selectFrom('pro')
    .select(['accountId', 'offeredServices'])
    .where('accountId', 'in', ids)
    .execute()
  return new Map(rows.map(({ accountId, offeredServices }) => [accountId, offeredServices]))
}

test('single projections give the same rows as a rebuild', async () => {
  const pros = await openBusinesses(db, [
    { categories: [1, 2, 2, 6] },
    { categories: [] },
    { reviewCount: 3, ratingSum: 14, latitude: 18.2, longitude: -66.5 },
    { approvedAt: null },
    { reviewCount: 7, ratingSum: 31, latitude: 64.84, longitude: -147.72, categories: [5] },
  ])
  const ids = pros.map(({ row }) => row.accountId)
  for (const id of ids) await transact(visit, (visit) => projectPro(visit, id))
  const one = await listings(ids)
  expect(one.map(({ categoryId }) => categoryId).toSorted((a, b) => a - b)).toEqual([0, 0, 0, 0, 1, 1, 2, 5, 6])
  const offered = await offers(ids)
  expect(ids.map((id) => offered.get(id)?.map(({ categoryId }) => categoryId))).toEqual([
    [1, 2, 2, 6],
    [],
    [1],
    [1],
    [5],
  ])

  await db.updateTable('pro').set({ offeredServices: '[]' }).where('accountId', 'in', ids).execute()
  await rebuildListings({ db })
  expect(await listings(ids)).toEqual(one)
  expect(await offers(ids)).toEqual(offered)
})

test('a rating is stored in hundredths, rounded down; the rank leans on eight reviews at 4.3 stars', async () => {
  const [pro] = await openBusinesses(db, [{ reviewCount: 3, ratingSum: 14 }])
  const id = pro?.row.accountId ?? ''
  await transact(visit, (visit) => projectPro(visit, id))
  expect((await listings([id]))[0]).toMatchObject({ rating: 466, rank: 440, reviewCount: 3 })
})

test('concurrent projections of one pro leave each row once', async () => {
  const [pro] = await openBusinesses(db, [{ categories: [1, 2, 3] }])
  const id = pro?.row.accountId ?? ''
  await Promise.all(Array.from({ length: 8 }, () => transact(visit, (visit) => projectPro(visit, id))))
  expect((await listings([id])).map(({ categoryId }) => categoryId)).toEqual([0, 1, 2, 3])
})

test('a projection that is rolled back leaves the search as it was', async () => {
  const [pro] = await openBusinesses(db, [{ categories: [4] }])
  const id = pro?.row.accountId ?? ''
  await transact(visit, (visit) => projectPro(visit, id))
  const failed = transact(visit, async (visit) => {
    await visit.db.updateTable('pro').set({ approvedAt: null }).where('accountId', '=', id).execute()
    await projectPro(visit, id)
    throw new Error('the lights went out')
  })
  await expect(failed).rejects.toThrow('the lights went out')
  expect(await listings([id])).toHaveLength(2)
})
