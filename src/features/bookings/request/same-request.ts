import type { BookingRequest } from '../booking.schema.ts'
import type { BookingView } from '../booking.ts'
import { isSameRepeat, repeatOf } from '../series/repeats.ts'

/** Whether a booking, which may have been requested earlier, has everything that a request asks for. */
export function saysTheSame(booking: BookingView, request: BookingRequest & { photos: readonly File[] }): boolean {
  if (booking.photos.length < request.photos.length) return false
  const { notes: description, customer, serviceId, serviceType, ...rest } = booking
  const kind = serviceId === request.serviceId && (serviceId !== null || serviceType === request.serviceType)
  const asked = { ...rest, ...customer, description }
  return kind && isSameRepeat(request.repeat, repeatOf(booking)) && words.every((name) => asked[name] === request[name])
}

const words = ['customerName', 'email', 'phone', 'description', 'address', 'city', 'state', 'zip'] as const
