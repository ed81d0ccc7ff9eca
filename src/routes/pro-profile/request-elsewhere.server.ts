import type { LostBooking } from '../../features/bookings/booking.ts'
import { getBooking } from '../../features/bookings/bookings.server.ts'
import { lostBookings } from '../../features/bookings/lists/lost-bookings.server.ts'
import { choiceOfKind } from '../../features/bookings/request/requested-service.ts'
import type { FreeDay } from '../../features/availability/free-day.ts'
import type { ProProfile } from '../../features/pros/pro.ts'
import type { Visit } from '../../platform/visit.server.ts'
import { dateUnlessFull } from './reschedule-request.server.ts'

/** Prefills the form for a customer whose request failed elsewhere: nobody wants to type the same twice. */
export async function startElsewhere(visit: Visit, { userId, services }: ProProfile, days: readonly FreeDay[]) {
  const [lost] = await lostBookings(visit)
  if (!lost || lost.proId === userId) return {}
  const { businessName, serviceType, notes, scheduledDate, scheduledTime, lostBy } = lost
  const { photos } = await getBooking(visit, lost.id)
  return {
    note: `Filled in with your ${what[lostBy](businessName)}.`,
    filled: {
      serviceType: choiceOfKind(services, serviceType),
      description: notes,
      requestTime: scheduledTime,
      // They stay in the conversation with the other pro; the form asks to choose them again.
      ...(photos.length > 0 && { photos: String(photos.length) }),
      ...(lostBy === 'expire' ? {} : dateUnlessFull(days, scheduledDate)),
    },
  }
}

const what = {
  decline: (pro) => `request that ${pro} declined`,
  cancel: (pro) => `visit that ${pro} canceled`,
  expire: (pro) => `request that ${pro} did not answer`,
} satisfies Record<LostBooking['lostBy'], (pro: string) => string>
