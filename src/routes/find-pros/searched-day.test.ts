import { expect, test } from 'vitest'

import { noFilters } from './filters.ts'
import { countFree, searchedDay } from './searched-day.ts'

const on = (date: string | null) => searchedDay({ ...noFilters, date }, { first: '2026-11-25', last: '2026-11-29' })
const saturday = { words: 'Saturday, November 28', next: { date: '2026-11-29', words: 'Sunday, November 29' } }

test('a searched day has its name and the day after it, if that can be searched for', () => {
  expect(on('2026-11-28')).toEqual(saturday)
  expect(on('2026-11-29')).toEqual({ words: 'Sunday, November 29', next: null })
  expect(on(null)).toBeNull()
})

test.each([
  [0, { isFirst: true, isLast: true }, 'Nobody'],
  [1, { isFirst: true, isLast: true }, '1 pro'],
  [20, { isFirst: true, isLast: true }, '20 pros'],
  [0, { isFirst: true, isLast: false }, 'Pros'],
  [1, { isFirst: true, isLast: false }, 'At least 1 pro'],
  [20, { isFirst: true, isLast: false }, 'At least 20 pros'],
  [0, { isFirst: false, isLast: true }, 'Nobody else'],
  [0, { isFirst: false, isLast: false }, 'More pros'],
  [5, { isFirst: false, isLast: true }, 'More pros'],
])('the number of free pros is exact only where the whole list is on the page (%i, %o)', (found, page, words) => {
  expect(countFree(found, saturday, page)).toBe(`${words} free on Saturday, November 28`)
})
