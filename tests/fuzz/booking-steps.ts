import * as fc from 'fast-check'
import type { Arbitrary } from 'fast-check'
import { sql } from 'kysely'
import { expect } from 'vitest'

import { requestTo, serviceInfo } from '../support/business.ts'
import {
  answerToRequest,
  answerToReview,
  answerToStatus,
  type Customer,
  mayBecome,
  minutesOf,
  type Model,
  type ModelBooking,
  type Pro,
  type Status,
  statuses,
  subjectOf,
  type RequestedAppointment,
} from './booking-model.ts'
import {
  bookingAt,
  day,
  afterAcceptance,
  expectAsModelled,
  hasBooking,
  type Step,
  step,
  timeOf,
  waitingAt,
} from './booking-step.ts'
import { type Cast, read, type Who } from './cast.ts'
import { seriesOf } from './series-model.ts'
import { seriesSteps } from './series-steps.ts'
import { suggestionSteps } from './suggestion-steps.ts'

const customers = fc.constantFrom('customer' as const, 'otherCustomer' as const)
const pros = fc.constantFrom('pro' as const, 'otherPro' as const)
const anybody = fc.constantFrom('customer' as const, 'otherCustomer' as const, 'pro' as const, 'otherPro' as const)

/** Everything that two customers and two pros may try with bookings, whoever they are and whatever came before. */
export const steps: Arbitrary<Step>[] = [
  fc
    .record({
      customer: customers,
      pro: pros,
      hour: fc.constantFrom(9, 10, 13),
      service: fc.constantFrom('none' as const, 'offered' as const, 'archived' as const),
      times: fc.constantFrom(undefined, undefined, 2, 3),
    })
    .map(request),
  fc.record({ nth: fc.nat(9), hour: fc.constantFrom(9, 10, 13), who: customers }).map(reschedule),
  fc.record({ nth: fc.nat(9), hour: fc.constantFrom(9, 10, 13) }).map(reschedule),
  fc.nat(9).map((nth) => lead(nth, ({ replaces }) => replaces !== undefined)),
  fc
    .record({ who: anybody, nth: fc.nat(9), to: fc.constantFrom(...statuses), reason: fc.boolean() })
    .map(({ who, nth, to, reason }) => change(who, nth, to, reason)),
  // Steps that lead further are tried more often than chance would.
  fc.nat(9).map((nth) => lead(nth)),
  fc.nat(9).map((nth) => lead(nth)),
  fc.record({ who: anybody, nth: fc.nat(9) }).map(({ who, nth }) => review(who, nth)),
  fc.record({ pro: pros, minutes: fc.constantFrom(60, 120) }).map(({ pro, minutes }) => offer(pro, minutes)),
  pros.map(archive),
  fc.record({ pro: pros, active: fc.boolean() }).map(({ pro, active }) => turn(pro, active)),
  fc.nat(9).map(dayComes),
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
  const offered = { none: undefined, offered: model.services[pro].at(-1)?.id, archived: model.archived[pro].at(-1) }
  const what = { serviceId: offered[service], ...(instead && { replacesId: instead.id }) }
  const repeat = times && { everyWeeks: 1, times }
  const when = { requestDate: day, requestTime: timeOf(hour), ...what, repeat }
  const answer = await cast.call(customer, 'POST /api/booking-request', requestTo(cast.ids[pro] ?? '', when))
  expect(answer.status, JSON.stringify(answer.body)).toBe(status)
  if (status !== 201) return
  const id = read(answer.body, 'bookingId')
  if (duplicate) return expect(id).toBe(duplicate.id)
  const replaces = instead && subjectOf(instead)
  const series = seriesOf(id, requested)
  if (instead?.status === 'pending') instead.status = 'canceled'
  const made = { id, customer, pro, week: 0, hour, minutes, replaces, series } as const
  model.bookings.push({ ...made, status: 'pending', past: false, reviewed: false })
}

/** Another time for a booking: for any one, by anybody; or for one that can be rescheduled, by its customer. */
function reschedule({ nth, hour, who }: { nth: number; hour: number; who?: Customer }): Step {
  return step(`booking ${nth} is to move to ${hour}:00${who ? ` for ${who}` : ''}`, hasBooking, async (model, cast) => {
    const reschedulable = model.bookings.filter(({ status, past }) => !past && ['pending', 'accepted'].includes(status))
    const instead = (who ? undefined : reschedulable[nth % reschedulable.length]) ?? bookingAt(model, nth)
    if (model.bookings.some((one) => isEnding(one) && one.replaces === subjectOf(instead))) return
    await ask(model, cast, { customer: who ?? instead.customer, pro: instead.pro, hour, service: 'none', instead })
    await expectAsModelled(cast, model, instead)
  })
}

