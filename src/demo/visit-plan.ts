import type { ServiceRow } from '../platform/pro-tables.ts'
import type { Days } from './demo-days.ts'
import type { DemoPro } from './demo-pro.ts'
import { startsOn } from './pro-hours.ts'
import { isInSeason } from './pro-services.ts'
import { type Random, randomOf } from './random.ts'

/** A visit to be, or one that was: at most one a day for each pro, so that no two overlap. */
export interface VisitPlan {
  pro: DemoPro
  service: ServiceRow
  daysAgo: number
  startMinute: number
}

/** How long ago the oldest reviewed visit may be, and the newest. */
const oldestVisit = 540
const newestVisit = 8

/** Days that a pro has been open for visits that are over and reviewed by now. */
export function daysOpen({ joinedDaysAgo }: DemoPro): number {
  return Math.max(0, Math.min(oldestVisit, joinedDaysAgo - 12) - newestVisit)
}

/** Visits that are over, the oldest first. */
export function pastVisits(pro: DemoPro, count: number, days: Days): VisitPlan[] {
  const span = { from: newestVisit + daysOpen(pro), to: newestVisit, count }
  return planVisits(randomOf(`past ${pro.pro.accountId}`), pro, span, days)
}

/** Visits of the next four weeks. */
export function comingVisits(pro: DemoPro, count: number, days: Days): VisitPlan[] {
  return planVisits(randomOf(`coming ${pro.pro.accountId}`), pro, { from: -3, to: -28, count }, days)
}

interface SpanOfDays {
  from: number
  to: number
  count: number
}

function planVisits(random: Random, pro: DemoPro, { from, to, count }: SpanOfDays, days: Days): VisitPlan[] {
  const longest = Math.max(...pro.services.map(({ durationMinutes }) => durationMinutes))
  const workable = Array.from({ length: from - to + 1 }, (_, index) => from - index).filter(
    (daysAgo) => startsOn(pro.hours, days.weekdayAgo(daysAgo), longest).length > 0,
  )
  const fitting = Math.min(count, workable.length)
  const stretch = workable.length / fitting
  // One day out of each stretch of days, so that no day is taken twice.
  return Array.from({ length: fitting }, (_, index) => {
    const day = random.whole(Math.floor(index * stretch), Math.floor((index + 1) * stretch) - 1)
    const daysAgo = workable[day] ?? from
    const service = serviceFor(random, pro, Number(days.dateAgo(daysAgo).slice(5, 7)))
    const starts = startsOn(pro.hours, days.weekdayAgo(daysAgo), service.durationMinutes)
    return { pro, service, daysAgo, startMinute: random.pick(starts) }
  })
}

/** What is listed first is asked for most. */
function serviceFor(random: Random, { services }: DemoPro, month: number): ServiceRow {
  const inSeason = services.filter((service) => isInSeason(service, month))
  const of = inSeason.length > 0 ? inSeason : services
  return of[Math.floor(random.next() ** 1.5 * of.length)] ?? random.pick(of)
}
