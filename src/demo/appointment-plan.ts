import type { ServiceRow } from '../platform/tables/pro-tables.ts'
import type { Days } from './demo-days.ts'
import type { DemoPro } from './demo-pro.ts'
import { startHourOn } from './pro-hours.ts'
import { isInSeason } from './pro-services.ts'
import { type Random, randomOf } from '../platform/random.ts'

/** A future or past appointment: at most one a day for each pro, so that no two overlap. */
export interface AppointmentPlan {
  pro: DemoPro
  service: ServiceRow
  daysAgo: number
  startMinute: number
}

/** How many days ago the oldest and the newest reviewed appointments may be. */
const oldestReviewed = 540
const newestReviewed = 8

/** On how many days the pro could have had appointments that are reviewed by now. */
export function daysOpen({ joinedDaysAgo }: DemoPro): number {
  return Math.max(0, Math.min(oldestReviewed, joinedDaysAgo - 12) - newestReviewed)
}

/** Past appointments, the oldest first. */
export function pastAppointments(pro: DemoPro, count: number, days: Days): AppointmentPlan[] {
  const span = { from: newestReviewed + daysOpen(pro), to: newestReviewed, count }
  return planAppointments(randomOf(`past ${pro.pro.accountId}`), pro, span, days)
}

/** One of the last week, newer than all that are reviewed. */
export function latestAppointment(pro: DemoPro, days: Days): AppointmentPlan[] {
  const span = { from: newestReviewed - 1, to: 2, count: 1 }
  return planAppointments(randomOf(`latest ${pro.pro.accountId}`), pro, span, days)
}

/** Appointments of the next four weeks. */
export function upcomingAppointments(pro: DemoPro, count: number, days: Days): AppointmentPlan[] {
  return planAppointments(randomOf(`coming ${pro.pro.accountId}`), pro, { from: -3, to: -28, count }, days)
}

interface SpanOfDays {
  from: number
  to: number
  count: number
}

function planAppointments(
  random: Random,
  pro: DemoPro,
  { from, to, count }: SpanOfDays,
  days: Days,
): AppointmentPlan[] {
  const longest = Math.max(...pro.services.map(({ durationMinutes }) => durationMinutes))
  const isOpenOn = Array.from({ length: 7 }, (_, weekday) => startHourOn(pro.hours, weekday, longest).length > 0)
  const workable = Array.from({ length: from - to + 1 }, (_, index) => from - index).filter(
    (daysAgo) => isOpenOn[days.weekdayAgo(daysAgo)],
  )
  const fitting = Math.min(count, workable.length)
  const stretch = workable.length / fitting
  // One day out of each period, so that no day is used twice.
  return Array.from({ length: fitting }, (_, index) => {
    const day = random.whole(Math.floor(index * stretch), Math.floor((index + 1) * stretch) - 1)
    const daysAgo = workable[day] ?? from
    const service = serviceFor(random, pro, Number(days.dateAgo(daysAgo).slice(5, 7)))
    const starts = startHourOn(pro.hours, days.weekdayAgo(daysAgo), service.durationMinutes)
    return { pro, service, daysAgo, startMinute: random.pick(starts) }
  })
}

/** The first service in the list is requested most often. */
function serviceFor(random: Random, { services }: DemoPro, month: number): ServiceRow {
  const inSeason = services.filter((service) => isInSeason(service, month))
  const of = inSeason.length > 0 ? inSeason : services
  return of[Math.floor(random.next() ** 1.5 * of.length)] ?? random.pick(of)
}
