import { serviceOf } from '../../appointments/appointment.ts'
import { refuse } from '../../../platform/refusal.ts'
import { signedIn, type Visit } from '../../../platform/visit.server.ts'
import { plusDays, startOfDay } from '../../availability/local-time.ts'
import { addressLine } from '../booking.ts'
import { directionsTo } from '../directions.ts'
import type { TodaysAppointments, TodaysAppointment } from './todays-appointments.ts'
import { type AcceptedBooking, findToday } from './todays-appointments.table.server.ts'

/** The caller's accepted appointments of today as a pro, earliest first; by local date of the business. */
export async function getTodaysAppointments(visit: Visit): Promise<TodaysAppointments> {
  const { id } = signedIn(visit)
  const today = (await findToday(visit, id)) ?? refuse('missing', 'Professional not found.')
  const { day, timeZone, accepted } = today
  const until = startOfDay(timeZone, plusDays(day, 1)).toISOString()
  return { accountId: id, day, until, visits: accepted.map(present) }
}

function present(found: AcceptedBooking): TodaysAppointment {
  return {
    id: found.id,
    time: found.scheduledTime,
    service: serviceOf(found),
    customerName: found.customerName,
    phone: found.customerPhone,
    address: addressLine(found),
    directions: directionsTo({ ...found, status: 'accepted' }),
  }
}
