import type { RepeatWeeks } from '../../../platform/tables/column-values.ts'
import type { SeriesColumns } from '../../../platform/tables/booking-tables.ts'
import { daysAhead } from '../../availability/availability.ts'
import { plusDays } from '../../availability/local-time.ts'

// Appointments that repeat, on the same day of the week and at the same local time. Pure: the server and the pages use
// it.

export const fewestTimes = 2

/** What a homeowner asks for. */
export interface Repeat {
  everyWeeks: RepeatWeeks
  /** How many appointments, with the first. */
  times: number
}

/** A repeating request, or one of the bookings that it became. */
export interface Series extends Repeat {
  /** The id of the request. */
  id: string
  /** Which of them this is, from 1. */
  number: number
}

export const noSeries: SeriesColumns = { seriesId: null, seriesNumber: null, repeatWeeks: null, repeatTimes: null }

export function seriesColumns({ id, number, everyWeeks, times }: Series): SeriesColumns {
  return { seriesId: id, seriesNumber: number, repeatWeeks: everyWeeks, repeatTimes: times }
}

export function seriesOf(row: SeriesColumns): Series | null {
  const { seriesId: id, seriesNumber: number, repeatWeeks: everyWeeks, repeatTimes: times } = row
  if (id === null || number === null || everyWeeks === null || times === null) return null
  return { id, number, everyWeeks, times }
}

/**
 * How many appointments a request became that was just accepted. One that moves an appointment of a series stays one.
 */
export function appointmentsBooked(booking: { id: string; series: (Series & { later: number }) | null }): number {
  return (repeatOf(booking)?.later ?? 0) + 1
}

/**
 * What this request itself asks to repeat; null for the appointments that come with it, and for a request to move one.
 */
export function repeatOf<Known extends Series>({ id, series }: { id: string; series: Known | null }): Known | null {
  return series?.id === id ? series : null
}

export function repeatOfRow(row: SeriesColumns & { id: string }): Series | null {
  return repeatOf({ id: row.id, series: seriesOf(row) })
}

export function isSameRepeat(one: Repeat | null | undefined, other: Repeat | null | undefined): boolean {
  return one?.everyWeeks === other?.everyWeeks && one?.times === other?.times
}

/** The dates of all appointments in order, with the first. */
export function datesOf(first: string, { everyWeeks, times }: Repeat): string[] {
  return Array.from({ length: times }, (_, at) => plusDays(first, at * everyWeeks * 7))
}

export function lastDateOf(first: string, { everyWeeks, times }: Repeat): string {
  return plusDays(first, (times - 1) * everyWeeks * 7)
}

/** Whether the last one lies further ahead than anything can be booked. */
export function isTooLong(first: string, repeat: Repeat, today: string): boolean {
  return lastDateOf(first, repeat) > plusDays(today, daysAhead)
}
