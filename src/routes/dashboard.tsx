import { redirect } from 'react-router'

import { hasCalendarAddress, renewCalendarAddress } from '../features/bookings/calendar.server.ts'
import { calendarIntent } from '../features/bookings/calendar-feed.tsx'
import { page } from '../platform/page.server.ts'
import { signedIn, type Visit, visitContext } from '../platform/visit.server.ts'
import { ButtonLink } from '../ui/button.tsx'
import { plural } from '../ui/format.ts'
import { lazyComponent } from '../ui/lazy-component.ts'
import { Tabs } from '../ui/tabs.tsx'
import type { Route } from './+types/dashboard'
import { loadBookingsTab } from './bookings-page.server.ts'
import { dashboardAction } from './dashboard-action.server.ts'
import { BookingsTab } from './dashboard/bookings-tab.tsx'
import { revalidateRefused } from './revalidate-refused.ts'
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

// A booking that was changed meanwhile must leave the list, or change in it.
export const shouldRevalidate = revalidateRefused

export const action = page(async ({ context, request }: Route.ActionArgs) => {
  const visit = context.get(visitContext)
  signedIn(visit)
  return dashboardAction(visit, request, { [calendarIntent]: renewCalendar })
})

async function renewCalendar(visit: Visit) {
  return { calendarUrl: (await renewCalendarAddress(visit)).url }
}

export default function DashboardPage({ loaderData, actionData }: Route.ComponentProps) {
  const { firstName, counts } = loaderData
  const unsent = useUnsent(unsentIn(actionData))
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
            { id: 'bookings', label: 'My Bookings', panel: <BookingsTab {...loaderData} unsent={unsent} /> },
            {
              id: 'profile',
              label: 'Profile',
              panel: <ProfileTab {...loaderData} calendarUrl={addressIn(actionData)} />,
            },
          ]}
        />
      </div>
    </div>
  )
}

const ProfileTab = lazyComponent(async () => (await import('./dashboard/profile-tab.tsx')).ProfileTab)

type Answer = Route.ComponentProps['actionData']

function unsentIn(answer: Answer) {
  return answer && 'fields' in answer ? answer : undefined
}

function addressIn(answer: Answer) {
  return answer && 'calendarUrl' in answer ? answer.calendarUrl : undefined
}

function summary({ pending = 0, upcoming = 0 }: Record<string, number>): string {
  const visits = upcoming ? [plural(upcoming, 'upcoming visit')] : []
  const requests = pending ? [`${plural(pending, 'request')} waiting for an answer`] : []
  return `${[...visits, ...requests].join(', ') || 'Your bookings and your account'}.`
}
