import { isDeepStrictEqual } from 'node:util'

import { countTry } from '../../../platform/limits/count-try.server.ts'
import { newId } from '../../../platform/id.ts'
import { refuseFields } from '../../../platform/refusal.ts'
import type { SuggestionRow } from '../../../platform/tables/booking-tables.ts'
import { signedIn, transact, type Visit } from '../../../platform/visit.server.ts'
import { formatShortStart } from '../../../ui/short-day.ts'
import { findFreeStarts, getSchedule } from '../../availability/availability.server.ts'
import { recordChange } from '../changes/record-change.server.ts'
import type { BookingRecord } from '../booking-record.table.server.ts'
import type { BookingView } from '../booking.ts'
import { readBooking } from '../bookings.server.ts'
import { refuseChanged } from '../changes/own-booking.server.ts'
import { requireOpenPrice } from '../changes/open-price.ts'
import { appointmentReminderAt, remindToChooseAt } from '../emails/reminders.ts'
import { lockSuggestion, setSuggestion } from './suggestion-steps.table.server.ts'
import { requireForStep } from './own-suggestion.server.ts'
import type { SuggestedStart, TimesSuggestion } from './suggestion.schema.ts'
import { isRequestedTime } from './suggestable-times.server.ts'
import { findSuggestion, insertSuggestion } from './suggestions.table.server.ts'

/**
 * Suggests other times for a pending request, or for an appointment that is to move, in place of those suggested
 * before. They hold nothing: the customer who takes one first has it.
 */
export async function suggestTimes(visit: Visit, id: string, suggestion: TimesSuggestion): Promise<BookingView> {
  const pro = signedIn(visit)
  // Each one is sent to the customer by email.
  return countTry(visit.limits, [['suggestTimes', pro.id]], () =>
    transact(visit, (visit) => suggest(visit, id, suggestion)),
  )
}

async function suggest(visit: Visit, id: string, suggestion: TimesSuggestion): Promise<BookingView> {
  const { booking, kind } = await requireForStep(visit, id, 'suggest')
  if (suggestion.status !== undefined && suggestion.status !== booking.status) refuseChanged()
  const starts = await requireFreeStarts(visit, booking, suggestion.times)
  const moves = kind === 'suggestMove'
  const priceCents = moves ? requireNoPrice(suggestion) : requireOpenPrice(booking, suggestion.price)
  const andLater = requireLater(booking, suggestion)
  const { note } = suggestion
  const terms = { starts, note, priceCents, movesFrom: moves ? booking.startsAt : null, andLater }
  // Before all else that is written, since it waits for whoever else changes the booking.
  const present = await lockSuggestion(visit, booking)
  if (present && (await isSame(visit, id, present.suggestionId, terms))) return readBooking(visit, id)
  const suggestionId = newId()
  const remindAt = (moves ? appointmentReminderAt : remindToChooseAt)(visit.now, booking, starts)
  const suggested = await setSuggestion(visit, booking, { suggestionId, remindAt })
  if (!suggested) refuseChanged()
  await insertSuggestion(visit, { ...terms, bookingId: id, id: suggestionId, madeAt: visit.now })
  await recordChange(visit, suggested, { kind, by: signedIn(visit), reason: null, priceCents, suggestionId })
  return readBooking(visit, id)
}

/** Sent twice, as over a bad line: it is one suggestion, and one email to the customer. */
async function isSame(visit: Visit, bookingId: string, id: string | null, terms: Terms): Promise<boolean> {
  const present = id === null ? undefined : await findSuggestion(visit, { bookingId, id })
  if (!present) return false
  const { starts, note, priceCents, movesFrom, andLater } = present
  return isDeepStrictEqual({ starts, note, priceCents, movesFrom, andLater }, terms)
}

type Terms = Pick<SuggestionRow, 'starts' | 'note' | 'priceCents' | 'movesFrom' | 'andLater'>

/** Whether the later appointments of its series are to move with it: there have to be some. */
function requireLater({ status, later }: BookingRecord, { andLater = false }: TimesSuggestion): boolean {
  if (andLater && (status !== 'accepted' || later === 0)) refuseFields({ andLater: 'There is no later visit to move' })
  return andLater
}

/** What an accepted appointment costs is agreed, or named when it is completed. */
function requireNoPrice({ price }: TimesSuggestion): null {
  if (price !== undefined) refuseFields({ price: 'The visit keeps its price: only its time can change' })
  return null
}

/** The rules of the request form, for each of the times; where they were asked for, also if the business has moved. */
async function requireFreeStarts(visit: Visit, booking: BookingRecord, times: readonly SuggestedStart[]) {
  const { id, proId, timeZone, durationMinutes } = booking
  const others = times.filter((start) => !isRequestedTime(booking, start))
  const wanted = others.map(({ date, time }) => ({ date, time, timeZone, durationMinutes }))
  const free = await findFreeStarts(visit, await getSchedule(visit, proId), wanted, { replacesId: id })
  const wrong = times.find(({ date, time }) => !free.some((start) => start.date === date && start.time === time))
  if (wrong) refuseFields({ times: notFree(wrong, booking) })
  const starts = new Map(free.map(({ startsAt }) => [startsAt.getTime(), startsAt]))
  return [...starts.values()].toSorted((a, b) => a.getTime() - b.getTime())
}

function notFree(start: SuggestedStart, booking: BookingRecord): string {
  const present =
    booking.status === 'accepted' ? 'is when the visit is now' : 'is the time of the request: accept it instead'
  const why = isRequestedTime(booking, start) ? present : 'is not free'
  return `${formatShortStart(start.date, start.time)} ${why}. Please choose another time`
}
