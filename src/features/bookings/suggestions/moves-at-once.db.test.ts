import { expect, test } from 'vitest'

import { testDatabase } from '../../../../tests/support/databases.ts'
import { outcome } from '../../../platform/visit.fixture.ts'
import { changeBooking } from '../changes/change-booking.server.ts'
import { accept, cancel, complete, marketplace, person } from '../marketplace.fixture.ts'
import { requestBooking } from '../request/request-booking.server.ts'
import { hoursOf } from '../rescheduling/rescheduling.fixture.ts'
import { suggestionOf, toMove, tuesday, wednesday } from './suggested-times.fixture.ts'
import { suggestTimes } from './suggest-times.server.ts'
import { takeSuggestedTime } from './take-suggested-time.server.ts'

const { db } = await testDatabase()

const rounds = 8
const upwards = (a: number, b: number) => a - b

/** When it begins, and the first quarter hour that it claims. */
async function timesOf(id: string) {
  const [booking] = await db.selectFrom('booking').select(['status', 'startsAt']).where('id', '=', id).execute()
  const [slot] = await db.selectFrom('bookingSlot').select('slot').where('bookingId', '=', id).orderBy('slot').execute()
  return { status: booking?.status, startsAt: booking?.startsAt, claimed: slot?.slot }
}

const mondayAtNine = new Date('2026-03-02T17:00:00Z')
const tuesdayAtTwo = new Date('2026-03-03T22:00:00Z')

test.each(['pro', 'customer'] as const)(
  'the customer takes another time for a visit while the %s cancels it: it holds the time that it has, or none',
  async (by) => {
    for (let round = 0; round < rounds; round++) {
      const market = await toMove(db)
      const { as, id, take } = market
      const [took, canceled] = await Promise.all([outcome(take()), outcome(changeBooking(as(market[by]), id, cancel))])
      // Whoever cancels after the visit has moved cancels the moved one.
      expect([took, canceled]).toContain(200)
      const startsAt = took === 200 ? tuesdayAtTwo : mondayAtNine
      expect(await timesOf(id)).toEqual(
        canceled === 200
          ? { status: 'canceled', startsAt, claimed: undefined }
          : { status: 'accepted', startsAt, claimed: startsAt },
      )
    }
  },
)

test('the customer takes a time while the pro completes the visit on its day: it is not completed at a time to come', async () => {
  const thatMorning = new Date('2026-03-02T16:00:00Z')
  for (let round = 0; round < rounds; round++) {
    const { as, id, pro, customer, take } = await toMove(db)
    const [took, completed] = await Promise.all([
      outcome(take(tuesday, customer, thatMorning)),
      outcome(changeBooking(as(pro, thatMorning), id, complete)),
    ])
    expect([took, completed].toSorted(upwards)).toEqual([200, 409])
    const { status, startsAt } = await timesOf(id)
    expect([status, startsAt]).toEqual(took === 200 ? ['accepted', tuesdayAtTwo] : ['completed', mondayAtNine])
  }
})

test('the pro takes the times back while one is taken: the visit has moved, or it stays', async () => {
  for (let round = 0; round < rounds; round++) {
    const { id, take, retract, seen } = await toMove(db)
    const [took, retracted] = await Promise.all([outcome(take()), outcome(retract())])
    expect([took, retracted].toSorted(upwards)).toEqual([200, 409])
    const now = took === 200 ? tuesdayAtTwo : mondayAtNine
    expect(await timesOf(id)).toEqual({ status: 'accepted', startsAt: now, claimed: now })
    expect(await seen()).toMatchObject({ suggestion: null })
  }
})

test('the customer takes a time while asking for the very same: one of the two is refused', async () => {
  for (let round = 0; round < rounds; round++) {
    const { as, customer, id, take, request } = await toMove(db)
    const move = { requestDate: tuesday.date, requestTime: tuesday.time, replacesId: id }
    const [took, asked] = await Promise.all([outcome(take()), outcome(requestBooking(as(customer), request(move)))])
    expect(asked).toBe(took === 200 ? 422 : 200)
    expect([200, 409]).toContain(took)
    expect(await timesOf(id)).toMatchObject({ startsAt: took === 200 ? tuesdayAtTwo : mondayAtNine })
  }
})

