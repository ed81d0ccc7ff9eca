import { Suspense } from 'react'

import type { WeekFigures } from '../features/bookings/figures/booking-figures.ts'
import { useStoredAppointments } from '../features/bookings/today/use-stored-appointments.ts'
import type { MembershipView } from '../features/memberships/membership.ts'
import { answerForms } from '../platform/forms/forms.server.ts'
import { page } from '../platform/page.server.ts'
import type { RefusedForm } from '../platform/forms/refused-form.ts'
import { privateMeta } from '../shell/page-meta.ts'
import { Card } from '../ui/card.tsx'
import { lazyComponent } from '../ui/lazy-component.ts'
import { Tabs } from '../ui/tabs.tsx'
import type { Route } from './+types/pro-dashboard'
import { bookingForms } from './bookings/booking-forms.server.ts'
import { DashboardHeading } from './pro-dashboard/dashboard-heading.tsx'
import { type DashboardTab, loadDashboard } from './pro-dashboard/dashboard-page.server.ts'
import { Figures } from './pro-dashboard/figures.tsx'
import { serviceForms } from './pro-dashboard/service-forms.server.ts'
import { onlyBusinesses } from './require-pro.server.ts'
import { revalidateRefused } from './reloading/revalidate-refused.ts'
import { useAnswer, useLivePage } from './reloading/use-live-page.ts'
import { useRefusedForm } from './use-refused-form.ts'

export const meta: Route.MetaFunction = () => privateMeta('Pro dashboard')

export const loader = page(async (visit, { request }: Route.LoaderArgs) => {
  const url = new URL(request.url)
  onlyBusinesses(visit, url.searchParams.get('booking'))
  return loadDashboard(visit, url)
})

// A booking that has changed meanwhile must leave the list, or change in it.
export const shouldRevalidate = revalidateRefused

export const action = page(async (visit, { request }: Route.ActionArgs) => {
  return answerForms(visit, request, { ...bookingForms, ...serviceForms })
})

export default function ProDashboardPage({ loaderData, actionData }: Route.ComponentProps) {
  const { figures, answers, membership, lacks, emailNotice, today, steps, open } = loaderData
  const { hasRequests } = figures
  const refused = useRefusedForm(useAnswer(actionData))
  useStoredAppointments(today)
  useLivePage('booking')
  const firstSteps = steps ? (
    <div className="print:hidden">
      <Suspense>
        <FirstStepsCard {...{ steps, membership, hasRequests }} />
      </Suspense>
    </div>
  ) : null
  return (
    <div className="wrap py-10 md:py-14">
      <DashboardHeading {...loaderData} />
      {emailNotice ? (
        <div className="mt-6 print:hidden">
          <EmailNotice {...emailNotice} />
        </div>
      ) : null}
      <div className="mt-8 flex flex-col gap-8">
        <div className="empty:hidden print:hidden">
          <Suspense>
            {lacks ? <MembershipRequired membership={membership} withWayOut={open.id !== 'subscription'} /> : null}
          </Suspense>
        </div>
        {hasRequests ? null : firstSteps}
        {/* On phones what waits comes before all numbers. */}
        <div className={`order-last lg:order-none lg:block print:hidden ${open.id === 'bookings' ? '' : 'hidden'}`}>
          <Figures {...{ figures, answers }} />
        </div>
        <Tabs label="Pro dashboard" tabs={tabs} open={open.id}>
          <OpenTab {...{ open, membership, refused }} />
        </Tabs>
        {hasRequests ? firstSteps : null}
      </div>
    </div>
  )
}

const tabs = [
  { id: 'bookings', label: 'Bookings' },
  { id: 'services', label: 'Services' },
  { id: 'profile', label: 'Profile' },
  { id: 'subscription', label: 'Subscription' },
]

interface OpenTabProps {
  open: DashboardTab
  membership: MembershipView
  refused: RefusedForm | undefined
}

function OpenTab({ open, membership, refused }: OpenTabProps) {
  if (open.id === 'services')
    return (
      <ServicesTab {...open} active={membership.active} isUnpaid={membership.status === 'past_due'} refused={refused} />
    )
  if (open.id === 'profile') return <BusinessProfile {...open} />
  if (open.id === 'subscription') return <MembershipPanel membership={membership} />
  const { active, awaitsApproval } = membership
  return (
    <>
      <ReceivedBookings {...open} {...{ active, awaitsApproval, refused }} />
      <Weeks weeks={open.weeks} />
    </>
  )
}

/** Shown once there is data, and never printed: a printed list of appointments lies in a truck, for anybody to see. */
function Weeks({ weeks }: { weeks: WeekFigures[] }) {
  if (!weeks.some(({ requests, completed }) => requests + completed > 0)) return null
  return (
    <Card className="mt-8 print:hidden">
      <Suspense fallback={<div className="h-44" />}>
        <WeeksChart weeks={weeks} />
      </Suspense>
    </Card>
  )
}

const MembershipRequired = lazyComponent(
  async () => (await import('../features/memberships/membership-required.tsx')).MembershipRequired,
)
const EmailNotice = lazyComponent(async () => (await import('./profile/email-notice.tsx')).EmailNotice)
const FirstStepsCard = lazyComponent(async () => (await import('./pro-dashboard/first-steps-card.tsx')).FirstStepsCard)
const WeeksChart = lazyComponent(async () => (await import('../features/bookings/figures/weeks-chart.tsx')).WeeksChart)
const ReceivedBookings = lazyComponent(
  async () => (await import('./pro-dashboard/received-bookings.tsx')).ReceivedBookings,
)
const ServicesTab = lazyComponent(async () => (await import('./pro-dashboard/services-tab.tsx')).ServicesTab)
const BusinessProfile = lazyComponent(
  async () => (await import('./pro-dashboard/business-profile.tsx')).BusinessProfile,
)
const MembershipPanel = lazyComponent(
  async () => (await import('../features/memberships/membership-panel.tsx')).MembershipPanel,
)
