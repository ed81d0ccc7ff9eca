import { rhythmOf } from '../../appointments/appointment.ts'
import { capitalized } from '../../../ui/capitalized.ts'
import { formatMoney, plural } from '../../../ui/format.ts'
import { formatShortDay } from '../../../ui/short-day.ts'
import type { BookingView } from '../booking.ts'
import { lastDateOf, repeatOf } from './repeats.ts'

/**
 * "Every week: 8 visits until Jan 12, $120.00 each." of a repeating request, "Every week: visit 3 of 8." of an
 * appointment.
 */
export function seriesWords(booking: BookingView): string | undefined {
  const { status, scheduledDate, series, replaced, movedFrom, endedAsRequest } = booking
  if (!series) return undefined
  const rhythm = capitalized(rhythmOf(series.everyWeeks))
  const repeat = repeatOf(booking)
  // One that was moved may come before or after others by now.
  if (!repeat && (replaced || movedFrom)) return `${rhythm}: one of ${series.times} visits.`
  if (!repeat || (status !== 'pending' && !endedAsRequest))
    return `${rhythm}: visit ${series.number} of ${series.times}.`
  return `${rhythm}: ${plural(repeat.times, 'visit')} until ${formatShortDay(lastDateOf(scheduledDate, repeat))}${eachAt(booking)}.`
}

function eachAt({ priceCents, priceIsEstimate }: BookingView): string {
  if (priceCents === 0) return ', free'
  return priceCents === null ? '' : `, ${priceIsEstimate ? 'about ' : ''}${formatMoney(priceCents)} each`
}

/** What the pro knows before accepting: "You are not free on Mar 16 and Apr 6. Accepting books the other 6 visits." */
export function impossibleWords(dates: readonly string[], times: number): string | undefined {
  if (dates.length === 0) return undefined
  const booked = times - dates.length
  const rest = booked === 1 ? 'only the first visit' : `the other ${booked} visits`
  return `You are not free on ${datesWords(dates)}. Accepting books ${rest}.`
}

/** "the later visit", "the 6 later visits" */
export function laterVisits(count: number): string {
  return count === 1 ? 'the later visit' : `the ${count} later visits`
}

/** "Mar 16, Apr 6, and Apr 13" */
export function datesWords(dates: readonly string[]): string {
  return list.format(dates.map(formatShortDay))
}

const list = new Intl.ListFormat('en-US')
