import type { Visit } from '../../../platform/visit.server.ts'
import { freeDays, getSchedule } from '../../availability/availability.server.ts'
import { localDate, plusDays } from '../../availability/local-time.ts'
import type { FreeDay } from '../../availability/free-day.ts'
import type { BookingView } from '../booking.ts'
import { getBooking } from '../bookings.server.ts'
import type { SuggestedStart } from './suggestion.schema.ts'

/**
 * A booking, and the times that its pro could suggest for it: none unless it is a request that waits or an appointment
 * ahead. The days are those around it, unless others are wanted.
 */
export async function getSuggestableTimes(visit: Visit, id: string, wanted: { from?: string; days: number }) {
  const booking = await getBooking(visit, id)
  const { timeZone } = booking
  const today = localDate(timeZone, visit.now)
  const around = plusDays(booking.scheduledDate, -Math.floor(wanted.days / 2))
  const from = wanted.from ?? (around > today ? around : today)
  const days = booking.maySuggest ? await suggestableDays(visit, booking, { ...wanted, from }) : []
  return { booking, timeZone, today, from, days }
}

/**
 * The time that was asked for can be accepted, and that of an appointment is agreed: it is no other time to suggest.
 */
export function isRequestedTime(
  { scheduledDate, scheduledTime }: Pick<BookingView, 'scheduledDate' | 'scheduledTime'>,
  { date, time }: SuggestedStart,
): boolean {
  return date === scheduledDate && time === scheduledTime
}

/**
 * What a customer could request, except the time of the booking itself. An appointment that would move takes no time,
 * but its own start is no other time either.
 */
async function suggestableDays(
  visit: Visit,
  booking: BookingView,
  window: { from: string; days: number },
): Promise<FreeDay[]> {
  const { id: replacesId, proId, timeZone, durationMinutes } = booking
  const schedule = { ...(await getSchedule(visit, proId)), timeZone }
  const days = await freeDays(visit, schedule, { ...window, durationMinutes, replacesId })
  return days.map(({ date, slots }) => ({
    date,
    slots: slots.filter((time) => !isRequestedTime(booking, { date, time })),
  }))
}
