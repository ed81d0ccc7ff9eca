import { dateFormat, formatTime } from './format.ts'

/** "Nov 24" from the calendar date "2026-11-24". */
export function formatShortDay(date: string): string {
  return shortDay.format(new Date(date))
}

/** "Tue, Nov 24": the day is near enough to leave out the year. */
export function formatShortWeekday(date: string): string {
  return weekday.format(new Date(date))
}

/** "Tue, Jan 5, 2027". */
export function formatShortDate(date: string): string {
  return dayOfYear.format(new Date(date))
}

/** "Tuesday, November 24". */
export function formatLongWeekday(date: string): string {
  return longWeekday.format(new Date(date))
}

/** "Tue, Nov 24, 2:00 PM" from "2026-11-24" and "14:00". */
export function formatShortStart(date: string, time: string): string {
  return `${formatShortWeekday(date)}, ${formatTime(time)}`
}

/** "Tue, Nov 24", of an instant. */
export const shortWeekdayIn = dateFormat({ weekday: 'short', month: 'short', day: 'numeric' })

/** The text with no-break spaces in "Nov 24" and "2:00 PM", so that no date or time breaks across lines. */
export function unbroken(text: string): string {
  return text.replace(
    /\b(Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec) (?=\d)|(?<=\d) (?=[AP]M\b)/g,
    '$1\u00a0',
  )
}

const weekday = shortWeekdayIn('UTC')
const dayOfYear = dateFormat({ weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' })('UTC')
const longWeekday = dateFormat({ weekday: 'long', month: 'long', day: 'numeric' })('UTC')
const shortDay = dateFormat({ month: 'short', day: 'numeric' })('UTC')
