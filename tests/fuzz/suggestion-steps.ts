import * as fc from 'fast-check'
import type { Arbitrary } from 'fast-check'
import { expect } from 'vitest'

import { answerToSuggestion, answerToTaking, answerToTakingBack, openHours } from './booking-model.ts'
import {
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
import { read, type Who } from './cast.ts'

const hours = fc.constantFrom(9, 10, 13)
const prices = fc.constantFrom(undefined, undefined, 95)
const someHours = fc.uniqueArray(hours, { minLength: 1, maxLength: 2 })
const anybody = fc.constantFrom('customer' as const, 'otherCustomer' as const, 'pro' as const, 'otherPro' as const)

/** Suggesting other times, taking one and taking them back: by whoever's turn it is, and by anybody. */
export const suggestionSteps: Arbitrary<Step>[] = [
  fc.record({ nth: fc.nat(9), hours: someHours, price: prices }).map(suggest),
  fc.record({ who: anybody, nth: fc.nat(9), hours: someHours, price: prices }).map(suggest),
  fc.nat(9).map((nth) => take(nth)),
  fc.record({ who: anybody, nth: fc.nat(9), hour: hours }).map(({ who, nth, hour }) => take(nth, who, hour)),
  fc.record({ who: anybody, nth: fc.nat(9) }).map(({ who, nth }) => takeBack(nth, who)),
]

/** Other times for a booking: for any one, by anybody; or for one that waits, by its pro. */
function suggest({ nth, hours, price, who }: Suggested): Step {
  return step(`${who ?? 'the pro'} suggests ${hours.join()} for booking ${nth}`, hasBooking, async (model, cast) => {
    const booking = who ? bookingAt(model, nth) : waitingAt(model, nth)
    if (mayExpireApart(model, booking)) return
    const expected = answerToSuggestion(model, booking, who ?? booking.pro, { hours, price })
    const times = hours.map((hour) => ({ date: day, time: timeOf(hour) }))
    const answer = await cast.call(who ?? booking.pro, `PUT /api/bookings/${booking.id}/suggestions`, { times, price })
    expect(answer.status, JSON.stringify(answer.body)).toBe(expected)
    if (expected === 200) booking.suggestion = { id: read(answer.body, 'suggestion', 'id'), hours, price }
    await expectAsModelled(cast, model, booking)
  })
}

interface Suggested {
  nth: number
  hours: number[]
  price: number | undefined
  who?: Who
}

/** One of the suggested times: of any booking, by anybody; or the first that is open, by its customer. */
function take(nth: number, who?: Who, wanted?: number): Step {
  return step(`${who ?? 'the customer'} takes a time for booking ${nth}`, hasBooking, async (model, cast) => {
    const booking = who ? bookingAt(model, nth) : waitingAt(model, nth, ({ suggestion }) => suggestion !== undefined)
    if (mayExpireApart(model, booking)) return
    const hour = wanted ?? openHours(model, booking)?.[0] ?? 9
    const expected = answerToTaking(model, booking, who ?? booking.customer, hour)
    const start = { date: day, time: timeOf(hour), suggestionId: booking.suggestion?.id ?? 'none' }
    const line = `POST /api/bookings/${booking.id}/suggestions/accept`
    const answer = await cast.call(who ?? booking.customer, line, start)
    expect(answer.status, JSON.stringify(answer.body)).toBe(expected)
    if (expected === 200) {
      Object.assign(booking, { status: 'accepted', hour, price: booking.suggestion?.price ?? booking.price })
      await afterAcceptance(cast, model, booking)
    }
    await expectAsModelled(cast, model, booking)
  })
}

function takeBack(nth: number, who: Who): Step {
  return step(`${who} takes back what is suggested for booking ${nth}`, hasBooking, async (model, cast) => {
    const booking = waitingAt(model, nth, ({ suggestion }) => suggestion !== undefined)
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
