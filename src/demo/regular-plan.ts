import type { Repeat } from '../features/bookings/series/repeats.ts'
import type { ServiceRow } from '../platform/tables/pro-tables.ts'
import type { AppointmentPlan } from './appointment-plan.ts'
import type { Days } from './demo-days.ts'
import type { DemoPro } from './demo-pro.ts'
import { startHourOn } from './pro-hours.ts'

/** The appointments of a series, the first of them on its own, too. */
interface RegularPlan {
  first: AppointmentPlan
  all: AppointmentPlan[]
  repeat: Repeat
}

/** A weekly service in progress: the second appointment was a few days ago, and the pro is free for all of them. */
export function planRegular(pro: DemoPro, held: readonly AppointmentPlan[], days: Days): RegularPlan {
  const service = firstOf(pro.services)
  const firsts = [9, 10, 11, 12, 13].flatMap((daysAgo) =>
    startHourOn(pro.hours, days.weekdayAgo(daysAgo), service.durationMinutes).map((startMinute) => {
      return { pro, service, daysAgo, startMinute }
    }),
  )
  return firstOf(firsts.map((first) => regular(first, 8)).filter(({ all }) => takenOf(all, held) === 0))
}

/** A weekly service that could begin, but of whose dates the pro has one appointment already. */
export function planPartlyFree(pro: DemoPro, held: readonly AppointmentPlan[]): RegularPlan {
  const service = firstOf(pro.services)
  const firsts = held
    .filter(({ daysAgo }) => daysAgo < -9)
    .map(({ daysAgo, startMinute }) => ({ pro, service, daysAgo: daysAgo + 7, startMinute }))
  const plans = firsts.map((first) => regular(first, 6))
  return firstOf(plans.filter(({ first, all }) => takenOf([first], held) === 0 && takenOf(all, held) === 1))
}

function regular(first: AppointmentPlan, times: number): RegularPlan {
  const all = Array.from({ length: times }, (_, at) => ({ ...first, daysAgo: first.daysAgo - at * 7 }))
  return { first, all, repeat: { everyWeeks: 1, times } }
}

function takenOf(plans: readonly AppointmentPlan[], held: readonly AppointmentPlan[]): number {
  return plans.filter((plan) => held.some((other) => overlap(plan, other))).length
}

function overlap(a: AppointmentPlan, b: AppointmentPlan): boolean {
  return a.daysAgo === b.daysAgo && a.startMinute < endOf(b) && b.startMinute < endOf(a)
}

function endOf({ startMinute, service }: { startMinute: number; service: ServiceRow }): number {
  return startMinute + service.durationMinutes
}

function firstOf<T>(of: readonly T[]): T {
  const [first] = of
  if (first === undefined) throw new RangeError('Nothing to choose from')
  return first
}
