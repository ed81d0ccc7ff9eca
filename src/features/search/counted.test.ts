import { expect, test } from 'vitest'
import { countOf } from './counted.ts'

test('no pro, one pro, some pros and too many to count are described in correct English', () => {
  const counted = [0, 1, 24, 499, 500].map((count) => countOf(count))
  expect(counted).toEqual(['No pros', '1 pro', '24 pros', '499 pros', '500+ pros'])
  expect([1, 500].map((count) => countOf(count, 'works', 'work'))).toEqual(['1 works', '500+ work'])
})
