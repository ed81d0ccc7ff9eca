import { expect, test } from 'vitest'

import { testDatabase } from '../../../tests/support/databases.ts'
import { transact } from '../../platform/visit.server.ts'
import { lostBookings } from '../bookings/lists/lost-bookings.server.ts'
import { marketplace } from '../bookings/marketplace.fixture.ts'
import { requestBooking } from '../bookings/request/request-booking.server.ts'
import { bookedSeries } from '../bookings/series/repeating.fixture.ts'
import { cancelOpenBookings } from './cancel-open-bookings.server.ts'

const { db } = await testDatabase()

test('the customer of a pro who leaves reads what is soonest first, and no unanswered request as a canceled visit', async () => {
  const { as, customer, pro, request, book } = await marketplace(db)
  const first = await book({ requestDate: '2026-03-02' })
  const days = ['2026-03-05', '2026-03-04', '2026-03-03']
  for (const requestDate of days) await requestBooking(as(customer), request({ requestDate }))
  await transact(as(pro), (visit) => cancelOpenBookings(visit, pro))
  expect(await lostBookings(as(customer))).toMatchObject([
    { id: first, lostBy: 'cancel' },
    { scheduledDate: '2026-03-03', lostBy: 'decline' },
    { scheduledDate: '2026-03-04', lostBy: 'decline' },
  ])
})

test.each(['2026-03-02', '2026-03-10'])(
  'a series and a request to move one of its visits, to %s, that end with the account of their pro are one loss',
  async (requestDate) => {
    const { as, customer, pro, request, nth } = await bookedSeries(db)
    await requestBooking(as(customer), request({ requestDate, requestTime: '08:00', replacesId: nth(4) }))
    await transact(as(pro), (visit) => cancelOpenBookings(visit, pro))
    expect(await lostBookings(as(customer))).toMatchObject([{ id: nth(1), lostBy: 'cancel', laterCanceled: 7 }])
  },
)
