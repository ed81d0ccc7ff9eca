import { redirect } from 'react-router'

import { BookAgain } from '../features/bookings/book-again.tsx'
import type { BookingView } from '../features/bookings/booking.ts'
import { hasCalendarAddress, renewCalendarAddress } from '../features/bookings/calendar.server.ts'
import { CalendarFeed, calendarIntent } from '../features/bookings/calendar-feed.tsx'
import { BookingList } from '../features/bookings/booking-list.tsx'
import { ReviewDialog } from '../features/reviews/review-dialog.tsx'
import { formOf, page, textFields } from '../platform/page.server.ts'
import { signedIn, visitContext } from '../platform/visit.server.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Tabs } from '../ui/tabs.tsx'
import type { Route } from './+types/dashboard'
import { loadBookingsTab } from './bookings-page.server.ts'
import { doDeed } from './booking-deeds.server.ts'
import { useLiveBookings } from './use-live-bookings.ts'
import { useUnsent } from './use-unsent.ts'

export const meta: Route.MetaFunction = () => [
  { title: 'My dashboard – Poolwell' },
  { name: 'robots', content: 'noindex' },
]

export const loader = page(async ({ context, request }: Route.LoaderArgs) => {
  const visit = context.get(visitContext)
  if (visit.actor?.role !== 'customer') throw redirect('/')

  const { firstName, lastName, email } = visit.actor
  const bookings = await loadBookingsTab(visit, 'customer', new URL(request.url), 'upcoming')
  return { firstName, lastName, email, connected: await hasCalendarAddress(visit), ...bookings }
})

export const action = page(async ({ context, request }: Route.ActionArgs) => {
  const visit = context.get(visitContext)
  signedIn(visit)
  const { intent } = textFields(await formOf(request.clone()))
  if (intent === calendarIntent) return { calendarUrl: (await renewCalendarAddress(visit)).url }
  return doDeed(visit, request)
})

export default function DashboardPage({ loaderData, actionData }: Route.ComponentProps) {
  const { firstName, counts } = loaderData
  useLiveBookings()
  return (
    <div className="wrap py-10 md:py-14">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="text-title">Hello, {firstName}</h1>
          <p className="mt-1 text-soft">{summary(counts)}</p>
        </div>
        <ButtonLink to="/find-pros" variant="quiet">
          Find pool pros
        </ButtonLink>
      </div>
      <div className="mt-8">
        <Tabs
          label="Dashboard"
          tabs={[
            { id: 'bookings', label: 'My Bookings', panel: <Bookings {...{ loaderData, actionData }} /> },
            { id: 'profile', label: 'Profile', panel: <Profile {...loaderData} calendarUrl={addressIn(actionData)} /> },
          ]}
        />
      </div>
    </div>
  )
}

const besides = (unsent: ReturnType<typeof unsentIn>) => (booking: BookingView) => (
  <>
    <ReviewDialog booking={booking} side="customer" unsent={unsent} />
    <BookAgain booking={booking} />
  </>
)

function Bookings({ loaderData, actionData }: Pick<Route.ComponentProps, 'loaderData' | 'actionData'>) {
  const unsent = useUnsent(unsentIn(actionData))
  return (
    <BookingList side="customer" {...loaderData} unsent={unsent} besides={besides(unsent)}>
      <EmptyState title={empty[loaderData.tab] ?? 'Nothing here'} text="Bookings you make show up here.">
        <ButtonLink to="/find-pros">Find a pool pro</ButtonLink>
      </EmptyState>
    </BookingList>
  )
}

type Answer = Route.ComponentProps['actionData']

function unsentIn(answer: Answer) {
  return answer && 'fields' in answer ? answer : undefined
}

function addressIn(answer: Answer) {
  return answer && 'calendarUrl' in answer ? answer.calendarUrl : undefined
}

function Profile({ firstName, lastName, email, connected, calendarUrl }: ProfileProps) {
  return (
    <div className="grid gap-6">
      <Card className="max-w-160">
        <dl className="grid gap-4">
          <div>
            <dt className="text-small text-soft">Name</dt>
            <dd className="font-bold wrap-anywhere">
              {firstName} {lastName}
            </dd>
          </div>
          <div>
            <dt className="text-small text-soft">Email</dt>
            <dd className="font-bold wrap-anywhere">{email}</dd>
          </div>
        </dl>
        <p className="mt-4 text-small text-soft">Your name and email are managed in your account settings.</p>
        <ButtonLink to="/profile" variant="quiet" className="mt-4">
          Account settings
        </ButtonLink>
      </Card>
      <CalendarFeed connected={connected} url={calendarUrl} />
    </div>
  )
}

interface ProfileProps {
  firstName: string
  lastName: string
  email: string
  /** Whether a calendar reads the visits already. */
  connected: boolean
  calendarUrl: string | undefined
}

function summary({ pending = 0, upcoming = 0 }: Record<string, number>): string {
  if (pending + upcoming === 0) return 'Your bookings and your account.'
  const visits = `${upcoming} upcoming ${upcoming === 1 ? 'visit' : 'visits'}`
  return pending ? `${visits}, ${pending} waiting for an answer.` : `${visits}.`
}

const empty: Record<string, string> = {
  pending: 'No requests are waiting',
  upcoming: 'No upcoming visits',
  completed: 'No completed visits yet',
  canceled: 'Nothing was canceled',
}
