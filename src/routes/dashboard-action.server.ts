import { BookingStatusChange } from '../features/bookings/booking.schema.ts'
import { changedMessage, changeFailedMessage } from '../features/bookings/booking-words.ts'
import { changeBooking } from '../features/bookings/changes/change-booking.server.ts'
import { retractSuggestion } from '../features/bookings/suggestions/retract-suggestion.server.ts'
import { SeenSuggestion, TakenTime } from '../features/bookings/suggestions/suggestion.schema.ts'
import { takeSuggestedTime } from '../features/bookings/suggestions/take-suggested-time.server.ts'
import { NewReviewForm, ReviewResponse } from '../features/reviews/review.schema.ts'
import { respondToReview, writeReview } from '../features/reviews/reviews.server.ts'
import { fieldsOf, handlerFor, takeForm } from '../platform/forms.server.ts'
import { pathOf } from '../platform/page.server.ts'
import { redirectWithToast } from '../platform/toast-redirects.server.ts'
import type { Visit } from '../platform/visit.server.ts'
import type { TextFields } from '../platform/typed-fields.ts'
import { formatShortStart } from '../ui/short-day.ts'

/**
 * The action of both dashboards: changes a booking, writes a review or answers one, then returns to the same page.
 * `others` handles the intents that only one dashboard has.
 */
export async function dashboardAction<Other = never>(
  visit: Visit,
  request: Request,
  others: Record<string, Handler<Other>> = {},
) {
  const fields = await fieldsOf(visit, request)
  const { intent = '' } = fields
  const handler = handlerFor<Handler<Other>>({ change, take, retract, review, respond, ...others }, intent)
  return handler(visit, fields, pathOf(request))
}

type Answer = Awaited<ReturnType<typeof change>>
type Handler<Other> = (visit: Visit, fields: TextFields, back: string) => Promise<Answer | Other>

async function change(visit: Visit, fields: TextFields, back: string) {
  const { bookingId = '', status = '', reason, price, andLater } = fields
  const input = { status, reason, price, andLater }
  // A reason that was left empty is asked for at its field, and nothing failed.
  const failed = status === 'canceled' && reason === '' ? {} : { title: changeFailedMessage(status) }
  const form = { schema: BookingStatusChange, values: fields, input, ...failed }
  return takeForm(visit, form, async (change) => {
    const booking = await changeBooking(visit, bookingId, change)
    return redirectWithToast(back, { ...changedMessage(booking.status), tone: 'good' })
  })
}

async function take(visit: Visit, fields: TextFields, back: string) {
  const { bookingId = '', suggestionId, date, time } = fields
  const input = { suggestionId, date, time }
  const form = { schema: TakenTime, values: fields, input, title: 'Failed to book this time' }
  return takeForm(visit, form, async (start) => {
    const { scheduledDate, scheduledTime } = await takeSuggestedTime(visit, bookingId, start)
    const title = `Booked: ${formatShortStart(scheduledDate, scheduledTime)}`
    return redirectWithToast(back, { title, description: 'It is under “Upcoming” now.', tone: 'good' })
  })
}

async function retract(visit: Visit, fields: TextFields, back: string) {
  const { bookingId = '', suggestionId } = fields
  const form = {
    schema: SeenSuggestion,
    values: fields,
    input: { suggestionId },
    title: 'Failed to take the times back',
  }
  return takeForm(visit, form, async (seen) => {
    const { customer } = await retractSuggestion(visit, bookingId, seen)
    const description = `The request of ${customer.firstName} waits for your answer again.`
    return redirectWithToast(back, { title: 'Suggestion taken back', description, tone: 'good' })
  })
}

async function review(visit: Visit, fields: TextFields, back: string) {
  const { bookingId, proId, rating, comment } = fields
  const input = { bookingId, proId, rating, comment }
  const form = { schema: NewReviewForm, values: fields, input, title: 'Failed to submit review' }
  return takeForm(visit, form, async (review) => {
    await writeReview(visit, review)
    const description = 'Thank you for your feedback'
    return redirectWithToast(back, { title: 'Review submitted', description, tone: 'good' })
  })
}

async function respond(visit: Visit, fields: TextFields, back: string) {
  const { reviewId = '', response } = fields
  const form = { schema: ReviewResponse, values: fields, input: { response }, title: 'Failed to publish your answer' }
  return takeForm(visit, form, async (answer) => {
    await respondToReview(visit, reviewId, answer)
    return redirectWithToast(back, { title: 'Your answer is published', tone: 'good' })
  })
}
