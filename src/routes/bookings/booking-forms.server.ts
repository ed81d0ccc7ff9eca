import type { z } from 'zod'

import { bookingPath } from '../../features/appointments/dashboard-paths.ts'
import { BookingStatusChange, StreetAddress } from '../../features/bookings/booking.schema.ts'
import { changedMessage, changeFailedMessage } from '../../features/bookings/booking-words.ts'
import { changeBooking } from '../../features/bookings/changes/change-booking.server.ts'
import { giveAddress } from '../../features/bookings/changes/give-address.server.ts'
import { appointmentsBooked } from '../../features/bookings/series/repeats.ts'
import { retractSuggestion } from '../../features/bookings/suggestions/retract-suggestion.server.ts'
import { SeenSuggestion, TakenTime } from '../../features/bookings/suggestions/suggestion.schema.ts'
import { takeSuggestedTime } from '../../features/bookings/suggestions/take-suggested-time.server.ts'
import { filesIn } from '../../features/media/sent-files.server.ts'
import { ChangedReviewForm, NewReviewForm, ReviewResponse } from '../../features/reviews/review.schema.ts'
import { changeReview, respondToReview, writeReview } from '../../features/reviews/reviews.server.ts'
import type { Posted } from '../../platform/forms/forms.server.ts'
import { redirectWithToast } from '../../platform/forms/toast-redirects.server.ts'
import { signedIn, type Visit } from '../../platform/visit.server.ts'
import type { TextFields } from '../../platform/forms/typed-fields.ts'
import { formatShortStart } from '../../ui/short-day.ts'

/**
 * The forms of both dashboards: they change a booking, review one or answer a review, then mostly return to the same
 * page.
 */
export const bookingForms = {
  change: {
    about: 'bookingId',
    schema: BookingStatusChange,
    // An empty reason is asked for at its field: nothing has failed yet.
    title: ({ status = '', reason }: TextFields) =>
      status === 'canceled' && reason === '' ? undefined : changeFailedMessage(status),
    take: change,
  },
  take: { about: 'bookingId', schema: TakenTime, title: 'Failed to book this time', take },
  retract: { about: 'bookingId', schema: SeenSuggestion, title: 'Failed to take the times back', take: retract },
  address: { about: 'bookingId', schema: StreetAddress, title: 'Failed to add the address', take: address },
  review: { schema: NewReviewForm, textOf: photosIn, title: 'Failed to submit review', take: review },
  'change-review': {
    about: 'reviewId',
    schema: ChangedReviewForm,
    textOf: photosIn,
    title: 'Failed to save review',
    take: changeOwnReview,
  },
  respond: { about: 'reviewId', schema: ReviewResponse, title: 'Failed to publish your answer', take: respond },
}

async function change(visit: Visit, change: BookingStatusChange, { id, back }: Posted) {
  const booking = await changeBooking(visit, id, change)
  const { id: viewerId, role } = signedIn(visit)
  // A customer who says that it took place can review it there; it has left the list.
  const isToReview = booking.status === 'completed' && booking.customerId === viewerId
  const next = isToReview ? bookingPath({ isCustomer: true, role }, id) : back
  return redirectWithToast(next, changedMessage(booking, change.andLater))
}

/** Leads to the appointment, since the list that it was on may be empty now. */
async function take(visit: Visit, start: TakenTime, { id }: Posted) {
  const { role } = signedIn(visit)
  const taken = await takeSuggestedTime(visit, id, start)
  return redirectWithToast(bookingPath({ isCustomer: true, role }, id), { title: takenTitle(taken) })
}

type TypedReview = z.output<typeof NewReviewForm>
type TypedChange = z.output<typeof ChangedReviewForm>
type Taken = Awaited<ReturnType<typeof takeSuggestedTime>>

function takenTitle({ movedAlong, ...booking }: Taken): string {
  const first = formatShortStart(booking.scheduledDate, booking.scheduledTime)
  if (movedAlong > 0) return `${movedAlong + 1} visits moved, the first to ${first}`
  if (booking.movedFrom) return `Moved: ${first}`
  const visits = appointmentsBooked(booking)
  return visits === 1 ? `Booked: ${first}` : `${visits} visits booked, the first on ${first}`
}

async function retract(visit: Visit, seen: SeenSuggestion, { id, back }: Posted) {
  const { status, customer } = await retractSuggestion(visit, id, seen)
  const description =
    status === 'pending'
      ? `The request of ${customer.firstName} waits for your answer again.`
      : `The visit with ${customer.firstName} stays as it is.`
  return redirectWithToast(back, { title: 'Suggestion taken back', description })
}

async function address(visit: Visit, given: StreetAddress, { id, back }: Posted) {
  const { pro } = await giveAddress(visit, id, given)
  return redirectWithToast(back, { title: `${pro.businessName} now has the address` })
}

async function review(visit: Visit, { photos: _count, ...review }: TypedReview, { form, back }: Posted) {
  await writeReview(visit, { ...review, photos: filesIn(form) })
  const description = 'Thank you for your feedback'
  return redirectWithToast(back, { title: 'Review submitted', description })
}

async function changeOwnReview(visit: Visit, { photos: _count, ...review }: TypedChange, { id, form, back }: Posted) {
  await changeReview(visit, id, { ...review, photos: filesIn(form) })
  return redirectWithToast(back, { title: 'Review changed', description: 'Your pro is told about it' })
}

/** How many photos were chosen, and which of those in the review are to be removed. */
function photosIn(form: FormData): TextFields {
  const photos = filesIn(form).length
  const removed = form.getAll('removePhotos').filter((id) => typeof id === 'string')
  return {
    ...(photos > 0 && { photos: String(photos) }),
    ...(removed.length > 0 && { removePhotos: removed.join(' ') }),
  }
}

async function respond(visit: Visit, response: ReviewResponse, { id, back }: Posted) {
  await respondToReview(visit, id, response)
  return redirectWithToast(back, { title: 'Your answer is published' })
}
