import type { z } from 'zod'

import type { Interval } from '../tables/column-values.ts'
import type { Price, Schedule, State, Subscription } from './test-payments-state.ts'
import type { NewPhases } from './test-stripe-params.ts'

/** A schedule and its subscription; null when it was released or the subscription has ended. */
export function findSchedule({ subscriptions }: State, id: string): Scheduled | null {
  for (const subscription of Object.values(subscriptions)) {
    const { schedule } = subscription
    if (schedule?.id === id) return { subscription, schedule }
  }
  return null
}

export interface Scheduled {
  subscription: Subscription
  schedule: Schedule
}

/** A schedule that keeps the subscription as it is until the end of its period, and then ends. */
export function scheduleFrom({ periodStart: start, periodEnd: end, price }: Subscription, id: string): Schedule {
  return { id, phases: [{ start, end, price, metadata: {} }] }
}

/** Each phase begins when the one before ends; `priceNamed` finds a price or refuses. */
export function phasesOf(wanted: z.output<typeof NewPhases>, priceNamed: (id: string) => Price): Schedule['phases'] {
  let next = 0
  return Object.values(wanted).map(({ items, metadata, ...dates }) => {
    const start = dates.start_date ?? next
    const end = dates.end_date ?? nextPeriod(start, dates.duration?.interval ?? 'month')
    next = end
    return { start, end, price: priceNamed(items['0'].price), metadata }
  })
}

/** At the end of a period: the price changes with the phase, and after the last one the schedule lets go. */
export function enterPhase(subscription: Subscription, at: number): void {
  const { schedule } = subscription
  if (!schedule) return
  schedule.phases = schedule.phases.filter(({ end }) => end > at)
  const [entered] = schedule.phases
  if (!entered) {
    delete subscription.schedule
    return
  }
  subscription.price = entered.price
  Object.assign(subscription.metadata, entered.metadata)
}

/** The same day of the next month or year; in a shorter month its last day. `from` is in seconds. */
export function nextPeriod(from: number, interval: Interval): number {
  const start = Temporal.Instant.fromEpochMilliseconds(from * 1000).toZonedDateTimeISO('UTC')
  return start.add(interval === 'month' ? { months: 1 } : { years: 1 }).epochMilliseconds / 1000
}
