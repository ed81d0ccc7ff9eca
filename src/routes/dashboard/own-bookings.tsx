import type { ComponentProps } from 'react'

import type { BookingView } from '../../features/bookings/booking.ts'
import { aboutBooking } from '../../features/bookings/lists/about-booking.ts'
import { BookingList, type BookingPage } from '../../features/bookings/lists/booking-list.tsx'
import { mayAddStreet } from '../../features/bookings/lists/needs-street.ts'
import { CalendarLink } from '../../features/calendar/calendar-link.tsx'
import type { RefusedForm } from '../../platform/forms/refused-form.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { lazyComponent } from '../../ui/lazy-component.ts'
import { PendingRequestsLink } from './pending-requests-link.tsx'
import { SuggestedTimesLink } from './to-do.tsx'
import type { TabOf } from '../../features/appointments/dashboard-paths.ts'

/** The bookings of a homeowner, by status. */
export function OwnBookings({ refused, email, sent, ...page }: OwnBookingsProps) {
  return (
    <>
      {sent ? <RequestSent {...sent} email={email} /> : null}
      <BookingList side="customer" page={page} refused={refused} pageActions={pageActions}>
        <EmptyState title={empty[page.tab]} text={emptyText(page)}>
          <ButtonLink to="/find-pros">Find pool pros</ButtonLink>
        </EmptyState>
      </BookingList>
      {page.tab === 'upcoming' && page.counts.accepted > 0 ? (
        <p className="mt-2 text-small print:hidden">
          <CalendarLink to="/dashboard?tab=profile" />
        </p>
      ) : null}
    </>
  )
}

const RequestSent = lazyComponent(async () => (await import('./request-sent.tsx')).RequestSent)

interface OwnBookingsProps extends BookingPage<'customer'> {
  refused: RefusedForm | undefined
  sent: Omit<ComponentProps<typeof RequestSent>, 'email'> | null
  /** Where the customer is written to. */
  email: string
}

const pageActions = (booking: BookingView, refused: RefusedForm | undefined) => (
  <>
    {mayAddStreet(booking) ? <AddAddress {...{ booking, refused }} /> : null}
    {booking.mayReschedule ? <Reschedule {...booking} /> : <CompletedBookingActions {...{ booking, refused }} />}
  </>
)

/**
 * A hidden business has no form: its appointments are moved by message, and its requests cannot be changed. After a
 * block there is neither.
 */
function Reschedule({ proId, id, status, proIsListed, isBlocked }: BookingView) {
  if (isBlocked || (!proIsListed && status === 'pending')) return null
  const path = proIsListed
    ? `/pros/${proId}?reschedule=${id}#tab-panel`
    : `/messages/${proId}?bookingId=${id}&reschedule`
  return (
    <ButtonLink to={path} variant="quiet" size="small" aria-describedby={aboutBooking({ id })}>
      {status === 'accepted' ? 'Reschedule' : 'Change the time'}
    </ButtonLink>
  )
}

const AddAddress = lazyComponent(
  async () => (await import('../../features/bookings/changes/add-address.tsx')).AddAddress,
)

// Most visible bookings are still upcoming.
const CompletedBookingActions = lazyComponent(
  async () => (await import('./completed-booking-actions.tsx')).CompletedBookingActions,
)

function emptyText({ tab, counts: { acceptable, toChoose } }: BookingPage<'customer'>) {
  if (tab === 'completed') return 'Visits show up here once your pro has marked them as completed.'
  if (tab === 'canceled') return null
  if (tab === 'pending' || !acceptable) return 'Bookings you make show up here.'
  return toChoose.length > 0 ? (
    <SuggestedTimesLink ids={toChoose} reader="customer" />
  ) : (
    <PendingRequestsLink count={acceptable} />
  )
}

const empty: Record<TabOf<'customer'>, string> = {
  pending: 'No requests are waiting',
  upcoming: 'No upcoming visits',
  completed: 'No completed visits yet',
  canceled: 'Nothing was canceled',
}
