import type { PictureRow } from '../../../platform/tables/account-tables.ts'
import type { BookingRow } from '../../../platform/tables/booking-tables.ts'
import type { Actor, Visit } from '../../../platform/visit.server.ts'
import type { LocalTime } from '../../appointments/appointment.ts'
import { recordBookingLine } from '../../messages/booking-lines.server.ts'
import { appendPhotos } from '../../messages/booking-photos.server.ts'
import { notifyParties } from '../emails/booking-emails.server.ts'
import { recordAnswerSpeed } from '../figures/answer-speed.server.ts'
import { type BookingEventKind, bookingTransitions } from '../booking-transitions.ts'
import { insertEvents } from './booking-events.table.server.ts'

export interface Change {
  kind: BookingEventKind
  /** Null when no person did it: its time had come. */
  by: Pick<Actor, 'id'> | null
  reason: string | null
  /** The price that was named with it, if any. */
  priceCents?: number | null
  /** The suggestion that was made, taken or taken back. */
  suggestionId?: string | null
  /** When the appointment was before, or would be without this request. */
  insteadOf?: LocalTime | null
  /** Those that come with a request. */
  photos?: readonly PictureRow[]
}

/**
 * Records a change of a booking, in its transaction: an event if its status or its time changed, a line in the
 * conversation and its photos, emails and notifications; with an answer, also how fast the pro answers. `booking` is
 * the row after the change.
 */
export async function recordChange(
  visit: Visit,
  booking: BookingRow,
  { kind, by, reason, priceCents = null, suggestionId = null, insteadOf = null, photos = [] }: Change,
): Promise<void> {
  const to = booking.status
  const from = kind === 'request' ? null : bookingTransitions[kind].from
  if (from !== to || kind === 'takeMove')
    await insertEvents(visit, [booking.id], { actorId: by?.id ?? null, from, to, reason })
  if (answers.has(kind)) await recordAnswerSpeed(visit, booking.proId)
  await recordBookingLine(visit, booking, { by, priceCents, suggestionId, retracts: retractions.has(kind), insteadOf })
  await appendPhotos(visit, booking, photos)
  await notifyParties(visit, booking, { kind, by })
}

/** What changes how fast the pro answers. Not `take`: the pro answered when suggesting the time. */
const answers: ReadonlySet<BookingEventKind> = new Set(['accept', 'decline', 'suggest', 'retract', 'expire'])

const retractions: ReadonlySet<BookingEventKind> = new Set(['retract', 'retractMove'])
