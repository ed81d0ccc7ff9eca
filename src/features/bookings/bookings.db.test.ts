import { expect, test } from 'vitest'

import { testDatabase } from '../../../tests/support/databases.ts'
import { later } from '../../platform/durations.ts'
import type { BookingStatus } from '../../platform/tables/column-values.ts'
import { Cursor } from '../../platform/cursor.ts'
import { listBookings } from './lists/booking-lists.server.ts'
import { bookingBetween, countOpenBookings, getBooking, lastPoolOf } from './bookings.server.ts'
import { changeBooking } from './changes/change-booking.server.ts'
import { accept, decline, type Marketplace, marketplace, person, requestTo, withdraw } from './marketplace.fixture.ts'
import { requestBooking } from './request/request-booking.server.ts'
import { now } from '../../platform/tables/rows.fixture.ts'

const { db } = await testDatabase()

const hours = ['08:00', '09:00', '10:00', '11:00', '12:00', '13:00', '14:00']

/** One request per hour, two of them in the same instant. */
async function requests({ as, customer, request }: Marketplace) {
  const ids: string[] = []
  for (const [index, requestTime] of hours.entries()) {
    const at = later(now, Math.floor(index / 2))
    const { id } = await requestBooking(as(customer, at), request({ requestTime }))
    ids.push(id)
  }
  return ids
}

test('both parties see their bookings, newest first, and nobody else does', async () => {
  const market = await marketplace(db)
  const { as, customer, pro } = market
  const ids = await requests(market)
  const stranger = await person(db, 'customer', 'Luis')

  const seen = await listBookings(as(customer))
  expect(seen.bookings.map(({ id }) => id).toSorted()).toEqual(ids.toSorted())
  expect(seen.bookings.map(({ createdAt }) => createdAt)).toEqual(
    seen.bookings
      .map(({ createdAt }) => createdAt)
      .toSorted()
      .toReversed(),
  )
  expect((await listBookings(as(pro))).bookings.map(({ id }) => id)).toEqual(seen.bookings.map(({ id }) => id))
  expect(await listBookings(as(stranger))).toEqual({ bookings: [], next: null })
  await expect(getBooking(as(stranger), ids[0] ?? '')).rejects.toMatchObject({ status: 404 })
  expect(await bookingBetween(as(customer), ids[0] ?? '', pro.id)).toMatchObject({ id: ids[0] })
  expect(await bookingBetween(as(customer), ids[0] ?? '', stranger.id)).toBeNull()
  expect(await bookingBetween(as(stranger), ids[0] ?? '', pro.id)).toBeNull()
  await expect(listBookings(as(null))).rejects.toMatchObject({ status: 401 })
})

test('the newest pool address with a street and the phone are prefilled, for their own customer only', async () => {
  const { as, customer, request } = await marketplace(db)
  const pool = { address: '418 Oakland Ave', city: 'Pasadena', state: 'CA', zip: '91101', phone: '626 555 0142' }
  expect(await lastPoolOf(as(customer))).toBeNull()
  await requestBooking(as(customer), request({ phone: '626 555 0142' }))
  const afterwards = later(now, 1000)
  await requestBooking(as(customer, afterwards), request({ requestTime: '11:00', address: null, city: 'Altadena' }))
  expect(await lastPoolOf(as(customer))).toEqual(pool)
  const luis = await person(db, 'customer', 'Luis')
  expect(await lastPoolOf(as(luis))).toBeNull()
  // Without any street, the newest with a ZIP code.
  await requestBooking(as(luis), request({ requestTime: '13:00', address: null }))
  await requestBooking(as(luis, afterwards), request({ requestTime: '14:00', address: null, zip: null }))
  expect(await lastPoolOf(as(luis))).toMatchObject({ zip: '91101' })
})

