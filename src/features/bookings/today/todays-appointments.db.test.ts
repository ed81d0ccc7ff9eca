import { expect, test } from 'vitest'

import { testDatabase } from '../../../../tests/support/databases.ts'
import type { Actor } from '../../../platform/visit.server.ts'
import { changeBooking } from '../changes/change-booking.server.ts'
import { marketplace, type Marketplace } from '../marketplace.fixture.ts'
import { requestBooking } from '../request/request-booking.server.ts'
import { getTodaysAppointments } from './todays-appointments.server.ts'

const { db } = await testDatabase()

/** Monday morning in Los Angeles; in Europe it is evening. */
const monday = new Date('2026-03-02T15:30:00Z')

async function book({ as, customer, pro, request }: Marketplace, changes: object, status?: 'accepted' | 'rejected') {
  const { id } = await requestBooking(as(customer), request(changes))
  if (status) await changeBooking(as(pro), id, { status, reason: null })
  return id
}

test("today's visits are the accepted ones, earliest first, with the address and the number to call", async () => {
  const market = await marketplace(db)
  const late = await book(market, { requestTime: '13:00' }, 'accepted')
  const early = await book(market, { requestTime: '09:00' }, 'accepted')
  await book(market, { requestTime: '10:00' })
  await book(market, { requestTime: '11:00' }, 'rejected')
  await book(market, { requestDate: '2026-03-03' }, 'accepted')

  const { visits, ...rest } = await getTodaysAppointments(market.as(market.pro, monday))
  expect(rest).toEqual({ accountId: market.pro.id, day: '2026-03-02', until: '2026-03-03T08:00:00.000Z' })
  expect(visits.map(({ id }) => id)).toEqual([early, late])
  expect(visits[0]).toEqual({
    id: early,
    time: '09:00',
    service: 'Regular Maintenance',
    customerName: 'Dana Whitfield',
    phone: '(626) 555-0142',
    address: '418 Oakland Ave, Pasadena, CA 91101',
    directions: 'https://www.google.com/maps/dir/?api=1&destination=418+Oakland+Ave%2C+Pasadena%2C+CA+91101',
  })
})

test('today is the local date of the business', async () => {
  const market = await marketplace(db)
  await book(market, {}, 'accepted')
  const on = async (at: string) => (await getTodaysAppointments(market.as(market.pro, new Date(at)))).visits.length
  expect(await on('2026-03-02T07:59:00Z')).toBe(0)
  expect(await on('2026-03-02T08:00:00Z')).toBe(1)
  expect(await on('2026-03-03T07:59:00Z')).toBe(1)
  expect(await on('2026-03-03T08:00:00Z')).toBe(0)
})

test("only the pro can read today's visits", async () => {
  const market = await marketplace(db)
  await book(market, {}, 'accepted')
  const other = await marketplace(db)
  expect((await getTodaysAppointments(other.as(other.pro, monday))).visits).toEqual([])
  const refused = (actor: Actor | null) => expect(getTodaysAppointments(market.as(actor, monday))).rejects
  await refused(market.customer).toMatchObject({ kind: 'missing' })
  await refused(null).toMatchObject({ kind: 'signed-out' })
})
