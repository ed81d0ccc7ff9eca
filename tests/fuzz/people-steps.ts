import * as fc from 'fast-check'
import type { Arbitrary } from 'fast-check'
import { expect } from 'vitest'

import type { Model, ModelBooking } from './booking-model.ts'
import { anybody, bookingAt, expectAsModelled, hasBooking, type Step, step } from './booking-step.ts'
import { read, type Who } from './cast.ts'

const sides = fc.constantFrom('customer' as const, 'pro' as const)

/** What the two parties of a booking do about each other: block, unblock, and answer a review. */
export const peopleSteps: Arbitrary<Step>[] = [
  fc.record({ nth: fc.nat(9), by: sides }).map(({ nth, by }) => setBlock(nth, by, 'POST')),
  // More often than chance would, since little happens between blocked people.
  fc.record({ nth: fc.nat(9), by: sides }).map(({ nth, by }) => setBlock(nth, by, 'DELETE')),
  fc.record({ nth: fc.nat(9), by: sides }).map(({ nth, by }) => setBlock(nth, by, 'DELETE')),
  fc.record({ who: anybody, nth: fc.nat(9) }).map(({ who, nth }) => respond(who, nth)),
]

function setBlock(nth: number, by: 'customer' | 'pro', method: 'POST' | 'DELETE'): Step {
  const verb = method === 'POST' ? 'blocks' : 'unblocks'
  return step(`the ${by} of booking ${nth} ${verb} the other`, hasBooking, async (model, cast) => {
    const booking = bookingAt(model, nth)
    const [me, other] = by === 'pro' ? [booking.pro, booking.customer] : [booking.customer, booking.pro]
    const answer = await cast.call(me, `${method} /api/messages/${cast.ids[other]}/block`)
    expect(answer.status, JSON.stringify(answer.body)).toBe(204)
    if (method === 'POST') model.blocks.add(`${me} ${other}`)
    else model.blocks.delete(`${me} ${other}`)
    await expectAsModelled(cast, model, booking)
  })
}

/** Only the pro of a review answers it, also between blocked people. */
function respond(who: Who, nth: number): Step {
  return step(
    `${who} answers review ${nth}`,
    (model) => reviewedIn(model).length > 0,
    async (model, cast) => {
      const reviewed = reviewedIn(model)
      const booking = reviewed[nth % reviewed.length] ?? bookingAt(model, nth)
      const answer = await cast.call(who, `PUT /api/reviews/${booking.review}/response`, { response: 'Any time.' })
      expect(answer.status, JSON.stringify(answer.body)).toBe(who === booking.pro ? 200 : 404)
      if (who === booking.pro) expect(read(answer.body, 'proResponse')).toBe('Any time.')
    },
  )
}

function reviewedIn({ bookings }: Model): ModelBooking[] {
  return bookings.filter(({ review }) => review)
}
