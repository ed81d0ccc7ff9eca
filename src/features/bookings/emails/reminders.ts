import { daysInMs, hoursInMs, later } from '../../../platform/durations.ts'
import type { BookingRow } from '../../../platform/tables/booking-tables.ts'

/** How long before an appointment its customer is reminded; one accepted later still gets a reminder. */
export const remindBefore = daysInMs(1)

/** How long after an appointment its pro is asked to mark it as completed, and how much later once more. */
export const askToCompleteAfter = hoursInMs(2)
const askToCompleteAgainAfter = daysInMs(3)

/** When to remind a pro who has not answered: halfway to the appointment, or after a day if that is earlier. */
export function askAgainAt({ createdAt, startsAt }: Pick<BookingRow, 'createdAt' | 'startsAt'>): Date {
  const halfway = (startsAt.getTime() - createdAt.getTime()) / 2
  return later(createdAt, Math.min(halfway, daysInMs(1)))
}

/** When to remind a customer who has not taken a suggested time: by the same rule, before any of them or the request is over. */
export function remindToChooseAt(
  suggestedAt: Date,
  request: Pick<BookingRow, 'startsAt'>,
  starts: readonly Date[],
): Date {
  const firstOver = Math.min(request.startsAt.getTime(), ...starts.map((start) => start.getTime()))
  return askAgainAt({ createdAt: suggestedAt, startsAt: new Date(firstOver) })
}

/** When the next reminder is due after the one due at `remindAt`, which is being sent now; null after the last. */
export function nextReminder(
  { status, endsAt, remindAt }: Pick<BookingRow, 'status' | 'endsAt'> & { remindAt: Date },
  now: Date,
): Date | null {
  if (status !== 'accepted') return null
  const firstAfter = later(endsAt, askToCompleteAfter)
  if (remindAt < firstAfter) return firstAfter
  return remindAt > firstAfter ? null : later(now, askToCompleteAgainAfter)
}
