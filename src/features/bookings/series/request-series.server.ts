import { refuseFields } from '../../../platform/refusal.ts'
import type { SeriesColumns } from '../../../platform/tables/booking-tables.ts'
import type { Visit } from '../../../platform/visit.server.ts'
import { daysAhead } from '../../availability/availability.ts'
import { localDate } from '../../availability/local-time.ts'
import type { BookingRecord } from '../booking-record.table.server.ts'
import type { BookingRequest } from '../booking.schema.ts'
import { findBooking } from '../bookings.table.server.ts'
import { subjectOf } from '../rescheduling/reschedule-booking.server.ts'
import { isTooLong, noSeries, type Repeat, repeatOfRow, seriesColumns } from './repeats.ts'

/**
 * What a request asks to repeat. One that reschedules an appointment alone keeps that one's place in its series; one
 * that repeats stands for the later ones, too.
 */
export async function requireSeries(
  visit: Visit,
  {
    id,
    request,
    replaced,
    timeZone,
  }: { id: string; request: BookingRequest; replaced: BookingRecord | null; timeZone: string },
): Promise<SeriesColumns> {
  const { requestDate } = request
  const repeat = wantedRepeat(request, replaced)
  const isMove = replaced !== null && reschedulesAppointment(replaced)
  if (!repeat) return isMove ? ownSeries(visit, replaced) : noSeries
  if (isMove && replaced.seriesId === null)
    refuseFields({ repeat: 'Only the one visit can be moved. To repeat it, please send another request' })
  if (isTooLong(requestDate, repeat, localDate(timeZone, visit.now))) {
    const message = `Please choose fewer visits: the last one has to be within the next ${daysAhead} days`
    refuseFields({ 'repeat.times': message })
  }
  return seriesColumns({ ...repeat, id, number: 1 })
}

/** A change of a request that does not speak of it repeats as that one; null ends it. An appointment moves alone. */
export function wantedRepeat({ repeat }: BookingRequest, replaced: BookingRecord | null): Repeat | null {
  if (repeat !== undefined) return repeat
  return replaced?.status === 'pending' ? repeatOfRow(replaced) : null
}

/**
 * The series of the appointment that is rescheduled, even if the request until now would have moved later ones with it.
 */
async function ownSeries(visit: Visit, replaced: BookingRecord): Promise<SeriesColumns> {
  const { id } = subjectOf(replaced)
  const own = id === replaced.id ? replaced : await findBooking(visit, id, replaced.customerId)
  const { seriesId, seriesNumber, repeatWeeks, repeatTimes } = own ?? noSeries
  return { seriesId, seriesNumber, repeatWeeks, repeatTimes }
}

/** Rather than only taking the place of a request. */
function reschedulesAppointment(replaced: BookingRecord): boolean {
  return replaced.status === 'accepted' || subjectOf(replaced).id !== replaced.id
}