test('pages follow one another without gaps or repeats, also those of several statuses', async () => {
  const market = await marketplace(db)
  const { as, customer, pro } = market
  const ids = await requests(market)
  const walk = async (limit: number, status?: BookingStatus[]) => {
    const walked: string[] = []
    for (let cursor: Cursor | undefined, pages = 0; pages < 10; pages++) {
      const { bookings, next } = await listBookings(as(customer), { limit, status, cursor })
      walked.push(...bookings.map(({ id }) => id))
      if (next === null) break
      cursor = Cursor.decode(next)
    }
    return walked
  }
  const all = await walk(3)
  expect(all.toSorted()).toEqual(ids.toSorted())
  expect(await listBookings(as(customer), { limit: ids.length })).toMatchObject({ next: null })
  // The first of two at one instant is declined: ids alone say that the other comes before it.
  for (const index of [0, 2, 4]) await changeBooking(as(pro), ids[index] ?? '', decline)
  for (const limit of [1, 2, 3]) expect(await walk(limit, ['rejected', 'pending'])).toEqual(all)
})

test('accepted visits can be listed by date, soonest first, in pages', async () => {
  const market = await marketplace(db)
  const { as, pro, book } = market
  const days = ['2026-03-12', '2026-03-04', '2026-03-20', '2026-03-02', '2026-03-09']
  for (const requestDate of days) {
    await book({ requestDate })
  }
  const wanted = { status: ['accepted'], order: 'soonest', limit: 3 } as const
  const first = await listBookings(as(pro), wanted)
  const rest = await listBookings(as(pro), { ...wanted, cursor: Cursor.decode(first.next ?? '') })
  const read = [...first.bookings, ...rest.bookings].map(({ scheduledDate }) => scheduledDate)
  expect(read).toEqual(days.toSorted())
  expect(rest.next).toBeNull()
})

test('lists are separate by status, and open bookings are counted', async () => {
  const market = await marketplace(db)
  const { as, customer, pro } = market
  const [first = '', second = '', third = ''] = await requests(market)
  await changeBooking(as(pro), first, accept)
  await changeBooking(as(pro), second, decline)
  await changeBooking(as(customer), third, withdraw)

  const listed = async (...status: BookingStatus[]) => (await listBookings(as(customer), { status })).bookings.length
  expect(await listed('pending')).toBe(4)
  expect(await listed('canceled', 'rejected')).toBe(2)
  const counts = { pending: 4, acceptable: 4, accepted: 1, toChoose: [], toMove: [] }
  expect(await countOpenBookings(as(customer), 'customer')).toEqual(counts)
  expect(await countOpenBookings(as(pro), 'pro')).toEqual(counts)
  expect(await countOpenBookings(as(pro), 'customer')).toEqual({
    pending: 0,
    acceptable: 0,
    accepted: 0,
    toChoose: [],
    toMove: [],
  })
})

test('a customer who became a pro keeps their own requests, separate from those received', async () => {
  const market = await marketplace(db)
  const { as, customer, pro, request } = market
  const other = await marketplace(db)
  const before = { ...pro, role: 'customer' } as const
  const own = await requestBooking(as(before), requestTo(other.pro.id)())
  const received = await requestBooking(as(customer), request({ requestTime: '10:00' }))

  expect((await listBookings(as(pro))).bookings).toHaveLength(2)
  expect((await listBookings(as(pro), { side: 'customer' })).bookings.map(({ id }) => id)).toEqual([own.id])
  expect((await listBookings(as(pro), { side: 'pro' })).bookings.map(({ id }) => id)).toEqual([received.id])
})

test('the pro gets the street only with the accepted visit', async () => {
  const { as, customer, pro, request } = await marketplace(db)
  const { id } = await requestBooking(as(customer), request())
  const place = { city: 'Pasadena', state: 'CA', zip: '91101' }
  expect(await getBooking(as(pro), id)).toMatchObject({ ...place, address: null })
  expect(await getBooking(as(customer), id)).toMatchObject({ ...place, address: '418 Oakland Ave' })

  await changeBooking(as(pro), id, accept)
  expect(await getBooking(as(pro), id)).toMatchObject({ address: '418 Oakland Ave' })
  await changeBooking(as(pro), id, { status: 'canceled', reason: 'Ill' })
  expect(await getBooking(as(pro), id)).toMatchObject({ address: null })
})
