import { expect, test } from 'vitest'
import { starsFilled } from './stars.tsx'

test('the whole part is full stars, the rest is empty up to five', () => {
  expect([3, 5, 0].map(starsFilled)).toEqual([3, 5, 0])
})

test('a fraction of a half or more is a half star, less is none', () => {
  expect([4.49, 4.5, 4.96, 0.5].map(starsFilled)).toEqual([4, 4.5, 4.5, 0.5])
})
