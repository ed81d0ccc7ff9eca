import { rhythmOf, serviceOf } from '../../appointments/appointment.ts'
import { capitalized } from '../../../ui/capitalized.ts'
import { formatDay, plural } from '../../../ui/format.ts'
import { formatShortWeekday } from '../../../ui/short-day.ts'
import type { BookingEventKind } from '../booking-transitions.ts'
import { datesOf, lastDateOf, type Repeat, repeatOfRow } from '../series/repeats.ts'
import { laterVisits } from '../series/series-words.ts'
import { areSeveral, type BookingEmailData, dayOf, type Fact, startOf } from './booking-email-facts.ts'

/** What emails say of the other dates of a repeating request, or of the appointments that end or move together. */
export function seriesFacts(kind: BookingEventKind, booking: BookingEmailData): Fact[] {
  if (kind === 'cancel' && booking.laterCanceled > 0) {
    return [['Also canceled', capitalized(laterVisits(booking.laterCanceled))]]
  }
  if (kind === 'takeMove') return laterFacts(booking)
  const repeat = repeatOfRow(booking)
  if (!repeat) return []
  if (kind === 'request') return [['Repeats', plannedWords(booking, repeat)]]
  return kind === 'accept' || kind === 'take' ? bookedFacts(booking, repeat) : []
}

/** How often visits follow each of the times that a pro suggests for a request. */
export function rhythmFact(booking: BookingEmailData): Fact[] {
  const repeat = repeatOfRow(booking)
  return repeat ? [['Repeats', `${capitalized(rhythmOf(repeat.everyWeeks))}: ${plural(repeat.times, 'visit')}`]] : []
}

/** How the pro's email speaks of what a request became. */
export function bookedWords(booking: BookingEmailData) {
  const [service, day] = [serviceOf(booking), dayOf(booking)]
  if (!areSeveral(booking)) return { subject: `Booked: ${service}, ${day}`, title: 'It’s booked' }
  const visits = plural(booking.seriesNumbers.length, 'visit')
  return { subject: `${visits} booked: ${service}, from ${day} on`, title: `${visits} are booked` }
}

/** How emails speak of an appointment that was canceled, or of it and the later ones. */
export function canceledWords(booking: BookingEmailData) {
  const [service, day] = [serviceOf(booking), dayOf(booking)]
  if (booking.laterCanceled === 0) {
    const subject = `Visit canceled: ${service}, ${day}`
    return { subject, what: 'the visit', yours: 'your visit', on: `on ${day}`, is: 'is', was: 'was', it: 'it' }
  }
  const visits = plural(booking.laterCanceled + 1, 'visit')
  const [subject, on] = [`${visits} canceled: ${service}, from ${day} on`, `from ${day} on`]
  return { subject, what: visits, yours: `your ${visits}`, on, is: 'are', was: 'were', it: 'them' }
}

/** What its customer is asked to move with it, if anything. */
export function alsoToMove({ suggestion, laterStarts, repeatWeeks }: BookingEmailData): Fact[] {
  if (!suggestion?.andLater || repeatWeeks === null) return []
  const visits = capitalized(laterVisits(laterStarts.length))
  return [['Also to move', `${visits}, ${rhythmOf(repeatWeeks)} from the new time`]]
}

/** When the later ones are now, if any moved along: some may have stayed. */
function laterFacts({ suggestion, laterStarts, timeZone }: BookingEmailData): Fact[] {
  if (!suggestion?.andLater) return []
  return [['Later visits', laterStarts.map((startsAt) => startOf({ startsAt, timeZone })).join('; ')]]
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
