import { rhythmOf } from '../../appointments/appointment.ts'
import { capitalized } from '../../../ui/capitalized.ts'
import { formatDay, plural } from '../../../ui/format.ts'
import { formatShortWeekday } from '../../../ui/short-day.ts'
import type { BookingEventKind } from '../booking-transitions.ts'
import { datesOf, lastDateOf, type Series, seriesOf } from '../series/repeats.ts'
import type { BookingEmailData, Fact } from './booking-email-facts.ts'

/** What emails say of the other dates of a repeating request, or of the appointments that were canceled together. */
export function seriesFacts(kind: BookingEventKind, booking: BookingEmailData): Fact[] {
  const series = seriesOf(booking)
  if (kind === 'cancel' && booking.laterCanceled > 0) {
    return [['Also canceled', `The ${plural(booking.laterCanceled, 'later visit')}`]]
  }
  if (series?.id !== booking.id) return []
  if (kind === 'request') return [['Repeats', plannedWords(booking, series)]]
  return kind === 'accept' || kind === 'take' ? bookedFacts(booking, series) : []
}

/** "Every week until Monday, April 20, 2026: 8 visits" */
function plannedWords({ scheduledDate }: BookingEmailData, series: Series): string {
  const rhythm = capitalized(rhythmOf(series.everyWeeks))
  const until = formatDay(lastDateOf(scheduledDate, series))
  return `${rhythm} until ${until}: ${plural(series.times, 'visit')}`
}

function bookedFacts(booking: BookingEmailData, series: Series): Fact[] {
  const dates = datesOf(booking.scheduledDate, series)
  const isBooked = (_: string, at: number) => booking.seriesNumbers.includes(at + 1)
  const [booked, left] = [dates.filter(isBooked), dates.filter((date, at) => !isBooked(date, at))]
  return [
    ['Booked', `${plural(booked.length, 'visit')}, ${rhythmOf(series.everyWeeks)}: ${inOneLine(booked)}`],
    ...(left.length > 0 ? [['Not possible', inOneLine(left)] satisfies Fact] : []),
  ]
}

function inOneLine(dates: readonly string[]): string {
  return dates.map(formatShortWeekday).join('; ')
}
