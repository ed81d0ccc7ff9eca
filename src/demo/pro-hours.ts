import { defaultHours, type TimeRange } from '../features/availability/schedule.ts'
import type { WorkingHoursRow } from '../platform/tables/pro-tables.ts'
import { demoId } from './demo-id.ts'
import type { Random } from '../platform/random.ts'

/** The weekly hours of a pro; three in ten have set none, so the default hours apply. */
export function chooseHours(random: Random, proId: string, index: number): WorkingHoursRow[] {
  return random.pick(weeks).map(([weekday, from, to], place) => ({
    id: demoId('hours', index * 10 + place),
    proId,
    weekday,
    startMinute: from * 60,
    endMinute: to * 60,
  }))
}

/** The minutes of the day at which an appointment may start. */
export function startHourOn(hours: readonly WorkingHoursRow[], weekday: number, durationMinutes: number): number[] {
  return rangesOn(hours, weekday).flatMap(({ start, end }) => {
    const hourlyStarts = Math.floor((end - durationMinutes - start) / 60) + 1
    return Array.from({ length: Math.max(0, hourlyStarts) }, (_, hour) => start + hour * 60)
  })
}

function rangesOn(hours: readonly WorkingHoursRow[], weekday: number): TimeRange[] {
  if (hours.length === 0) return [defaultHours]
  return hours
    .filter((range) => range.weekday === weekday)
    .map(({ startMinute, endMinute }) => ({ start: startMinute, end: endMinute }))
}

type Week = readonly (readonly [weekday: number, from: number, to: number])[]

function onDays(weekdays: readonly number[], from: number, to: number): Week {
  return weekdays.map((weekday) => [weekday, from, to] as const)
}

const weekdays = [1, 2, 3, 4, 5]
const weeks: readonly Week[] = [
  [],
  [],
  [],
  [...onDays(weekdays, 7, 17), [6, 8, 12]],
  [...onDays(weekdays, 7, 17), [6, 8, 12]],
  onDays(weekdays, 7, 17),
  onDays(weekdays, 8, 18),
  onDays([...weekdays, 6], 7, 16),
  onDays([2, 3, 4, 5, 6], 8, 18),
  onDays([1, 2, 3, 4], 6, 16),
]
