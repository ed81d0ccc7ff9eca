import * as fc from 'fast-check'
import type { Arbitrary } from 'fast-check'
import { expect } from 'vitest'

import {
  answerToSuggestion,
  answerToTaking,
  answerToTakingBack,
  type Model,
  type ModelBooking,
  openHours,
} from './booking-model.ts'
import {
  aheadAt,
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
} from './booking-step.ts'
import { type Cast, read, type Who } from './cast.ts'

const hours = fc.constantFrom(9, 10, 13)
const prices = fc.constantFrom(undefined, undefined, 95)
const someHours = fc.uniqueArray(hours, { minLength: 1, maxLength: 2 })

/** Suggesting other times, taking one and taking them back: by whoever's turn it is, and by anybody. */
export const suggestionSteps: Arbitrary<Step>[] = [
  fc.record({ nth: fc.nat(9), hours: someHours, price: prices }).map(suggest),
  fc.record({ who: anybody, nth: fc.nat(9), hours: someHours, price: prices }).map(suggest),
  fc.nat(9).map((nth) => take(nth)),
  fc.record({ who: anybody, nth: fc.nat(9), hour: hours }).map(({ who, nth, hour }) => take(nth, who, hour)),
  fc.record({ nth: fc.nat(9), hours: someHours }).map(moveVisit),
  fc.record({ who: anybody, nth: fc.nat(9) }).map(({ who, nth }) => takeBack(nth, who)),
]

/** Other times for a booking: for any one, by anybody; or for one that is ahead, by its pro. */
function suggest({ nth, who, ...wish }: { nth: number; who?: Who } & Wish): Step {
  const name = `${who ?? 'the pro'} suggests ${wish.hours.join()} for booking ${nth}`
  return step(name, hasBooking, async (model, cast) => {
    const booking = who ? bookingAt(model, nth) : aheadAt(model, nth)
    await suggestFor(cast, model, booking, { who: who ?? booking.pro, ...wish })
  })
}

interface Wish {
  hours: number[]
  price?: number
}

async function suggestFor(cast: Cast, model: Model, booking: ModelBooking, { who, hours, price }: Wish & { who: Who }) {
  if (mayExpireApart(model, booking)) return
  const expected = answerToSuggestion(model, booking, who, { hours, price })
  const times = hours.map((hour) => ({ date: day, time: timeOf(hour) }))
  const answer = await cast.call(who, `PUT /api/bookings/${booking.id}/suggestions`, { times, price })
  expect(answer.status, JSON.stringify(answer.body)).toBe(expected)
  if (expected === 200) booking.suggestion = { id: read(answer.body, 'suggestion', 'id'), hours, price }
  await expectAsModelled(cast, model, booking)
}

/** One of the suggested times: of any booking, by anybody; or the first that is open, by its customer. */
function take(nth: number, who?: Who, hour?: number): Step {
  return step(`${who ?? 'the customer'} takes a time for booking ${nth}`, hasBooking, async (model, cast) => {
    const booking = who ? bookingAt(model, nth) : aheadAt(model, nth, ({ suggestion }) => suggestion !== undefined)
    await takeFrom(cast, model, booking, { who: who ?? booking.customer, wanted: hour })
  })
}

async function takeFrom(
  cast: Cast,
  model: Model,
  booking: ModelBooking,
  { who, wanted }: { who: Who; wanted?: number },
): Promise<void> {
  if (mayExpireApart(model, booking)) return
  const hour = wanted ?? openHours(model, booking)?.[0] ?? 9
  const expected = answerToTaking(model, booking, who, hour)
  const start = { date: day, time: timeOf(hour), suggestionId: booking.suggestion?.id ?? 'none' }
  const answer = await cast.call(who, `POST /api/bookings/${booking.id}/suggestions/accept`, start)
  expect(answer.status, JSON.stringify(answer.body)).toBe(expected)
  if (expected === 200) {
    const wasAccepted = booking.status === 'accepted'
    Object.assign(booking, { status: 'accepted', week: 0, hour, price: booking.suggestion?.price ?? booking.price })
    if (wasAccepted) booking.suggestion = undefined
    else await afterAcceptance(cast, model, booking)
  }
  await expectAsModelled(cast, model, booking)
}

/** Both at once for a visit to come, if there is such a one. */
function moveVisit({ nth, hours }: { nth: number; hours: number[] }): Step {
  return step(`visit ${nth} moves to one of ${hours.join()}`, hasBooking, async (model, cast) => {
    const booking = aheadAt(model, nth, ({ status }) => status === 'accepted')
    await suggestFor(cast, model, booking, { who: booking.pro, hours })
    await takeFrom(cast, model, booking, { who: booking.customer })
  })
}

function takeBack(nth: number, who: Who): Step {
  return step(`${who} takes back what is suggested for booking ${nth}`, hasBooking, async (model, cast) => {
    const booking = aheadAt(model, nth, ({ suggestion }) => suggestion !== undefined)
    if (mayExpireApart(model, booking)) return
    const expected = answerToTakingBack(model, booking, who)
    const suggestionId = booking.suggestion?.id ?? 'none'
    const line = `DELETE /api/bookings/${booking.id}/suggestions?suggestionId=${suggestionId}`
    const answer = await cast.call(who, line)
    expect(answer.status, JSON.stringify(answer.body)).toBe(expected)
    if (expected === 200) booking.suggestion = undefined
    await expectAsModelled(cast, model, booking)
  })
}
