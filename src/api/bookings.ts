import { BookingRequest, BookingsQuery, BookingStatusChange } from '../features/bookings/booking.schema.ts'
import { listBookings } from '../features/bookings/booking-lists.server.ts'
import { getBooking } from '../features/bookings/bookings.server.ts'
import { changeBooking } from '../features/bookings/change-booking.server.ts'
import { requestBooking } from '../features/bookings/request-booking.server.ts'
import { idempotencyKey } from '../platform/idempotency.server.ts'
import { api, linkNext, readJson, readQuery } from './context.ts'
import { publicBooking } from './published.ts'

export const bookingsApi = api
  .createApp()
  .post('/booking-request', async (c) => {
    const booking = await requestBooking(
      c.var.visit,
      await readJson(c, BookingRequest),
      idempotencyKey(c.req.raw.headers),
    )
    return c.json({ bookingId: booking.id, status: booking.status, booking: publicBooking(booking) }, 201)
  })
  .get('/bookings', async (c) => {
    const { bookings, next } = await listBookings(c.var.visit, readQuery(c, BookingsQuery))
    linkNext(c, next)
    return c.json(bookings.map(publicBooking))
  })
  .get('/bookings/:id', async (c) => c.json(publicBooking(await getBooking(c.var.visit, c.req.param('id')))))
  .patch('/bookings/:id/status', async (c) =>
    c.json(publicBooking(await changeBooking(c.var.visit, c.req.param('id'), await readJson(c, BookingStatusChange)))),
  )
