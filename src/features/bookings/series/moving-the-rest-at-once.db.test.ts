import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { testDatabase } from '../../../../tests/support/databases.ts'
import { outcome } from '../../../platform/visit.fixture.ts'
import { changeBooking } from '../changes/change-booking.server.ts'
import { accept, cancel, complete, person, withdraw } from '../marketplace.fixture.ts'
import { requestBooking } from '../request/request-booking.server.ts'
import { bookedSeries, mondays } from './repeating.fixture.ts'

const { db } = await testDatabase()

const rounds = 4
const at = new Date('2026-03-16T15:00:00Z')

/** Eight accepted Mondays, on the morning of the third. The customer asks to move it and the later ones by an hour. */
async function moving() {
  const series = await bookedSeries(db)
  const { as, customer, pro, request, nth } = series
  const ask = async (replacesId: string, requestDate = '', requestTime = '11:00', times?: number) => {
    const repeat = times === undefined ? undefined : ({ everyWeeks: 1, times } as const)
    return (await requestBooking(as(customer), request({ requestDate, requestTime, replacesId, repeat }))).id
  }
  const rest = await ask(nth(3), mondays[2], '10:00', 6)
  const change = (who: typeof pro, id: string, to: Parameters<typeof changeBooking>[2]) => () =>
    outcome(changeBooking(as(who, at), id, to))
  /** What this pro has at each time, by series. */
  const accepted = async () => {
    const rows = db.selectFrom('booking').select(['id', 'seriesId']).where('proId', '=', pro.id)
    return rows.where('status', '=', 'accepted').execute()
  }
  const countOf = async (seriesId: string) => (await accepted()).filter((one) => one.seriesId === seriesId).length
  return { ...series, ask, rest, change, countOf }
}

/** Appointments at one time, without all of their quarter hours or with those of an ended one, and lost events. */
async function wrong(proId: string) {
  const { rows } = await sql`
    select starts_at from booking where pro_id = ${proId}::uuid and status = 'accepted' group by starts_at having count(*) > 1
    union all select starts_at from booking where pro_id = ${proId}::uuid and (
      select count(*) from booking_slot where booking_id = booking.id) <> case when status in ('accepted', 'completed') then 4 else 0 end
    union all select starts_at from booking where pro_id = ${proId}::uuid and (
      select count(*) from booking_event where booking_id = booking.id and to_status = booking.status) <> 1`.execute(db)
  return rows
}

test('the rest of a series is moved while one of it is canceled or completed: each of the others moves once', async () => {
  for (let round = 0; round < rounds; round++) {
    const { pro, customer, nth, rest, change, countOf, id } = await moving()
    const outcomes = await Promise.all([
      change(pro, rest, accept)(),
      change(customer, nth(5), cancel)(),
      change(pro, nth(3), complete)(),
    ])
    expect(outcomes[0]).toBe(200)
    expect(outcomes.filter((status) => status !== 200 && status !== 409)).toEqual([])
    expect(await countOf(id)).toBe(2)
    expect(await countOf(rest)).toBe(6)
    expect(await wrong(pro.id)).toEqual([])
  }
})

test('the rest is moved while all from another visit on are canceled: none of the earlier series is left of them', async () => {
  for (let round = 0; round < rounds; round++) {
    for (const from of [2, 5]) {
      const { pro, customer, nth, rest, change, countOf, id } = await moving()
      const outcomes = await Promise.all([
        change(pro, rest, accept)(),
        change(customer, nth(from), { ...cancel, andLater: true })(),
      ])
      expect(outcomes.filter((status) => status !== 200 && status !== 409)).toEqual([])
      expect(await countOf(id)).toBe(from === 2 && outcomes[1] === 200 ? 1 : 2)
      // From the second on, the request ends with the visit that it would move; otherwise it is accepted.
      expect(await countOf(rest)).toBe(outcomes[0] === 200 ? 6 : 0)
      if (from === 5) expect(outcomes[0]).toBe(200)
      expect(await wrong(pro.id)).toEqual([])
    }
  }
})

test('the rest is moved while one of it moves alone: that one moves with the others, or its request ends', async () => {
  for (let round = 0; round < rounds; round++) {
    const { pro, nth, ask, rest, change, countOf, id } = await moving()
    const one = await ask(nth(6), '2026-04-08', '10:00')
    const outcomes = await Promise.all([change(pro, one, accept)(), change(pro, rest, accept)()])
    expect(outcomes[1]).toBe(200)
    expect([200, 409]).toContain(outcomes[0])
    expect([await countOf(id), await countOf(rest)]).toEqual([2, 6])
    expect(await wrong(pro.id)).toEqual([])
  }
})

test('two requests for parts of the rest are accepted at once, or a new one comes: no visit is in two series', async () => {
  for (let round = 0; round < rounds; round++) {
    const { pro, customer, nth, ask, rest, change, countOf, id } = await moving()
    const part = await ask(nth(6), mondays[5], '13:00', 3)
    const outcomes = await Promise.all([
      change(pro, rest, accept)(),
      change(pro, part, accept)(),
      outcome(ask(nth(7), '2026-04-15', '15:00')),
      change(customer, nth(4), cancel)(),
    ])
    expect(outcomes[0]).toBe(200)
    expect(outcomes.filter((status) => status !== 200 && status !== 409)).toEqual([])
    expect([await countOf(id), await countOf(rest)]).toEqual([2, 6])
    expect(await countOf(part)).toBe(outcomes[1] === 200 ? 3 : 0)
    const waiting = db.selectFrom('booking').select('id').where('proId', '=', pro.id).where('status', '=', 'pending')
    expect(await waiting.execute()).toHaveLength(0)
    expect(await wrong(pro.id)).toEqual([])
  }
})

test('the rest is moved and the request withdrawn or its new time taken at once: they move as a whole, or stay', async () => {
  for (let round = 0; round < rounds; round++) {
    const { as, pro, customer, rest, change, countOf, id, request } = await moving()
    const eve = await person(db, 'customer', 'Eve')
    const other = await requestBooking(as(eve), request({ requestDate: mondays[2], requestTime: '10:00' }))
    const outcomes = await Promise.all([
      change(pro, rest, accept)(),
      change(customer, rest, withdraw)(),
      change(pro, other.id, accept)(),
    ])
    // Once it is accepted, whoever cancels has to say why.
    expect(outcomes.filter((status) => ![200, 409, 422].includes(status))).toEqual([])
    expect(outcomes.slice(0, 2).filter((status) => status === 200).length).toBeLessThan(2)
    expect(await countOf(id)).toBe(outcomes[0] === 200 ? 2 : 8)
    expect(await countOf(rest)).toBe(outcomes[0] === 200 ? 6 : 0)
    expect(outcomes[0] === 200 && outcomes[2] === 200).toBe(false)
    expect(await wrong(pro.id)).toEqual([])
  }
})

test('all from one visit on are canceled while a later one moves alone: it is canceled at its new time, too', async () => {
  for (let round = 0; round < rounds; round++) {
    const { pro, customer, nth, ask, change, countOf, id } = await moving()
    const one = await ask(nth(6), '2026-04-08', '10:00')
    const outcomes = await Promise.all([
      change(pro, one, accept)(),
      change(customer, nth(4), { ...cancel, andLater: true })(),
    ])
    expect(outcomes[1]).toBe(200)
    expect([200, 409]).toContain(outcomes[0])
    expect(await countOf(id)).toBe(3)
    expect(await wrong(pro.id)).toEqual([])
  }
})
