import type { categories } from './category.ts'

export interface PoolProblem {
  words: string
  categoryId: (typeof categories)[number]['id']
}

/** What people see at their pool, in their words, and the kind of work that mends it. */
export const poolProblems: readonly PoolProblem[] = [
  { words: 'Green or cloudy water', categoryId: 2 },
  { words: 'Pump or heater stopped', categoryId: 3 },
  { words: 'Losing water', categoryId: 5 },
  { words: 'Cracks or stains', categoryId: 6 },
]
