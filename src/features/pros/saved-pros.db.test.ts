import { expect, test } from 'vitest'

import { testDatabase } from '../../../tests/support/databases.ts'
import { Cursor } from '../../platform/cursor.ts'
import { person } from '../bookings/marketplace.fixture.ts'
import { openBusinesses } from './pros.fixture.ts'
import { listSavedPros } from './saved-pros.server.ts'
import { testVisit } from '../../platform/visit.fixture.ts'

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
