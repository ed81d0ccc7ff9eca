import { expect, test } from 'vitest'

import { testDatabase } from '../../../../tests/support/databases.ts'
import { Cursor } from '../../../platform/cursor.ts'
import { openKysely } from '../../../platform/database/kysely.server.ts'
import type { Actor, Visit } from '../../../platform/visit.server.ts'
import type { BookingView } from '../booking.ts'
import { countOpenBookings, getBooking, ownRequest } from '../bookings.server.ts'
import { lostBookings } from './lost-bookings.server.ts'
import { changeBooking } from '../changes/change-booking.server.ts'
import { accept, addService, decline, marketplace } from '../marketplace.fixture.ts'
import { requestBooking } from '../request/request-booking.server.ts'
import { suggestTimes } from '../suggestions/suggest-times.server.ts'
import { type BookingsWanted, listBookings, positionOf } from './booking-lists.server.ts'

const { db, pool } = await testDatabase()

test('accepted visits ahead come first, soonest first, and then those that are over, latest first; only those ahead are counted', async () => {
  const { as, customer, pro, book } = await marketplace(db)
  const ids: string[] = []
  for (const requestDate of ['2026-03-12', '2026-03-02', '2026-03-20', '2026-03-05', '2026-03-04', '2026-03-09']) {
    ids.push(await book({ requestDate }))
  }
  // On the fifth the visit from nine to ten has begun.
  const [ahead, over] = [['03-05', '03-09', '03-12', '03-20'].map(inYear), ['03-04', '03-02'].map(inYear)]
  for (const [person, side] of [[pro, 'pro'] as const, [customer, 'customer'] as const]) {
    const visit = as(person, new Date('2026-03-05T17:30:00Z'))
    for (const limit of [1, 2, 3, 4, 5, 20]) {
      const read = await walk(visit, { status: ['accepted'], order: 'upcoming', side, limit })
      expect(read.map(({ scheduledDate }) => scheduledDate)).toEqual([...ahead, ...over])
      expect(read.map(({ phase }) => phase === 'over')).toEqual([false, false, false, false, true, true])
    }
    for (const id of ids) {
      const position = await positionOf(visit, id, side)
      const from = { status: ['accepted'], order: 'upcoming', side, cursor: position?.before('upcoming') } as const
      expect((await listBookings(visit, from)).bookings[0]).toMatchObject({ id })
      expect(await positionOf(visit, id, side === 'pro' ? 'customer' : 'pro')).toBeUndefined()
    }
    expect(await countOpenBookings(visit, side)).toEqual({
      pending: 0,
      acceptable: 0,
      accepted: 4,
      toChoose: [],
      toMove: [],
    })
  }
})

test('the lists of one page look for expired requests once between them', async () => {
  const { as, customer, request } = await marketplace(db)
  await requestBooking(as(customer), request({ requestDate: '2026-03-02' }))
  // Half past nine: it begins at nine, and waits no longer even before anybody looks.
  const begun = await countOpenBookings(as(customer, new Date('2026-03-02T17:30:00Z')), 'customer')
  expect(begun).toMatchObject({ pending: 0 })
  const statements: string[] = []
  const counting = openKysely(pool, ({ query }) => void statements.push(query.sql))
  const visit = { ...as(customer, new Date('2026-03-05T17:00:00Z')), db: counting }
  const [{ bookings }, lost] = await Promise.all([listBookings(visit), lostBookings(visit)])
  expect(bookings).toMatchObject([{ status: 'canceled', cancelReason: 'expired' }])
  expect(lost).toMatchObject([{ lostBy: 'expire' }])
  await listBookings(visit)
  expect(statements.filter((text) => text.includes('"starts_at" <= $1'))).toHaveLength(1)
})

test('a page of visits ahead that are over when the next one is read still leads to those that are ahead', async () => {
  const { as, pro, book } = await marketplace(db)
  for (const requestDate of ['2026-03-02', '2026-03-03', '2026-03-04', '2026-03-05']) {
    await book({ requestDate })
  }
  const wanted = { status: ['accepted'], order: 'upcoming', limit: 2 } as const
  const { next } = await listBookings(as(pro), wanted)
  const read = await walk(as(pro, new Date('2026-03-04T01:00:00Z')), { ...wanted, cursor: Cursor.decode(next ?? '') })
  const days = ['03-04', '03-05', '03-03', '03-02'].map(inYear)
  expect(read.map(({ scheduledDate }) => scheduledDate)).toEqual(days)
})

const inYear = (day: string) => `2026-${day}`

