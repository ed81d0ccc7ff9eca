import { formatShortDay } from '../../../ui/short-day.ts'
import type { LocalTime } from '../../appointments/appointment.ts'
import type { Booking } from '../booking.ts'

// The appointments of a series that are not over: a list shows the next one, and the later ones as rows. Pure.

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

/** An appointment as listed below the next one of its series. */
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
  return later.map((appointment) => {
    const { scheduledDate, scheduledTime, toChoose } = appointment
    return { id: appointment.id, scheduledDate, scheduledTime, toChoose, place: placeOf(appointment, series.times) }
  })
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

/** "4 more visits, until Jan 14" */
export function laterWords(later: readonly LaterAppointment[]): string {
  const last = formatShortDay(later.at(-1)?.scheduledDate ?? '')
  return later.length === 1 ? `1 more visit, on ${last}` : `${later.length} more visits, until ${last}`
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
