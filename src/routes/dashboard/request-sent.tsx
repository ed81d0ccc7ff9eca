import type { BookingView } from '../../features/bookings/booking.ts'
import { otherProsPath } from '../../features/bookings/other-pros.ts'
import { seriesWords } from '../../features/bookings/series/series-words.ts'
import { movesAppointment, serviceOf } from '../../features/appointments/appointment.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { formatDay, formatTime } from '../../ui/format.ts'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'

/** Shown after a request was sent: where it is, and what happens next. */
export function RequestSent({ booking, email, answerTime }: RequestSentProps) {
  const { pro, proId, id, scheduledDate, scheduledTime, replaced } = booking
  return (
    <section
      aria-labelledby="request-sent"
      className="mb-6 rounded-card bg-completed p-6 text-on-completed [--color-outline:currentColor]"
    >
      <h2 id="request-sent" className="flex items-start gap-2.5 text-heading wrap-anywhere">
        <Icon name="check-circle" className="mt-0.5 size-6" />
        Your request is on its way to {pro.businessName}
      </h2>
      <p className="mt-2 wrap-anywhere">
        {serviceOf(booking)} on {formatDay(scheduledDate)} at {formatTime(scheduledTime)}. {seriesWords(booking)} We
        will email you at{' '}
        <Link to="/profile" title="Change your email" className="font-bold underline">
          {email}
        </Link>{' '}
        as soon as {pro.firstName} accepts or declines{answerTime ? `, usually within ${answerTime}` : null}. Until
        then, {staysWords(replaced) ?? 'nothing is booked and nothing is owed.'}
      </p>
      <div className="mt-4 flex flex-wrap gap-2.5">
        <ButtonLink to={`/messages/${proId}?bookingId=${id}`} size="small">
          Message<span className="sr-only"> {pro.firstName}</span>
        </ButtonLink>
        {movesAppointment(booking) ? null : (
          <ButtonLink to={otherProsPath(booking)} variant="quiet" size="small">
            Find another pro
          </ButtonLink>
        )}
      </div>
    </section>
  )
}

interface RequestSentProps {
  booking: BookingView
  /** Where the customer is written to. */
  email: string
  /** How fast the pro usually answers: "2 hours". */
  answerTime: string | null
}

/** What happens to the appointments that would move. */
function staysWords(replaced: BookingView['replaced']): string | undefined {
  if (!replaced || !movesAppointment({ replaced })) return undefined
  if (replaced.later > 0) return 'your visits stay as they are.'
  return `your visit on ${formatDay(replaced.scheduledDate)} at ${formatTime(replaced.scheduledTime)} stays as it is.`
}