async function walk(visit: Visit, wanted: BookingsWanted): Promise<BookingView[]> {
  const { bookings, next } = await listBookings(visit, wanted)
  return next === null ? bookings : [...bookings, ...(await walk(visit, { ...wanted, cursor: Cursor.decode(next) }))]
}

test('what is over is listed by when it took place, latest first, however it ended', async () => {
  const { as, customer, pro, request } = await marketplace(db)
  const ends = [
    ['2026-03-04', 'rejected'],
    ['2026-03-20', 'canceled'],
    ['2026-03-09', 'rejected'],
    ['2026-03-12', 'canceled'],
  ] as const
  for (const [requestDate, status] of ends) {
    const { id } = await requestBooking(as(customer), request({ requestDate }))
    await changeBooking(as(status === 'rejected' ? pro : customer), id, { status, reason: null })
  }
  for (const limit of [1, 3]) {
    const read = await walk(as(pro), { status: ['canceled', 'rejected'], order: 'latest', side: 'pro', limit })
    expect(read.map(({ scheduledDate }) => scheduledDate)).toEqual(['03-20', '03-12', '03-09', '03-04'].map(inYear))
  }
})

test('a sent request is shown to its customer only, and only until its pro answers or suggests other times', async () => {
  const { as, customer, pro, request } = await marketplace(db)
  const { id } = await requestBooking(as(customer), request())
  expect(await ownRequest(as(customer), id)).toMatchObject({ id, status: 'pending' })
  expect(await ownRequest(as(pro), id)).toBeNull()
  expect(await ownRequest(as(customer), 'x')).toBeNull()
  await suggestTimes(as(pro), id, { times: [{ date: '2026-03-04', time: '09:00' }], note: null })
  expect(await ownRequest(as(customer), id), 'now the customer chooses').toBeNull()

  const { id: accepted } = await requestBooking(as(customer), request({ requestTime: '11:00' }))
  await changeBooking(as(pro), accepted, accept)
  expect(await ownRequest(as(customer), accepted)).toBeNull()
})

test('the customer of an accepted visit can call the pro until it is over, as long as the profile shows the number', async () => {
  const { as, customer, pro, request, book } = await marketplace(db)
  await db.updateTable('pro').set({ phone: '6265550187' }).where('accountId', '=', pro.id).execute()
  const id = await book()
  const waiting = await requestBooking(as(customer), request({ requestTime: '14:00' }))
  const phoneAt = async (actor: Actor, at?: Date) => (await getBooking(as(actor, at), id)).proPhone

  expect(waiting.proPhone, 'nothing is agreed yet').toBeNull()
  expect(await phoneAt(customer)).toBe('6265550187')
  expect(await phoneAt(pro)).toBeNull()
  expect(await phoneAt(customer, new Date('2026-03-02T17:59:00Z'))).toBe('6265550187')
  expect(await phoneAt(customer, new Date('2026-03-02T18:00:00Z'))).toBeNull()
  await db.updateTable('membership').set({ status: 'inactive' }).where('accountId', '=', pro.id).execute()
  expect(await phoneAt(customer)).toBeNull()
})

test('past bookings are found by a part of the name or the service, also one with signs of a pattern', async () => {
  const { as, customer, pro, request } = await marketplace(db)
  const serviceId = await addService(db, pro.id)
  const asked = [
    { requestTime: '09:00', customerName: 'Anna 100% Pool', serviceType: 'Leak Detection' },
    { requestTime: '10:00', customerName: 'Bo_b', serviceType: 'Regular Maintenance' },
    { requestTime: '11:00', customerName: 'Carl', serviceType: 'Regular Maintenance' },
    { requestTime: '12:00', customerName: 'Dora', serviceId },
  ]
  for (const changes of asked) {
    const { id } = await requestBooking(as(customer), request(changes))
    await changeBooking(as(pro), id, decline)
  }
  const found = async (side: 'customer' | 'pro', search: string) => {
    const visit = as(side === 'pro' ? pro : customer)
    const { bookings } = await listBookings(visit, { side, status: ['rejected'], order: 'latest', search })
    return bookings.map(({ customerName }) => customerName)
  }
  expect(await found('pro', 'ANNA')).toEqual(['Anna 100% Pool'])
  expect(await found('pro', 'maint')).toEqual(['Dora', 'Carl', 'Bo_b'])
  expect(await found('pro', 'weekly')).toEqual(['Dora'])
  expect(await found('pro', '%')).toEqual(['Anna 100% Pool'])
  expect(await found('pro', '_')).toEqual(['Bo_b'])
  expect(await found('pro', 'Blue Water')).toEqual([])
  expect(await found('customer', 'blue wat')).toHaveLength(4)
  expect(await found('customer', 'leak')).toEqual(['Anna 100% Pool'])
})
