import { expect, test } from 'vitest'
import { countOf } from './counted.ts'

test('one pro, some pros and too many to count are described in correct English', () => {
  expect([1, 24, 499, 500].map((count) => countOf(count))).toEqual(['1 pro', '24 pros', '499 pros', '500+ pros'])
  expect([1, 500].map((count) => countOf(count, 'works', 'work'))).toEqual(['1 works', '500+ work'])
})
