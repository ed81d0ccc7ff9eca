import { daysInMs, later } from '../../src/platform/durations.ts'

/** The date this many days from now, in UTC. */
export function daysAhead(days: number): string {
  return later(new Date(), daysInMs(days)).toISOString().slice(0, 10)
}
