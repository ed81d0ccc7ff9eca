import { newId } from '../../../platform/id.ts'
import { refuseFields } from '../../../platform/refusal.ts'
import { signedIn, transact, type Visit } from '../../../platform/visit.server.ts'
import { formatShortStart } from '../../../ui/short-day.ts'
import { findFreeStarts, getSchedule } from '../../availability/availability.server.ts'
import { setSuggestion } from '../changes/booking-changes.table.server.ts'
import { recordChange } from '../changes/record-change.server.ts'
import type { BookingRecord } from '../booking-record.table.server.ts'
import type { BookingView } from '../booking.ts'
import { readBooking } from '../bookings.server.ts'
import { lockOwnBooking, refuseChanged, requireMayChange } from '../changes/own-booking.server.ts'
import { requireOpenPrice } from '../changes/open-price.ts'
import { remindToChooseAt } from '../emails/reminders.ts'
import type { SuggestedStart, TimesSuggestion } from './suggestion.schema.ts'
import { isRequestedTime } from './suggestable-times.server.ts'
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

/** The rules of the request form, for each of the times; where they were asked for, also if the business has moved. */
async function requireFreeStarts(visit: Visit, booking: BookingRecord, times: readonly SuggestedStart[]) {
  const { id, proId, timeZone, durationMinutes } = booking
  const others = times.filter((start) => !isRequestedTime(booking, start))
  const wanted = others.map(({ date, time }) => ({ date, time, timeZone, durationMinutes }))
  const free = await findFreeStarts(visit, await getSchedule(visit, proId), wanted, id)
  const wrong = times.find(({ date, time }) => !free.some((start) => start.date === date && start.time === time))
  if (wrong) refuseFields({ times: notFree(wrong, booking) })
  const starts = new Map(free.map(({ startsAt }) => [startsAt.getTime(), startsAt]))
  return [...starts.values()].toSorted((a, b) => a.getTime() - b.getTime())
}

function notFree(start: SuggestedStart, booking: BookingRecord): string {
  const why = isRequestedTime(booking, start) ? 'is the time of the request: accept it instead' : 'is not free'
  return `${formatShortStart(start.date, start.time)} ${why}. Please choose another time`
}
