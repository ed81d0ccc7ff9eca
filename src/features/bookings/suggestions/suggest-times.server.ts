import { newId } from '../../../platform/id.ts'
import { refuseFields } from '../../../platform/refusal.ts'
import { signedIn, transact, type Visit } from '../../../platform/visit.server.ts'
import { formatShortStart } from '../../../ui/short-day.ts'
import { getSchedule } from '../../availability/availability.server.ts'
import { instantOf } from '../../availability/local-time.ts'
import { setSuggestion } from '../changes/booking-changes.table.server.ts'
import { recordChange } from '../changes/record-change.server.ts'
import type { BookingRecord } from '../booking-record.table.server.ts'
import type { BookingView } from '../booking.ts'
import { readBooking } from '../bookings.server.ts'
import { lockOwnBooking, refuseChanged, requireMayChange } from '../changes/own-booking.server.ts'
import { requireOpenPrice } from '../changes/open-price.ts'
import { remindToChooseAt } from '../emails/reminders.ts'
import type { SuggestedStart, TimesSuggestion } from './suggestion.schema.ts'
import { suggestableDays } from './suggestable-times.server.ts'
import { insertSuggestion } from './suggestions.table.server.ts'

/**
 * Suggests other times for a pending request, in place of those suggested before. They hold nothing: the customer
 * who takes one first has it.
 */
export async function suggestTimes(visit: Visit, id: string, suggestion: TimesSuggestion): Promise<BookingView> {
  const pro = signedIn(visit)
  // Each one is sent to the customer by email.
  await visit.limits('suggestTimes', pro.id)
  return transact(visit, async (visit) => {
    const booking = await lockOwnBooking(visit, id)
    requireMayChange(visit, booking, 'suggest')
    const starts = await requireFreeStarts(visit, booking, suggestion.times)
    const priceCents = requireOpenPrice(booking, suggestion.price)
    const suggestionId = newId()
    const remindAt = remindToChooseAt(visit.now, booking, starts)
    // First, since it waits for whoever else changes the booking.
    const suggested = await setSuggestion(visit, { bookingId: id, proId: pro.id, suggestionId, remindAt })
    if (!suggested) refuseChanged()
    const { note } = suggestion
    await insertSuggestion(visit, { bookingId: id, id: suggestionId, starts, note, priceCents, madeAt: visit.now })
    await recordChange(visit, suggested, { kind: 'suggest', by: pro, reason: null, priceCents, suggestionId })
    return readBooking(visit, id)
  })
}

/** The rules of the request form, for each of the times. */
async function requireFreeStarts(visit: Visit, booking: BookingRecord, times: readonly SuggestedStart[]) {
  const schedule = await getSchedule(visit, booking.proId)
  const starts = new Map<number, Date>()
  for (const { date, time } of times) {
    const [day] = await suggestableDays(visit, schedule, booking, { from: date, days: 1 })
    const startsAt = day?.slots.includes(time) ? instantOf(schedule.timeZone, date, time) : null
    if (!startsAt) return refuseFields({ times: notFree(date, time, booking) })
    starts.set(startsAt.getTime(), startsAt)
  }
  return [...starts.values()].toSorted((a, b) => a.getTime() - b.getTime())
}

function notFree(date: string, time: string, { scheduledDate, scheduledTime }: BookingRecord): string {
  const isRequested = date === scheduledDate && time === scheduledTime
  const why = isRequested ? 'is the time of the request: accept it instead' : 'is not free'
  return `${formatShortStart(date, time)} ${why}. Please choose another time`
}
