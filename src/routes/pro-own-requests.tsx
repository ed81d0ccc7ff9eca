import { appointmentToReview } from '../features/reviews/reviews.server.ts'
import { answerForms } from '../platform/forms/forms.server.ts'
import { page } from '../platform/page.server.ts'
import { privateMeta } from '../shell/page-meta.ts'
import { BackLink } from '../ui/back-link.tsx'
import type { Route } from './+types/pro-own-requests'
import { bookingForms } from './bookings/booking-forms.server.ts'
import { loadBookingsTab } from './bookings/bookings-page.server.ts'
import { ToDo } from './dashboard/to-do.tsx'
import { EarlierRequests } from './pro-dashboard/earlier-requests.tsx'
import { onlyPros } from './require-pro.server.ts'
import { revalidateRefused } from './reloading/revalidate-refused.ts'
import { useAnswer, useLivePage } from './reloading/use-live-page.ts'
import { useRefusedForm } from './use-refused-form.ts'

export const meta: Route.MetaFunction = () => privateMeta('My own requests')

export const loader = page(async (visit, { request }: Route.LoaderArgs) => {
  onlyPros(visit)
  const [bookings, toReview] = await Promise.all([
    loadBookingsTab(visit, 'customer', new URL(request.url)),
    appointmentToReview(visit),
  ])
  return { bookings, toReview }
})

// A booking that has changed meanwhile must leave the list, or change in it.
export const shouldRevalidate = revalidateRefused

export const action = page(async (visit, { request }: Route.ActionArgs) => {
  return answerForms(visit, request, bookingForms)
})

/** What a pro requested from other pros before becoming one: a customer who becomes a pro keeps earlier bookings. */
export default function OwnRequestsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { bookings, toReview } = loaderData
  const refused = useRefusedForm(useAnswer(actionData))
  useLivePage('booking')
  return (
    <div className="wrap py-10 md:py-14">
      <BackLink to="/pro-dashboard">Dashboard</BackLink>
      <h1 className="mt-2 text-title">My own requests</h1>
      <p className="mt-1 max-w-measure text-soft">Visits you requested from other pros as a customer.</p>
      <div className="mb-6">
        <ToDo counts={bookings.counts} toReview={toReview} reader="pro" />
      </div>
      <EarlierRequests page={bookings} refused={refused} />
    </div>
  )
}
