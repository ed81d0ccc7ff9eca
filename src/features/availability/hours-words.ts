import { dateFormat, formatTime, plural } from '../../ui/format.ts'
import { formatShortWeekday } from '../../ui/short-day.ts'
import { freeStarts } from './availability.ts'
import { defaultHours, type Schedule, type Span, type TimeRange } from './schedule.ts'
import { timeOfDay, minuteOfDay, plusDays } from './local-time.ts'
import { scheduleOfDraft } from './hours-from-draft.ts'
import { type DraftDay, type DraftException, type HoursDraft, weekdays } from './hours-draft.ts'

/** By weekday, 0 is Sunday. */
export const weekdayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

/** "8:00 AM", and "Midnight" at the end of the day. */
function timeWords(time: string): string {
  return time === '24:00' ? 'Midnight' : formatTime(time)
}

/** Half hours, plus `chosen` itself if it lies between them. */
export function timeChoices(kind: 'start' | 'end', chosen: string): { value: string; label: string }[] {
  const first = kind === 'start' ? 0 : 30
  const halves = Array.from({ length: 48 }, (_, half) => timeOfDay(first + half * 30))
  const times = halves.includes(chosen) || !/^\d\d:\d\d$/.test(chosen) ? halves : [...halves, chosen].toSorted()
  return times.map((time) => ({ value: time, label: timeWords(time) }))
}

export function bufferChoices(chosen: number) {
  return choices([0, 15, 30, 45, 60, 90, 120, 180], chosen, (minutes) =>
    minutes === 0 ? 'No break' : `At least ${spanWords(minutes)}`,
  )
}

export function noticeChoices(chosen: number) {
  return choices([0, 2, 4, 12, 24, 48, 72, 168], chosen, (hours) =>
    hours === 0 ? 'No notice' : `At least ${noticeWords(hours)}`,
  )
}

/** "Monday 8:00 AM to noon …, Tuesday closed": the week as one sentence, for screen readers. */
export function weekWords(days: readonly DraftDay[]): string {
  return days
    .map(({ weekday, open, ranges }) => {
      const hours = ranges.map(({ start, end }) => `${timeWords(start)} to ${timeWords(end)}`).join(' and ')
      return `${weekdayNames[weekday]} ${open ? hours : 'closed'}`
    })
    .join(', ')
}

/** Where a range lies within the day, from 0 to 1; null if it ends before it starts. */
export function shareOfDay({ start, end }: { start: string; end: string }) {
  const [from, to] = [minuteOfDay(start) / 1440, minuteOfDay(end) / 1440]
  return from < to ? { from, length: to - from } : null
}

export interface PreviewDay {
  date: string
  /** HH:mm */
  times: string[]
}

export interface PreviewContext {
  timeZone: string
  /** YYYY-MM-DD where the business is. */
  today: string
  now: Date
  busy: readonly Span[]
}

/** What homeowners could request in the next seven days if the draft were saved now. */
export function previewOf(draft: HoursDraft, { timeZone, today, now, busy }: PreviewContext): PreviewDay[] {
  const schedule = scheduleOfDraft(draft, timeZone)
  return Array.from({ length: 7 }, (_, day) => plusDays(today, day)).map((date) => ({
    date,
    times: schedule ? freeStarts(schedule, { date, durationMinutes: 60, now, busy }).map(({ time }) => time) : [],
  }))
}

/** "Pacific Time (Los Angeles)" */
export function zoneWords(timeZone: string): string {
  const name = nameIn(longZone, timeZone)
  const city = timeZone.split('/').at(-1)?.replaceAll('_', ' ')
  return name.includes(city ?? '') ? name : `${name} (${city})`
}

/** "PT" */
export function shortZone(timeZone: string): string {
  return nameIn(genericZone, timeZone)
}

function nameIn(format: typeof longZone, timeZone: string): string {
  const parts = format(timeZone).formatToParts()
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
}

const longZone = dateFormat({ timeZoneName: 'longGeneric' })
const genericZone = dateFormat({ timeZoneName: 'shortGeneric' })

/**
 * "Mon–Fri 7 AM – 5 PM", "Sat 9 AM – 12 PM": the usual week, with one line for consecutive days with the same hours.
 */
export function openingHours(weekly: Schedule['weekly']): string[] {
  if (weekly.length === 0) return [`Every day ${rangeWords(defaultHours)}`]
  const runs: { first: string; last: string; hours: string }[] = []
  for (const weekday of weekdays) {
    const day = weekdayNames[weekday]?.slice(0, 3) ?? ''
    const ranges = weekly.filter((range) => range.weekday === weekday)
    const hours = ranges.map(rangeWords).join(', ')
    const run = runs.at(-1)
    if (run?.hours === hours) run.last = day
    else runs.push({ first: day, last: day, hours })
  }
  return runs.filter(({ hours }) => hours !== '').map(runWords)
}

/** "Day off", "7 AM – 12 PM", "Away 7 AM – 12 PM". */
export function exceptionWords({ kind, start, end }: DraftException): string {
  if (kind === 'off') return 'Day off'
  const hours = rangeWords({ start: minuteOfDay(start), end: minuteOfDay(end) })
  return kind === 'away' ? `Away ${hours}` : hours
}

/** The part of the form with what differs from the week. */
export const exceptionsTitle = 'Time off and special hours'

/** When a pro without hours can be booked, in a sentence. */
export const defaultHoursWords = `from ${hourWords(defaultHours.start)} to ${hourWords(defaultHours.end)} every day`

function runWords({ first, last, hours }: { first: string; last: string; hours: string }): string {
  if (first === 'Mon' && last === 'Sun') return `Every day ${hours}`
  return `${first === last ? first : `${first}–${last}`} ${hours}`
}

/** "7 AM – 12 PM" and "1 PM – 5 PM": the spans covered by one-hour appointments that begin at these times. */
export function spansWords(times: readonly string[]): string[] {
  const spans: TimeRange[] = []
  for (const start of times.map(minuteOfDay)) {
    const last = spans.at(-1)
    if (last && start <= last.end) last.end = start + 60
    else spans.push({ start, end: start + 60 })
  }
  return spans.map(rangeWords)
}

function rangeWords({ start, end }: TimeRange): string {
  if (end - start === 1440) return '24\u00a0hours'
  return `${hourWords(start)}\u00a0–\u00a0${hourWords(end)}`
}

/** "Free Sat, Nov 28 from 8 AM". */
export function freeWords(date: string, time: string): string {
  return `Free ${formatShortWeekday(date)} from ${hourWords(minuteOfDay(time))}`
}

/** "7 AM", "7:30 AM"; a span never breaks across lines. */
function hourWords(minute: number): string {
  return timeWords(timeOfDay(minute)).replace(':00', '').replace(' ', '\u00a0')
}

function choices(usual: number[], chosen: number, words: (number: number) => string) {
  const all = usual.includes(chosen) ? usual : [...usual, chosen].toSorted((a, b) => a - b)
  return all.map((value) => ({ value, label: words(value) }))
}

function spanWords(minutes: number): string {
  return minutes < 60 ? `${minutes} minutes` : plural(minutes / 60, 'hour')
}

function noticeWords(hours: number): string {
  return hours >= 48 && hours % 24 === 0 ? `${hours / 24} days` : plural(hours, 'hour')
}