test('one customer takes both times at once: the visit has one of them, and holds nothing else', async () => {
  for (let round = 0; round < rounds; round++) {
    const { id, take, seen } = await toMove(db)
    const outcomes = await Promise.all([outcome(take(tuesday)), outcome(take(wednesday))])
    expect(outcomes.toSorted(upwards)).toEqual([200, 409])
    expect(await seen()).toMatchObject({ scheduledDate: outcomes[0] === 200 ? tuesday.date : wednesday.date })
    const { startsAt, claimed } = await timesOf(id)
    expect(claimed).toEqual(startsAt)
    expect(await hoursOf(db, id)).toBe(1)
  }
})

test('the pro suggests other times while one is taken: they are for the time that the visit has then, or refused', async () => {
  for (let round = 0; round < rounds; round++) {
    const { id, take, suggest, seen } = await toMove(db)
    const [took, replaced] = await Promise.all([outcome(take()), outcome(suggest([wednesday]))])
    expect([took, replaced]).toContain(200)
    expect(await seen()).toMatchObject({
      scheduledTime: took === 200 ? '14:00' : '09:00',
      suggestion: replaced === 200 ? { times: [wednesday] } : null,
    })
    expect(await hoursOf(db, id)).toBe(1)
  }
})

test('somebody else gets the time at once: one has it, and the visit that does not keeps the time that it had', async () => {
  const market = await marketplace(db)
  const { as, pro, request } = market
  for (let round = 0; round < rounds; round++) {
    const day = `2026-04-${String(round + 1).padStart(2, '0')}`
    const [dana, eve] = [await person(db, 'customer', 'Dana'), await person(db, 'customer', 'Eve')]
    const id = await market.book({ requestDate: day, requestTime: '09:00' }, dana)
    const other = await requestBooking(as(eve), request({ requestDate: day, requestTime: '14:00' }))
    await suggestTimes(as(pro), id, { times: [{ date: day, time: '14:00' }], note: null })
    const suggestionId = await suggestionOf(as(dana), id)
    const [took, accepted] = await Promise.all([
      outcome(takeSuggestedTime(as(dana), id, { date: day, time: '14:00', suggestionId })),
      outcome(changeBooking(as(pro), other.id, accept)),
    ])
    expect([took, accepted].toSorted(upwards)).toEqual([200, 409])
    const { startsAt, claimed } = await timesOf(id)
    expect(claimed).toEqual(startsAt)
    expect(startsAt?.toISOString().slice(11, 13)).toBe(took === 200 ? '21' : '16')
    expect(await hoursOf(db, other.id)).toBe(took === 200 ? 0 : 1)
  }
})

test('two visits of one pro move to the same time at once: one has it, and the other stays where it was', async () => {
  for (let round = 0; round < rounds; round++) {
    const market = await marketplace(db)
    const { as, pro, book } = market
    const eve = await person(db, 'customer', 'Eve')
    const first = await book({ requestTime: '09:00' })
    const second = await book({ requestTime: '14:00' }, eve)
    for (const id of [first, second]) {
      await suggestTimes(as(pro), id, { times: [{ date: '2026-03-02', time: '11:00' }], note: null })
    }
    const take = async (id: string, who: typeof eve) => {
      const suggestionId = await suggestionOf(as(who), id)
      return outcome(takeSuggestedTime(as(who), id, { date: '2026-03-02', time: '11:00', suggestionId }))
    }
    const outcomes = await Promise.all([take(first, market.customer), take(second, eve)])
    expect(outcomes.toSorted(upwards)).toEqual([200, 409])
    for (const id of [first, second]) {
      const { startsAt, claimed } = await timesOf(id)
      expect(claimed).toEqual(startsAt)
    }
  }
})
