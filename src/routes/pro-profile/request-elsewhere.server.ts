import { declinedRequests } from '../../features/bookings/bookings.server.ts'
import { choiceOfKind } from '../../features/bookings/requested-service.ts'
import type { FreeDay } from '../../features/availability/availability.server.ts'
import type { ProProfile } from '../../features/pros/pro.ts'
import type { Visit } from '../../platform/visit.server.ts'
import { dateUnlessFull } from './reschedule-request.server.ts'

/** How the form begins for whoever was declined elsewhere: nobody wants to write the same twice. */
export async function startElsewhere(visit: Visit, { userId, services }: ProProfile, days: readonly FreeDay[]) {
  const [declined] = await declinedRequests(visit)
  if (!declined || declined.proId === userId) return {}
  const { businessName, serviceType, notes, scheduledDate, scheduledTime } = declined
  return {
    note: `Filled in with your request that ${businessName} declined.`,
    filled: {
      serviceType: choiceOfKind(services, serviceType),
      description: notes,
      requestTime: scheduledTime,
      ...dateUnlessFull(days, scheduledDate),
    },
  }
}
