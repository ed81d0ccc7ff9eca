import * as fc from 'fast-check'
import type { Arbitrary } from 'fast-check'
import { sql } from 'kysely'
import { expect } from 'vitest'

import { requestTo } from '../support/business.ts'
import {
  answerToRequest,
  answerToReview,
  answerToStatus,
  type Customer,
  mayBecome,
  minutesOf,
  type Model,
  type ModelBooking,
  statuses,
  priceOf,
  type RequestedAppointment,
  type Wish,
} from './booking-model.ts'
import {
  anybody,
  bookingAt,
  day,
  afterAcceptance,
  expectAsModelled,
  hasBooking,
  mayExpireApart,
  type Step,
  step,
  timeOf,
  waitingAt,
} from './booking-step.ts'
import { type Cast, read, type Who } from './cast.ts'
import { seriesOf } from './series-model.ts'
import { subjectOf } from './taken-model.ts'
import { businessSteps } from './business-steps.ts'
import { peopleSteps } from './people-steps.ts'
import { seriesSteps } from './series-steps.ts'
import { suggestionSteps } from './suggestion-steps.ts'

const ends = fc.constantFrom(undefined, undefined, null, 2, 3)
const customers = fc.constantFrom('customer' as const, 'otherCustomer' as const)
const pros = fc.constantFrom('pro' as const, 'otherPro' as const)
const prices = fc.constantFrom(undefined, undefined, 80)

export const requests: Arbitrary<Step> = fc
  .record({
    customer: customers,
    pro: pros,
    hour: fc.constantFrom(9, 10, 13),
    service: fc.constantFrom('none' as const, 'offered' as const, 'archived' as const),
    times: fc.constantFrom(undefined, undefined, 2, 3),
  })
  .map(request)

/** Everything that two customers and two pros may try with bookings, whoever they are and whatever came before. */
export const steps: Arbitrary<Step>[] = [
  requests,
  fc.record({ nth: fc.nat(9), hour: fc.constantFrom(9, 10, 13), times: ends, who: customers }).map(reschedule),
  fc.record({ nth: fc.nat(9), hour: fc.constantFrom(9, 10, 13), times: ends }).map(reschedule),
  fc.nat(9).map((nth) => lead({ nth, wanted: ({ replaces }) => replaces !== undefined })),
  fc
    .record({ who: anybody, nth: fc.nat(9), to: fc.constantFrom(...statuses), reason: fc.boolean() })
    .map(({ who, nth, ...wish }) => change(who, nth, wish)),
  // Steps that lead further are tried more often than chance would.
  fc.record({ nth: fc.nat(9), price: prices }).map(lead),
  fc.record({ nth: fc.nat(9), price: prices }).map(lead),
  fc.record({ who: anybody, nth: fc.nat(9) }).map(({ who, nth }) => review(who, nth)),
  fc.nat(9).map(dayComes),
  fc.record({ nth: fc.nat(9), price: prices }).map(takePlace),
  ...businessSteps,
  ...peopleSteps,
  ...suggestionSteps,
  ...seriesSteps,
]

function request(requested: RequestedAppointment): Step {
  const { customer, pro, hour, service, times = 1 } = requested
  return step(
    `${customer} asks ${pro} for ${hour}:00, service ${service}, ${times} visits`,
    () => true,
    (model, cast) => ask(model, cast, requested),
  )
}

async function ask(model: Model, cast: Cast, requested: RequestedAppointment): Promise<void> {
  const { customer, pro, hour, service, times, instead } = requested
  const { status, duplicate } = answerToRequest(model, requested)
  const minutes = minutesOf(model, requested)
  const price = priceOf(model, requested)
  const offered = { none: undefined, offered: model.services[pro].at(-1)?.id, archived: model.archived[pro].at(-1) }
  const what = { serviceId: offered[service], ...(instead && { replacesId: instead.id }) }
  const repeat = times ? { everyWeeks: 1, times } : times
  const when = { requestDate: day, requestTime: timeOf(hour), ...what, repeat }
  const answer = await cast.call(customer, 'POST /api/booking-request', requestTo(cast.ids[pro] ?? '', when))
  expect(answer.status, JSON.stringify(answer.body)).toBe(status)
  if (status !== 201) return
  const id = read(answer.body, 'bookingId')
  if (duplicate) return expect(id).toBe(duplicate.id)
  const replaces = instead && subjectOf(model, instead)
  const series = seriesOf(model, id, requested)
  if (instead?.status === 'pending') instead.status = 'canceled'
  const hasService = what.serviceId !== undefined
  const made = { id, customer, pro, week: 0, hour, minutes, replaces, series, hasService, price } as const
  model.bookings.push({ ...made, status: 'pending', past: false })
}

