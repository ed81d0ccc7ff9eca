import { daysInMs, later } from '../../platform/durations.ts'
import type { Visit } from '../../platform/visit.server.ts'
import { defaultDuration, maxBufferMinutes } from './availability.ts'
import type { Span } from './schedule.ts'
import { findBusyTimesOf } from './busy-times.table.server.ts'
import { findSchedules } from './schedules.table.server.ts'
import { localDate, plusDays, plusMinutes } from './local-time.ts'
import { nextOpening, type NextOpening, openingsWithin } from './next-opening.ts'

/** When each of these pros is next available; pros who may not be shown are left out. */
export async function listNextOpenings(visit: Visit, proIds: string[]): Promise<NextOpening[]> {
  const [schedules, busy] = await Promise.all([
    findSchedules(visit, proIds, daysFrom(visit.now)),
    findBusyTimesOf(visit, proIds, reachOf(visit.now)),
  ])
  const busyByPro = Map.groupBy(busy, ({ proId }) => proId)
  return schedules.map(({ proId, ...schedule }) => ({
    proId,
    today: localDate(schedule.timeZone, visit.now),
    date: nextOpening(schedule, visit.now, busyByPro.get(proId) ?? []),
  }))
}

/** All days that are among the next two weeks in any time zone. */
function daysFrom(now: Date) {
  const today = localDate('UTC', now)
  return { first: plusDays(today, -1), last: plusDays(today, openingsWithin) }
}

/** A span wide enough for each pro's time zone, and for an appointment, or its gap, that ends after the last day. */
function reachOf(now: Date): Span {
  const around = maxBufferMinutes + defaultDuration
  return { startsAt: plusMinutes(now, -around), endsAt: later(now, daysInMs(openingsWithin + 1)) }
}
