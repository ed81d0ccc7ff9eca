import { randomOf } from '../platform/random.ts'

/**
 * How many of the `total` reviews each pro gets, given how many days each has been open: most get few, some get many,
 * new pros get none. The sum is exactly `total`.
 */
export function shareReviews(total: number, daysOpen: readonly number[]): number[] {
  const random = randomOf('reviews')
  const weights = daysOpen.map((days) => {
    const bell = random.next() + random.next() + random.next() + random.next() - 2
    const luck = random.chance(0.04) ? 0 : Math.min(9, Math.exp(bell * 1.9))
    return luck * Math.max(0, days)
  })
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  let [owed, given] = [0, 0]
  return weights.map((weight) => {
    owed += (weight / all) * total
    const count = Math.round(owed) - given
    given += count
    return count
  })
}
