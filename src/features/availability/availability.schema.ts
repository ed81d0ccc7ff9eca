import { z } from 'zod'

import { booleanFromText, line, numberFromText, wholeNumber } from '../../platform/text.ts'
import { defaultDuration, maxAway, maxBufferMinutes, maxExceptions, maxRanges, maxWindowDays } from './availability.ts'
import type { Schedule, TimeRange } from './schedule.ts'
import { timeOfDay, minuteOfDay } from './local-time.ts'

export const CalendarDay = dayOr('Please give a date as YYYY-MM-DD')
const SelectedDay = dayOr('Please select a date')

export const AvailabilityQuery = z.strictObject({
  from: CalendarDay.optional().describe('The first day, where the pro works; by default today'),
  days: numberInQuery(1, maxWindowDays, 14).describe('How many days'),
  durationMinutes: numberInQuery(15, 7 * 24 * 60, defaultDuration).describe('How long the visit takes'),
  replacesId: line({ max: 100 })
    .optional()
    .describe('A booking of yours that is being rescheduled: its times count as free, except its current start'),
  andLater: z
    .preprocess(booleanFromText, z.boolean('Please say true or false'))
    .optional()
    .describe(
      'Whether later visits of its series move with it, and all their times count as free; by default as that request says',
    ),
})
export type AvailabilityQuery = z.output<typeof AvailabilityQuery>

// Appointments start on a quarter hour and last whole quarters, so the quarters they claim match their times exactly.
const StartTime = z
  .string('Please select a time')
  .regex(/^([01]\d|2[0-3]):(00|15|30|45)$/, 'Please use quarter hours, such as 08:00 or 08:15')
  .meta({ description: 'HH:mm, in quarter hours', examples: ['08:00'] })
  .transform(minuteOfDay)
const EndTime = z
  .string('Please select a time')
  .regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, 'Please give a time as HH:mm')
  .meta({ description: 'HH:mm; 24:00 is the end of the day', examples: ['17:00'] })
  .transform(minuteOfDay)
const forwards = (range: TimeRange) => range.end > range.start
const endFirst = { error: 'The end must be after the start', path: ['end'] }

const WeeklyRange = z
  .strictObject({
    weekday: wholeNumber(0, 6).meta({ description: '0 is Sunday', examples: [1] }),
    start: StartTime,
    end: EndTime,
  })
  .refine(forwards, endFirst)

const ExceptionDay = z
  .strictObject({
    date: SelectedDay,
    closed: z.boolean().optional(),
    start: StartTime.optional(),
    end: EndTime.optional(),
  })
  .describe('A day off, or the hours of that day')
  .transform(({ date, closed, start, end }, context) => {
    if (closed === true && start === undefined && end === undefined) return { date, range: null }
    if (closed !== true && start !== undefined && end !== undefined && end > start) {
      return { date, range: { start, end } }
    }
    context.issues.push({ code: 'custom', input: date, ...wrongDay({ closed, start }) })
    return z.NEVER
  })

const TimeAway = z.strictObject({ date: SelectedDay, start: StartTime, end: EndTime }).refine(forwards, endFirst)

export const leastGap = 'The minimum time between two visits'
export const leastNotice = 'The minimum time between a request and the visit'

export const timesAway =
  'Hours of single days in which you are away, whatever the hours of that day. The minimum time between two visits is not added'

const tooManyDays = `At most ${maxExceptions} days can be off or have special hours`
const tooManyRanges = `A week can have ${maxRanges} pairs of times at most`

/** The body of `PUT …/hours`, times as HH:mm. */
export const Hours = z.strictObject({
  weekly: z
    .array(WeeklyRange)
    .max(maxRanges, tooManyRanges)
    .superRefine(noneOverlap)
    .describe('Several in one day may not overlap'),
  exceptions: z
    .array(ExceptionDay)
    .max(maxExceptions, tooManyDays)
    .superRefine(noneContradict)
    .describe('Days with other hours than their weekday'),
  away: z
    .array(TimeAway)
    .max(maxAway, `At most ${maxAway} times away can be listed`)
    .optional()
    .describe(`${timesAway}. If left out they stay as they are`),
  bufferMinutes: wholeNumber(0, maxBufferMinutes).meta({ description: leastGap, examples: [15] }),
  noticeHours: wholeNumber(0, 720).meta({ description: leastNotice, examples: [24] }),
})
export type Hours = z.output<typeof Hours>

type OfferedHours = Omit<Schedule, 'timeZone'>

/** The hours in the shape of `Hours`, so that a client can read them and save them again. */
export function hoursAsText({ weekly, exceptions, away, bufferMinutes, noticeHours }: OfferedHours) {
  return {
    weekly: weekly.map(({ weekday, start, end }) => ({ weekday, start: timeOfDay(start), end: timeOfDay(end) })),
    exceptions: exceptions.map(({ date, range }) =>
      range ? { date, start: timeOfDay(range.start), end: timeOfDay(range.end) } : { date, closed: true },
    ),
    away: away.map(({ date, start, end }) => ({ date, start: timeOfDay(start), end: timeOfDay(end) })),
    bufferMinutes,
    noticeHours,
  }
}

/** The database has no year 0, and dates after this would need a year of five digits. */
function dayOr(message: string) {
  return z.iso.date(message).refine((day) => day > '1900' && day < '2900', message)
}

function wrongDay({ closed, start }: { closed?: boolean; start?: number }) {
  if (closed === true) return { message: 'A day off has no hours', path: ['closed'] }
  return start === undefined
    ? { message: 'Please select a time', path: ['start'] }
    : { message: endFirst.error, path: ['end'] }
}

type Context = z.core.$RefinementCtx

function noneOverlap(ranges: readonly (TimeRange & { weekday: number })[], context: Context): void {
  ranges.forEach((range, index) => {
    const before = ranges.slice(0, index).filter(({ weekday }) => weekday === range.weekday)
    if (before.some((other) => rangesOverlap(range, other))) refuseAt(context, [index, 'start'], overlapping)
  })
}

function noneContradict(days: readonly { date: string; range: TimeRange | null }[], context: Context): void {
  days.forEach(({ date, range }, index) => {
    const before = days.slice(0, index).filter((other) => other.date === date)
    if (before.some((other) => !range || !other.range)) refuseAt(context, [index, 'date'], twice)
    else if (before.some((other) => rangesOverlap(range, other.range))) refuseAt(context, [index, 'start'], overlapping)
  })
}

const overlapping = 'These hours overlap other hours on that day'
const twice = 'This date is in the list twice. A day is either off or has hours'

function refuseAt(context: Context, path: (string | number)[], message: string): void {
  context.addIssue({ code: 'custom', path, message })
}

function rangesOverlap(a: TimeRange | null, b: TimeRange | null): boolean {
  return a !== null && b !== null && a.start < b.end && b.start < a.end
}

function numberInQuery(min: number, max: number, usual: number) {
  return z.preprocess(numberFromText, wholeNumber(min, max).default(usual))
}
