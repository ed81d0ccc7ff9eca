import { expect, test } from 'vitest'

import { testDatabase } from '../../../tests/support/databases.ts'
import { transact } from '../../platform/visit.server.ts'
import { changeBooking } from '../bookings/changes/change-booking.server.ts'
import { complete } from '../bookings/marketplace.fixture.ts'
import { hoursOf } from '../bookings/rescheduling/rescheduling.fixture.ts'
import { repeating } from '../bookings/series/repeating.fixture.ts'
import { getThread } from '../messages/threads.server.ts'
import { cancelOpenBookings } from './cancel-open-bookings.server.ts'

const { db } = await testDatabase()

/** After the second of eight Mondays. */
const midway = new Date('2026-03-09T20:00:00Z')

test.each(['customer', 'pro'] as const)(
  'a %s who leaves in the middle of a series ends what is ahead, with one line; what took place stays',
  async (side) => {
    const { as, customer, pro, id, acceptAll, appointments } = await repeating(db)
    await acceptAll()
    await changeBooking(as(pro, midway), id, complete)
    const departing = side === 'pro' ? pro : customer
    await transact(as(departing, midway), (visit) => cancelOpenBookings(visit, departing))
    const left = await appointments(customer, midway)
    expect(left.map(({ status }) => status)).toEqual([
      'completed',
      'accepted',
      ...Array.from({ length: 6 }, () => 'canceled'),
    ])
    expect(await hoursOf(db, left[7]?.id ?? '')).toBe(0)
    const other = side === 'pro' ? customer : pro
    const { messages } = await getThread(as(other, midway), departing.id)
    expect(messages.at(-1)?.body).toContain('and 5 later visits')
    expect(messages.filter(({ body }) => body.includes('canceled'))).toHaveLength(1)
  },
)

test.each(['customer', 'pro'] as const)('a repeating request ends as one when its %s leaves', async (side) => {
  const { as, customer, pro, appointments } = await repeating(db)
  const departing = side === 'pro' ? pro : customer
  await transact(as(departing), (visit) => cancelOpenBookings(visit, departing))
  expect(await appointments()).toMatchObject([{ status: 'canceled', cancelReason: 'account deleted' }])
  const other = side === 'pro' ? customer : pro
  const { messages } = await getThread(as(other), departing.id)
  expect(messages).toHaveLength(2)
})
