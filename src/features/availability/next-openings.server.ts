import { daysInMs, later } from '../../platform/durations.ts'
import type { Visit } from '../../platform/visit.server.ts'
import { defaultDuration, maxBufferMinutes } from './availability.ts'
import type { Span } from './schedule.ts'
import { findBusyTimesOf } from './busy-times.table.server.ts'
import { findSchedules } from './schedules.table.server.ts'
import { localDate, plusDays, plusMinutes } from './local-time.ts'
import { allDays, nextOpening, type NextOpening, soonDays } from './next-opening.ts'

/** When each of these pros is next available; pros who may not be shown are left out. */
export async function listNextOpenings(visit: Visit, proIds: string[]): Promise<NextOpening[]> {
  const openings = await findOpenings(visit, proIds, soonDays)
  const bookedUp = openings.filter(({ date }) => date === null).map(({ proId }) => proId)
  if (bookedUp.length === 0) return openings
  const soon = openings.filter(({ date }) => date !== null)
  return [...soon, ...(await findOpenings(visit, bookedUp, allDays))]
}

async function findOpenings(visit: Visit, proIds: string[], days: number): Promise<NextOpening[]> {
  const { now } = visit
  const [schedules, busy] = await Promise.all([
    findSchedules(visit, proIds, daysFrom(now, days)),
    findBusyTimesOf(visit, proIds, reachOf(now, days)),
  ])
  const busyByPro = Map.groupBy(busy, ({ proId }) => proId)
  return schedules.map(({ proId, ...schedule }) => ({
    proId,
    today: localDate(schedule.timeZone, now),
    date: nextOpening(schedule, { now, busy: busyByPro.get(proId) ?? [], days }),
  }))
}

/** All days that are among the next ones in any time zone. */
function daysFrom(now: Date, days: number) {
  const today = localDate('UTC', now)
  return { first: plusDays(today, -1), last: plusDays(today, days) }
}

/** A span wide enough for each pro's time zone, and for an appointment, or its gap, that ends after the last day. */
function reachOf(now: Date, days: number): Span {
  const around = maxBufferMinutes + defaultDuration
  return { startsAt: plusMinutes(now, -around), endsAt: later(now, daysInMs(days + 1)) }
}
