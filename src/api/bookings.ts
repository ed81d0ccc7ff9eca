import { z } from 'zod'

import { bookingInDollars } from '../features/bookings/booking-in-dollars.server.ts'
import { listBookings } from '../features/bookings/lists/booking-lists.server.ts'
import {
  BookingRequest,
  BookingsQuery,
  BookingStatusChange,
  StreetAddress,
} from '../features/bookings/booking.schema.ts'
import { getBooking } from '../features/bookings/bookings.server.ts'
import { changeBooking } from '../features/bookings/changes/change-booking.server.ts'
import { giveAddress } from '../features/bookings/changes/give-address.server.ts'
import { requestBooking } from '../features/bookings/request/request-booking.server.ts'
import { listRequestDates } from '../features/bookings/series/request-dates.server.ts'
import { retractSuggestion } from '../features/bookings/suggestions/retract-suggestion.server.ts'
import { suggestTimes } from '../features/bookings/suggestions/suggest-times.server.ts'
import { SeenSuggestion, TakenTime, TimesSuggestion } from '../features/bookings/suggestions/suggestion.schema.ts'
import { mostSuggested } from '../features/bookings/booking.ts'
import { takeSuggestedTime } from '../features/bookings/suggestions/take-suggested-time.server.ts'
import { call } from './call.ts'
import { linkNext } from './context.ts'
import { shapes } from './shapes.ts'

export const bookingCalls = [
  call('POST /api/booking-request', {
    summary: 'Request a booking from one pro',
    details:
      'For homeowners. The same request while one is pending gives that one back. Nothing is sent to other pros, and the time is taken once the pro accepts. With `repeat`, accepting books one visit for each date on which the pro works and is free; its booking stands for the others until then. With a visit of a series in `replacesId` as well, it asks to move this and the later visits: they stay until the pro accepts.',
    body: BookingRequest,
    refuses: [404, 409, 'PRO_NOT_ACCEPTING', 'BLOCKED', 'TIME_TAKEN', 'TOO_MANY_OPEN', 'ALREADY_MOVING'],
    repeatable: true,
    answers: [201, shapes.BookingRequestResult],
    handle: async ({ visit, body, key }) => {
      const booking = bookingInDollars(visit, await requestBooking(visit, body, key))
      return { bookingId: booking.id, status: booking.status, booking }
    },
  }),
  call('GET /api/bookings', {
    summary: 'List your bookings, as a customer and as a pro, newest first',
    query: BookingsQuery,
    answers: [200, z.array(shapes.Booking)],
    handle: async ({ visit, query, c }) => {
      const { bookings, next } = await listBookings(visit, query)
      linkNext(c, next)
      return bookings.map((booking) => bookingInDollars(visit, booking))
    },
  }),
  call('GET /api/bookings/{id}', {
    summary: 'Get a booking',
    answers: [200, shapes.Booking],
    handle: async ({ visit, params }) => bookingInDollars(visit, await getBooking(visit, params.id)),
  }),
  call('GET /api/bookings/{id}/dates', {
    summary: 'List the dates of a repeating request, and which of them can be booked',
    details:
      'As long as it waits for an answer. If the pro accepts now, each date that `isFree` is booked and the others are left out; the first must be free.',
    refuses: [409],
    answers: [200, z.array(shapes.RequestDate)],
    handle: async ({ visit, params }) => listRequestDates(visit, params.id),
  }),
  call('PATCH /api/bookings/{id}/status', {
    summary: 'Accept, decline, complete or cancel a booking',
    details:
      'The pro accepts (`accepted`), declines (`rejected`) and, from the day of the visit on, completes; either party cancels, also with all later visits of a series. To accept or complete one, a price may be given where there is none or an estimate.',
    body: BookingStatusChange,
    refuses: [409, 'TIME_TAKEN', 'BLOCKED'],
    answers: [200, shapes.Booking],
    handle: async ({ visit, params, body }) => bookingInDollars(visit, await changeBooking(visit, params.id, body)),
  }),
  call('PUT /api/bookings/{id}/address', {
    summary: 'Add the street address to an accepted visit without one, until it is over, as its customer',
    details: 'Also to the visits of its series without one. The pro gets it in a message.',
    body: StreetAddress,
    refuses: [409, 'BLOCKED'],
    answers: [200, shapes.Booking],
    handle: async ({ visit, params, body }) => bookingInDollars(visit, await giveAddress(visit, params.id, body)),
  }),
  call('PUT /api/bookings/{id}/suggestions', {
    summary: `Suggest up to ${mostSuggested} other times for a pending request or an accepted visit, as its pro`,
    details:
      'They replace those suggested before and hold nothing. A visit stays as it is until its customer takes one; while they ask for another time themselves, that request is answered instead. For a request, a price may be given where there is none or an estimate.',
    body: TimesSuggestion,
    refuses: [409, 'TIME_TAKEN', 'BLOCKED', 'ALREADY_MOVING'],
    answers: [200, shapes.Booking],
    handle: async ({ visit, params, body }) => bookingInDollars(visit, await suggestTimes(visit, params.id, body)),
  }),
  call('DELETE /api/bookings/{id}/suggestions', {
    summary: 'Take back the suggested times, as the pro who suggested them',
    details: 'The request waits for an answer, as before, or the visit stays as it is. The customer is told.',
    query: SeenSuggestion,
    refuses: [409, 'NOT_SUGGESTED', 'BLOCKED', 'ALREADY_MOVING'],
    answers: [200, shapes.Booking],
    handle: async ({ visit, params, query }) =>
      bookingInDollars(visit, await retractSuggestion(visit, params.id, query)),
  }),
  call('POST /api/bookings/{id}/suggestions/accept', {
    summary: 'Take one of the suggested times, as the customer',
    details:
      'A request is accepted at that time at once, and at the price of the suggestion. A visit moves to it, with its id and its price. If its suggestion says `andLater`, the later visits of its series follow in their rhythm; those whose time is not free then stay as they are.',
    body: TakenTime,
    refuses: [409, 'NOT_SUGGESTED', 'TIME_TAKEN', 'TIME_PASSED', 'BLOCKED', 'ALREADY_MOVING'],
    answers: [200, shapes.Booking],
    handle: async ({ visit, params, body }) => bookingInDollars(visit, await takeSuggestedTime(visit, params.id, body)),
  }),
]
