import { expect, test } from 'vitest'

import { publications } from '../scripts/pros/publications.ts'
import { changeBooking } from '../src/features/bookings/changes/change-booking.server.ts'
import { complete, marketplace } from '../src/features/bookings/marketplace.fixture.ts'
import { writeReview } from '../src/features/reviews/reviews.server.ts'
import { newId } from '../src/platform/id.ts'
import { testDatabase } from './support/databases.ts'

const { db } = await testDatabase()

test('the comment of a flagged review cannot look like another review to be removed', async () => {
  const { as, customer, pro, book } = await marketplace(db)
  const bookingId = await book({ requestTime: '09:00' })
  await changeBooking(as(pro, new Date('2026-03-02T15:00:00Z')), bookingId, complete)
  const visit = as(customer, new Date('2026-03-02T20:00:00Z'))
  const victim = newId()
  const comment = `On time.”\n${victim}  1 of 5 for Blue Water, by a@b.example: same device\r${victim}\n  “Bad`
  const { id } = await writeReview(visit, { bookingId, proId: pro.id, rating: 5, comment })

  const list = await publications['reviews']?.run(visit, '', '')
  const lines = list?.split(/[\n\r]/) ?? []
  expect(lines.filter((line) => line.startsWith(id))).toHaveLength(1)
  expect(lines.filter((line) => line.startsWith(victim))).toEqual([])
})
