import { expect, test } from 'vitest'

import { testDatabase } from '../../../tests/support/databases.ts'
import type { MembershipRow } from '../../platform/tables/account-tables.ts'
import type { Database } from '../../platform/database/database.server.ts'
import { transact } from '../../platform/visit.server.ts'
import { copyListedEnd } from '../memberships/listed-end.table.server.ts'
import { openBusinesses } from './pros.fixture.ts'
import { projectPro, rebuildListings } from './search-listing.server.ts'
import { testVisit } from '../../platform/visit.fixture.ts'

const { db } = await testDatabase()
const visit = testVisit(db, null)

async function listings(ids: readonly string[]) {
  return db
    .selectFrom('searchListing')
    .selectAll()
    .where('proId', 'in', ids)
    .orderBy('proId')
    .orderBy('categoryId')
    .execute()
}

async function setMembership(accountId: string, changes: Partial<MembershipRow>, on: Database = db) {
  await on.updateTable('membership').set(changes).where('accountId', '=', accountId).execute()
}

async function cancel(accountId: string) {
  await transact(visit, async (visit) => {
    await setMembership(accountId, { status: 'canceled' }, visit.db)
    await copyListedEnd(visit, accountId)
  })
}

async function offers(ids: readonly string[]) {
  const rows = await db
    .selectFrom('pro')
    .select(['accountId', 'offeredServices'])
    .where('accountId', 'in', ids)
    .execute()
  return new Map(rows.map(({ accountId, offeredServices }) => [accountId, offeredServices]))
}

test('projecting pros one by one gives the same rows as a rebuild', async () => {
  const pros = await openBusinesses(db, [
    { categories: [1, 2, 2, 6] },
    { categories: [] },
    { reviewCount: 3, ratingSum: 14, latitude: 18.2, longitude: -66.5 },
    { approvedAt: null },
    { reviewCount: 7, ratingSum: 31, latitude: 64.84, longitude: -147.72, categories: [5] },
  ])
  const ids = pros.map(({ row }) => row.accountId)
  const [first = '', second = '', third = ''] = ids
  await setMembership(first, { status: 'active', expiresAt: new Date('2026-03-20T08:00:00Z'), customerRef: first })
  await setMembership(second, { status: 'past_due', expiresAt: new Date('2026-03-20T08:00:00Z') })
  await db.deleteFrom('membership').where('accountId', '=', third).execute()
  for (const id of ids) await transact(visit, (visit) => projectPro(visit, id))
  const one = await listings(ids)
  const ends = new Map(one.map(({ proId, requestsUntil }) => [proId, requestsUntil]))
  expect([first, second, third].map((id) => ends.get(id))).toEqual([new Date('2026-03-23T08:00:00Z'), null, null])
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

test('concurrent projections of one pro store each row once', async () => {
  const [pro] = await openBusinesses(db, [{ categories: [1, 2, 3] }])
  const id = pro?.row.accountId ?? ''
  await Promise.all(Array.from({ length: 8 }, () => transact(visit, (visit) => projectPro(visit, id))))
  expect((await listings([id])).map(({ categoryId }) => categoryId)).toEqual([0, 1, 2, 3])
})

test('a membership change during a projection of its pro is never lost', async () => {
  const pros = await openBusinesses(
    db,
    Array.from({ length: 10 }, () => ({ categories: [1, 2] })),
  )
  const ids = pros.map(({ row }) => row.accountId)
  for (const id of ids) await transact(visit, (visit) => projectPro(visit, id))
  await Promise.all(ids.flatMap((id) => [transact(visit, (visit) => projectPro(visit, id)), cancel(id)]))
  const ends = (await listings(ids)).map(({ requestsUntil }) => requestsUntil)
  expect(ends).toEqual(Array(30).fill(null))
})

test('a projection that is rolled back leaves the search unchanged', async () => {
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
