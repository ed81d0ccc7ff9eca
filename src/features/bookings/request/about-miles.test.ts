import { expect, test } from 'vitest'

import { formatAway } from '../../../ui/format.ts'
import { aboutMiles } from './about-miles.ts'

test('everything less than a mile away reads alike, whether the distance is exact or rough', () => {
  const words = [0.2, 0.94, 0.96, 1.44, 2449.8].map((miles) => [formatAway(miles), aboutMiles(miles)])
  expect(words).toEqual([
    ['Under a mile', 'Under a mile'],
    ['Under a mile', 'Under a mile'],
    ['1 mile', 'About 1 mile'],
    ['1.4 miles', 'About 1 mile'],
    ['2,449.8 miles', 'About 2,450 miles'],
  ])
})
