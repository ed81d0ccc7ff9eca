import { page } from '../platform/page.server.ts'
import type { Route } from './+types/thread-booking'
import { bookingOfThread } from './messages/booking-strip.server.ts'

/** The booking above an open thread, in its current state. */
export const loader = page(async (visit, { params, request }: Route.LoaderArgs) => {
  const bookingId = new URL(request.url).searchParams.get('bookingId')
  const { strip } = await bookingOfThread(visit, params.userId, bookingId)
  return Response.json(strip, { headers: { 'cache-control': 'no-store' } })
})
