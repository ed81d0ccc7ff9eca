import { movesVisit } from '../../appointments/appointment.ts'
import { formatMoney } from '../../../ui/format.ts'
import type { BookingView, Suggestion } from '../booking.ts'
import { repeatOf } from '../series/repeats.ts'
import { seriesWords } from '../series/series-words.ts'

/** What the customer agrees to by taking a suggested time on this date: all visits of a repeating request follow it. */
export function takeWords(booking: BookingView, suggestion: Suggestion, date: string): string {
  const { firstName } = booking.pro
  const price = priceOf(booking, suggestion)
  if (!repeatOf(booking)) {
    const instead = movesVisit(booking) ? ', and the earlier one is canceled' : ''
    return `${price}. ${firstName} has already agreed: your visit is booked at once${instead}. You can cancel it for free.`
  }
  const visits = seriesWords({ ...booking, scheduledDate: date, priceCents: null })
  const without = `without those on days when ${firstName} is not free`
  return `${visits} ${price} for each visit. ${firstName} has already agreed: your visits are booked at once, ${without}. You can cancel them for free.`
}

function priceOf({ priceCents, priceIsEstimate }: BookingView, { priceCents: named }: Suggestion): string {
  if (named !== null) return `The price is ${formatMoney(named)}`
  if (priceCents === null) return 'There is no price yet'
  return `The price is ${priceIsEstimate ? 'about ' : ''}${formatMoney(priceCents)}`
}
