import { daysInMs, hoursInMs, later } from '../platform/durations.ts'

const day = daysInMs(1)

/**
 * The days before and after the day on which the data is loaded, in UTC, so that the hour of loading makes no
 * difference.
 */
export interface Days {
  /** The instant that many days ago; a negative number is in the future. */
  ago: (days: number) => Date
  /** YYYY-MM-DD */
  dateAgo: (days: number) => string
  /** 0 is Sunday. */
  weekdayAgo: (days: number) => number
}

export function daysAround(now: Date): Days {
  const today = Math.floor(now.getTime() / day) * day
  const ago = (days: number) => new Date(today - Math.round(days * day))
  return { ago, dateAgo: (days) => ago(days).toISOString().slice(0, 10), weekdayAgo: (days) => ago(days).getUTCDay() }
}

export function hoursAfter(at: Date, hours: number): Date {
  return later(at, Math.round(hoursInMs(hours)))
}
