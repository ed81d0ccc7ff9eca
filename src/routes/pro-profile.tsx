import { isRouteErrorResponse, useRouteError } from 'react-router'

import { page } from '../platform/page.server.ts'
import { limitReading, visitContext } from '../platform/visit.server.ts'
import { ErrorScreen } from '../shell/error-screen.tsx'
import { lazyComponent } from '../ui/lazy-component.ts'
import { Tabs } from '../ui/tabs.tsx'
import { useFailureToast } from '../ui/use-failure-toast.ts'
import type { Route } from './+types/pro-profile'
import { BusinessCard, ProHeader } from './pro-profile/pro-header.tsx'
import { ProNotFound } from './pro-profile/pro-not-found.tsx'
import { profileMeta } from './pro-profile/profile-meta.ts'
import { loadProfilePage } from './pro-profile/profile-page.server.ts'
import { RequestPanel } from './pro-profile/request-panel.tsx'
import { sendRequest } from './pro-profile/send-request.server.ts'
import { revalidateRefused } from './revalidate-refused.ts'
import { useUnsent } from './use-unsent.ts'

export const loader = page(async ({ context, params, request }: Route.LoaderArgs) => {
  const visit = context.get(visitContext)
  await limitReading(visit, 'profile')
  return loadProfilePage(visit, params.userId, new URL(request.url).searchParams)
})

export const action = page(({ context, params, request }: Route.ActionArgs) =>
  sendRequest(context.get(visitContext), params.userId, request),
)

export const meta: Route.MetaFunction = (args) => (args.loaderData ? profileMeta(args, args.loaderData.pro) : [])

// A time that was just taken must leave the choice, and a service that is gone the list.
export const shouldRevalidate = revalidateRefused

export default function ProProfilePage({ loaderData, actionData }: Route.ComponentProps) {
  const unsent = useUnsent(actionData)
  useFailureToast(actionData, 'Error')
  const { pro, access, isWriter, reviews, stars, next } = loaderData
  return (
    <>
      <ProHeader pro={pro} isWriter={isWriter} />
      <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-8 pt-8 pb-20 lg:grid-cols-[21rem_minmax(0,1fr)] lg:items-start lg:gap-10">
        <BusinessCard pro={pro} />
        <Tabs
          label={`About ${pro.businessName}`}
          tabs={[
            {
              id: 'request',
              label: 'Request Service',
              panel: (
                <>
                  <RequestPanel {...{ pro, access, unsent }} />
                  {access.may === 'ask' || access.because === 'own' ? null : <FirstLook {...{ pro, reviews }} />}
                </>
              ),
            },
            {
              id: 'services',
              label: 'Services',
              count: pro.services.length,
              panel: <ServiceList {...{ pro, access, unsent }} />,
            },
            {
              id: 'reviews',
              label: 'Reviews',
              count: pro.reviewCount,
              panel: <ReviewList {...{ pro, reviews, stars, next }} />,
            },
          ]}
        />
      </div>
    </>
  )
}

const FirstLook = lazyComponent(async () => (await import('./pro-profile/first-look.tsx')).FirstLook)
const ServiceList = lazyComponent(async () => (await import('./pro-profile/service-list.tsx')).ServiceList)
const ReviewList = lazyComponent(async () => (await import('./pro-profile/review-list.tsx')).ReviewList)

export function ErrorBoundary() {
  const error = useRouteError()
  return isRouteErrorResponse(error) && error.status === 404 ? <ProNotFound /> : <ErrorScreen error={error} />
}
