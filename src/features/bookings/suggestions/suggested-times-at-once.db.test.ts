import { expect, test } from 'vitest'

import { testDatabase } from '../../../../tests/support/databases.ts'
import { subjectsTo } from '../../../platform/jobs/queued-mails.fixture.ts'
import { changeBooking } from '../changes/change-booking.server.ts'
import { expirePendingRequests } from '../changes/expire-requests.server.ts'
import { accept, decline, marketplace, person, withdraw } from '../marketplace.fixture.ts'
import { requestBooking } from '../request/request-booking.server.ts'
import { hoursOf } from '../rescheduling/rescheduling.fixture.ts'
import { asked, suggested, suggestionOf, tuesday, wednesday } from './suggested-times.fixture.ts'
import { suggestTimes } from './suggest-times.server.ts'
import { takeSuggestedTime } from './take-suggested-time.server.ts'
import { outcome } from '../../../platform/visit.fixture.ts'

const { db } = await testDatabase()

const rounds = 8

const upwards = (a: number, b: number) => a - b

/** The steps out of pending, of which every request has one at most. */
async function stepsOf(bookingId: string): Promise<string[]> {
  const steps = db.selectFrom('bookingEvent').select('toStatus').where('bookingId', '=', bookingId)
  return (await steps.where('fromStatus', '=', 'pending').execute()).map(({ toStatus }) => toStatus)
}

test.each([
  ['the pro accepts the request itself', 'pro', accept, 'accepted'],
  ['the pro declines it', 'pro', decline, 'rejected'],
  ['the customer cancels it', 'customer', withdraw, 'canceled'],
] as const)(
  'the customer takes a suggested time while %s: exactly one of the two happens',
  async (_, by, change, to) => {
    for (let round = 0; round < rounds; round++) {
      const market = await suggested(db)
      const { as, id, take, seen } = market
      const [took, changed] = await Promise.all([outcome(take()), outcome(changeBooking(as(market[by]), id, change))])
      // A cancellation that comes later finds a visit, which cannot be canceled without a reason.
      expect([took, changed].toSorted(upwards)).toEqual([200, expect.toBeOneOf([409, 422])])
      const { status, scheduledTime } = await seen()
      expect([status, scheduledTime]).toEqual(took === 200 ? ['accepted', '14:00'] : [to, '09:00'])
      expect(await hoursOf(db, id)).toBe(status === 'accepted' ? 1 : 0)
      expect(await stepsOf(id)).toEqual([status])
    }
  },
)

test('a suggestion that is sent again, or twice at once, is one; another note or another time makes it another', async () => {
  const { customer, id, suggest } = await asked(db)
  const notices = async () => {
    const rows = await db.selectFrom('suggestion').select('id').where('bookingId', '=', id).execute()
    const emails = await subjectsTo(db, customer)
    return [rows.length, emails.filter((subject) => subject.includes('suggests')).length]
  }
  await Promise.all([suggest(), suggest(), suggest([wednesday, tuesday])])
  await suggest()
  expect(await notices()).toEqual([1, 1])
  await suggest([tuesday, wednesday], { note: 'I am in your street then.' })
  await suggest([wednesday], { note: 'I am in your street then.' })
  await suggest()
  expect(await notices()).toEqual([4, 4])
})

test('two customers take the same time of one pro: one has it, the other keeps the request and the other times', async () => {
  const market = await marketplace(db)
  const { as, pro, request } = market
  for (let round = 0; round < rounds; round++) {
    const start = { date: `2026-04-${String(round + 1).padStart(2, '0')}`, time: '14:00' }
    const offers = await Promise.all(
      ['Dana', 'Eve', 'Finn'].map(async (name) => {
        const customer = await person(db, 'customer', name)
        const { id } = await requestBooking(as(customer), request())
        await suggestTimes(as(pro), id, { times: [start, { ...start, time: '16:00' }], note: null })
        return { customer, id, suggestionId: await suggestionOf(as(customer), id) }
      }),
    )
    const outcomes = await Promise.all(
      offers.map(({ customer, id, suggestionId }) =>
        outcome(takeSuggestedTime(as(customer), id, { ...start, suggestionId })),
      ),
    )
    expect(outcomes.toSorted(upwards)).toEqual([200, 409, 409])
    for (const [index, { id, customer }] of offers.entries()) {
      const took = outcomes[index] === 200
      expect(await hoursOf(db, id)).toBe(took ? 1 : 0)
      expect(await stepsOf(id)).toEqual(took ? ['accepted'] : [])
      if (!took) await changeBooking(as(customer), id, withdraw)
    }
  }
})

test('one customer takes both times at once: the visit has one of them', async () => {
  for (let round = 0; round < rounds; round++) {
    const { id, take, seen } = await suggested(db)
    const outcomes = await Promise.all([outcome(take(tuesday)), outcome(take(wednesday))])
    expect(outcomes.toSorted(upwards)).toEqual([200, 409])
    expect(await seen()).toMatchObject({ scheduledDate: outcomes[0] === 200 ? tuesday.date : wednesday.date })
    expect(await hoursOf(db, id)).toBe(1)
  }
})

test('the pro suggests other times while one is taken: what is no longer suggested is not booked', async () => {
  for (let round = 0; round < rounds; round++) {
    const { id, take, suggest, seen } = await suggested(db)
    const [took, replaced] = await Promise.all([
      outcome(take(tuesday)),
      outcome(suggest([wednesday], { status: 'pending' })),
    ])
    expect([took, replaced].toSorted(upwards)).toEqual([200, 409])
    expect(await seen()).toMatchObject(
      took === 200
        ? { status: 'accepted', suggestion: null }
        : { status: 'pending', suggestion: { times: [wednesday] } },
    )
    expect(await hoursOf(db, id)).toBe(took === 200 ? 1 : 0)
  }
})

test('the pro takes the times back while one is taken: exactly one of the two happens', async () => {
  for (let round = 0; round < rounds; round++) {
    const { id, take, retract, seen } = await suggested(db)
    const [took, retracted] = await Promise.all([outcome(take(tuesday)), outcome(retract())])
    expect([took, retracted].toSorted(upwards)).toEqual([200, 409])
    expect(await seen()).toMatchObject({ status: took === 200 ? 'accepted' : 'pending', suggestion: null })
    expect(await hoursOf(db, id)).toBe(took === 200 ? 1 : 0)
  }
})

test('the pro suggests other times while taking the former back: the new ones stay', async () => {
  for (let round = 0; round < rounds; round++) {
    const { suggest, retract, seen } = await suggested(db)
    const former = (await seen()).suggestion?.id
    const [replaced, retracted] = await Promise.all([outcome(suggest([wednesday])), outcome(retract(former))])
    expect([replaced, retracted]).toEqual([200, expect.toBeOneOf([200, 409])])
    expect(await seen()).toMatchObject({ suggestion: { times: [wednesday] } })
  }
})

test('a request that expires while a suggested time is taken is either booked or over', async () => {
  const [before, after] = [new Date('2026-03-02T16:59:59Z'), new Date('2026-03-02T17:00:01Z')]
  for (let round = 0; round < rounds; round++) {
    const { as, id, take, seen, customer } = await suggested(db)
    const [took] = await Promise.all([outcome(take(tuesday, customer, before)), expirePendingRequests(as(null, after))])
    const { status } = await seen(customer, after)
    expect([took, status]).toEqual(took === 200 ? [200, 'accepted'] : [409, 'canceled'])
    expect(await hoursOf(db, id)).toBe(took === 200 ? 1 : 0)
    expect(await stepsOf(id)).toEqual([status])
  }
})
