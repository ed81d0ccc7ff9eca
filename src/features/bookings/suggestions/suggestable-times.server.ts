import type { Visit } from '../../../platform/visit.server.ts'
import type { BookingRow } from '../../../platform/tables/booking-tables.ts'
import { freeDays, getSchedule } from '../../availability/availability.server.ts'
import { instantOf, localDate, plusDays } from '../../availability/local-time.ts'
import type { FreeDay, ProSchedule } from '../../availability/schedule.ts'
import { getBooking } from '../bookings.server.ts'

type Request = Pick<BookingRow, 'id' | 'durationMinutes' | 'startsAt'>

/**
 * A booking, and the times that its pro could suggest for it: none unless it is a request that waits. The days are those
 * around the request, unless others are wanted.
 */
export async function getSuggestableTimes(visit: Visit, id: string, wanted: { from?: string; days: number }) {
  const booking = await getBooking(visit, id)
  const schedule = await getSchedule(visit, booking.proId)
  const { timeZone } = schedule
  const today = localDate(timeZone, visit.now)
  const around = plusDays(booking.scheduledDate, -Math.floor(wanted.days / 2))
  const from = wanted.from ?? (around > today ? around : today)
  const startsAt = instantOf(booking.timeZone, booking.scheduledDate, booking.scheduledTime) ?? visit.now
  const request = { ...booking, startsAt }
  const days = booking.maySuggest ? await suggestableDays(visit, schedule, request, { ...wanted, from }) : []
  return { booking, timeZone, today, from, days }
}

/**
 * What a customer could request, except the time of the request itself. An appointment that the request would move takes no
 * time, but its own start is no other time either.
 */
export async function suggestableDays(
  visit: Visit,
  schedule: ProSchedule,
  { id: replacesId, durationMinutes, startsAt }: Request,
  window: { from?: string; days: number },
): Promise<FreeDay[]> {
  const days = await freeDays(visit, schedule, { ...window, durationMinutes, replacesId })
  const isOther = (date: string, time: string) =>
    instantOf(schedule.timeZone, date, time)?.getTime() !== startsAt.getTime()
  return days.map(({ date, slots }) => ({ date, slots: slots.filter((time) => isOther(date, time)) }))
}
