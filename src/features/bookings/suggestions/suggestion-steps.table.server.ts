import type { BookingRow } from '../../../platform/tables/booking-tables.ts'
import type { Visit } from '../../../platform/visit.server.ts'
import type { Start } from '../../availability/schedule.ts'
import { namedPrice } from '../appointment-price.ts'
import { bookingColumns } from '../booking-record.table.server.ts'
import { bookingTransitions } from '../booking-transitions.ts'
import { appointmentReminderAt } from '../emails/reminders.ts'

// What a suggestion changes of its booking.

/** Waits for whoever else changes the booking: the suggestion that counts then, and until this transaction ends. */
export async function lockSuggestion({ db }: Visit, { id, status, startsAt }: Found) {
  const asFound = db.selectFrom('booking').select('suggestionId').where('id', '=', id).where('status', '=', status)
  return asFound.where('startsAt', '=', startsAt).forUpdate().executeTakeFirst()
}

/** Makes this the suggestion that the customer can take, while the request waits or the appointment is when it was. */
export async function setSuggestion(visit: Visit, found: Found, { suggestionId, remindAt }: Suggested) {
  const update = asFound(visit, found).set({ suggestionId, remindAt, updatedAt: visit.now })
  return update.returning(bookingColumns).executeTakeFirst()
}

/** Takes this suggestion back, as long as it is the one that counts, under the same conditions. */
export async function clearSuggestion(visit: Visit, found: Found, { suggestionId, remindAt }: Suggested) {
  const update = asFound(visit, found).set({ suggestionId: null, remindAt, updatedAt: visit.now })
  return update.where('suggestionId', '=', suggestionId).returning(bookingColumns).executeTakeFirst()
}

/** The booking as it was read: meanwhile it may have been answered, ended or moved. */
type Found = Pick<BookingRow, 'id' | 'status' | 'startsAt'>

function asFound({ db }: Visit, { id, status, startsAt }: Found) {
  return db.updateTable('booking').where('id', '=', id).where('status', '=', status).where('startsAt', '=', startsAt)
}

interface Suggested {
  suggestionId: string
  /** When to remind the party whose turn it is then. */
  remindAt: Date
}

/**
 * Accepts the request at a suggested time, or moves the appointment to it, under the same conditions. The time that it
 * had first is kept as the one that was asked for.
 */
export async function setTakenTime(visit: Visit, found: Found, { suggestionId, start, priceCents }: Taken) {
  const { date, time, startsAt, endsAt } = start
  return asFound(visit, found)
    .set((before) => ({
      requestedDate: before.fn.coalesce('requestedDate', before.ref('scheduledDate')),
      requestedTime: before.fn.coalesce('requestedTime', before.ref('scheduledTime')),
    }))
    .set({ status: bookingTransitions.take.to, scheduledDate: date, scheduledTime: time, startsAt, endsAt })
    .set({ ...namedPrice(priceCents), remindAt: appointmentReminderAt(visit.now, start), updatedAt: visit.now })
    .where('suggestionId', '=', suggestionId)
    .returning(bookingColumns)
    .executeTakeFirst()
}

interface Taken {
  suggestionId: string
  /** Date and time in the time zone of the booking. */
  start: Start & { date: string }
  priceCents: number | null
}
