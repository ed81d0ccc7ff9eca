import { formatShortWeekday } from '../../ui/short-day.ts'
import { hourWords } from './hours-words.ts'
import { minuteOfDay } from './local-time.ts'

/** "Free Sat, Nov 28 from 8 AM". */
export function freeWords(date: string, time: string): string {
  return `Free ${formatShortWeekday(date)} from ${hourWords(minuteOfDay(time))}`
}
