import { Suspense, useState } from 'react'
import { isRouteErrorResponse, useRouteError } from 'react-router'

import type { ProProfile } from '../features/pros/pro.ts'
import { page } from '../platform/page.server.ts'
import type { RefusedForm } from '../platform/forms/refused-form.ts'
import { limitReading } from '../platform/visit.server.ts'
import { ErrorScreen } from '../shell/error-screen.tsx'
import { lazyComponent } from '../ui/lazy-component.ts'
import { Tabs } from '../ui/tabs.tsx'
import { useFailureToast } from '../ui/use-failure-toast.ts'
import type { Route } from './+types/pro-profile'
import { BusinessCard } from './pro-profile/business-card.tsx'
import { ProHeader } from './pro-profile/pro-header.tsx'
import { ProNotFound } from './pro-profile/pro-not-found.tsx'
import { profileMeta } from './pro-profile/profile-meta.ts'
import { loadProfilePage, type OpenTab } from './pro-profile/profile-page.server.ts'
import { RequestPanel } from './pro-profile/request-panel.tsx'
import { sendRequest } from './pro-profile/send-request.server.ts'
import { revalidateRefused } from './reloading/revalidate-refused.ts'
import { useRefusedForm } from './use-refused-form.ts'

export const loader = page(async (visit, { params, request }: Route.LoaderArgs) => {
  await limitReading(visit, 'profile')
  return loadProfilePage(visit, params.userId, new URL(request.url).searchParams)
})

export const action = page((visit, { params, request }: Route.ActionArgs) => sendRequest(visit, params.userId, request))

export const meta: Route.MetaFunction = (args) => (args.loaderData ? profileMeta(args, args.loaderData.pro) : [])

// A time that was just taken must leave the choices, and a removed service the list.
export const shouldRevalidate = revalidateRefused

export default function ProProfilePage({ loaderData, actionData }: Route.ComponentProps) {
  const refused = useRefusedForm(actionData)
  useFailureToast(actionData, 'Error')
  const { pro, hours, answers, open, also, mayAsk, isWriter, saved } = loaderData
  return (
    <>
      <ProHeader {...{ pro, mayAsk, isWriter, saved, also }} />
      <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-8 pt-8 pb-20 lg:grid-cols-[21rem_minmax(0,1fr)] lg:items-start lg:gap-10">
        <BusinessCard {...{ pro, hours, answers }} />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          {/* As tall as the row, so that the tabs below stay where they are. */}
          <Suspense fallback={<div className="mb-2 h-52" />}>
            {pro.photos.length > 0 ? <WorkPhotos pro={pro} /> : null}
          </Suspense>
          <Tabs label={`About ${pro.businessName}`} tabs={tabsOf(pro)} open={open.id} also={also}>
            <OpenTab key={pro.userId} {...{ pro, open, also, refused }} />
          </Tabs>
        </div>
      </div>
    </>
  )
}

function tabsOf({ services, reviewCount }: ProProfile) {
  return [
    { id: 'request', label: 'Request Service' },
    { id: 'services', label: 'Services', count: services.length },
    { id: 'reviews', label: 'Reviews', count: reviewCount },
  ]
}

interface OpenTabProps {
  pro: ProProfile
  open: OpenTab
  /** What the address keeps for the request form. */
  also: string
  refused: RefusedForm | undefined
}

/** The request form stays mounted but hidden while another tab is open, so that what was typed is still there. */
function OpenTab({ pro, open, also, refused }: OpenTabProps) {
  const isRequest = open.id === 'request'
  const [access, setAccess] = useState(isRequest ? open.access : null)
  if (isRequest && access !== open.access) setAccess(open.access)
  return (
    <>
      {access ? (
        <div hidden={!isRequest}>
          <RequestPanel {...{ pro, access, also }} refused={isRequest ? refused : undefined} />
        </div>
      ) : null}
      {isRequest && open.reviews ? <ProfileHighlights {...{ pro, also }} reviews={open.reviews} /> : null}
      {open.id === 'services' ? <ServiceList {...open} {...{ pro, also, refused }} /> : null}
      {open.id === 'reviews' ? <ReviewList {...open} {...{ pro, also }} /> : null}
    </>
  )
}

const ProfileHighlights = lazyComponent(
  async () => (await import('./pro-profile/profile-highlights.tsx')).ProfileHighlights,
)
const ServiceList = lazyComponent(async () => (await import('./pro-profile/service-list.tsx')).ServiceList)
const WorkPhotos = lazyComponent(async () => (await import('./pro-profile/work-photos.tsx')).WorkPhotos)
const ReviewList = lazyComponent(async () => (await import('./pro-profile/review-list.tsx')).ReviewList)

export function ErrorBoundary() {
  const error = useRouteError()
  return isRouteErrorResponse(error) && error.status === 404 ? <ProNotFound /> : <ErrorScreen error={error} />
}
