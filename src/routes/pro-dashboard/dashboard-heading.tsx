import type { BookingFigures } from '../../features/bookings/figures/booking-figures.ts'
import type { MembershipView } from '../../features/memberships/membership.ts'
import type { NextAppointment } from '../../features/bookings/today/todays-appointments.ts'
import { bookingPath, receivedPath } from '../../features/appointments/dashboard-paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { formatTime } from '../../ui/format.ts'
import { Link } from '../../ui/link.tsx'

/** The greeting, what awaits the pro, and links. A printed list of appointments needs none of them. */
export function DashboardHeading({ id, firstName, greeting, next, ...page }: DashboardHeadingProps) {
  const { figures, membership, overPath } = page
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-6 print:hidden">
      <div className="min-w-0">
        <h1 className="line-clamp-3 text-title">
          {greeting}, {firstName}
        </h1>
        <p className="mt-1 text-soft">
          {membership.awaitsApproval ? `${unapproved} ` : null}
          {membership.awaitsApproval && figures.pending === 0 ? null : <Waiting {...figures} />}
        </p>
        {next ? <NextToday {...next} /> : null}
        {figures.bookingsToComplete > 0 ? (
          <Link to={overPath} className="link inline-flex min-h-11 items-center">
            {over(figures.bookingsToComplete)}
          </Link>
        ) : null}
      </div>
      <div className="flex flex-wrap gap-2.5">
        {figures.hasOwnRequests ? (
          <ButtonLink to="/pro-dashboard/requests" variant="quiet" size="small">
            My own requests
          </ButtonLink>
        ) : null}
        <ButtonLink to="/pro-dashboard/hours" variant="quiet" size="small">
          Working hours
        </ButtonLink>
        <ButtonLink to={`/pros/${id}`} variant="quiet" size="small">
          View public profile
        </ButtonLink>
      </div>
    </div>
  )
}

interface DashboardHeadingProps {
  id: string
  firstName: string
  greeting: string
  next: NextAppointment | null
  figures: BookingFigures
  membership: Pick<MembershipView, 'awaitsApproval'>
  /** Where the appointments that are over are listed. */
  overPath: string
}

/** Where to go now: a pro opens the dashboard in the truck, and it opens with the requests. */
function NextToday({ id, time, customerName, more }: NextAppointment) {
  return (
    <p>
      <Link to={bookingPath({ isCustomer: false, role: 'pro' }, id)} className="link inline-flex min-h-11 items-center">
        <span className="min-w-0 wrap-anywhere">
          Next today: {formatTime(time)}, <bdi>{customerName}</bdi>
          {more > 0 ? `, then ${more} more` : null}
        </span>
      </Link>
    </p>
  )
}

/** Whose turn it is: the pro's or, once times are suggested, the customers'. */
function Waiting({ pending, toChoose }: BookingFigures) {
  return (
    <>
      <ToAnswer count={pending - toChoose} />.
      {toChoose > 0
        ? ` ${toChoose === 1 ? '1 is' : `${toChoose} are`} waiting for the customer to choose a time.`
        : null}
    </>
  )
}

function ToAnswer({ count }: { count: number }) {
  if (count === 0) return 'No request is waiting for your answer'
  return (
    <Link to={`${receivedPath('pending')}#bookings`} className="link">
      {count === 1 ? '1 request is' : `${count} requests are`} waiting for your answer
    </Link>
  )
}

/** A customer can review an appointment only once it is marked as completed. */
function over(count: number): string {
  return count === 1 ? '1 visit is over: mark it as completed' : `${count} visits are over: mark them as completed`
}

const unapproved = 'We are reviewing your business. Homeowners can find it as soon as it is approved.'
