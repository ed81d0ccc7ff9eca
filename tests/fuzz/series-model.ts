import { type Model, type ModelBooking, type RequestedAppointment, repeatOf, wantedTimes } from './booking-model.ts'
import { isLater, isTaken, subjectOf } from './taken-model.ts'

/**
 * What a new request repeats: a move of a visit is one of its series unless it repeats itself, and a change of a request
 * repeats as that did.
 */
export function seriesOf(model: Model, id: string, requested: RequestedAppointment): ModelBooking['series'] {
  const { instead } = requested
  const times = wantedTimes(requested)
  if (times) return { id, times }
  const subject = instead && subjectOf(model, instead)
  return instead?.status === 'accepted' || subject !== instead ? subject?.series : undefined
}

/** The weeks in which accepting this request books a visit, after the first. */
export function laterWeeks(model: Model, booking: ModelBooking): number[] {
  const { times = 1 } = repeatOf(booking) ?? {}
  const weeks = Array.from({ length: times }, (_, week) => week)
  return weeks.filter((week) => week > 0 && !isTaken(model, { ...booking, week }))
}

/** The accepted visits of the series that are still to come after this one. */
export function laterVisits({ bookings }: Model, booking: ModelBooking): ModelBooking[] {
  return bookings.filter((one) => isLater(one, booking))
}
