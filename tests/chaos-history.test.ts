import { expect, test } from 'vitest'

import { type Entry, isExplained } from './chaos/history.ts'

const entry = (operation: Entry['operation'], began: number, ended: number, more: Partial<Entry> = {}): Entry => ({
  booking: 'one',
  operation,
  began,
  ended,
  outcome: 'ok',
  ...more,
})

test('overlapping operations may have happened in either order', () => {
  expect(isExplained([entry('cancel', 0, 10), entry('accept', 1, 9)])).toBe(true)
  expect(isExplained([entry('accept', 0, 5), entry('decline', 1, 6)])).toBe(false)
})

test('an operation that ended before another began came first', () => {
  expect(isExplained([entry('complete', 0, 2), entry('accept', 3, 4)])).toBe(false)
  expect(isExplained([entry('accept', 0, 2), entry('read', 3, 4, { seen: 'pending' })])).toBe(false)
  expect(isExplained([entry('accept', 0, 2), entry('read', 1, 4, { seen: 'pending' })])).toBe(true)
})

test('an operation without an answer may have happened, later or not at all', () => {
  const lost = entry('accept', 0, 1, { outcome: 'unknown' })
  expect(isExplained([lost, entry('read', 2, 3, { seen: 'pending' }), entry('complete', 4, 5)])).toBe(true)
  expect(isExplained([lost, entry('decline', 2, 3)])).toBe(true)
  expect(isExplained([entry('complete', 4, 5)])).toBe(false)
})

test('two reviews of one visit are impossible', () => {
  const reviewed = [entry('accept', 0, 1), entry('complete', 2, 3), entry('review', 4, 9)]
  expect(isExplained(reviewed)).toBe(true)
  expect(isExplained([...reviewed, entry('review', 5, 8)])).toBe(false)
})

test('times for a visit are taken or taken back once, and rest while its customer asks for another time', () => {
  const suggested = [entry('accept', 0, 1), entry('suggest', 2, 3, { note: '7' })]
  const seen = (seen: string, began: number) => entry('read', began, began + 1, { seen })
  const taken = entry('take', 8, 9, { note: '7' })
  expect(isExplained([...suggested, seen('accepted, suggests 7', 4), seen('accepted', 6), taken])).toBe(true)
  expect(isExplained([...suggested, taken, seen('accepted, suggests 7', 10)])).toBe(false)
  expect(isExplained([...suggested, entry('take back', 4, 5, { note: '7' }), taken])).toBe(false)
  expect(isExplained([...suggested, entry('cancel', 4, 5), taken])).toBe(false)
})
