import { expect, test, vi } from 'vitest'

import { isId, newId } from './id.ts'

test('ids ascend in the order in which they are made, however many a millisecond', () => {
  const ids = Array.from({ length: 20_000 }, newId)
  expect(ids.filter((id) => !isId(id))).toEqual([])
  expect(ids.toSorted()).toEqual(ids)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids[0]).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-/)
})

test('an id begins with the time, so that it sorts after those that a server made before', () => {
  vi.useFakeTimers({ now: new Date('2100-01-01T00:00:00Z') })
  try {
    expect(newId()).toMatch(/^03bb2cc3-d800-7000-/)
  } finally {
    vi.useRealTimers()
  }
})
