import { redirect } from 'react-router'

import type { BookingView } from '../features/bookings/booking.ts'
import { BookingList } from '../features/bookings/booking-list.tsx'
import { ReviewDialog } from '../features/reviews/review-dialog.tsx'
import { page } from '../platform/page.server.ts'
import { signedIn, visitContext } from '../platform/visit.server.ts'
import { ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Tabs } from '../ui/tabs.tsx'
import type { Route } from './+types/pro-dashboard'
import { doDeed } from './booking-deeds.server.ts'
import { loadBookingsTab } from './bookings-page.server.ts'
import { dashboardOf } from '../features/accounts/account.ts'

export const meta: Route.MetaFunction = () => [
  { title: 'Pro dashboard – Poolwell' },
  { name: 'robots', content: 'noindex' },
]

export const loader = page(async ({ context, request }: Route.LoaderArgs) => {
  const visit = context.get(visitContext)
  if (visit.actor?.role !== 'pro') throw redirect('/')
  if (!visit.actor.hasProProfile) throw redirect(dashboardOf(visit.actor))

  const { id, firstName } = visit.actor
  const bookings = await loadBookingsTab(visit, 'pro', new URL(request.url), 'pending')
  return { id, firstName, ...bookings }
})

export const action = page(async ({ context, request }: Route.ActionArgs) => {
  const visit = context.get(visitContext)
  signedIn(visit)
  return doDeed(visit, request)
})

export default function ProDashboardPage({ loaderData, actionData }: Route.ComponentProps) {
  const { id, firstName, counts } = loaderData
  return (
    <div className="wrap py-10 md:py-14">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="text-title">Hello, {firstName}</h1>
          <p className="mt-1 text-soft">{waiting(counts['pending'] ?? 0)}</p>
        </div>
        <ButtonLink to={`/pros/${id}`} variant="quiet">
          View public profile
        </ButtonLink>
      </div>
      <div className="mt-8">
        <Tabs
          label="Pro dashboard"
          tabs={[{ id: 'bookings', label: 'Bookings', panel: <Bookings {...{ loaderData, actionData }} /> }]}
        />
      </div>
    </div>
  )
}

const reviewOf = (unsent: Route.ComponentProps['actionData']) => (booking: BookingView) => (
  <ReviewDialog booking={booking} side="pro" unsent={unsent} />
)

function Bookings({ loaderData, actionData }: Pick<Route.ComponentProps, 'loaderData' | 'actionData'>) {
  return (
    <BookingList side="pro" {...loaderData} unsent={actionData} review={reviewOf(actionData)}>
      <EmptyState title={empty[loaderData.tab] ?? 'Nothing here'} text="Requests from homeowners show up here." />
    </BookingList>
  )
}

function waiting(pending: number): string {
  if (pending === 0) return 'No request is waiting for your answer.'
  return pending === 1 ? '1 request is waiting for your answer.' : `${pending} requests are waiting for your answer.`
}

const empty: Record<string, string> = {
  pending: 'No requests are waiting',
  accepted: 'No visits ahead',
  completed: 'No completed visits yet',
  canceled: 'Nothing was canceled or declined',
}
