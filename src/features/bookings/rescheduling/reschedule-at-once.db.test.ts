import { expect, test } from 'vitest'

import { testDatabase } from '../../../../tests/support/databases.ts'
import { plusDays } from '../../availability/local-time.ts'
import { accept, cancel, marketplace } from '../marketplace.fixture.ts'
import { agreed, hoursOf, requested } from './rescheduling.fixture.ts'
import { outcome } from '../../../platform/visit.fixture.ts'

const { db } = await testDatabase()

const rounds = 8

test('accepting a move and canceling the visit at once: either one visit is booked, or the cancellation wins', async () => {
  const market = await marketplace(db)
  for (let round = 0; round < rounds; round++) {
    const { ask, answer, seen, pro, customer, id } = await agreed(db, plusDays('2026-03-02', round), market)
    const other = await ask('10:00', id)
    const [accepted, canceled] = await Promise.all([
      outcome(answer(pro, other.id, accept)),
      outcome(answer(customer, id, cancel)),
    ])
    expect(accepted).toBe(200)
    expect([200, 409]).toContain(canceled)
    const cancelReason = canceled === 200 ? 'The pump broke' : 'moved'
    expect(await seen(id)).toMatchObject({ status: 'canceled', cancelReason })
    expect([await hoursOf(db, id), await hoursOf(db, other.id)]).toEqual([0, 2])
  }
})

test('accepting a request and changing it at once: one of the two is refused', async () => {
  const market = await marketplace(db)
  for (let round = 0; round < rounds; round++) {
    const { ask, answer, seen, pro, id } = await requested(db, plusDays('2026-03-02', round), market)
    const [accepted, changed] = await Promise.all([outcome(answer(pro, id, accept)), outcome(ask('13:00', id))])
    const { status } = await seen(id)
    // If it was accepted by then, it stays until the pro answers the request to reschedule it.
    if (accepted === 200) expect(status).toBe('accepted')
    else expect([accepted, status, changed]).toEqual([409, 'canceled', 200])
    expect(await hoursOf(db, id)).toBe(accepted === 200 ? 2 : 0)
  }
})
