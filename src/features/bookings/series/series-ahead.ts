import { plural } from '../../../ui/format.ts'
import { formatShortDay } from '../../../ui/short-day.ts'
import type { LocalTime } from '../../appointments/appointment.ts'
import type { Booking, BookingView } from '../booking.ts'

// The appointments of a series that a list shows as rows below an earlier one: those that are not over, and those that
// were canceled together. Pure.

export interface AppointmentAhead extends LocalTime {
  id: string
  seriesId: string | null
  seriesNumber: number | null
  replacesId: string | null
  /** Its customer has asked for another time, and waits for an answer. */
  isToMove: boolean
  /** Its pro suggests other times, and the customer can take one. */
  toChoose: boolean
  /** When it was before the customer took the time that it has now. */
  movedFrom: string | null
}

/** An appointment that was canceled together with an earlier one. */
export interface CanceledWith extends LocalTime, Pick<AppointmentAhead, 'id' | 'seriesNumber'> {
  firstId: string
}

/** An appointment as listed below an earlier one of its series. */
export interface LaterAppointment extends LocalTime, Pick<AppointmentAhead, 'id' | 'toChoose'> {
  /** "3 of 8, moved" */
  place: string
}

/** Those after this booking, out of those ahead in order; none unless it is the next of its series. */
export function laterOf(
  { id, series }: Pick<Booking, 'id' | 'series'>,
  ahead: readonly AppointmentAhead[],
): LaterAppointment[] {
  if (!series) return []
  const [next, ...later] = ofSeries(series, ahead)
  if (next?.id !== id) return []
  return later.map((appointment) => rowOf(appointment, placeOf(appointment, series.times)))
}

/** Those that were canceled together with this booking. */
export function laterCanceledOf(
  { id, series }: Pick<Booking, 'id' | 'series'>,
  canceled: readonly CanceledWith[],
): LaterAppointment[] {
  return canceled
    .filter(({ firstId }) => firstId === id)
    .map((appointment) => rowOf({ ...appointment, toChoose: false }, `${appointment.seriesNumber} of ${series?.times}`))
}

/**
 * "3 of 8, moved", of a booking in a list that has all of its series; undefined for the next one, and for any that is
 * over.
 */
export function placeOfLater(
  { id, series }: Pick<Booking, 'id' | 'series'>,
  ahead: readonly AppointmentAhead[],
): string | undefined {
  const [, ...later] = series ? ofSeries(series, ahead) : []
  const found = later.find((appointment) => appointment.id === id)
  return found && series ? placeOf(found, series.times) : undefined
}

function ofSeries({ id }: { id: string }, ahead: readonly AppointmentAhead[]): AppointmentAhead[] {
  return ahead.filter(({ seriesId }) => seriesId === id)
}

function rowOf({ id, scheduledDate, scheduledTime, toChoose }: Omit<LaterAppointment, 'place'>, place: string) {
  return { id, scheduledDate, scheduledTime, toChoose, place }
}

/** "4 more visits, until Jan 14"; of those that ended with the first, "Also canceled: 4 visits, until Jan 14". */
export function laterWords(
  { status, endedAs }: Pick<BookingView, 'status' | 'endedAs'>,
  later: readonly LaterAppointment[],
): string {
  const last = formatShortDay(later.at(-1)?.scheduledDate ?? '')
  const until = `${later.length === 1 ? 'on' : 'until'} ${last}`
  if (status !== 'canceled') return `${plural(later.length, 'more visit')}, ${until}`
  return `Also ${endedAs === 'moved' ? 'moved' : 'canceled'}: ${plural(later.length, 'visit')}, ${until}`
}

/** The first one keeps its id when the request for all of them was changed, but not when it is moved. */
function placeOf({ seriesNumber, isToMove, toChoose, ...appointment }: AppointmentAhead, times: number): string {
  const remarks = [
    ...(isMoved(appointment) ? ['moved'] : []),
    ...(isToMove ? ['asked to move'] : []),
    ...(toChoose ? ['other times suggested'] : []),
  ]
  return [`${seriesNumber} of ${times}`, ...remarks].join(', ')
}

function isMoved({ id, seriesId, replacesId, movedFrom }: Moved): boolean {
  return movedFrom !== null || (replacesId !== null && id !== seriesId)
}

type Moved = Pick<AppointmentAhead, 'id' | 'seriesId' | 'replacesId' | 'movedFrom'>
