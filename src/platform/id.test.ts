import { expect, test } from 'vitest'

import { isId, newId } from './id.ts'

test('ids ascend in the order in which they are made, however many a millisecond', () => {
  const ids = Array.from({ length: 20_000 }, newId)
  expect(ids.filter((id) => !isId(id))).toEqual([])
  expect(ids.toSorted()).toEqual(ids)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids[0]).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-/)
})

test('an id begins with the time, so that it sorts after those that a server made before', () => {
  const earliest = Date.now()
  const time = Number.parseInt(newId().slice(0, 13).replace('-', ''), 16)
  expect(time).toBeGreaterThanOrEqual(earliest)
  // Ids that are made faster than they can be counted are a little ahead.
  expect(time).toBeLessThan(earliest + 1000)
})
