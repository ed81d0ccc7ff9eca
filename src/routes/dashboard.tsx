import { redirect } from 'react-router'

import { bookingPath } from '../features/appointments/dashboard-paths.ts'
import type { OpenCounts } from '../features/bookings/booking.ts'
import { countOpenBookings, ownRequest } from '../features/bookings/bookings.server.ts'
import { lostBookings } from '../features/bookings/lists/lost-bookings.server.ts'
import { hasCalendarAddress } from '../features/calendar/calendar.server.ts'
import { calendarIntent } from '../features/calendar/calendar-feed.tsx'
import { answerTimeOfPro } from '../features/pros/pros.server.ts'
import { appointmentToReview } from '../features/reviews/reviews.server.ts'
import { answerForms } from '../platform/forms/forms.server.ts'
import { page } from '../platform/page.server.ts'
import type { Actor, Visit } from '../platform/visit.server.ts'
import { privateMeta } from '../shell/page-meta.ts'
import { ButtonLink } from '../ui/button.tsx'
import { plural } from '../ui/format.ts'
import { lazyComponent } from '../ui/lazy-component.ts'
import { Tabs } from '../ui/tabs.tsx'
import type { Route } from './+types/dashboard'
import { bookingForms } from './bookings/booking-forms.server.ts'
import { loadBookingsTab } from './bookings/bookings-page.server.ts'
import { calendarForm } from './calendar-form.server.ts'
import { OwnBookings } from './dashboard/own-bookings.tsx'
import { PendingRequestsLink } from './dashboard/pending-requests-link.tsx'
import { ToDo } from './dashboard/to-do.tsx'
import { loadEmailNotice } from './email-notice.server.ts'
import { revalidateRefused } from './reloading/revalidate-refused.ts'
import { useAnswer, useLivePage } from './reloading/use-live-page.ts'
import { useRefusedForm } from './use-refused-form.ts'

export const meta: Route.MetaFunction = () => privateMeta('My dashboard')

export const loader = page(async (visit, { request }: Route.LoaderArgs) => {
  const { searchParams } = new URL(request.url)
  if (visit.actor?.role !== 'customer') throw redirect(elsewhere(visit.actor, searchParams.get('booking')))

  const [open, lost, toReview, emailNotice] = await Promise.all([
    loadTab(visit, visit.actor, new URL(request.url)),
    lostBookings(visit),
    appointmentToReview(visit),
    loadEmailNotice(visit),
  ])
  const { firstName, email } = visit.actor
  return { firstName, email, open, lost, toReview, emailNotice }
})

/** Emails to a customer who has become a pro since lead to where their own requests are now. */
function elsewhere(actor: Actor | null, bookingId: string | null): string {
  return actor && bookingId ? bookingPath({ isCustomer: true, role: actor.role }, encodeURIComponent(bookingId)) : '/'
}

async function loadTab(visit: Visit, { lastName }: Actor, url: URL) {
  if (url.searchParams.get('tab') === 'profile') {
    const counts = await countOpenBookings(visit, 'customer')
    return { id: 'profile', counts, lastName, connected: await hasCalendarAddress(visit) } as const
  }
  const tab = await loadBookingsTab(visit, 'customer', url)
  return { id: 'bookings', ...tab, sent: await loadSent(visit, url.searchParams.get('sent') ?? '') } as const
}

/** The request just sent, on whichever page it is listed. */
async function loadSent(visit: Visit, id: string) {
  const booking = await ownRequest(visit, id)
  return booking && { booking, answerTime: await answerTimeOfPro(visit, booking.proId) }
}

// A booking that has changed meanwhile must leave the list, or change in it.
export const shouldRevalidate = revalidateRefused

export const action = page(async (visit, { request }: Route.ActionArgs) => {
  return answerForms(visit, request, { ...bookingForms, [calendarIntent]: calendarForm })
})

export default function DashboardPage({ loaderData, actionData }: Route.ComponentProps) {
  const { firstName, email, open, lost, toReview, emailNotice } = loaderData
  const answer = useAnswer(actionData)
  const refused = useRefusedForm(refusedIn(answer))
  useLivePage('booking')
  const notice = emailNotice ? (
    <div className="mt-6">
      <EmailNotice {...emailNotice} />
    </div>
  ) : null
  // Whoever has just sent a request looks for it, and reads about everything else later; toasts keep to the top then.
  const isSent = open.id === 'bookings' && open.sent !== null
  return (
    <div id={isSent ? 'above' : undefined} className="wrap py-10 md:py-14">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="line-clamp-3 text-title">Hello, {firstName}</h1>
          <p className="mt-1 text-soft">
            <Summary {...open.counts} />
          </p>
          <ToDo counts={open.counts} toReview={toReview} reader="customer" />
        </div>
        <div className="flex flex-wrap gap-2.5">
          <ButtonLink to="/saved" variant="quiet" size="small">
            Saved pros
          </ButtonLink>
          <ButtonLink to="/find-pros" variant="quiet" size="small">
            Find pool pros
          </ButtonLink>
        </div>
      </div>
      {isSent ? null : notice}
      {lost.length > 0 ? <LostBookings bookings={lost} /> : null}
      <div className="mt-8">
        <Tabs label="Dashboard" tabs={tabs} open={open.id}>
          {open.id === 'bookings' ? (
            <OwnBookings {...open} email={email} refused={refused} />
          ) : (
            <ProfileTab {...open} {...{ firstName, email }} calendarUrl={addressIn(answer)} />
          )}
        </Tabs>
      </div>
      {isSent ? notice : null}
    </div>
  )
}

const tabs = [
  { id: 'bookings', label: 'My Bookings' },
  { id: 'profile', label: 'Profile' },
]

const LostBookings = lazyComponent(async () => (await import('./dashboard/lost-bookings.tsx')).LostBookings)
const EmailNotice = lazyComponent(async () => (await import('./profile/email-notice.tsx')).EmailNotice)
const ProfileTab = lazyComponent(async () => (await import('./dashboard/profile-tab.tsx')).ProfileTab)

type Answer = Route.ComponentProps['actionData']

function refusedIn(answer: Answer) {
  return answer && 'fields' in answer ? answer : undefined
}

function addressIn(answer: Answer) {
  return answer && 'calendarUrl' in answer ? answer.calendarUrl : undefined
}

function Summary({ acceptable, accepted, toChoose }: OpenCounts) {
  const waiting = acceptable - toChoose.length
  if (!waiting && !accepted) return 'Your bookings and your account.'
  return (
    <>
      {accepted ? plural(accepted, 'upcoming visit') : null}
      {accepted && waiting ? ', ' : null}
      <PendingRequestsLink count={waiting} />.
    </>
  )
}
