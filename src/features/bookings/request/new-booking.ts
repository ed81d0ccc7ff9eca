import type { BookingRow, SeriesColumns } from '../../../platform/tables/booking-tables.ts'
import type { RequestedTime } from '../../availability/availability.ts'
import type { Start } from '../../availability/schedule.ts'
import type { BookingRequest } from '../booking.schema.ts'

/** What a booking stores of its service, so that later changes of the service do not affect it. */
export type Offer = Pick<
  BookingRow,
  'serviceId' | 'serviceName' | 'serviceType' | 'priceCents' | 'priceIsEstimate' | 'durationMinutes'
>

export function requestedTime(
  { requestDate: date, requestTime: time }: BookingRequest,
  { durationMinutes }: Offer,
): RequestedTime {
  return { date, time, durationMinutes }
}

/** The row of a request as it is sent. */
export function newBooking({
  request,
  offer,
  start,
  series,
  now,
  ...given
}: Pick<BookingRow, 'id' | 'customerId' | 'proId' | 'replacesId'> & {
  request: BookingRequest
  offer: Offer
  start: Start & { timeZone: string }
  series: SeriesColumns
  now: Date
}): BookingRow {
  return {
    ...given,
    ...contactOf(request),
    ...offer,
    ...series,
    status: 'pending',
    scheduledDate: request.requestDate,
    scheduledTime: request.requestTime,
    timeZone: start.timeZone,
    startsAt: start.startsAt,
    endsAt: start.endsAt,
    cancelReason: null,
    endedAs: null,
    suggestionId: null,
    requestedDate: null,
    requestedTime: null,
    createdAt: now,
    updatedAt: now,
  }
}

function contactOf(request: BookingRequest) {
  return {
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
