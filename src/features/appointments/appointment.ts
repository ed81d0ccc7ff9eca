import type { BookingRow } from '../../platform/tables/booking-tables.ts'
import { plural } from '../../ui/format.ts'

// What a booking says wherever it is named: on its card, in conversations, notifications, emails and calendars.

/** What it is for: the service by its pro's name, otherwise the kind of work. */
export function serviceOf({ serviceName, serviceType }: Pick<BookingRow, 'serviceName' | 'serviceType'>): string {
  return serviceName ?? serviceType
}

/** When it begins, where the pro is. */
export type LocalTime = Pick<BookingRow, 'scheduledDate' | 'scheduledTime'>

/** The current state of the booking that another one replaces, or would replace once it is accepted. */
export interface Replaced extends LocalTime, Pick<BookingRow, 'id' | 'status' | 'endedAs'> {
  /** How many later appointments of its series move with it: none unless the request repeats itself. */
  later: number
}

/** Once it is accepted, other appointments move; until then they stay as they are. */
export function movesAppointment({ replaced }: { replaced: Pick<Replaced, 'status' | 'later'> | null }): boolean {
  return replaced !== null && (replaced.status === 'accepted' || replaced.later > 0)
}

/**
 * "Mon, Mar 2, 9:00 AM and 3 later visits": what moves with the appointment of that time or, if that is gone, after it.
 */
export function whatMoves(when: string, { status, endedAs, later }: Pick<Replaced, 'status' | 'endedAs' | 'later'>) {
  if (later === 0) return when
  const isGone = status !== 'accepted' && endedAs !== 'moved'
  return isGone ? `${plural(later, 'visit')} after ${when}` : `${when} and ${plural(later, 'later visit')}`
}

/** "every 2 weeks" */
export function rhythmOf(everyWeeks: number): string {
  return everyWeeks === 1 ? 'every week' : `every ${everyWeeks} weeks`
}
