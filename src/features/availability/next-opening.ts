import { formatShortWeekday } from '../../ui/short-day.ts'
import { daysAhead, defaultDuration, freeStarts } from './availability.ts'
import type { Schedule, Span } from './schedule.ts'
import { localDate, plusDays, plusMinutes } from './local-time.ts'

/** How many days to look at first: nearly everybody has a free time on one of these. */
export const soonDays = 14
/** Every day on which an appointment can be requested, and today. */
export const allDays = daysAhead + 1

/** When a pro is next available. Dates are in the pro's own time zone, YYYY-MM-DD. */
export interface NextOpening {
  proId: string
  today: string
  /** Null when no time is free on any day that can be requested. */
  date: string | null
}

/** The first of this many days on which an appointment of the usual length can still be requested. */
export function nextOpening(
  schedule: Schedule,
  { now, busy, days }: { now: Date; busy: readonly Span[]; days: number },
): string | null {
  const { timeZone, noticeHours } = schedule
  const end = plusDays(localDate(timeZone, now), days)
  for (let date = localDate(timeZone, plusMinutes(now, noticeHours * 60)); date < end; date = plusDays(date, 1)) {
    if (freeStarts(schedule, { date, durationMinutes: defaultDuration, now, busy }).length > 0) return date
  }
  return null
}

/** "Available tomorrow", "Available Wed, Nov 25". */
export function openingWords({ date, today }: Pick<NextOpening, 'date' | 'today'>): string {
  if (date === null) return 'No openings for 6 months'
  if (date === today) return 'Available today'
  if (date === plusDays(today, 1)) return 'Available tomorrow'
  return `Available ${formatShortWeekday(date)}`
}
