import { serviceOf } from '../../platform/column-values.ts'
import { refuse } from '../../platform/refusal.ts'
import { signedIn, type Visit } from '../../platform/visit.server.ts'
import { localDate, plusDays, startOfDay } from '../availability/local-time.ts'
import { addressLine } from './booking.ts'
import type { TodaysAppointments, TodaysAppointment } from './todays-appointments.ts'
import { findAcceptedOn, findTimeZone, type AcceptedBooking } from './todays-appointments.table.server.ts'

/** The caller's accepted appointments of today as a pro, earliest first; by local date of the business. */
export async function getTodaysAppointments(visit: Visit): Promise<TodaysAppointments> {
  const { id } = signedIn(visit)
  const timeZone = (await findTimeZone(visit, id)) ?? refuse('missing', 'Professional not found.')
  const day = localDate(timeZone, visit.now)
  return {
    accountId: id,
    day,
    until: startOfDay(timeZone, plusDays(day, 1)).toISOString(),
    visits: (await findAcceptedOn(visit, id, day)).map(present),
  }
}

function present(found: AcceptedBooking): TodaysAppointment {
  return {
    id: found.id,
    time: found.scheduledTime,
    service: serviceOf(found),
    customerName: found.customerName,
    phone: found.customerPhone,
    address: addressLine(found),
  }
}
