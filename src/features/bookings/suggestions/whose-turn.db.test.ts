import { expect, test } from 'vitest'

import { testDatabase } from '../../../../tests/support/databases.ts'
import type { Actor } from '../../../platform/visit.server.ts'
import { block } from '../../messages/blocks.server.ts'
import { getFigures } from '../figures/booking-figures.server.ts'
import { countOpenBookings, openBookingsWith } from '../bookings.server.ts'
import { changeBooking } from '../changes/change-booking.server.ts'
import { accept, decline } from '../marketplace.fixture.ts'
import { requestBooking } from '../request/request-booking.server.ts'
import { asked, tuesday, wednesday } from './suggested-times.fixture.ts'
import { now } from '../../../platform/tables/rows.fixture.ts'

const { db } = await testDatabase()

/** A request and a second one of the same two people, and whose turn it is, by all who say so. */
async function twoRequests() {
  const market = await asked(db)
  const { as, customer, pro, request } = market
  const { id: other } = await requestBooking(as(customer), request({ requestTime: '11:00' }))
  const turns = async (at = now) => {
    const counts = [await countOpenBookings(as(customer, at), 'customer'), await countOpenBookings(as(pro, at), 'pro')]
    const figures = await getFigures(as(pro, at))
    const lists = [await openBookingsWith(as(customer, at), pro.id), await openBookingsWith(as(pro, at), customer.id)]
    const chosen = lists.map((list) => list.filter(({ customerChooses }) => customerChooses).map(({ id }) => id))
    const { customerChooses } = await market.seen(customer, at)
    expect(chosen).toEqual(Array(2).fill(customerChooses ? [market.id] : []))
    for (const { toChoose } of counts) expect(toChoose).toEqual(customerChooses ? [market.id] : [])
    expect(figures.toChoose).toBe(customerChooses ? 1 : 0)
    return { pending: [...new Set([...counts, figures].map(({ pending }) => pending))], customerChooses }
  }
  return { ...market, other, turns }
}

const ofPro = (...pending: number[]) => ({ pending, customerChooses: false })
const ofCustomer = (...pending: number[]) => ({ pending, customerChooses: true })

test('a request waits for its pro until times are suggested, then for its customer until one is taken', async () => {
  const { turns, suggest, take } = await twoRequests()
  expect(await turns()).toEqual(ofPro(2))
  await suggest()
  expect(await turns()).toEqual(ofCustomer(2))
  await take()
  expect(await turns()).toEqual(ofPro(1))
})

test('once no suggested time is free anymore, it is the turn of the pro again', async () => {
  const { turns, suggest, as, customer, pro, request, other } = await twoRequests()
  await suggest([tuesday])
  const { id } = await requestBooking(as(customer), request({ requestDate: tuesday.date, requestTime: tuesday.time }))
  await changeBooking(as(pro), other, decline)
  expect(await turns()).toEqual(ofCustomer(2))
  await changeBooking(as(pro), id, accept)
  expect(await turns()).toEqual(ofPro(1))
})

test('nobody chooses a time once that of the request has come, or while one of the two has blocked the other', async () => {
  const late = await twoRequests()
  await late.suggest([wednesday])
  expect(await late.turns(new Date('2026-03-02T16:59:59Z'))).toEqual(ofCustomer(2))
  expect(await late.turns(new Date('2026-03-02T17:00:01Z'))).toEqual(ofPro(1))
  const blocked = await twoRequests()
  await blocked.suggest([wednesday])
  await block(blocked.as(blocked.pro), blocked.customer.id)
  expect(await blocked.turns()).toEqual(ofPro(2))
})

test('the pro of a request is asked nothing by a suggestion that somebody else made', async () => {
  const [{ suggest, pro, as }, rival] = [await asked(db), await asked(db)]
  await suggest()
  const of = async (who: Actor) => (await getFigures(as(who))).toChoose
  expect([await of(pro), await of(rival.pro)]).toEqual([1, 0])
})
