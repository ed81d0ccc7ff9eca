import { expect, test } from 'vitest'

import { testDatabase } from '../../../tests/support/databases.ts'
import { Cursor } from '../../platform/cursor.ts'
import { later, minutesInMs } from '../../platform/durations.ts'
import { addService, person } from '../bookings/marketplace.fixture.ts'
import { openBusinesses } from './pros.fixture.ts'
import { compareSavedPros, listSavedPros, savePro } from './saved-pros.server.ts'
import { projectPro } from './search-listing.server.ts'
import { testVisit } from '../../platform/visit.fixture.ts'
import { transact } from '../../platform/visit.server.ts'

const { db } = await testDatabase()

test('saved pros are read page by page, the latest first, each of them once', async () => {
  const customer = await person(db, 'customer', 'Dana')
  const businesses = await openBusinesses(db, [{}, {}, {}, {}, {}])
  const ids = businesses.map(({ row }) => row.accountId)
  const [early, late] = [new Date('2026-02-01T08:00:00Z'), new Date('2026-02-02T08:00:00Z')]
  // Several saved at the same instant, as by a script.
  const rows = ids.map((proId, index) => ({ accountId: customer.id, proId, createdAt: index < 3 ? early : late }))
  await db.insertInto('savedPro').values(rows).execute()

  const pages: string[][] = []
  let next: string | null = null
  do {
    const cursor: Cursor | undefined = next === null ? undefined : Cursor.decode(next)
    const page = await listSavedPros(testVisit(db, customer), { cursor, limit: 2 })
    pages.push(page.pros.map(({ userId }) => userId))
    next = page.next
  } while (next !== null)
  expect(pages.map(({ length }) => length)).toEqual([2, 2, 1])
  expect(pages[0]?.toSorted()).toEqual(ids.slice(3).toSorted())
  expect(pages.flat().toSorted()).toEqual(ids.toSorted())
})

test('saved pros are compared by the lowest price in each category, or in one alone', async () => {
  const customer = await person(db, 'customer', 'Dana')
  const [repair, weekly, both] = await openBusinesses(db, [
    { categories: [3] },
    { categories: [1] },
    { categories: [] },
  ])
  const visit = testVisit(db, customer)
  const ids = [repair, weekly, both].map((business) => String(business?.row.accountId))
  await addService(db, String(ids[2]), { categoryId: 1, priceCents: 70_00, priceType: 'hourly' })
  await addService(db, String(ids[2]), { categoryId: 1, priceCents: 95_00 })
  await addService(db, String(ids[2]), { categoryId: 3, priceCents: 0, priceType: 'estimate' })
  for (const [minutes, id] of ids.entries()) {
    await transact(visit, (visit) => projectPro(visit, id))
    await savePro({ ...visit, now: later(visit.now, minutesInMs(minutes)) }, id)
  }

  const all = await compareSavedPros(visit)
  expect(all.pros.map(({ userId, prices }) => [userId, prices])).toEqual([
    [ids[2], { 1: 'From $70 an hour', 3: 'Custom quote' }],
    [ids[1], { 1: 'From $90' }],
    [ids[0], { 3: 'From $90' }],
  ])
  expect(all).toMatchObject({ categories: [1, 3], left: 0 })

  const repairs = await compareSavedPros(visit, 3)
  expect(repairs.pros.map(({ userId }) => userId)).toEqual([ids[2], ids[0]])
  expect(repairs.categories).toEqual([1, 3])
  expect((await compareSavedPros(visit, 6)).pros).toEqual([])
})

test('at most twelve are compared, the latest saved', async () => {
  const customer = await person(db, 'customer', 'Dana')
  const businesses = await openBusinesses(
    db,
    Array.from({ length: 14 }, () => ({})),
  )
  const visit = testVisit(db, customer)
  for (const [minutes, { row }] of businesses.entries()) {
    await savePro({ ...visit, now: later(visit.now, minutesInMs(minutes)) }, row.accountId)
  }
  const { pros, left } = await compareSavedPros(visit)
  expect(pros.map(({ userId }) => userId)).toEqual(
    businesses
      .slice(2)
      .map(({ row }) => row.accountId)
      .toReversed(),
  )
  expect(left).toBe(2)
})
