import { formatShortWeekday } from '../../ui/short-day.ts'
import { defaultDuration, freeStarts } from './availability.ts'
import type { Schedule, Span } from './schedule.ts'
import { localDate, plusDays, plusMinutes } from './local-time.ts'

/** How many days ahead to look for the first free time. */
export const openingsWithin = 14

/** When a pro is next available. Dates are in the pro's own time zone, YYYY-MM-DD. */
export interface NextOpening {
  proId: string
  today: string
  /** Null when no time is free soon. */
  date: string | null
}

/** The first day of the next two weeks on which an appointment of the usual length can still be requested. */
export function nextOpening(schedule: Schedule, now: Date, busy: readonly Span[]): string | null {
  const { timeZone, noticeHours } = schedule
  const end = plusDays(localDate(timeZone, now), openingsWithin)
  for (let date = localDate(timeZone, plusMinutes(now, noticeHours * 60)); date < end; date = plusDays(date, 1)) {
    if (freeStarts(schedule, { date, durationMinutes: defaultDuration, now, busy }).length > 0) return date
  }
  return null
}

/** "Available tomorrow", "Available Wed, Nov 25". */
export function openingWords({ date, today }: Pick<NextOpening, 'date' | 'today'>): string {
  if (date === null) return 'No openings for 2 weeks'
  if (date === today) return 'Available today'
  if (date === plusDays(today, 1)) return 'Available tomorrow'
  return `Available ${formatShortWeekday(date)}`
}
