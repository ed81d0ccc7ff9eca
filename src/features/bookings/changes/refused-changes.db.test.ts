import { expect, test } from 'vitest'

import { testDatabase } from '../../../../tests/support/databases.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { Visit } from '../../../platform/visit.server.ts'
import { block } from '../../messages/blocks.server.ts'
import type { BookingStatus } from '../../../platform/tables/column-values.ts'
import { getBooking } from '../bookings.server.ts'
import { accept, marketplace, person } from '../marketplace.fixture.ts'
import { requestBooking } from '../request/request-booking.server.ts'
import { suggested, tuesday } from '../suggestions/suggested-times.fixture.ts'
import { retractSuggestion } from '../suggestions/retract-suggestion.server.ts'
import { suggestTimes } from '../suggestions/suggest-times.server.ts'
import { takeSuggestedTime } from '../suggestions/take-suggested-time.server.ts'
import { changeBooking } from './change-booking.server.ts'

const { db } = await testDatabase()

const onlyPro = '403 Only the professional can do that.'
const noMore = '409 This booking can no longer be changed that way.'
const passed = '409 The time of this request has passed.'
const done = '409 This booking has already been rejected.'
const notNow = '409 A visit that has begun can be canceled by its customer only.'
const tooEarly = '409 A booking can be completed on the day of the visit or later.'
const noTimes = '409 Other times can be suggested only for a request that waits, or for a visit that has not begun.'
const noRetract = '409 Suggested times can be taken back only while the request waits, or before the visit begins.'
const begun = '409 A visit that has begun stays as it is.'
const onlyCustomer = '403 Only the customer can take a suggested time.'
const unwritten = (what: string) => `403 You cannot ${what}: the two of you cannot write to each other.`
const afterTheStart = new Date('2026-03-02T18:00:00Z')

test('the party who may never make a change reads who may', async () => {
  const { as, customer, pro, refused } = await asked()
  const set = (status: BookingStatus) => refused(as(customer), status)
  expect(await Promise.all([set('accepted'), set('rejected'), set('completed')])).toEqual([onlyPro, onlyPro, onlyPro])
  expect(await refused(as(customer), 'suggest')).toBe(onlyPro)
  expect(await refused(as(customer), 'retract')).toBe(onlyPro)
  expect(await refused(as(pro), 'take')).toBe(onlyCustomer)
  expect(await refused(as(pro), 'canceled')).toBe(noMore)
})

test('whoever is too early or too late reads that, whatever they try', async () => {
  const { as, customer, pro, answer, refused } = await asked()
  const late = as(pro, afterTheStart)
  for (const status of ['accepted', 'rejected'] as const) expect(await refused(late, status)).toBe(passed)
  expect(await refused(late, 'pending')).toBe(noMore)
  expect(await refused(late, 'suggest')).toBe(noTimes)
  expect(await refused(late, 'retract')).toBe(noRetract)
  expect(await refused(as(customer, afterTheStart), 'take')).toBe(passed)
  expect(await refused(as(customer, afterTheStart), 'canceled')).toBe(passed)

  await answer('rejected')
  for (const status of ['accepted', 'completed', 'canceled', 'pending'] as const) {
    expect(await refused(as(pro), status)).toBe(done)
  }
  expect(await refused(as(customer), 'take')).toBe(done)
  expect(await refused(as(pro), 'suggest')).toBe(noTimes)

  const agreed = await asked()
  await agreed.answer('accepted')
  expect(await agreed.refused(agreed.as(agreed.pro), 'completed')).toBe(tooEarly)
  expect(await agreed.refused(agreed.as(agreed.pro, afterTheStart), 'canceled')).toBe(notNow)
  expect(await agreed.refused(agreed.as(agreed.pro, afterTheStart), 'suggest')).toBe(noTimes)
  expect(await agreed.refused(agreed.as(agreed.customer, afterTheStart), 'take')).toBe(begun)
})

