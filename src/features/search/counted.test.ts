import { expect, test } from 'vitest'
import { countOf } from './counted.ts'

test('one pro, some pros, and more than are counted each read as English', () => {
  expect([1, 24, 499, 500].map((count) => countOf(count))).toEqual(['1 pro', '24 pros', '499 pros', '500+ pros'])
  expect([1, 500].map((count) => countOf(count, 'works', 'work'))).toEqual(['1 works', '500+ work'])
})
