import * as fc from 'fast-check'
import type { AsyncCommand } from 'fast-check'
import { expect } from 'vitest'

import { daysAhead } from '../support/days-ahead.ts'
import { areBlocked, isAhead, mayBecome, type Model, type ModelBooking, openHours, repeatOf } from './booking-model.ts'
import { type Cast, read } from './cast.ts'
import { laterVisits, laterWeeks } from './series-model.ts'
import { isTaken, laterMoved } from './taken-model.ts'

export type Step = AsyncCommand<Model, Cast>

/** All requests of the model are for one day, so that they get in each other’s way. */
export const day = daysAhead(4)

export const anybody = fc.constantFrom(
  'customer' as const,
  'otherCustomer' as const,
  'pro' as const,
  'otherPro' as const,
)

export function timeOf(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`
}

export function step(
  name: string,
  check: (model: Model) => boolean,
  run: (model: Model, cast: Cast) => Promise<void>,
): Step {
  return { check, run, toString: () => name }
}

export function hasBooking({ bookings }: Model): boolean {
  return bookings.length > 0
}

export function bookingAt({ bookings }: Model, nth: number): ModelBooking {
  const booking = bookings[nth % bookings.length]
  if (!booking) throw new Error('there is no booking')
  return booking
}

/** A request that waits, if there is such a one. */
export function waitingAt(
  model: Model,
  nth: number,
  wanted: (booking: ModelBooking) => boolean = () => true,
): ModelBooking {
  return aheadAt(model, nth, (one) => one.status === 'pending' && wanted(one))
}

/** A request that waits or a visit to come, if there is such a one. */
export function aheadAt(
  model: Model,
  nth: number,
  wanted: (booking: ModelBooking) => boolean = () => true,
): ModelBooking {
  const ahead = model.bookings.filter((one) => isAhead(one) && wanted(one))
  return ahead[nth % ahead.length] ?? bookingAt(model, nth)
}

/**
 * The product's scheduled job ends it at any moment; only until then is the block the reason why nothing more happens
 * to it.
 */
export function mayExpireApart(model: Model, booking: ModelBooking): boolean {
  return booking.status === 'pending' && booking.past && areBlocked(model, booking)
}

/**
 * The acceptance of a request to move an appointment ends that one; that of a repeating request books the later ones.
 */
export async function afterAcceptance(cast: Cast, model: Model, booking: ModelBooking): Promise<void> {
  const { replaces } = booking
  booking.suggestion = undefined
  const weeks = laterWeeks(model, booking)
  const later = laterMoved(model, booking)
  const first = replaces?.status === 'accepted' && !replaces.past ? [replaces] : []
  const moves = model.bookings.filter(
    (one) => one.status === 'pending' && one.replaces !== undefined && later.includes(one.replaces),
  )
  const ended = [...first, ...later, ...moves]
  for (const one of ended) one.status = 'canceled'
  for (const one of ended) await expectAsModelled(cast, model, one)
  if (repeatOf(booking)) await addLater(cast, model, booking, weeks)
}

async function addLater(cast: Cast, model: Model, first: ModelBooking, weeks: number[]): Promise<void> {
  const { body } = await cast.call(first.customer, 'GET /api/bookings?status=accepted&limit=50')
  const booked = new Map<number, string>()
  for (const one of Array.isArray(body) ? body : []) {
    const number = Number(read(one, 'series', 'number'))
    if (read(one, 'series', 'id') === first.id && number > 1) booked.set(number - 1, read(one, 'id'))
  }
  expect([...booked.keys()].toSorted((a, b) => a - b)).toEqual(weeks)
  for (const [week, id] of booked) {
    const { suggestion: _, ...later } = { ...first, id, week, replaces: undefined }
    model.bookings.push(later)
  }
}

/** Both parties see it as the model does, and with exactly the model's buttons. */
export async function expectAsModelled(cast: Cast, model: Model, booking: ModelBooking): Promise<void> {
  for (const who of [booking.customer, booking.pro]) {
    const { body } = await cast.call(who, `GET /api/bookings/${booking.id}`)
    // The product's scheduled job ends expired requests at any moment.
    if (booking.past && booking.status === 'pending' && read(body, 'status') === 'canceled') booking.status = 'canceled'
    const actions: unknown = Reflect.get(Object(body), 'actions')
    const times: unknown = Reflect.get(Object(Reflect.get(Object(body), 'suggestion')), 'times')
    const shown = {
      status: read(body, 'status'),
      suggested: Array.isArray(times) ? times.map((start) => read(start, 'time')) : undefined,
      actions: Array.isArray(actions) ? actions.map(String).toSorted() : actions,
      later: Reflect.get(Object(Reflect.get(Object(body), 'series')), 'later'),
      price: Reflect.get(Object(body), 'price'),
    }
    const mayAccept = !isTaken(model, booking) && !areBlocked(model, booking)
    const offered = mayBecome(booking, who).filter((to) => to !== 'accepted' || mayAccept)
    expect(shown, who).toEqual({
      status: booking.status,
      suggested: openHours(model, booking)?.map(timeOf).toSorted(),
      actions: offered.toSorted(),
      price: booking.price,
      later: booking.series && (booking.status === 'accepted' ? laterVisits(model, booking).length : 0),
    })
  }
}
