import { refuseFields } from '../../../platform/refusal.ts'
import type { SeriesColumns } from '../../../platform/tables/booking-tables.ts'
import type { Visit } from '../../../platform/visit.server.ts'
import { daysAhead } from '../../availability/availability.ts'
import { localDate } from '../../availability/local-time.ts'
import type { BookingRecord } from '../booking-record.table.server.ts'
import type { BookingRequest } from '../booking.schema.ts'
import { subjectOf } from '../rescheduling/reschedule-booking.server.ts'
import { isTooLong, noSeries, type Repeat, repeatOfRow, seriesColumns } from './repeats.ts'

/** What a request asks to repeat. One that reschedules an appointment keeps that one's place in its series. */
export function requireSeries(
  visit: Visit,
  {
    id,
    request,
    replaced,
    timeZone,
  }: { id: string; request: BookingRequest; replaced: BookingRecord | null; timeZone: string },
): SeriesColumns {
  const { requestDate } = request
  if (replaced && reschedulesAppointment(replaced)) {
    if (request.repeat)
      refuseFields({ repeat: 'Only the one visit can be moved. To repeat it, please send another request' })
    const { seriesId, seriesNumber, repeatWeeks, repeatTimes } = replaced
    return { seriesId, seriesNumber, repeatWeeks, repeatTimes }
  }
  const repeat = wantedRepeat(request, replaced)
  if (!repeat) return noSeries
  if (isTooLong(requestDate, repeat, localDate(timeZone, visit.now))) {
    const message = `Please choose fewer visits: the last one has to be within the next ${daysAhead} days`
    refuseFields({ 'repeat.times': message })
  }
  return seriesColumns({ ...repeat, id, number: 1 })
}

/** A change of a request that does not speak of it repeats as that one; null ends it. */
function wantedRepeat({ repeat }: BookingRequest, replaced: BookingRecord | null): Repeat | null {
  return repeat === undefined ? replaced && repeatOfRow(replaced) : repeat
}

/** Rather than only taking the place of a request. */
function reschedulesAppointment(replaced: BookingRecord): boolean {
  return replaced.status === 'accepted' || subjectOf(replaced).id !== replaced.id
}
