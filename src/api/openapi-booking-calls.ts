import { z } from 'zod'

import { BookingsQuery, BookingStatusChange } from '../features/bookings/booking.schema.ts'
import type { Contract } from './call.ts'
import { shapes } from './shapes.ts'

export const bookingCalls = {
  'GET /api/bookings': {
    summary: 'List your bookings, as a customer and as a pro, newest first; the next page is in the Link header',
    query: BookingsQuery,
    answers: [200, z.array(shapes.Booking)],
  },
  'GET /api/bookings/{id}': { summary: 'Get a booking', answers: [200, shapes.Booking] },
  'PATCH /api/bookings/{id}/status': {
    summary:
      'Accept, decline, complete or cancel a booking. To accept or complete one, a price may be given where there is none or an estimate',
    body: BookingStatusChange,
    conflicts: true,
    answers: [200, shapes.Booking],
  },
  'POST /api/calendar/token': {
    summary: 'Create a new secret address of your calendar; the previous one stops working',
    answers: [201, shapes.CalendarAddress],
  },
  'GET /api/calendar/{file}': {
    summary: 'Get the accepted bookings of the person whose secret calendar address this is',
    answers: [200, 'text/calendar'],
    open: true,
  },
} satisfies Record<string, Contract>
