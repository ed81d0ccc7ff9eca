import type { BookingRequest } from '../booking.schema.ts'
import type { BookingView } from '../booking.ts'

/** Whether a booking, which may have been requested earlier, has everything that a request asks for. */
export function saysTheSame(booking: BookingView, request: BookingRequest): boolean {
  const { notes: description, customer, serviceId, serviceType, series, ...rest } = booking
  const kind = serviceId === request.serviceId && (serviceId !== null || serviceType === request.serviceType)
  const asked = { ...rest, ...customer, description }
  // One that reschedules an appointment of a series repeats nothing itself.
  const repeat = series?.id === booking.id ? series : undefined
  const repeats = repeat?.everyWeeks === request.repeat?.everyWeeks && repeat?.times === request.repeat?.times
  return kind && repeats && words.every((name) => asked[name] === request[name])
}

const words = ['customerName', 'email', 'phone', 'description', 'address', 'city', 'state', 'zip'] as const
