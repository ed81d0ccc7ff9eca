import type { Visit } from '../../platform/visit.server.ts'
import { defaultDuration, freeStarts, maxBufferMinutes } from './availability.ts'
import { findBusyTimesOf } from './busy-times.table.server.ts'
import { plusMinutes } from './local-time.ts'
import type { Span } from './schedule.ts'
import { findSchedules } from './schedules.table.server.ts'

/**
 * When each of these pros is first free on a day, for an appointment of the usual length: HH:mm by id, where the pro
 * works. Whoever has no time left, or may not be shown, is left out.
 */
export async function findFirstStarts(visit: Visit, proIds: string[], date: string): Promise<Map<string, string>> {
  const [schedules, busy] = await Promise.all([
    findSchedules(visit, proIds, { first: date, last: date }),
    findBusyTimesOf(visit, proIds, reachOf(date)),
  ])
  const busyByPro = Map.groupBy(busy, ({ proId }) => proId)
  const day = { date, durationMinutes: defaultDuration, now: visit.now }
  const starts = schedules.flatMap(({ proId, ...schedule }) => {
    const [first] = freeStarts(schedule, { ...day, busy: busyByPro.get(proId) ?? [] })
    return first ? [[proId, first.time] as const] : []
  })
  return new Map(starts)
}

/** The day in any time zone, from UTC+14 to UTC−12, with the gap around an appointment. */
function reachOf(date: string): Span {
  const midnight = new Date(date)
  return {
    startsAt: plusMinutes(midnight, -14 * 60 - maxBufferMinutes),
    endsAt: plusMinutes(midnight, 36 * 60 + maxBufferMinutes),
  }
}
