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

test('stars are counted from five to one, each review once', async () => {
  const { as, customer, pro, request } = await marketplace(db)
  const before = await starCounts(as(null))
  expect(before.map(({ stars }) => stars)).toEqual([5, 4, 3, 2, 1])

  const { id: bookingId } = await requestBooking(as(customer), request())
  await changeBooking(as(pro), bookingId, { status: 'accepted', reason: null })
  await changeBooking(as(pro, theDay), bookingId, { status: 'completed', reason: null })
  await writeReview(as(customer), { bookingId, proId: pro.id, rating: 2, comment: 'Late, and the gate stayed open.' })
  const more = before.map(({ stars, count }) => ({ stars, count: stars === 2 ? count + 1 : count }))
  expect(await starCounts(as(null))).toEqual(more)
})

test('a pro who is not listed counts nowhere', async () => {
  const { as, pro } = await marketplace(db)
  const inCalifornia = async () => (await statesWithPros(as(null))).find(({ state }) => state === 'CA')?.pros ?? 0
  const [all, californian] = [(await marketFigures(as(null))).pros, await inCalifornia()]
  await db.updateTable('pro').set({ approvedAt: null }).where('accountId', '=', pro.id).execute()
  expect((await marketFigures(as(null))).pros).toBe(all - 1)
  expect(await inCalifornia()).toBe(californian - 1)
})
