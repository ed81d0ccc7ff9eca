import { expect, test } from 'vitest'

import { testDatabase } from '../../../tests/support/databases.ts'
import type { BookingParty } from '../../features/bookings/booking.ts'
import { changeBooking } from '../../features/bookings/changes/change-booking.server.ts'
import { listBookings } from '../../features/bookings/lists/booking-lists.server.ts'
import { accept, cancel } from '../../features/bookings/marketplace.fixture.ts'
import { requestBooking } from '../../features/bookings/request/request-booking.server.ts'
import { bookedSeries } from '../../features/bookings/series/repeating.fixture.ts'
import { hoursInMs, later } from '../../platform/durations.ts'
import { now } from '../../platform/tables/rows.fixture.ts'
import { loadBookingsTab } from './bookings-page.server.ts'

const { db } = await testDatabase()

const sides = ['customer', 'pro'] as const
const canceledTab = '?status=canceled'
const andLater = { ...cancel, andLater: true }

/** Eight accepted Mondays, and what the page with the canceled ones shows to each party. */
async function booked() {
  const series = await bookedSeries(db)
  const open = (side: BookingParty, query = canceledTab) =>
    loadBookingsTab(series.as(series[side]), side, new URL(query, 'https://poolwell.example/'))
  /** "03-09 | 3 of 8 | 4 of 8" for each card, with its rows. */
  const cards = async (side: BookingParty, query?: string) =>
    (await open(side, query)).bookings.map(({ scheduledDate, later: rows }) =>
      [scheduledDate.slice(5), ...rows.map(({ place }) => place)].join(' | '),
    )
  /** The address to which the link to a booking leads. */
  const follow = async (side: BookingParty, id: string) => {
    const led: unknown = await open(side, `?booking=${id}`).catch((thrown: unknown) => thrown)
    return led instanceof Response ? (led.headers.get('location') ?? '') : ''
  }
  return { ...series, open, cards, follow }
}

test.each(sides)(
  'visits of a series that were canceled together are one card for the %s, and the API has each',
  async (side) => {
    const market = await booked()
    const { as, customer, pro, nth, cards } = market
    await changeBooking(as(customer, later(now, hoursInMs(1))), nth(7), andLater)
    await changeBooking(as(customer, later(now, hoursInMs(2))), nth(2), cancel)
    await changeBooking(as(pro, later(now, hoursInMs(3))), nth(3), andLater)
    expect(await cards(side)).toEqual(['04-13 | 8 of 8', '03-16 | 4 of 8 | 5 of 8 | 6 of 8', '03-09'])
    const { bookings } = await listBookings(as(market[side]), { status: ['canceled'] })
    expect(bookings).toHaveLength(7)
  },
)

test.each(sides)(
  'a link to a visit that was canceled with an earlier one leads the %s to its card, with that visit opened',
  async (side) => {
    const { as, customer, nth, open, follow } = await booked()
    await changeBooking(as(customer), nth(3), andLater)
    const path = side === 'customer' ? '/dashboard' : '/pro-dashboard'
    expect(await follow(side, nth(3))).toBe(`${path}${canceledTab}#${nth(3)}`)
    const address = `${path}${canceledTab}&open=${nth(6)}#${nth(6)}`
    expect(await follow(side, nth(6))).toBe(address)
    const { bookings, opened } = await open(side, address)
    expect(bookings.map(({ id }) => id)).toEqual([nth(3)])
    expect(opened).toMatchObject({ id: nth(6), status: 'canceled', scheduledDate: '2026-04-06' })
  },
)

test('a request to move one of them, which ended with them, keeps its own card', async () => {
  const { as, customer, request, nth, cards } = await booked()
  await requestBooking(as(customer), request({ requestDate: '2026-04-15', replacesId: nth(6) }))
  await changeBooking(as(customer), nth(6), andLater)
  for (const side of sides) expect(await cards(side)).toEqual(['04-15', '04-06 | 7 of 8 | 8 of 8'])
})

test('visits that moved to another series together are one card', async () => {
  const { as, customer, pro, request, nth, cards } = await booked()
  const repeat = { everyWeeks: 1, times: 3 } as const
  const { id } = await requestBooking(as(customer), request({ requestDate: '2026-04-08', replacesId: nth(6), repeat }))
  await changeBooking(as(pro), id, accept)
  for (const side of sides) expect(await cards(side)).toEqual(['04-06 | 7 of 8 | 8 of 8'])
})