test('whoever cancels a request that was accepted meanwhile is told so, and not asked for the reason of a visit', async () => {
  const { as, customer, answer, refusedAs } = await asked()
  await answer('accepted')
  expect(await refusedAs(as(customer), 'pending')).toBe('409 This booking has already been accepted.')
  expect(await refusedAs(as(customer), 'accepted')).toBe('422 Please say why you are canceling')
})

test('after a block only what would tell the pro where the pool is, or needs an answer, is refused for it', async () => {
  const { as, customer, pro, refused } = await asked()
  await block(as(customer), pro.id)
  expect(await refused(as(pro), 'accepted')).toBe(unwritten('accept'))
  expect(await refused(as(pro), 'suggest')).toBe(unwritten('suggest other times'))
  expect(await refused(as(pro), 'retract')).toBe(unwritten('take times back'))
  expect(await refused(as(customer), 'take')).toBe(unwritten('take this time'))
  expect(await refused(as(customer), 'accepted')).toBe(onlyPro)
})

test('whoever is too late reads that after a block too: without the block it would be refused as well', async () => {
  const { as, customer, pro, answer, refused } = await asked()
  await answer('accepted')
  await block(as(customer), pro.id)
  expect(await refused(as(customer), 'take')).toBe(unwritten('take this time'))
  expect(await refused(as(customer, afterTheStart), 'take')).toBe(begun)
  expect(await refused(as(pro, afterTheStart), 'suggest')).toBe(noTimes)
  expect(await refused(as(pro, afterTheStart), 'retract')).toBe(noRetract)
})

type Tried = BookingStatus | 'suggest' | 'retract' | 'take'

/** A request with suggested times, and what is answered to somebody who may not change it. */
async function asked() {
  const { as, customer, pro, id, seen } = await suggested(db)
  const suggestionId = (await seen()).suggestion?.id ?? ''
  const set = (visit: Visit, status: BookingStatus) => changeBooking(visit, id, { status, reason: 'Busy' })
  const change = (visit: Visit, what: Tried) => {
    if (what === 'suggest') return suggestTimes(visit, id, { times: [tuesday], note: null })
    if (what === 'retract') return retractSuggestion(visit, id, { suggestionId })
    return what === 'take' ? takeSuggestedTime(visit, id, { ...tuesday, suggestionId }) : set(visit, what)
  }
  const refused = (visit: Visit, what: Tried) => refusalOf(change(visit, what))
  const refusedAs = (visit: Visit, from: BookingStatus) =>
    refusalOf(changeBooking(visit, id, { status: 'canceled', from, reason: null }))
  return { as, customer, pro, refused, refusedAs, answer: (status: BookingStatus) => set(as(pro), status) }
}

async function refusalOf(work: Promise<unknown>): Promise<string> {
  return work.then(
    () => 'done',
    (error: unknown) => (error instanceof Refusal ? `${error.status} ${error.message}` : String(error)),
  )
}

test("the pro's gap between visits is also enforced when accepting, before and after", async () => {
  const { as, customer, pro, request, book } = await marketplace(db)
  const other = await person(db, 'customer', 'Eve')
  const ask = async (requestTime: string) => (await requestBooking(as(customer), request({ requestTime }))).id
  const gap = async (bufferMinutes: number) =>
    db.updateTable('pro').set({ bufferMinutes }).where('accountId', '=', pro.id).execute()
  const [eight, ten, eleven] = [await ask('08:00'), await ask('10:00'), await ask('11:00')]
  await book({ requestTime: '09:00' }, other)
  await gap(10)
  for (const id of [eight, ten]) {
    expect(await getBooking(as(pro), id)).toMatchObject({ timeTaken: true })
    await expect(changeBooking(as(pro), id, accept)).rejects.toMatchObject({ code: 'TIME_TAKEN' })
  }
  // As long as the gap is long enough.
  await gap(60)
  await changeBooking(as(pro), eleven, accept)
  const thirteen = await ask('13:00')
  await book({ requestTime: '15:00' }, other)
  await changeBooking(as(pro), thirteen, accept)
})
