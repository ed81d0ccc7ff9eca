import { isTaken, type Model, type ModelBooking, repeatOf, subjectOf } from './booking-model.ts'

/**
 * What a new request repeats: a move of a visit is one of its series, and a change of a request repeats as that did.
 */
export function seriesOf(
  id: string,
  { times, instead }: { times?: number | null; instead?: ModelBooking },
): ModelBooking['series'] {
  if (!instead) return times ? { id, times } : undefined
  if (instead.status === 'accepted' || subjectOf(instead) !== instead) return instead.series
  const own = times === null ? undefined : repeatOf(instead)
  return own && { ...own, id }
}

/** The weeks in which accepting this request books a visit, after the first. */
export function laterWeeks(model: Model, booking: ModelBooking): number[] {
  const { times = 1 } = repeatOf(booking) ?? {}
  const weeks = Array.from({ length: times }, (_, week) => week)
  return weeks.filter((week) => week > 0 && !isTaken(model, { ...booking, week }))
}

/** The accepted visits of the series that are still to come after this one. */
export function laterVisits({ bookings }: Model, booking: ModelBooking): ModelBooking[] {
  if (booking.series === undefined) return []
  return bookings.filter(
    (one) =>
      one.series?.id === booking.series?.id &&
      one.status === 'accepted' &&
      !one.past &&
      (booking.past || startOf(one) > startOf(booking)),
  )
}

function startOf({ week, hour }: ModelBooking): number {
  return week * 7 * 24 + hour
}
