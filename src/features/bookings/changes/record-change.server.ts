import type { BookingStatus } from '../../../platform/tables/column-values.ts'
import type { BookingRow } from '../../../platform/tables/booking-tables.ts'
import type { Actor, Visit } from '../../../platform/visit.server.ts'
import { recordBookingLine } from '../../messages/booking-lines.server.ts'
import { notifyParties } from '../emails/booking-emails.server.ts'
import { recordAnswerSpeed } from '../figures/answer-speed.server.ts'
import type { BookingEventKind } from '../booking-transitions.ts'
import { insertEvent } from './booking-changes.table.server.ts'

export interface Change {
  kind: BookingEventKind
  /** Null for a new request. */
  from: BookingStatus | null
  /** Null when no person did it: its time had come. */
  by: Actor | null
  reason: string | null
  /** The price, if the change named one. */
  priceCents?: number | null
}

/**
 * Records a change of a booking, in its transaction: an event, a line in the conversation of the two parties, and
 * emails and notifications; with an answer, also how fast the pro answers. `booking` is the row after the change.
 */
export async function recordChange(
  visit: Visit,
  booking: BookingRow,
  { kind, from, by, reason, priceCents }: Change,
): Promise<void> {
  await insertEvent(visit, { bookingId: booking.id, actorId: by?.id ?? null, from, to: booking.status, reason })
  if (kind === 'accept' || kind === 'decline' || kind === 'expire') await recordAnswerSpeed(visit, booking.proId)
  await recordBookingLine(visit, booking, { by, priceCents })
  await notifyParties(visit, booking, { kind, by })
}
