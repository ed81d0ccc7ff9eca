import { daysInMs, hoursInMs, later } from '../../../platform/durations.ts'
import type { BookingRow } from '../../../platform/tables/booking-tables.ts'
import { lateAfter } from '../booking-transitions.ts'

/** How long before an appointment its customer is reminded, unless it is accepted later than that. */
export const remindBefore = daysInMs(1)

/** How long after an appointment its pro is asked to mark it as completed. */
const askToCompleteAfter = hoursInMs(2)

/** When to remind a pro who has not answered: halfway to the appointment, or after a day if that is earlier. */
export function askAgainAt({ createdAt, startsAt }: Pick<BookingRow, 'createdAt' | 'startsAt'>): Date {
  const halfway = (startsAt.getTime() - createdAt.getTime()) / 2
  return later(createdAt, Math.min(halfway, daysInMs(1)))
}

/**
 * When to remind a customer who has not taken a suggested time: by the same rule, before any of them or the request is
 * over.
 */
export function remindToChooseAt(
  suggestedAt: Date,
  request: Pick<BookingRow, 'startsAt'>,
  starts: readonly Date[],
): Date {
  const firstOver = Math.min(request.startsAt.getTime(), ...starts.map((start) => start.getTime()))
  return askAgainAt({ createdAt: suggestedAt, startsAt: new Date(firstOver) })
}

/** When it is the pro's turn again, since the last suggested time is over; null if the request is over by then, too. */
export function nothingToChooseAt({ startsAt }: Pick<BookingRow, 'startsAt'>, starts: readonly Date[]): Date | null {
  const last = starts.at(-1)
  return last && last < startsAt ? last : null
}

/**
 * When to remind of an appointment first: a day before it or, if that is too late, once it is over. With times to
 * choose from, by the rule for those if that is sooner: the reminder of the day before names them, too.
 */
export function appointmentReminderAt(
  now: Date,
  { startsAt, endsAt }: Pick<BookingRow, 'startsAt' | 'endsAt'>,
  starts: readonly Date[] = [],
): Date {
  const before = later(startsAt, -remindBefore)
  if (before <= now) return later(endsAt, askToCompleteAfter)
  const choose = starts.length > 0 ? remindToChooseAt(now, { startsAt }, starts) : before
  return choose < before ? choose : before
}

/**
 * Whether this reminder of an appointment comes before the one of the day before: it asks the customer to choose a
 * time.
 */
export function asksToChoose({ startsAt, remindAt }: Pick<BookingRow, 'startsAt'> & { remindAt: Date }): boolean {
  return remindAt < later(startsAt, -remindBefore)
}

/** When the next reminder is due after the one due at `remindAt`, which is being sent now; null after the last. */
export function nextReminder(
  { status, startsAt, endsAt, remindAt }: Pick<BookingRow, 'status' | 'startsAt' | 'endsAt'> & { remindAt: Date },
  now: Date,
): Date | null {
  if (status !== 'accepted') return null
  if (asksToChoose({ startsAt, remindAt })) return later(startsAt, -remindBefore)
  const firstAfter = later(endsAt, askToCompleteAfter)
  if (remindAt < firstAfter) return firstAfter
  return remindAt > firstAfter ? null : later(now, lateAfter)
}
