import { page } from '../platform/page.server.ts'
import { visitContext } from '../platform/visit.server.ts'
import type { Route } from './+types/thread-booking'
import { bookingOfThread } from './messages/booking-strip.server.ts'

/** The booking above an open thread, in its current state. */
export const loader = page(async ({ context, params, request }: Route.LoaderArgs) => {
  const bookingId = new URL(request.url).searchParams.get('bookingId')
  const { strip } = await bookingOfThread(context.get(visitContext), params.userId, bookingId)
  return Response.json(strip, { headers: { 'cache-control': 'no-store' } })
})
