import { getSchedule } from '../features/availability/availability.server.ts'
import { longestSpell } from '../features/availability/schedule.ts'
import { listServices } from '../features/services/services.server.ts'
import { signedIn, type Visit } from '../platform/visit.server.ts'

/** What a pro is told whose service is longer than any of their days. Not an error, since the hours may change, too. */
export async function unbookableService(visit: Visit): Promise<string | undefined> {
  const [services, schedule] = await Promise.all([listServices(visit), getSchedule(visit, signedIn(visit).id)])
  const longest = longestSpell(schedule, visit.now)
  const service = services.find(({ durationMinutes }) => durationMinutes > longest)
  return service && `Nobody can book “${service.name}”: it takes longer than you work on any day without a break.`
}
