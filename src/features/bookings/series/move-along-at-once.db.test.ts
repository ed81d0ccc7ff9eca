import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { testDatabase } from '../../../../tests/support/databases.ts'
import { outcome } from '../../../platform/visit.fixture.ts'
import { changeBooking } from '../changes/change-booking.server.ts'
import { accept, cancel, person } from '../marketplace.fixture.ts'
import { requestBooking } from '../request/request-booking.server.ts'
import { toMoveRest } from './move-along.fixture.ts'

const { db } = await testDatabase()

const rounds = 6

/** Appointments that overlap, or whose quarter hours are not those of their time, or of one that has ended. */
async function wrong(proId: string) {
  const { rows } = await sql`
    select starts_at from booking where pro_id = ${proId}::uuid and status = 'accepted' group by starts_at having count(*) > 1
    union all select starts_at from booking where pro_id = ${proId}::uuid
      and array(select slot from booking_slot where booking_id = booking.id order by slot) is distinct from case status
        when 'accepted' then array(select generate_series(starts_at, ends_at - interval '1 minute', interval '15 minutes'))
        else '{}' end`.execute(db)
  return rows
}

test('a series moves while later visits are canceled: each of the others moves once, and none is held twice', async () => {
  for (let round = 0; round < rounds; round++) {
    const { as, customer, pro, nth, suggest, take, timesOf } = await toMoveRest(db)
    await suggest()
    const outcomes = await Promise.all([
      outcome(take()),
      outcome(changeBooking(as(pro), nth(7), cancel)),
      outcome(changeBooking(as(customer), nth(8), { ...cancel, andLater: true })),
    ])
    expect(outcomes[0]).toBe(200)
    for (const canceled of outcomes.slice(1)) expect([200, 409]).toContain(canceled)
    expect(await timesOf(5, 6)).toEqual(['2026-04-01 10:00', '2026-04-08 10:00'])
    expect(await wrong(pro.id)).toEqual([])
  }
})

test('a series moves while the earlier part is canceled with all that follows: they are canceled, wherever they are', async () => {
  for (let round = 0; round < rounds; round++) {
    const { as, customer, pro, nth, suggest, take, appointments } = await toMoveRest(db)
    await suggest()
    const all = changeBooking(as(customer), nth(1), { ...cancel, andLater: true })
    const [took, canceled] = await Promise.all([outcome(take()), outcome(all)])
    expect([200, 409]).toContain(took)
    expect(canceled).toBe(200)
    expect((await appointments()).map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 'canceled'))
    expect(await wrong(pro.id)).toEqual([])
  }
})

test('a series moves to times that somebody else gets at the same moment: one of the two has each', async () => {
  for (let round = 0; round < rounds; round++) {
    const { as, pro, request, suggest, take, timesOf } = await toMoveRest(db)
    await suggest()
    const eve = await person(db, 'customer', 'Eve')
    const { id } = await requestBooking(as(eve), request({ requestDate: '2026-04-15', requestTime: '10:00' }))
    const [took, accepted] = await Promise.all([outcome(take()), outcome(changeBooking(as(pro), id, accept))])
    expect(took).toBe(200)
    expect([200, 409]).toContain(accepted)
    const [seventh] = await timesOf(7)
    expect(seventh).toBe(accepted === 200 ? '2026-04-13 09:00' : '2026-04-15 10:00')
    expect(await wrong(pro.id)).toEqual([])
  }
})

test('a series moves while its customer asks for another time for one of it: that one moves before or stays', async () => {
  for (let round = 0; round < rounds; round++) {
    const { as, customer, pro, request, nth, suggest, take, timesOf } = await toMoveRest(db)
    await suggest()
    const move = request({ requestDate: '2026-04-14', replacesId: nth(7) })
    const [took, asked] = await Promise.all([outcome(take()), outcome(requestBooking(as(customer), move))])
    expect([took, asked]).toEqual([200, 200])
    expect(['2026-04-13 09:00', '2026-04-15 10:00']).toContain((await timesOf(7))[0])
    expect(await wrong(pro.id)).toEqual([])
  }
})

test('a time is taken twice at once: the series moves once', async () => {
  for (let round = 0; round < rounds; round++) {
    const { pro, nth, suggest, take, timesOf } = await toMoveRest(db)
    await suggest()
    const outcomes = await Promise.all([outcome(take()), outcome(take())])
    expect(outcomes.toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(await timesOf(5, 8)).toEqual(['2026-04-01 10:00', '2026-04-22 10:00'])
    const events = db.selectFrom('bookingEvent').select('id').where('bookingId', '=', nth(8))
    expect(await events.where('fromStatus', '=', 'accepted').execute()).toHaveLength(1)
    expect(await wrong(pro.id)).toEqual([])
  }
})
