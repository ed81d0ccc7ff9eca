import { expect, test } from 'vitest'

import { chooseTown } from './place-ranking.ts'

/** A town of this name, so many miles north of the first. */
function town(population: number, milesAway = 0) {
  const place = { latitude: 35 + milesAway / 69, longitude: -100, timeZone: 'America/Chicago' }
  return { name: 'Springfield', state: 'KS', ...place, population, key: 'springfield', zipCount: 1 }
}

function isAmbiguous(largest: number, other: number, miles = 500): boolean {
  return chooseTown([town(largest), town(other, miles)]).status === 'ambiguous'
}

test('a name is ambiguous when another place has a tenth of a big city, or a quarter of a smaller one', () => {
  expect([isAmbiguous(400_000, 80_000), isAmbiguous(400_000, 40_000), isAmbiguous(400_000, 39_000)]).toEqual([
    true,
    true,
    false,
  ])
  expect([isAmbiguous(200_000, 50_000), isAmbiguous(200_000, 40_000)]).toEqual([true, false])
})

test('five other places are offered, but none with a fiftieth of the people unless it is a town of its own', () => {
  expect(offered(400_000, 8_000, 7_999)).toBe(1)
  expect(offered(2_000_000, 20_001, 20_000)).toBe(1)
  expect(offered(400_000, ...Array.from({ length: 6 }, () => 30_000))).toBe(5)
})

test('a place of the same name next door is no other place', () => {
  expect([isAmbiguous(400_000, 200_000, 10), isAmbiguous(400_000, 200_000, 60)]).toEqual([false, true])
})

function offered(largest: number, ...others: number[]): number {
  return chooseTown([town(largest), ...others.map((population) => town(population, 500))]).alternatives.length
}
