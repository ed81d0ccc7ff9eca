import { redirect } from 'react-router'

import { isSettled } from '../../features/bookings/appointment-price.ts'
import { rescheduleNote, rescheduleTitle } from '../../features/bookings/lists/booking-remark.ts'
import type { BookingView } from '../../features/bookings/booking.ts'
import { bookingBetween } from '../../features/bookings/bookings.server.ts'
import { type Repeat, repeatOf } from '../../features/bookings/series/repeats.ts'
import { choiceFor, type RequestedService } from '../../features/bookings/request/requested-service.ts'
import type { ProProfile } from '../../features/pros/pro.ts'
import { loginPath } from '../../platform/login-path.ts'
import { formatLength, formatPrice } from '../../ui/format.ts'
import type { Visit } from '../../platform/visit.server.ts'
import { plusDays } from '../../features/availability/local-time.ts'
import type { FreeDay } from '../../features/availability/free-day.ts'

/** The caller's booking that the address asks to reschedule; undefined when it names none. */
export async function bookingToReschedule(visit: Visit, pro: ProProfile, id: string | null) {
  if (id === null) return undefined
  const booking = await bookingBetween(visit, id, pro.userId)
  return booking?.mayReschedule ? booking : null
}

/** Only its customer can reschedule a booking; after logging in they return to it. */
export function redirectToLogin({ userId }: ProProfile, id: string): never {
  throw redirect(loginPath(`/pros/${userId}?reschedule=${encodeURIComponent(id)}#tab-panel`))
}

/** A pro who takes no requests can still be messaged. */
export function redirectToMessage({ userId }: ProProfile, id: string): never {
  throw redirect(`/messages/${userId}?bookingId=${encodeURIComponent(id)}&reschedule`)
}

/** The form's initial values: everything from the booking except its time. */
export async function rescheduleForm(
  visit: Visit,
  booking: BookingView,
  service: RequestedService | undefined,
  days: readonly FreeDay[],
) {
  const moved = await appointmentToMove(visit, booking)
  const later = countMoving(booking, moved)
  return {
    replacesId: booking.id,
    later,
    sentPhotos: booking.photos.length,
    title: rescheduleTitle(booking),
    note: rescheduleNote(booking),
    filled: { ...contentsOf(booking, service, days), ...repeatFields(booking, { moved, later }) },
    agreed: service ? undefined : agreedOn(booking),
  }
}

/** Itself or, for a request to move one, that one: until it is accepted, the later ones can still come along. */
async function appointmentToMove(visit: Visit, booking: BookingView): Promise<BookingView | null> {
  if (booking.status === 'accepted') return booking
  const { replaced, proId } = booking
  return replaced?.status === 'accepted' ? bookingBetween(visit, replaced.id, proId) : null
}

/** For work without a service, whose price only the booking has. */
function agreedOn({ durationMinutes, ...booking }: BookingView) {
  if (!isSettled(booking)) return undefined
  const price = booking.priceCents === 0 ? 'Free' : formatPrice(booking.priceCents)
  return { price, detail: `As agreed, ${formatLength(durationMinutes)}` }
}

/** What the booking is for: one of the pro's services or, if that is no longer offered, the booking's copy. */
export function serviceToReschedule(booking: BookingView, { services }: ProProfile): RequestedService | undefined {
  const { serviceId: id, serviceName: name } = booking
  if (id === null || name === null) return undefined
  const offered = services.find((service) => service.id === id)
  if (!offered) return { id, name, ...keptTerms(booking) }
  return isSettled(booking) ? { ...offered, priceCents: booking.priceCents, priceType: 'fixed' } : offered
}

function keptTerms({ serviceType: categoryName, priceCents, priceIsEstimate, durationMinutes }: BookingView) {
  const rest = { categoryName, durationMinutes }
  if (priceCents === null) return { ...rest, priceCents: 0, priceType: 'estimate' } as const
  if (!priceIsEstimate) return { ...rest, priceCents, priceType: 'fixed' } as const
  return { ...rest, priceCents: Math.round((priceCents * 60) / durationMinutes), priceType: 'hourly' } as const
}

/** Most appointments move by days, however far ahead they are. */
export function firstAround({ scheduledDate }: BookingView, today: string): string {
  const first = plusDays(scheduledDate, -3)
  return first > today ? first : today
}

/** For an address that is out of date. */
export const notReschedulable = {
  title: 'Request service',
  note: 'This booking can no longer be moved, or you already asked for another time. What you send now is a new request.',
}

function contentsOf(
  booking: BookingView,
  service: RequestedService | undefined,
  days: readonly FreeDay[],
): Record<string, string> {
  const { address, city, state, zip, notes, customer, scheduledDate } = booking
  return {
    serviceType: service ? choiceFor(service) : booking.serviceType,
    address: address ?? '',
    city: city ?? '',
    state: state ?? '',
    zip: zip ?? '',
    description: notes,
    email: customer.email,
    phone: customer.phone,
    ...dateUnlessFull(days, scheduledDate),
  }
}

/** An appointment moves alone, unless later ones of its series can move with it; a request may repeat from now on. */
function repeatFields(booking: BookingView, { moved, later }: Moving): Record<string, string> {
  const repeat = booking.status === 'accepted' ? null : repeatOf(booking)
  if (repeat) return { ...(later > 0 && { which: 'rest' }), ...asFields(repeat) }
  if (later > 0 && moved?.series) return { which: 'one', ...asFields({ ...moved.series, times: later + 1 }) }
  return moved ? {} : { 'repeat.everyWeeks': '' }
}

interface Moving {
  moved: BookingView | null
  later: number
}

function asFields({ everyWeeks, times }: Repeat) {
  return { 'repeat.everyWeeks': String(everyWeeks), 'repeat.times': String(times) }
}

/**
 * How many later appointments of its series can move along; also those of one that is over, which the request stands
 * for.
 */
function countMoving({ replaced }: BookingView, moved: BookingView | null): number {
  return moved?.series?.later ?? replaced?.later ?? 0
}

/** The initially selected day, unless it has no free times. */
export function dateUnlessFull(days: readonly FreeDay[], requestDate: string): Record<string, string> {
  const isFull = days.some(({ date, slots }) => date === requestDate && slots.length === 0)
  return isFull ? {} : { requestDate }
}
