import { beforeEach, expect, test } from 'vitest'

import { testDatabase } from '../../../tests/support/databases.ts'
import type { Visit } from '../../platform/visit.server.ts'
import { addService, marketplace } from '../bookings/marketplace.fixture.ts'
import { refreshPrices, typicalPrices } from './typical-prices.server.ts'
import { now } from '../../platform/tables/rows.fixture.ts'

const { db } = await testDatabase()

// Every price counts, so services of earlier tests must no longer be on offer.
beforeEach(async () => {
  await db.updateTable('service').set({ archivedAt: now }).execute()
})

test('the typical price of a category is the median of the listed prices of the most common price type', async () => {
  const { as, pro } = await marketplace(db)
  for (const priceCents of [80_00, 90_00, 100_00, 400_00]) await addService(db, pro.id, { categoryId: 5, priceCents })
  await addService(db, pro.id, { categoryId: 5, priceCents: 50_00, priceType: 'hourly' })
  const prices = await countedPrices(as(null))
  expect(prices.filter(({ categoryId }) => categoryId === 5)).toEqual([
    {
      categoryId: 5,
      priceType: 'fixed',
      count: 4,
      lowCents: 80_00,
      middleCents: 90_00,
      highCents: 100_00,
      minutes: 60,
    },
  ])
})

test('estimates, archived services and unlisted pros do not count toward typical prices', async () => {
  const { as, pro } = await marketplace(db)
  const { pro: unlisted } = await marketplace(db)
  await db.updateTable('pro').set({ approvedAt: null }).where('accountId', '=', unlisted.id).execute()
  await addService(db, pro.id, { categoryId: 6, priceType: 'estimate' })
  await addService(db, pro.id, { categoryId: 6, archivedAt: now })
  await addService(db, unlisted.id, { categoryId: 6 })
  expect((await countedPrices(as(null))).map(({ categoryId }) => categoryId)).not.toContain(6)
})

test('work that most pros quote has no typical price, though some list that of a first look', async () => {
  const { as, pro } = await marketplace(db)
  for (const priceCents of [0, 5_000_00])
    await addService(db, pro.id, { categoryId: 6, priceCents, priceType: 'estimate' })
  await addService(db, pro.id, { categoryId: 6, priceCents: 115_00 })
  expect((await countedPrices(as(null))).map(({ categoryId }) => categoryId)).not.toContain(6)
})

test('of two equally common price types the same one is always shown', async () => {
  const { as, pro } = await marketplace(db)
  await addService(db, pro.id, { categoryId: 4, priceCents: 300_00 })
  await addService(db, pro.id, { categoryId: 4, priceCents: 60_00, priceType: 'hourly' })
  const prices = await countedPrices(as(null))
  expect(prices.filter(({ categoryId }) => categoryId === 4)).toMatchObject([{ priceType: 'fixed', count: 1 }])
})

async function countedPrices(visit: Visit) {
  await refreshPrices(visit)
  return typicalPrices(visit)
}
