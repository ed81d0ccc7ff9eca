import type { BookingView } from '../booking.ts'
import { repeatOf } from '../series/repeats.ts'

/** What happens once the customer takes one of the times, and what until then; "Dana can take one right away, and …". */
export function suggestWords(booking: BookingView): string {
  return booking.status === 'pending' ? bookedWords(booking) : movedWords(booking)
}

function bookedWords(booking: BookingView): string {
  const times = repeatOf(booking)?.times
  const booked = times
    ? `the ${times} visits from there are booked, except on dates when you are not free`
    : 'the visit is booked'
  return `${booked}. Until then no time is held, and the request stays open: you can still accept or decline it.`
}

function movedWords({ series }: BookingView): string {
  const along = series?.later ? ' Later visits whose new time is not free stay, too.' : ''
  return `the visit moves. Until then no new time is held, and the visit stays as it is: if none suits, nothing changes.${along}`
}
