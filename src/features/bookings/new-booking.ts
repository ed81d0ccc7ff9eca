import type { BookingRow } from '../../platform/booking-tables.ts'
import type { PriceType } from '../../platform/column-values.ts'
import { defaultDuration, type RequestedTime } from '../availability/availability.ts'
import type { Start } from '../availability/schedule.ts'
import { appointmentPrice } from './appointment-price.ts'
import type { BookingRequest } from './booking.schema.ts'

interface OfferedService {
  id: string
  name: string
  priceType: PriceType
  priceCents: number
  durationMinutes: number
}

export function requestedTime(
  { requestDate: date, requestTime: time }: BookingRequest,
  service: OfferedService | null,
): RequestedTime {
  return { date, time, durationMinutes: service?.durationMinutes ?? defaultDuration }
}

/** The row of a request as it is sent. */
export function newBooking({
  request,
  service,
  start,
  now,
  ...given
}: Pick<BookingRow, 'id' | 'customerId' | 'proId' | 'replacesId'> & {
  request: BookingRequest
  service: OfferedService | null
  start: Start & { timeZone: string }
  now: Date
}): BookingRow {
  const { date, time, durationMinutes } = requestedTime(request, service)
  return {
    ...given,
    ...contactOf(request),
    ...offerOf(service),
    status: 'pending',
    scheduledDate: date,
    scheduledTime: time,
    durationMinutes,
    timeZone: start.timeZone,
    startsAt: start.startsAt,
    endsAt: start.endsAt,
    cancelReason: null,
    createdAt: now,
    updatedAt: now,
  }
}

function contactOf(request: BookingRequest) {
  return {
    serviceType: request.serviceType,
    customerName: request.customerName,
    customerEmail: request.email,
    customerPhone: request.phone,
    address: request.address,
    city: request.city,
    state: request.state,
    zip: request.zip,
    notes: request.description,
  }
}

/** What the booking keeps of the service, whatever becomes of that one. */
function offerOf(service: OfferedService | null) {
  if (!service) return { serviceId: null, serviceName: null, priceCents: null, priceIsEstimate: false }
  return { serviceId: service.id, serviceName: service.name, ...appointmentPrice(service) }
}
