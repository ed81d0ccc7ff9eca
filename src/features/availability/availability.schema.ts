import { z } from 'zod'

import { clock, defaultDuration, longestWindow, minuteOfDay, type Spell } from './availability.ts'

export const AvailabilityQuery = z.strictObject({
  from: z.iso.date('Please give a date as YYYY-MM-DD').optional(),
  days: wholeNumber(1, longestWindow).default(14),
  durationMinutes: wholeNumber(15, 7 * 24 * 60).default(defaultDuration),
})
export type AvailabilityQuery = z.output<typeof AvailabilityQuery>

// Visits start on the quarter hour and last whole quarters, so that the quarters they claim are exactly theirs.
const StartTime = z
  .string('Please select a time')
  .regex(/^([01]\d|2[0-3]):(00|15|30|45)$/, 'Please use the quarter hours, such as 08:00 or 08:15')
  .transform(minuteOfDay)
const EndTime = z
  .string('Please select a time')
  .regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, 'Please give a time as HH:mm')
  .transform(minuteOfDay)
const forwards = (spell: Spell) => spell.end > spell.start
const endFirst = { error: 'The end must be after the start', path: ['end'] }

const WeeklySpell = z
  .strictObject({ weekday: z.int().min(0).max(6), start: StartTime, end: EndTime })
  .refine(forwards, endFirst)

const DayOff = z.strictObject({ date: z.iso.date('Please select a date'), closed: z.literal(true) })
const SpecialHours = z
  .strictObject({
    date: z.iso.date('Please select a date'),
    closed: z.literal(false).optional(),
    start: StartTime,
    end: EndTime,
  })
  .refine(forwards, endFirst)

/** What `PUT …/hours` takes: all four, times as HH:mm. */
export const Hours = z.strictObject({
  weekly: z
    .array(WeeklySpell)
    .max(70)
    .refine((spells) => !overlap(spells, ({ weekday }) => weekday), 'Hours of one day must not overlap'),
  exceptions: z
    .array(z.union([DayOff.transform(({ date }) => ({ date, spell: null })), SpecialHours.transform(special)]))
    .max(400)
    .refine((days) => !contradictory(days), 'A date is either off or has hours that do not overlap'),
  bufferMinutes: z.int().min(0).max(240),
  noticeHours: z.int().min(0).max(720),
})
export type Hours = z.output<typeof Hours>

/** The same shape back: what was put is what is read. */
export function hoursAsText({ weekly, exceptions, bufferMinutes, noticeHours }: Hours) {
  return {
    weekly: weekly.map(({ weekday, start, end }) => ({ weekday, start: clock(start), end: clock(end) })),
    exceptions: exceptions.map(({ date, spell }) =>
      spell ? { date, start: clock(spell.start), end: clock(spell.end) } : { date, closed: true },
    ),
    bufferMinutes,
    noticeHours,
  }
}

function special({ date, start, end }: { date: string; start: number; end: number }) {
  return { date, spell: { start, end } }
}

function contradictory(days: readonly { date: string; spell: Spell | null }[]): boolean {
  const off = days.flatMap(({ date, spell }) => (spell ? [] : [date]))
  const open = days.flatMap(({ date, spell }) => (spell ? [{ date, ...spell }] : []))
  return (
    new Set(off).size < off.length || open.some(({ date }) => off.includes(date)) || overlap(open, ({ date }) => date)
  )
}

function overlap<S extends Spell>(spells: readonly S[], dayOf: (spell: S) => unknown): boolean {
  return spells.some((a, i) =>
    spells.slice(i + 1).some((b) => dayOf(a) === dayOf(b) && a.start < b.end && b.start < a.end),
  )
}

function wholeNumber(least: number, most: number) {
  return z
    .union(
      [
        z.int(),
        z
          .string()
          .regex(/^\d{1,6}$/)
          .transform(Number),
      ],
      `Please give a number from ${least} to ${most}`,
    )
    .refine((number) => number >= least && number <= most, `Please give a number from ${least} to ${most}`)
}
