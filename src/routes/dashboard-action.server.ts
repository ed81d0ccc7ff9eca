import { BookingStatusChange } from '../features/bookings/booking.schema.ts'
import { changedMessage, changeFailedMessage } from '../features/bookings/booking-words.ts'
import { changeBooking } from '../features/bookings/change-booking.server.ts'
import { NewReviewForm, ReviewResponse } from '../features/reviews/review.schema.ts'
import { respondToReview, writeReview } from '../features/reviews/reviews.server.ts'
import { parsed } from '../platform/json.server.ts'
import { pathOf, formOf, handlerFor, keepTyped, redirectWithToast, unsent } from '../platform/page.server.ts'
import { textFields } from '../platform/typed-fields.ts'
import type { Visit } from '../platform/visit.server.ts'

type Fields = Record<string, string>

/**
 * The action of both dashboards: changes a booking, writes a review or answers one, then returns to the same page.
 * `others` handles the intents that only one dashboard has.
 */
export async function dashboardAction<Other = never>(
  visit: Visit,
  request: Request,
  others: Record<string, Handler<Other>> = {},
) {
  const fields = textFields(await formOf(visit, request))
  const { intent = '' } = fields
  const handler = handlerFor<Handler<Other>>({ change, review, respond, ...others }, intent)
  return handler(visit, fields, pathOf(request))
}

type Answer = Awaited<ReturnType<typeof change>>
type Handler<Other> = (visit: Visit, fields: Fields, back: string) => Promise<Answer | Other>

async function change(visit: Visit, fields: Fields, back: string) {
  const { bookingId = '', status = '', reason, price } = fields
  const form = parsed(BookingStatusChange, { status, reason, price })
  if (!form.ok) return unsent(fields, form)
  try {
    const booking = await changeBooking(visit, bookingId, form.value)
    return redirectWithToast(back, { ...changedMessage(booking.status), tone: 'good' })
  } catch (error) {
    return keepTyped(visit, error, { values: fields, title: changeFailedMessage(status) })
  }
}

async function review(visit: Visit, fields: Fields, back: string) {
  const { bookingId, proId, rating, comment } = fields
  const form = parsed(NewReviewForm, { bookingId, proId, rating, comment })
  if (!form.ok) return unsent(fields, form)
  try {
    await writeReview(visit, form.value)
    return redirectWithToast(back, {
      title: 'Review submitted',
      description: 'Thank you for your feedback',
      tone: 'good',
    })
  } catch (error) {
    return keepTyped(visit, error, { values: fields, title: 'Failed to submit review' })
  }
}

async function respond(visit: Visit, fields: Fields, back: string) {
  const form = parsed(ReviewResponse, { response: fields['response'] })
  if (!form.ok) return unsent(fields, form)
  try {
    await respondToReview(visit, fields['reviewId'] ?? '', form.value)
    return redirectWithToast(back, { title: 'Your answer is published', tone: 'good' })
  } catch (error) {
    return keepTyped(visit, error, { values: fields, title: 'Failed to publish your answer' })
  }
}
