import { expect, test } from 'vitest'

import { testDatabase } from '../../../tests/support/databases.ts'
import { changeBooking } from '../bookings/change-booking.server.ts'
import { marketplace } from '../bookings/marketplace-under-test.ts'
import { requestBooking } from '../bookings/request-booking.server.ts'
import { marketFigures, starCounts, statesWithPros } from './market-figures.server.ts'
import { writeReview } from './reviews.server.ts'

const { db } = await testDatabase()
const theDay = new Date('2026-03-02T20:00:00Z')

test('the figures of the public pages are counted: a pro, a visit, a review', async () => {
  const { as, customer, pro, request } = await marketplace(db)
  const before = await marketFigures(as(null))
  const { id: bookingId } = await requestBooking(as(customer), request())
  await changeBooking(as(pro), bookingId, { status: 'accepted', reason: null })
  expect(await marketFigures(as(null))).toEqual(before)

  await changeBooking(as(pro, theDay), bookingId, { status: 'completed', reason: null })
  await writeReview(as(customer), { bookingId, proId: pro.id, rating: 4, comment: 'On time, and clear again.' })
  const after = await marketFigures(as(null))
  expect(after).toMatchObject({ pros: before.pros, visits: before.visits + 1, reviews: before.reviews + 1 })
  expect(after.rating).toBeCloseTo(((before.rating ?? 0) * before.reviews + 4) / after.reviews)
})

test('stars are counted from five to one, those that nobody gave as none', async () => {
  const { as } = await marketplace(db)
  const counts = await starCounts(as(null))
  expect(counts.map(({ stars }) => stars)).toEqual([5, 4, 3, 2, 1])
  expect(counts.find(({ stars }) => stars === 2)?.count).toBe(0)
})

test('a pro who is not listed counts nowhere', async () => {
  const { as, pro } = await marketplace(db)
  const [figures, states] = [await marketFigures(as(null)), await statesWithPros(as(null))]
  expect(states.find(({ state }) => state === 'CA')?.pros).toBe(figures.pros)
  await db.updateTable('pro').set({ approvedAt: null }).where('accountId', '=', pro.id).execute()
  expect((await marketFigures(as(null))).pros).toBe(figures.pros - 1)
  expect((await statesWithPros(as(null))).find(({ state }) => state === 'CA')?.pros).toBe(figures.pros - 1)
})
