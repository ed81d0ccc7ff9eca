import { rhythmOf } from '../../appointments/appointment.ts'
import { capitalized } from '../../../ui/capitalized.ts'
import { formatDay, plural } from '../../../ui/format.ts'
import { formatShortStart, formatShortWeekday } from '../../../ui/short-day.ts'
import { localStart } from '../../availability/local-time.ts'
import type { BookingEventKind } from '../booking-transitions.ts'
import { datesOf, lastDateOf, type Repeat, repeatOfRow } from '../series/repeats.ts'
import { laterVisits } from '../series/series-words.ts'
import type { BookingEmailData, Fact } from './booking-email-facts.ts'

/** What emails say of the other dates of a repeating request, or of the appointments that end or move together. */
export function seriesFacts(kind: BookingEventKind, booking: BookingEmailData): Fact[] {
  if (kind === 'cancel' && booking.laterCanceled > 0) {
    return [['Also canceled', `The ${plural(booking.laterCanceled, 'later visit')}`]]
  }
  if (kind === 'takeMove') return laterFacts(kind, booking)
  const repeat = repeatOfRow(booking)
  if (!repeat) return []
  if (kind === 'request') return [['Repeats', plannedWords(booking, repeat)]]
  return kind === 'accept' || kind === 'take' ? bookedFacts(booking, repeat) : []
}

/** Of those that move along with it, by the rhythm, or when they are now: some may have stayed. */
export function laterFacts(kind: 'suggestMove' | 'takeMove', booking: BookingEmailData): Fact[] {
  const { suggestion, laterStarts, repeatWeeks, timeZone } = booking
  if (!suggestion?.andLater || repeatWeeks === null) return []
  const starts = laterStarts.map((start) => localStart(timeZone, start))
  const when =
    kind === 'suggestMove'
      ? `${capitalized(laterVisits(starts.length))}, ${rhythmOf(repeatWeeks)} from the new time`
      : starts.map(({ date, time }) => formatShortStart(date, time)).join('; ')
  return [[kind === 'suggestMove' ? 'Also to move' : 'Later visits', when]]
}

/** "Every week until Monday, April 20, 2026: 8 visits" */
function plannedWords({ scheduledDate }: BookingEmailData, repeat: Repeat): string {
  const rhythm = capitalized(rhythmOf(repeat.everyWeeks))
  const until = formatDay(lastDateOf(scheduledDate, repeat))
  return `${rhythm} until ${until}: ${plural(repeat.times, 'visit')}`
}

function bookedFacts(booking: BookingEmailData, repeat: Repeat): Fact[] {
  const dates = datesOf(booking.scheduledDate, repeat)
  const isBooked = (_: string, at: number) => booking.seriesNumbers.includes(at + 1)
  const [booked, left] = [dates.filter(isBooked), dates.filter((date, at) => !isBooked(date, at))]
  return [
    ['Booked', `${plural(booked.length, 'visit')}, ${rhythmOf(repeat.everyWeeks)}: ${inOneLine(booked)}`],
    ...(left.length > 0 ? [['Not possible', inOneLine(left)] satisfies Fact] : []),
  ]
}

function inOneLine(dates: readonly string[]): string {
  return dates.map(formatShortWeekday).join('; ')
}
