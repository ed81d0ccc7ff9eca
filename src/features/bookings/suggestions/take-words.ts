import { movesAppointment, rhythmOf } from '../../appointments/appointment.ts'
import { capitalized } from '../../../ui/capitalized.ts'
import { formatMoney } from '../../../ui/format.ts'
import type { BookingView, Suggestion } from '../booking.ts'
import { repeatOf } from '../series/repeats.ts'
import { datesWords, laterVisits, seriesWords } from '../series/series-words.ts'

/**
 * What the customer agrees to by taking a suggested time on this date. All appointments of a repeating request follow
 * it, but those that are left out because their dates are not free; of an accepted one the later appointments, if the
 * pro asked for that, but those that stay as they are.
 */
export function takeWords(
  booking: BookingView,
  suggestion: Suggestion,
  date: string,
  leftOut: readonly string[] = [],
): string {
  const { firstName } = booking.pro
  if (booking.status === 'accepted') {
    const along = alongWords(booking, suggestion, leftOut)
    return `${firstName} has already agreed: your visit moves to this time right away${along}. Everything else stays as you agreed.`
  }
  const instead = movesAppointment(booking)
    ? `, in place of the earlier ${booking.replaced?.later ? 'ones' : 'one'}`
    : ''
  const isSeries = repeatOf(booking) !== null
  const price = priceOf(booking, suggestion, isSeries ? ' for each visit' : '')
  if (!isSeries) {
    return `${price}. ${firstName} has already agreed: your visit is booked right away${instead}. You can cancel it for free.`
  }
  const visits = seriesWords({ ...booking, scheduledDate: date, priceCents: null })
  const without = leftOut.length > 0 ? `, without ${datesWords(leftOut)}, when ${firstName} is not free` : ''
  return `${visits} ${price}. ${firstName} has already agreed: your visits are booked right away${without}${instead}. You can cancel them for free.`
}

function alongWords({ series }: BookingView, { andLater }: Suggestion, staying: readonly string[]): string {
  if (!andLater || !series) return ''
  const stay = staying.length === 1 ? 'stays as it is' : 'stay as they are'
  if (staying.length === series.later) return `. ${capitalized(laterVisits(series.later))} ${stay}`
  const except = staying.length > 0 ? `, but for ${datesWords(staying)}, which ${stay}` : ''
  const follow = series.later === 1 ? 'follows' : 'follow'
  return `, and ${laterVisits(series.later)} ${follow} ${rhythmOf(series.everyWeeks)}${except}`
}

function priceOf(booking: BookingView, { priceCents: named }: Suggestion, each: string): string {
  const priceCents = named ?? booking.priceCents
  if (priceCents === null) return 'There is no price yet'
  if (priceCents === 0) return 'There is nothing to pay'
  const about = named === null && booking.priceIsEstimate ? 'about ' : ''
  return `The price is ${about}${formatMoney(priceCents)}${each}`
}
