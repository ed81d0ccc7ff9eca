import { daysInMs } from '../../platform/days.ts'
import type { BookingRow } from '../../platform/booking-tables.ts'

/** How long before a visit its customer is reminded; one accepted later than that is remembered anyway. */
export const remindBefore = daysInMs(1)

/** When to write to a pro again who has not answered: halfway to the visit, after a day at the latest. */
export function askAgainAt({ createdAt, startsAt }: Pick<BookingRow, 'createdAt' | 'startsAt'>): Date {
  const halfway = (startsAt.getTime() - createdAt.getTime()) / 2
  return new Date(createdAt.getTime() + Math.min(halfway, daysInMs(1)))
}
