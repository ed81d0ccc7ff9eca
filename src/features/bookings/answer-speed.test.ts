import { expect, test } from 'vitest'

import { answerWords } from '../pros/answer-times.ts'
import { type AskedRequest, answerSpeedOf } from './answer-speed.ts'

const now = new Date('2026-07-01T12:00:00Z')
const [minute, hour, day] = [60_000, 3_600_000, 86_400_000]
const ago = (ms: number) => new Date(now.getTime() - ms)

/** Requests of the last days, newest first, that the pro answered after this long each. */
function answered(...waits: number[]): AskedRequest[] {
  return waits.map((wait, index) => {
    const createdAt = ago((index + 10) * day)
    return { createdAt, ended: { to: 'accepted', at: new Date(createdAt.getTime() + wait), reason: null } }
  })
}

/** A request that nobody answered, and when and why it ended, if it did. */
function unanswered(asked: number, ended?: { after: number; reason: string | null }): AskedRequest {
  const createdAt = ago(asked)
  if (!ended) return { createdAt, ended: null }
  return { createdAt, ended: { to: 'canceled', at: new Date(createdAt.getTime() + ended.after), reason: ended.reason } }
}

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
    'Usually answers within the day',
    'Usually answers within 2 days',
  ])
  expect(answerWords(null)).toBeNull()
})

test('more than half of the answers were that fast', () => {
  expect(within(answered(3 * day, minute, minute, 3 * day, minute))).toBe(60)
  expect(within(answered(minute, minute, minute, 3 * hour, 3 * hour, 3 * hour))).toBe(240)
})

test('a decline is an answer like an acceptance', () => {
  const declined = answered(hour, hour, hour, hour, hour).map(({ createdAt, ended }) => ({
    createdAt,
    ended: ended && { ...ended, to: 'rejected' as const },
  }))
  expect(within(declined)).toBe(60)
})

test('fewer than five requests say nothing, and it is known how many are missing', () => {
  expect(answerSpeedOf([], now)).toEqual({ within: null, until: null, missing: 5 })
  expect(answerSpeedOf(fast, now)).toEqual({ within: null, until: null, missing: 1 })
})

test('a request counts as slow once it has waited for a day or has expired, and not when it was withdrawn before', () => {
  expect(missing(unanswered(23 * hour))).toBe(1)
  expect(missing(unanswered(25 * hour))).toBe(0)
  expect(missing(unanswered(9 * day, { after: 2 * hour, reason: null }))).toBe(1)
  expect(missing(unanswered(9 * day, { after: 2 * hour, reason: 'changed' }))).toBe(1)
  expect(missing(unanswered(9 * day, { after: 25 * hour, reason: null }))).toBe(0)
  expect(missing(unanswered(9 * day, { after: 2 * hour, reason: 'expired' }))).toBe(0)
  const ignored = [2, 3, 4, 5].map((days) => unanswered(days * day))
  expect(within([...ignored, ...answered(hour, hour, hour, hour, hour)])).toBe(60)
  expect(within([...ignored, ...fast])).toBeNull()
})

test('only the last twenty requests of the last 180 days count', () => {
  const slowBefore = [...answered(...Array<number>(11).fill(hour)), ...answered(...Array<number>(30).fill(3 * day))]
  expect(within(slowBefore)).toBe(60)
  expect(within(slowBefore.slice(1))).toBeNull()
  const old = { ...unanswered(181 * day), ended: { to: 'accepted', at: ago(181 * day), reason: null } } as const
  expect(answerSpeedOf([...fast, old], now).missing).toBe(1)
})

test('nothing more is said once fewer than five of the requests are from the last 180 days', () => {
  const requests = answered(hour, hour, hour, hour, hour, hour)
  const { until } = answerSpeedOf(requests, now)
  expect(until).toEqual(new Date(ago(14 * day).getTime() + 180 * day))
  expect(answerSpeedOf(requests, until ?? now)).toEqual({ within: null, until: null, missing: 1 })
})
