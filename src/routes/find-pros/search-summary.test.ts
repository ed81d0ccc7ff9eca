import { expect, test } from 'vitest'

import { noFilters } from './filters.ts'
import { searchSummary } from './search-summary.ts'

test('an order is named only where there are several pros to order', () => {
  expect(foundEverywhere('24 pros', [1, 2])).toMatch(/^24 pros, best rated first\. Tell us/)
  expect(foundEverywhere('1 pro', [1])).toMatch(/^1 pro\. Tell us/)
  expect(foundEverywhere('No pros', [])).toMatch(/^No pros\. Tell us/)
})

test('the kind of work that was searched for is named', () => {
  expect(foundEverywhere('24 pros', [1, 2], 'Repair')).toMatch(/^24 pros for Repair, best rated first\. Tell us/)
})

function foundEverywhere(counted: string, pros: readonly unknown[], kind: string | null = null): string {
  return searchSummary({ counted, pros, kind, filters: noFilters, place: null, unknown: null, towns: null })
}