/** Another time for a booking: for any one, by anybody; or for one that can be rescheduled, by its customer. */
function reschedule({ nth, hour, times, who }: Rescheduling): Step {
  return step(`booking ${nth} is to move to ${hour}:00${who ? ` for ${who}` : ''}`, hasBooking, async (model, cast) => {
    const reschedulable = model.bookings.filter(({ status, past }) => !past && ['pending', 'accepted'].includes(status))
    const instead = (who ? undefined : reschedulable[nth % reschedulable.length]) ?? bookingAt(model, nth)
    if (model.bookings.some((one) => isEnding(one) && one.replaces === subjectOf(model, instead))) return
    const parties = { customer: who ?? instead.customer, pro: instead.pro }
    await ask(model, cast, { ...parties, hour, service: 'none', times, instead })
    await expectAsModelled(cast, model, instead)
  })
}

interface Rescheduling {
  nth: number
  hour: number
  times: number | null | undefined
  who?: Customer
}

/** The product's scheduled job may end it at any moment; until then it is pending. */
function isEnding({ status, past }: ModelBooking): boolean {
  return status === 'pending' && past
}

function change(who: Who, nth: number, wish: Wish): Step {
  const name = `${who} makes booking ${nth} ${wish.to}${wish.reason ? ' and says why' : ''}`
  return step(name, hasBooking, (model, cast) =>
    setStatus(cast, model, { who, booking: bookingAt(model, nth), ...wish }),
  )
}

/** The pro takes the next step with one of the pending bookings, if there are any, and may name a price. */
function lead({ nth, price, wanted }: Leading): Step {
  return step(`booking ${nth} goes on${price ? ` for $${price}` : ''}`, hasBooking, (model, cast) => {
    const booking = waitingAt(model, nth, wanted)
    const [to = 'accepted'] = mayBecome(booking, booking.pro)
    const named = ['accepted', 'completed'].includes(to) ? price : undefined
    return setStatus(cast, model, { who: booking.pro, booking, to, reason: true, price: named })
  })
}

interface Leading {
  nth: number
  price?: number
  wanted?: (booking: ModelBooking) => boolean
}

interface StatusChange extends Wish {
  who: Who
  booking: ModelBooking
}

async function setStatus(cast: Cast, model: Model, { who, booking, ...wish }: StatusChange): Promise<void> {
  if (mayExpireApart(model, booking)) return
  const { to, reason, price } = wish
  const expected = answerToStatus(model, booking, who, wish)
  const body = { status: to, ...(reason ? { reason: 'It rains.' } : {}), price }
  const answer = await cast.call(who, `PATCH /api/bookings/${booking.id}/status`, body)
  expect(answer.status, JSON.stringify(answer.body)).toBe(expected)
  if (expected === 200) Object.assign(booking, { status: to, price: price ?? booking.price })
  if (expected === 200 && to === 'accepted') await afterAcceptance(cast, model, booking)
  await expectAsModelled(cast, model, booking)
}

function review(who: Who, nth: number): Step {
  return step(`${who} reviews booking ${nth}`, hasBooking, async (model, cast) => {
    const booking = bookingAt(model, nth)
    const expected = answerToReview(booking, who)
    const rating = (nth % 5) + 1
    const form = { bookingId: booking.id, proId: cast.ids[booking.pro], rating, comment: 'As it was said.' }
    const answer = await cast.call(who, 'POST /api/reviews', form)
    expect(answer.status, JSON.stringify(answer.body)).toBe(expected)
    if (expected !== 201) return
    booking.review = read(answer.body, 'id')
    model.ratings[booking.pro].push(rating)
    const profile = await cast.call('nobody', `GET /api/pros/${cast.ids[booking.pro]}`)
    expect(read(profile.body, 'reviewCount')).toBe(String(model.ratings[booking.pro].length))
  })
}

function dayComes(nth: number): Step {
  return step(`the day of booking ${nth} comes`, hasBooking, (model, cast) => moveBack(cast, bookingAt(model, nth)))
}

/** Moving a booking back by a month equals moving everything else ahead by one. */
async function moveBack({ db }: Cast, booking: ModelBooking): Promise<void> {
  if (booking.past) return
  booking.past = true
  await sql`update booking set scheduled_date = scheduled_date - 30, starts_at = starts_at - interval '30 days',
    ends_at = ends_at - interval '30 days' where id = ${booking.id}`.execute(db)
  await db.deleteFrom('bookingSlot').where('bookingId', '=', booking.id).execute()
}

/** The day of an accepted one comes, and its pro completes it. */
function takePlace({ nth, price }: { nth: number; price?: number }): Step {
  const name = `accepted booking ${nth} takes place${price ? ` for $${price}` : ''}`
  return step(
    name,
    (model) => acceptedIn(model).length > 0,
    async (model, cast) => {
      const accepted = acceptedIn(model)
      const booking = accepted[nth % accepted.length] ?? bookingAt(model, nth)
      await moveBack(cast, booking)
      await setStatus(cast, model, { who: booking.pro, booking, to: 'completed', reason: false, price })
    },
  )
}

function acceptedIn({ bookings }: Model): ModelBooking[] {
  return bookings.filter(({ status }) => status === 'accepted')
}
