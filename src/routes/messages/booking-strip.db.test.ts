import { expect, test } from 'vitest'

import { testDatabase } from '../../../tests/support/databases.ts'
import { changeBooking } from '../../features/bookings/changes/change-booking.server.ts'
import { accept, decline, marketplace, person } from '../../features/bookings/marketplace.fixture.ts'
import { requestBooking } from '../../features/bookings/request/request-booking.server.ts'
import { block } from '../../features/messages/blocks.server.ts'
import { getThread } from '../../features/messages/threads.server.ts'
import { bookingOfThread, requestPath } from './booking-strip.server.ts'
import { now } from '../../platform/tables/rows.fixture.ts'

const { db } = await testDatabase()

test('a conversation shows both people their nearest open booking, and how many more there are', async () => {
  const market = await marketplace(db)
  const { as, customer, pro, request } = market
  const nothing = { summary: null, more: 0 }
  const seen = async (at = now) => {
    const of = async (me: typeof pro, other: typeof pro) => (await bookingOfThread(as(me, at), other.id, null)).strip
    return { byCustomer: await of(customer, pro), byPro: await of(pro, customer) }
  }
  expect(await seen()).toEqual({ byCustomer: nothing, byPro: nothing })

  const later = await requestBooking(as(customer), request({ requestDate: '2026-03-04' }))
  const sooner = await requestBooking(as(customer), request())
  const tomorrow = { service: 'Regular Maintenance', when: 'Tomorrow, 9:00 AM' }
  expect(await seen()).toMatchObject({
    byCustomer: { summary: { ...tomorrow, status: 'Pending' }, more: 1 },
    byPro: { summary: { ...tomorrow, status: 'Pending', link: 'Answer' }, more: 1 },
  })

  await changeBooking(as(pro), sooner.id, accept)
  const begun = { summary: { when: 'Today, 9:00 AM', status: 'Accepted', link: 'See booking' }, more: 1 }
  expect(await seen(new Date('2026-03-02T17:59:00Z'))).toMatchObject({ byCustomer: begun, byPro: begun })
  const over = await seen(new Date('2026-03-02T18:00:00Z'))
  const next = { when: 'Wed, Mar 4, 9:00 AM', href: `/dashboard?booking=${later.id}#${later.id}` }
  expect(over.byCustomer).toMatchObject({ summary: next, more: 0 })
  expect(await seen(new Date('2026-03-04T17:00:00Z'))).toEqual({ byCustomer: nothing, byPro: nothing })
})

test("bookings with other people are neither shown nor counted in a pair's conversation", async () => {
  const [{ as, customer, pro, request }, rival] = [await marketplace(db), await marketplace(db)]
  await requestBooking(as(customer), request())
  await requestBooking(as(customer), rival.request({ requestTime: '08:00' }))
  await requestBooking(as(rival.customer), request({ requestTime: '10:00' }))
  const ofPair = { summary: { when: 'Tomorrow, 9:00 AM' }, more: 0 }
  expect((await bookingOfThread(as(customer), pro.id, null)).strip).toMatchObject(ofPair)
  expect((await bookingOfThread(as(pro), customer.id, null)).strip).toMatchObject(ofPair)
})

test('a conversation opened about a booking shows that booking in any status, to its two parties', async () => {
  const { as, customer, pro, request } = await marketplace(db)
  const stranger = await person(db, 'customer', 'Eve')
  const { id } = await requestBooking(as(customer), request())
  await requestBooking(as(customer), request({ requestTime: '08:00' }))
  await changeBooking(as(pro), id, decline)

  const named = await bookingOfThread(as(customer), pro.id, id)
  expect(named).toMatchObject({ named: { id }, strip: { summary: { status: 'Rejected' }, more: 0 } })
  const nearest = { named: null, strip: { summary: { when: 'Tomorrow, 8:00 AM' } } }
  expect(await bookingOfThread(as(customer), pro.id, 'made up')).toMatchObject(nearest)
  for (const bookingId of [id, null]) {
    const nothing = { named: null, strip: { summary: null, more: 0 } }
    expect(await bookingOfThread(as(stranger), pro.id, bookingId)).toEqual(nothing)
    expect(await bookingOfThread(as(stranger), 'made up', bookingId)).toEqual(nothing)
  }
})

test("only a homeowner whose requests the pro takes gets a link to the pro's request form", async () => {
  const { as, customer, pro, request } = await marketplace(db)
  const path = async (me: typeof pro, other: typeof pro) => requestPath(as(me), await getThread(as(me), other.id))
  expect(await path(customer, pro)).toBe(`/pros/${pro.id}?tab=request#tab-panel`)
  await requestBooking(as(customer), request())
  expect(await path(pro, customer)).toBeNull()

  const membership = db.updateTable('membership').where('accountId', '=', pro.id)
  await membership.set({ status: 'inactive' }).execute()
  expect(await path(customer, pro)).toBeNull()
  await membership.set({ status: 'active' }).execute()
  expect(await path(customer, pro)).not.toBeNull()
  await block(as(pro), customer.id)
  expect(await path(customer, pro)).toBeNull()
})
