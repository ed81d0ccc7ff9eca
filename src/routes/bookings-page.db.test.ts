import { expect, test } from 'vitest'

import { testDatabase } from '../../tests/support/databases.ts'
import { marketplace, now } from '../features/bookings/marketplace.fixture.ts'
import { requestBooking } from '../features/bookings/request-booking.server.ts'
import { loadBookingsTab } from './bookings-page.server.ts'

const { db } = await testDatabase()

test('pending requests are listed by date, soonest first, and say when they were made', async () => {
  const { as, customer, pro, request } = await marketplace(db)
  for (const requestDate of ['2026-03-04', '2026-03-12']) await requestBooking(as(customer), request({ requestDate }))

  const later = as(pro, new Date(now.getTime() + 2 * 3_600_000))
  const { tab, bookings } = await loadBookingsTab(later, 'pro', new URL('https://poolwell.example/'), 'pending')
  expect(tab).toBe('pending')
  expect(bookings).toMatchObject([
    { scheduledDate: '2026-03-04', asked: 'asked 2 hours ago' },
    { scheduledDate: '2026-03-12', asked: 'asked 2 hours ago' },
  ])
})

test('a request from outside the service area says how far away it is, to the pro only', async () => {
  const { as, customer, pro, request } = await marketplace(db)
  const distances = async (side: 'customer' | 'pro') => {
    const { bookings } = await loadBookingsTab(as(side === 'pro' ? pro : customer), side, address, 'pending')
    return bookings.map(({ distance }) => distance)
  }
  const address = new URL('https://poolwell.example/')
  await requestBooking(as(customer), request({ requestDate: '2026-03-04', zip: '91101-2345' }))
  await requestBooking(as(customer), request({ requestDate: '2026-03-05', state: 'NY', zip: '10001' }))
  await requestBooking(as(customer), request({ requestDate: '2026-03-06', zip: null }))
  const far = expect.stringMatching(/^About 2,4\d\d miles away; you serve 15 miles\.$/)
  expect(await distances('pro')).toEqual([undefined, far, undefined])
  expect(await distances('customer')).toEqual([undefined, undefined, undefined])
})
