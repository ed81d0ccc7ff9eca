import { expect, test } from 'vitest'

import { openClock } from './clock.server.ts'

const minute = 60_000

function testClock() {
  const lines: string[] = []
  const clock = openClock((message, fields) => lines.push(`${message} ${JSON.stringify(fields ?? {})}`))
  /** The database's clock is ahead by `ahead`, and its answer takes `took`. */
  const hear = (ahead: number, took = 0) => {
    clock.compare(Date.now() - took, new Date(Date.now() + ahead))
    return clock.isRight()
  }
  return { hear, lines }
}

test('a clock that is more than a minute off counts as wrong until it is set, and is logged once', () => {
  const { hear, lines } = testClock()
  expect([0, 0.9 * minute, -0.9 * minute].map((ahead) => hear(ahead))).toEqual([true, true, true])
  expect([2 * minute, -15 * minute, 0].map((ahead) => hear(ahead))).toEqual([false, false, true])
  expect(lines).toEqual([
    'the clock of this machine is wrong: nothing is answered until it is set {"secondsAhead":-120}',
    'the clock of this machine is right again {}',
  ])
})

test('a slow answer, as after a pause of the process, does not prove that the clock is wrong', () => {
  const { hear } = testClock()
  expect(hear(-5 * minute, 5 * minute)).toBe(true)
})
