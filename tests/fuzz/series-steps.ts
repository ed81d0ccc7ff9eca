import * as fc from 'fast-check'
import type { Arbitrary } from 'fast-check'
import { expect } from 'vitest'

import { answerToStatus, type Model, type ModelBooking } from './booking-model.ts'
import { anybody, bookingAt, expectAsModelled, hasBooking, type Step, step } from './booking-step.ts'
import type { Who } from './cast.ts'
import { laterVisits } from './series-model.ts'

/**
 * Canceling a visit together with the later ones of its series: by one of its parties, and of any booking by anybody.
 */
export const seriesSteps: Arbitrary<Step>[] = [
  fc.nat(9).map((nth) => cancelOn(nth)),
  fc.record({ who: anybody, nth: fc.nat(9) }).map(({ who, nth }) => cancelOn(nth, who)),
]

function cancelOn(nth: number, who?: Who): Step {
  return step(`${who ?? 'a party'} cancels booking ${nth} and the later ones`, hasBooking, async (model, cast) => {
    const booking = who ? bookingAt(model, nth) : repeatedAt(model, nth)
    const by = who ?? (nth % 2 ? booking.pro : booking.customer)
    const expected = answerToStatus(model, booking, by, { to: 'canceled', reason: true })
    const body = { status: 'canceled', reason: 'It rains.', andLater: true }
    const answer = await cast.call(by, `PATCH /api/bookings/${booking.id}/status`, body)
    expect(answer.status, JSON.stringify(answer.body)).toBe(expected)
    const ended = expected === 200 ? endWithLater(model, booking) : [booking]
    for (const one of ended) await expectAsModelled(cast, model, one)
  })
}

/** An accepted visit of a series, if there is such a one. */
function repeatedAt(model: Model, nth: number): ModelBooking {
  const repeated = model.bookings.filter(({ status, series }) => status === 'accepted' && series)
  return repeated[nth % repeated.length] ?? bookingAt(model, nth)
}

/** The requests to move one of them end with them; one that nobody accepted has no later ones. */
function endWithLater(model: Model, booking: ModelBooking): ModelBooking[] {
  const isAppointment = booking.status === 'accepted' && booking.series !== undefined
  const visits = isAppointment ? [booking, ...laterVisits(model, booking)] : [booking]
  const moves = model.bookings.filter(
    ({ status, replaces }) => isAppointment && status === 'pending' && replaces && visits.includes(replaces),
  )
  const ended = [...visits, ...moves]
  for (const one of ended) one.status = 'canceled'
  return ended
}
