import { expect, test } from 'vitest'
import { starFill } from './stars.tsx'

const row = (rating: number) => [1, 2, 3, 4, 5].map((place) => starFill(rating, place))

test('the whole part is full stars, the rest is empty up to five', () => {
  expect(row(3)).toEqual(['full', 'full', 'full', 'empty', 'empty'])
  expect(row(5)).toEqual(['full', 'full', 'full', 'full', 'full'])
  expect(row(0)).toEqual(['empty', 'empty', 'empty', 'empty', 'empty'])
})

test('a fraction of a half or more is a half star, less is none', () => {
  expect(row(4.49)).toEqual(['full', 'full', 'full', 'full', 'empty'])
  expect(row(4.5)).toEqual(['full', 'full', 'full', 'full', 'half'])
  expect(row(4.96)).toEqual(['full', 'full', 'full', 'full', 'half'])
  expect(row(0.5)).toEqual(['half', 'empty', 'empty', 'empty', 'empty'])
})
