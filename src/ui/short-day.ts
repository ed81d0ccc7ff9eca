import { dateFormat } from './format.ts'

/** "Nov 24" from the calendar date "2026-11-24". */
export function formatShortDay(date: string): string {
  return shortDay.format(new Date(date))
}

const shortDay = dateFormat({ month: 'short', day: 'numeric' })('UTC')
