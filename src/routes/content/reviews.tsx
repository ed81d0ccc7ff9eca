import { cursorIn } from '../../platform/cursor.ts'
import { marketFigures, starCounts } from '../../features/reviews/market-figures.server.ts'
import { latestReviews } from '../../features/reviews/reviews.server.ts'
import { StarSummary } from '../../features/reviews/star-summary.tsx'
import { page } from '../../platform/page.server.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import { useViewer } from '../../shell/use-viewer.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import type { Route } from './+types/reviews'
import { ReviewWall } from './reviews/review-wall.tsx'
import { CallToAction } from './call-to-action.tsx'
import { ifDatabaseIsThere } from './without-database.server.ts'
import { ownBookingsPath } from '../../features/appointments/dashboard-paths.ts'
import { loginPath } from '../../platform/login-path.ts'

export const loader = page(async (visit, { request }: Route.LoaderArgs) => {
  const cursor = cursorIn(new URL(request.url).searchParams)
  const found = await ifDatabaseIsThere(
    Promise.all([latestReviews(visit, { cursor, limit: 12 }), marketFigures(visit), starCounts(visit)]),
  )
  if (!found) return null
  const [{ reviews, next }, figures, counts] = found
  return { reviews, next, rating: figures.rating, counts, further: cursor !== undefined }
})

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Latest reviews',
    description:
      'The newest reviews of pool professionals on Poolwell, each written by the customer after a completed visit.',
  })

export default function ReviewsPage({ loaderData }: Route.ComponentProps) {
  const ownBookings = ownBookingsPath(useViewer()?.role ?? 'customer', 'completed')
  return (
    <>
      <div className="wrap py-12 md:py-20">
        <div className="grid items-end gap-x-14 gap-y-8 lg:grid-cols-[1.2fr_1fr]">
          <div>
            <h1 className="text-display">Straight from the poolside</h1>
            <p className="mt-4 max-w-measure text-lead text-soft">
              One completed visit, one review, by the person who booked it. Newest first, good and bad.
            </p>
          </div>
          {loaderData?.rating ? <StarSummary rating={loaderData.rating} counts={loaderData.counts} /> : null}
        </div>
      </div>
      <div className="wrap pb-16 md:pb-20">
        {loaderData === null ? (
          <EmptyState title="Reviews are not available right now" text="Please try again in a minute.">
            <ButtonLink to="/reviews" reloadDocument>
              Try again
            </ButtonLink>
          </EmptyState>
        ) : loaderData.reviews.length === 0 ? (
          <EmptyState title="No reviews yet" text="The first ones come with the first completed visits.">
            <ButtonLink to="/find-pros">Find a pro</ButtonLink>
          </EmptyState>
        ) : (
          <ReviewWall {...loaderData} />
        )}
      </div>
      <CallToAction
        title="Had a visit yourself?"
        text="Completed visits are in your dashboard, each with a button to review it."
      >
        <ButtonLink to={loginPath(ownBookings)} variant="primary" size="large">
          My bookings
        </ButtonLink>
        <ButtonLink to="/find-pros" variant="quiet" size="large">
          Find a pro
        </ButtonLink>
      </CallToAction>
    </>
  )
}
