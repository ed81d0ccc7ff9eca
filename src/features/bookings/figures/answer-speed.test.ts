import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'

import { daysInMs, hoursInMs, later, minutesInMs } from '../../../platform/durations.ts'
import type { Ending } from '../../../platform/tables/column-values.ts'
import { answerWords } from '../../pros/answer-times.ts'
import { type AskedRequest, answerSpeedOf } from './answer-speed.ts'

const now = new Date('2026-07-01T12:00:00Z')
const [minute, hour, day] = [minutesInMs(1), hoursInMs(1), daysInMs(1)]
const ago = (ms: number) => later(now, -ms)

/** Requests of the last days, newest first, that the pro answered after this long each. */
function answered(...waits: number[]): AskedRequest[] {
  return waits.map((wait, index) => answeredAfter(wait, ago((index + 10) * day), 'accepted'))
}

function answeredAfter(wait: number, createdAt: Date, to: 'accepted' | 'rejected'): AskedRequest {
  return { ...asked(createdAt), ended: { to, at: later(createdAt, wait), as: null } }
}

/** A request that nobody answered, for a time that is `ahead`, and when and why it ended, if it did. */
function unanswered(at: number, ended?: { after: number; as: Ending | null }, ahead = 60 * day): AskedRequest {
  const request = asked(ago(at), ahead)
  const { createdAt } = request
  if (!ended) return { ...request, ended: null }
  return {
    ...request,
    ended: { to: 'canceled', at: later(createdAt, ended.after), as: ended.as },
  }
}

/** By a customer who asks for nothing else. */
const asked = (createdAt: Date, ahead = 60 * day) => ({
  customerId: randomUUID(),
  createdAt,
  startsAt: later(createdAt, ahead),
})

const within = (requests: AskedRequest[]) => answerSpeedOf(requests, now).within
const all = (wait: number) => answered(wait, wait, wait, wait, wait)
const fast = answered(hour, hour, hour, hour)
/** Whether a request counts, as a slow one: four are too few, and five say how fast their pro is. */
const missing = (request: AskedRequest) => answerSpeedOf([request, ...fast], now).missing

test('the median answer decides, rounded up to a time that is said; nothing is said beyond two days', () => {
  const waits = [minute, hour, hour + minute, 4 * hour, 5 * hour, day, day + hour, 2 * day, 2 * day + minute]
  expect(waits.map((wait) => within(all(wait)))).toEqual([60, 60, 120, 240, 1440, 1440, 2880, 2880, null])
  expect([60, 120, 240, 1440, 2880].map(answerWords)).toEqual([
    'Usually answers within an hour',
    'Usually answers within 2 hours',
    'Usually answers within 4 hours',
    'Usually answers within a day',
    'Usually answers within 2 days',
  ])
  expect(answerWords(null)).toBeNull()
})

test('more than half of the answers were that fast', () => {
  expect(within(answered(3 * day, minute, minute, 3 * day, minute))).toBe(60)
  expect(within(answered(minute, minute, minute, 3 * hour, 3 * hour, 3 * hour))).toBe(240)
})

test('a decline is an answer like an acceptance', () => {
  const declined = [10, 11, 12, 13, 14].map((days) => answeredAfter(hour, ago(days * day), 'rejected'))
  expect(within(declined)).toBe(60)
})

test('fewer than five requests say nothing, and it is known how many are missing', () => {
  expect(answerSpeedOf([], now)).toEqual({ within: null, until: null, missing: 5 })
  expect(answerSpeedOf(fast, now)).toEqual({ within: null, until: null, missing: 1 })
})

test('a request counts as slow once it has waited for a day or has expired, and not when it was withdrawn before', () => {
  expect(missing(unanswered(23 * hour))).toBe(1)
  expect(missing(unanswered(25 * hour))).toBe(0)
  expect(missing(unanswered(9 * day, { after: 2 * hour, as: null }))).toBe(1)
  expect(missing(unanswered(9 * day, { after: 2 * hour, as: 'changed' }))).toBe(1)
  expect(missing(unanswered(9 * day, { after: 25 * hour, as: null }))).toBe(0)
  expect(missing(unanswered(9 * day, { after: 20 * hour, as: 'expired' }))).toBe(0)
  const ignored = [2, 3, 4, 5].map((days) => unanswered(days * day))
  expect(within([...ignored, ...answered(hour, hour, hour, hour, hour)])).toBe(60)
  expect(within([...ignored, ...fast])).toBeNull()
})

test('only the last twenty requests of the last 180 days count', () => {
  const slowBefore = [...answered(...Array<number>(11).fill(hour)), ...answered(...Array<number>(30).fill(3 * day))]
  expect(within(slowBefore)).toBe(60)
  expect(within(slowBefore.slice(1))).toBeNull()
  const old = { ...unanswered(181 * day), ended: { to: 'accepted', at: ago(181 * day), as: null } } as const
  expect(answerSpeedOf([...fast, old], now).missing).toBe(1)
})

function ofOne(request: AskedRequest): AskedRequest {
  return { ...request, customerId: 'a second account' }
}

test('of each customer only the newest request counts that does', () => {
  expect(answerSpeedOf(all(minute).map(ofOne), now).missing).toBe(4)
  const ignored = [2, 3, 4, 5, 6].map((days) => ofOne(unanswered(days * day)))
  expect(within([...ignored, ...fast])).toBe(60)
  const waits = unanswered(hour)
  expect(answerSpeedOf([waits, ...fast, { ...unanswered(30 * day), customerId: waits.customerId }], now).missing).toBe(
    0,
  )
})

test('a request that expired counts only if the pro had four hours to answer it', () => {
  const expired = { after: 5 * hour, as: 'expired' } as const
  expect(missing(unanswered(9 * day, expired, 4 * hour))).toBe(0)
  expect(missing(unanswered(9 * day, expired, 4 * hour - minute))).toBe(1)
  expect(missing(unanswered(9 * day, { after: 2 * day, as: 'expired' }, hour))).toBe(1)
  expect(missing(unanswered(9 * day, undefined, hour))).toBe(1)
})

test('nothing more is said once fewer than five of the requests are from the last 180 days', () => {
  const requests = answered(hour, hour, hour, hour, hour, hour)
  const { until } = answerSpeedOf(requests, now)
  expect(until).toEqual(new Date(ago(14 * day).getTime() + 180 * day))
  expect(answerSpeedOf(requests, until ?? now)).toEqual({ within: null, until: null, missing: 1 })
})
