import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { testDatabase } from '../../../../tests/support/databases.ts'
import { changeBooking } from '../changes/change-booking.server.ts'
import { accept, cancel, complete, marketplace, person, withdraw } from '../marketplace.fixture.ts'
import { requestBooking } from '../request/request-booking.server.ts'
import { bookedSeries, mondays, repeating, weekly } from './repeating.fixture.ts'
import { outcome } from '../../../platform/visit.fixture.ts'

const { db } = await testDatabase()

const rounds = 4
const andLater = { ...cancel, andLater: true }

/** The starts at which this pro has two appointments, and the accepted ones without all of their quarter hours. */
async function wrongClaims(proId: string) {
  const { rows } = await sql`
    select starts_at from booking where pro_id = ${proId}::uuid and status = 'accepted' group by starts_at having count(*) > 1
    union all select starts_at from booking where pro_id = ${proId}::uuid and (
      select count(*) from booking_slot where booking_id = booking.id) <> case status when 'accepted' then 4 else 0 end`.execute(
    db,
  )
  return rows
}

test('a series and single requests for dates of it are accepted at once: each date has one of them', async () => {
  for (let round = 0; round < rounds; round++) {
    const market = await repeating(db)
    const { as, pro, request, acceptAll, appointments } = market
    const singles = await Promise.all(
      [mondays[2], mondays[4]].map(async (requestDate) => {
        const customer = await person(db, 'customer', 'Eve')
        return requestBooking(as(customer), request({ requestDate }))
      }),
    )
    const [all, ...others] = await Promise.all([
      outcome(acceptAll()),
      ...singles.map(async ({ id }) => outcome(changeBooking(as(pro), id, accept))),
    ])
    expect(all).toBe(200)
    const won = others.filter((status) => status === 200).length
    expect(others.every((status) => status === 200 || status === 409)).toBe(true)
    expect(await appointments()).toHaveLength(8 - won)
    expect(await wrongClaims(pro.id)).toEqual([])
  }
})

test('two series that meet every other week are accepted at once: whichever is second gets what is left', async () => {
  for (let round = 0; round < rounds; round++) {
    const market = await marketplace(db)
    const { as, pro, request } = market
    const first = await repeating(db, weekly, market)
    const other = await person(db, 'customer', 'Eve')
    const repeat = { everyWeeks: 2, times: 4 } as const
    const second = await requestBooking(as(other), request({ requestDate: mondays[1], repeat }))
    const outcomes = await Promise.all([outcome(first.acceptAll()), outcome(changeBooking(as(pro), second.id, accept))])
    // If the weekly one is first, it has the first date of the other one, too.
    expect(outcomes[0]).toBe(200)
    expect([200, 409]).toContain(outcomes[1])
    expect(await first.appointments()).toHaveLength(outcomes[1] === 200 ? 4 : 8)
    expect(await wrongClaims(pro.id)).toEqual([])
  }
})

test('a series is accepted and withdrawn at once: it is booked as a whole, or not at all', async () => {
  for (let round = 0; round < rounds; round++) {
    const { as, customer, pro, id, acceptAll, appointments } = await repeating(db)
    const outcomes = await Promise.all([outcome(acceptAll()), outcome(changeBooking(as(customer), id, withdraw))])
    expect(outcomes.filter((status) => status === 200)).toHaveLength(1)
    expect(await appointments()).toHaveLength(outcomes[0] === 200 ? 8 : 1)
    expect(await wrongClaims(pro.id)).toEqual([])
  }
})

test('both cancel from different appointments on at once, and one is completed: none is lost or held twice', async () => {
  const at = new Date('2026-03-10T00:00:00Z')
  for (let round = 0; round < rounds; round++) {
    const { as, customer, pro, nth, appointments } = await bookedSeries(db)
    const outcomes = await Promise.all([
      outcome(changeBooking(as(customer, at), nth(3), andLater)),
      outcome(changeBooking(as(pro, at), nth(5), andLater)),
      outcome(changeBooking(as(pro, at), nth(2), complete)),
    ])
    expect(outcomes.filter((status) => status !== 200 && status !== 409)).toEqual([])
    const left = (await appointments()).map(({ status }) => status)
    expect(left).toEqual(['accepted', 'completed', ...Array.from({ length: 6 }, () => 'canceled')])
    const events = db.selectFrom('bookingEvent').select('id').where('toStatus', '=', 'canceled')
    expect(await events.where('bookingId', 'in', [1, 2, 3, 4, 5, 6, 7, 8].map(nth)).execute()).toHaveLength(6)
  }
})
