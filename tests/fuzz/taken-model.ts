import type { Model, ModelBooking } from './booking-model.ts'

/** By a visit that would not be replaced. */
export function isTaken({ bookings }: Model, wanted: Wanted): boolean {
  const { pro, week, hour, minutes } = wanted
  return bookings.some(
    (one) =>
      !isReplacedBy(one, wanted) &&
      one.pro === pro &&
      one.week === week &&
      one.status === 'accepted' &&
      !one.past &&
      one.hour * 60 < hour * 60 + minutes &&
      hour * 60 < one.hour * 60 + one.minutes,
  )
}

type Wanted = Pick<ModelBooking, 'id' | 'pro' | 'week' | 'hour' | 'minutes' | 'replaces' | 'series'>

function isReplacedBy(
  one: ModelBooking,
  { id, replaces, series }: Pick<Wanted, 'id' | 'replaces' | 'series'>,
): boolean {
  if (one === replaces) return true
  return replaces !== undefined && series?.id === id && isLater(one, replaces)
}

/** A visit of the same series that is still to come after this one. */
export function isLater(one: ModelBooking, booking: ModelBooking): boolean {
  const { series, past } = booking
  if (series === undefined || one.series?.id !== series.id) return false
  return one.status === 'accepted' && !one.past && (past || startOf(one) > startOf(booking))
}

function startOf({ week, hour }: ModelBooking): number {
  return week * 7 * 24 + hour
}

/** What accepting a request that repeats ends besides the visit that it replaces. */
export function laterMoved({ bookings }: Model, { id, replaces, series }: ModelBooking): ModelBooking[] {
  if (replaces === undefined || series?.id !== id) return []
  return bookings.filter((one) => isLater(one, replaces))
}

/** The booking that is being rescheduled, even if the request changes an earlier request to do so. */
export function subjectOf(model: Model, booking: ModelBooking): ModelBooking {
  const { status, replaces } = booking
  if (status === 'accepted' || replaces === undefined) return booking
  return replaces.status === 'accepted' || laterMoved(model, booking).length > 0 ? replaces : booking
}