/** The product's scheduled job may end it at any moment; until then it is pending. */
function isEnding({ status, past }: ModelBooking): boolean {
  return status === 'pending' && past
}

function change(who: Who, nth: number, to: Status, reason: boolean): Step {
  const name = `${who} makes booking ${nth} ${to}${reason ? ' and says why' : ''}`
  return step(name, hasBooking, (model, cast) =>
    setStatus(cast, model, { who, booking: bookingAt(model, nth), to, reason }),
  )
}

/** The pro takes the next step with one of the pending bookings, if there are any. */
function lead(nth: number, wanted: (booking: ModelBooking) => boolean = () => true): Step {
  return step(`booking ${nth} goes on`, hasBooking, (model, cast) => {
    const booking = waitingAt(model, nth, wanted)
    const [to = 'accepted'] = mayBecome(booking, booking.pro)
    return setStatus(cast, model, { who: booking.pro, booking, to, reason: true })
  })
}

interface StatusChange {
  who: Who
  booking: ModelBooking
  to: Status
  reason: boolean
}

async function setStatus(cast: Cast, model: Model, { who, booking, to, reason }: StatusChange): Promise<void> {
  const expected = answerToStatus(model, booking, who, to, reason)
  const body = { status: to, ...(reason ? { reason: 'It rains.' } : {}) }
  const answer = await cast.call(who, `PATCH /api/bookings/${booking.id}/status`, body)
  expect(answer.status, JSON.stringify(answer.body)).toBe(expected)
  if (expected === 200) booking.status = to
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
    booking.reviewed = true
    model.ratings[booking.pro].push(rating)
    const profile = await cast.call('nobody', `GET /api/pros/${cast.ids[booking.pro]}`)
    expect(read(profile.body, 'reviewCount')).toBe(String(model.ratings[booking.pro].length))
  })
}

function offer(pro: Pro, durationMinutes: number): Step {
  return step(
    `${pro} offers a service of ${durationMinutes} minutes`,
    () => true,
    async (model, cast) => {
      const answer = await cast.call(pro, 'POST /api/services', { ...serviceInfo, durationMinutes })
      expect(answer.status).toBe(model.active[pro] ? 201 : 403)
      if (answer.status === 201) model.services[pro].push({ id: read(answer.body, 'id'), minutes: durationMinutes })
    },
  )
}

function archive(pro: Pro): Step {
  return step(
    `${pro} archives a service`,
    ({ services }) => services[pro].length > 0,
    async (model, cast) => {
      const id = model.services[pro].pop()?.id ?? ''
      expect((await cast.call(pro, `DELETE /api/services/${id}`)).status).toBe(204)
      expect((await cast.call(pro, `DELETE /api/services/${id}`)).status).toBe(404)
      model.archived[pro].push(id)
    },
  )
}

/** The trial ends, or begins again, by the database's clock. */
function turn(pro: Pro, active: boolean): Step {
  return step(
    `the membership of ${pro} ${active ? 'stands' : 'ends'}`,
    () => true,
    async (model, { db, ids }) => {
      const expiresAt = new Date(Date.now() + (active ? 10 : -10) * 86_400_000)
      const membership = { status: 'trial', expiresAt } as const
      await db
        .updateTable('membership')
        .set(membership)
        .where('accountId', '=', ids[pro] ?? '')
        .execute()
      model.active[pro] = active
    },
  )
}

/** Moving a booking back by a month equals moving everything else ahead by one. */
function dayComes(nth: number): Step {
  return step(`the day of booking ${nth} comes`, hasBooking, async (model, { db }) => {
    const booking = bookingAt(model, nth)
    if (booking.past) return
    booking.past = true
    await sql`update booking set scheduled_date = scheduled_date - 30, starts_at = starts_at - interval '30 days',
      ends_at = ends_at - interval '30 days' where id = ${booking.id}`.execute(db)
    await db.deleteFrom('bookingSlot').where('bookingId', '=', booking.id).execute()
  })
}
