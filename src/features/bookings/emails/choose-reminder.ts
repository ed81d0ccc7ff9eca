import type { Email } from '../../notifications/email.ts'
import { bookedAtOnce, type BookingEmailData, startOf } from './booking-email-facts.ts'
import { asAgreed, moveSuggested } from './move-emails.ts'
import { movesAtOnce, visitsOf } from './reschedule-emails.ts'
import { timesSuggested } from './suggestion-emails.ts'

/** Sent once, to a customer who has not taken any of the times that are still free. */
export function chooseReminder(booking: BookingEmailData): Email {
  const { businessName, suggestion } = booking
  const one = suggestion?.starts.length === 1
  const movesIt = Boolean(suggestion?.movesFrom)
  const { move, until } = visitsOf(movesIt ? asAgreed(booking) : booking)
  const moves = movesIt ? `your ${move} right away. Until then ${until}` : movesAtOnce(booking)
  const then = moves ?? bookedAtOnce(booking)
  return {
    ...(movesIt ? moveSuggested : timesSuggested)(booking),
    subject: `${businessName} is waiting: choose a time instead of ${startOf(booking)}`,
    paragraphs: [
      `${businessName} suggested ${one ? 'this time' : 'these times'} instead, and you have not chosen yet. Take ${one ? 'it' : 'one'}, and ${then}.`,
    ],
  }
}
