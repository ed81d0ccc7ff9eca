import { plusDays } from '../../features/availability/local-time.ts'
import { formatLongWeekday } from '../../ui/short-day.ts'
import { plural } from '../../ui/format.ts'
import type { Filters } from './filters.ts'
import type { SearchedDay, SearchPage } from './search-page.ts'

/** The day of the search in words, and the one after it unless that is too far ahead. */
export function searchedDay({ date }: Filters, { last }: SearchPage['days']): SearchedDay | null {
  if (date === null) return null
  const next = plusDays(date, 1)
  return { words: formatLongWeekday(date), next: next <= last ? { date: next, words: formatLongWeekday(next) } : null }
}

/** "3 pros free on Saturday, November 28". A page knows the total only if it begins and ends the list. */
export function countFree(found: number, { words }: SearchedDay, page: { isFirst: boolean; isLast: boolean }): string {
  return `${howMany(found, page)} free on ${words}`
}

function howMany(found: number, { isFirst, isLast }: { isFirst: boolean; isLast: boolean }): string {
  if (found === 0 && isLast) return isFirst ? 'Nobody' : 'Nobody else'
  if (!isFirst) return 'More pros'
  if (isLast) return plural(found, 'pro')
  return found === 0 ? 'Pros' : `At least ${plural(found, 'pro')}`
}
