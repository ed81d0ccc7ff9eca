import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { testDatabase } from '../../../tests/support/databases.ts'
import { changeBooking } from '../bookings/changes/change-booking.server.ts'
import { complete, marketplace } from '../bookings/marketplace.fixture.ts'
import { marketFigures, marketTotals, refreshMarket, starCounts, statesWithPros } from './market-figures.server.ts'
import { fillSnapshots } from '../../platform/snapshot.server.ts'
import type { Visit } from '../../platform/visit.server.ts'
import { writeReview } from './reviews.server.ts'

const { db } = await testDatabase()
const theDay = new Date('2026-03-02T20:00:00Z')

test('the public pages count pros, visits and reviews', async () => {
  const { as, customer, pro, book } = await marketplace(db)
  const before = await counted(as(null), marketFigures)
  const bookingId = await book()
  expect(await counted(as(null), marketFigures)).toEqual(before)

  await changeBooking(as(pro, theDay), bookingId, complete)
  await writeReview(as(customer), { bookingId, proId: pro.id, rating: 4, comment: 'On time, and clear again.' })
  const after = await counted(as(null), marketFigures)
  expect(after).toMatchObject({
    pros: before.pros,
    completedBookings: before.completedBookings + 1,
    reviews: before.reviews + 1,
  })
  expect(after.rating).toBeCloseTo(((before.rating ?? 0) * before.reviews + 4) / after.reviews)
})

test('reviews are counted by stars, from five to one, each once', async () => {
  const { as, customer, pro, book } = await marketplace(db)
  const before = await counted(as(null), starCounts)
  expect(before.map(({ stars }) => stars)).toEqual([5, 4, 3, 2, 1])

  const bookingId = await book()
  await changeBooking(as(pro, theDay), bookingId, complete)
  await writeReview(as(customer), { bookingId, proId: pro.id, rating: 2, comment: 'Late, and the gate stayed open.' })
  const more = before.map(({ stars, count }) => ({ stars, count: stars === 2 ? count + 1 : count }))
  expect(await counted(as(null), starCounts)).toEqual(more)
})

test('a listed pro is counted with a membership or without one; a pro who is not listed is not counted anywhere', async () => {
  const { as, pro } = await marketplace(db)
  const inCalifornia = async () =>
    (await counted(as(null), (visit) => statesWithPros(visit))).find(({ state }) => state === 'CA')?.pros ?? 0
  const [all, californian] = [(await counted(as(null), marketFigures)).pros, await inCalifornia()]
  await db.updateTable('membership').set({ status: 'canceled' }).where('accountId', '=', pro.id).execute()
  expect(await inCalifornia()).toBe(californian)
  await db.updateTable('pro').set({ approvedAt: null }).where('accountId', '=', pro.id).execute()
  expect((await counted(as(null), marketFigures)).pros).toBe(all - 1)
  expect(await inCalifornia()).toBe(californian - 1)
})

test('a count stays the same until it is computed again, whatever happens meanwhile', async () => {
  const { as, pro } = await marketplace(db)
  const before = await counted(as(null), marketFigures)
  await db.updateTable('pro').set({ approvedAt: null }).where('accountId', '=', pro.id).execute()
  expect(await marketFigures(as(null))).toEqual(before)
  expect(await counted(as(null), marketFigures)).toMatchObject({ pros: before.pros - 1 })
})

test("a count stored in an older version's format is ignored", async () => {
  const { as } = await marketplace(db)
  const before = await counted(as(null), marketFigures)
  await db.updateTable('lastCount').set({ figures: '{"pros": 7}' }).where('name', '=', 'market').execute()
  expect(await marketFigures(as(null))).toEqual(before)
})

test('a server that starts counts only what is not stored as it can read it', async () => {
  const { as } = await marketplace(db)
  await refreshMarket(as(null))
  await db.updateTable('lastCount').set({ figures: '{"pros": 7}' }).where('name', '=', 'market').execute()
  await db.updateTable('lastCount').set({ figures: '[]' }).where('name', '=', 'stars').execute()
  await db.deleteFrom('lastCount').where('name', '=', 'states').execute()
  await fillSnapshots(as(null), marketTotals)
  const { rows } = await sql<{ name: string; figures: unknown }>`select name, figures from last_count`.execute(db)
  const stored = new Map(rows.map(({ name, figures }) => [name, figures]))
  expect(stored.get('market')).toHaveProperty('completedBookings')
  expect(stored.get('stars'), 'was there').toEqual([])
  expect(stored.get('states')).not.toEqual([])
  await refreshMarket(as(null))
})

async function counted<T>(visit: Visit, read: (visit: Visit) => Promise<T>): Promise<T> {
  await refreshMarket(visit)
  return read(visit)
}
