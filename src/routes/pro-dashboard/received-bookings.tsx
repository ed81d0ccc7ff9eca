import { blockHoursPath } from '../../features/availability/hours-paths.ts'
import type { BookingView } from '../../features/bookings/booking.ts'
import { aboutBooking } from '../../features/bookings/lists/about-booking.ts'
import { BookingList, type BookingPage } from '../../features/bookings/lists/booking-list.tsx'
import { CalendarLink } from '../../features/calendar/calendar-link.tsx'
import { ReviewDialog } from '../../features/reviews/review-dialog.tsx'
import { receivedPath, suggestPath, type TabOf } from '../../features/appointments/dashboard-paths.ts'
import type { RefusedForm } from '../../platform/forms/refused-form.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Link } from '../../ui/link.tsx'

/** The requests and appointments of a pro, by status. */
export function ReceivedBookings({ active, awaitsApproval, refused, ...page }: ReceivedBookingsProps) {
  return (
    <>
      <BookingList side="pro" page={page} refused={refused} pageActions={pageActions}>
        {page.tab === 'pending' ? (
          <NothingWaits {...{ active, awaitsApproval }} accepted={page.counts.accepted} />
        ) : (
          <EmptyState {...empty[page.tab]} />
        )}
      </BookingList>
      {page.tab === 'accepted' ? (
        <p className="mt-2 flex flex-wrap items-center gap-x-6 text-small print:hidden">
          <CalendarLink to="/pro-dashboard/hours" />
          <Link to={blockHoursPath} className="link inline-flex min-h-11 items-center">
            Block some hours for something else
          </Link>
        </p>
      ) : null}
    </>
  )
}

function NothingWaits({ active, awaitsApproval, accepted }: NothingWaitsProps) {
  const visits =
    accepted > 0 ? (
      <ButtonLink to={`${receivedPath('accepted')}#bookings`} size="small">
        {accepted === 1 ? 'See your visit' : `See your ${accepted} visits`}
      </ButtonLink>
    ) : null
  return active ? (
    <EmptyState
      title="No requests are waiting"
      text={`Requests from homeowners show up here${awaitsApproval ? ' once your business is approved' : ''}. Clear prices, your own hours and a picture bring more of them.`}
    >
      {visits}
      <ButtonLink to="/pro-dashboard?tab=services" preventScrollReset variant="quiet" size="small">
        Your services
      </ButtonLink>
      <ButtonLink to="/pro-dashboard/hours" variant="quiet" size="small">
        Your hours
      </ButtonLink>
      <ButtonLink to="/profile?tab=business#business-picture" variant="quiet" size="small">
        Your picture
      </ButtonLink>
    </EmptyState>
  ) : (
    <EmptyState
      title="Requests need an active membership"
      text={awaitsApproval ? unlisted : 'Until then, homeowners can read your profile, but cannot send you requests.'}
    >
      {visits}
      <ButtonLink to="/pro-dashboard?tab=subscription" variant="quiet" size="small">
        See your membership
      </ButtonLink>
    </EmptyState>
  )
}

interface ReceivedBookingsProps extends BookingPage<'pro'> {
  /** Whether the membership lets homeowners send requests. */
  active: boolean
  awaitsApproval: boolean
  refused: RefusedForm | undefined
}

interface NothingWaitsProps extends Pick<ReceivedBookingsProps, 'active' | 'awaitsApproval'> {
  accepted: number
}

const pageActions = (booking: BookingView, refused: RefusedForm | undefined) => {
  if (booking.maySuggest) return <Suggest {...booking} />
  if (booking.status === 'accepted') return <AskCustomer {...booking} />
  return <ReviewDialog booking={booking} side="pro" refused={refused} />
}

function Suggest({ id, suggestion }: BookingView) {
  return (
    <ButtonLink to={suggestPath(id)} variant="quiet" size="small" aria-describedby={aboutBooking({ id })}>
      {suggestion ? 'Suggest other times' : 'Suggest another time'}
    </ButtonLink>
  )
}

/** Only the customer can say that an appointment did not take place. */
function AskCustomer({ customerId, id, phase, otherHasLeft, isBlocked }: BookingView) {
  if (otherHasLeft || isBlocked || phase === 'coming') return null
  return (
    <ButtonLink
      to={`/messages/${customerId}?bookingId=${id}&cancel`}
      variant="quiet"
      size="small"
      aria-describedby={aboutBooking({ id })}
    >
      Ask to cancel
    </ButtonLink>
  )
}

const unlisted = 'We review your business first. Until it is approved, homeowners cannot find it.'

const empty: Record<Exclude<TabOf<'pro'>, 'pending'>, { title: string; text?: string }> = {
  accepted: { title: 'No visits ahead', text: 'Requests that you accept show up here.' },
  completed: { title: 'No completed visits yet', text: 'Visits that you mark as completed show up here.' },
  canceled: { title: 'Nothing was canceled or declined' },
}
