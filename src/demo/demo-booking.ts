import { atLocalTime, timeOfDay } from '../features/availability/local-time.ts'
import { appointmentPrice } from '../features/bookings/appointment-price.ts'
import { noSeries, type Repeat, seriesColumns } from '../features/bookings/series/repeats.ts'
import { categories } from '../features/services/category.ts'
import type { BookingEventRow, BookingRow } from '../platform/tables/booking-tables.ts'
import { type Days, hoursAfter } from './demo-days.ts'
import { answerHours } from './demo-answers.ts'
import { demoId } from './demo-id.ts'
import type { DemoWorld } from './demo-world.ts'
import type { Homeowner } from './homeowner.ts'
import { type Random, randomOf } from '../platform/random.ts'
import { regularNotes, requestNotes } from './request-words.ts'
import type { AppointmentPlan } from './appointment-plan.ts'

export type Outcome = 'pending' | 'accepted' | 'completed' | { canceled: string }

/** Adds the customer's appointment, with its events and the time slots it claims. */
export function addBooking(
  world: DemoWorld,
  {
    plan,
    customer,
    outcome,
    repeat,
  }: { plan: AppointmentPlan; customer: Homeowner; outcome: Outcome; repeat?: Repeat },
  days: Days,
): BookingRow {
  const index = world.booking.length
  const random = randomOf(`booking ${index}`)
  const times = timesOf(random, plan, outcome, days)
  const id = demoId('booking', index)
  const booking = {
    id,
    ...partiesOf(plan, customer),
    ...orderOf(random, plan, repeat),
    ...times,
    ...statusOf(outcome),
    endedAs: null,
    replacesId: null,
    suggestionId: null,
    requestedDate: null,
    requestedTime: null,
    ...(repeat ? seriesColumns({ ...repeat, id, number: 1 }) : noSeries),
  }
  addRows(world, booking, eventsOf(booking))
  return booking
}

export function addRows(world: DemoWorld, booking: BookingRow, events: BookingEventRow[]): void {
  world.booking.push(booking)
  world.bookingEvent.push(...events)
  if (booking.status === 'accepted') world.bookingSlot.push(...slotsOf(booking))
}

function partiesOf({ pro }: AppointmentPlan, { account, phone, address, city, state, zip }: Homeowner) {
  return {
    customerId: account.id,
    proId: pro.pro.accountId,
    customerName: `${account.firstName} ${account.lastName}`,
    customerEmail: account.email,
    customerPhone: phone,
    address,
    city,
    state,
    zip,
  }
}

function orderOf(random: Random, { service }: AppointmentPlan, repeat: Repeat | undefined) {
  return {
    serviceId: service.id,
    serviceName: service.name,
    serviceType: categories.find(({ id }) => id === service.categoryId)?.name ?? service.name,
    durationMinutes: service.durationMinutes,
    ...appointmentPrice(service),
    notes: random.pick(repeat ? regularNotes : (requestNotes[service.categoryId] ?? [])),
  }
}

function timesOf(random: Random, plan: AppointmentPlan, outcome: Outcome, days: Days) {
  const { timeZone } = plan.pro.pro
  const scheduledDate = days.dateAgo(plan.daysAgo)
  const startsAt = atLocalTime(timeZone, scheduledDate, plan.startMinute)
  const endsAt = hoursAfter(startsAt, plan.service.durationMinutes / 60)
  const requested = Math.max(0, plan.daysAgo) + random.whole(8, 80) / 8
  const createdAt = days.ago(plan.daysAgo > 0 ? requested : requested / 3)
  const changedAt =
    outcome === 'completed' ? hoursAfter(endsAt, random.next() * 0.8) : hoursAfter(createdAt, random.whole(1, 5))
  const updatedAt = outcome === 'pending' ? createdAt : changedAt
  return { scheduledDate, scheduledTime: timeOfDay(plan.startMinute), timeZone, startsAt, endsAt, createdAt, updatedAt }
}

function statusOf(outcome: Outcome) {
  if (typeof outcome === 'object') return { status: 'canceled', cancelReason: outcome.canceled } as const
  return { status: outcome, cancelReason: null }
}

/** Its events, which the database's checks expect of every booking. */
function eventsOf(booking: BookingRow): BookingEventRow[] {
  const { id, status, customerId, proId, cancelReason, createdAt, startsAt, updatedAt } = booking
  const event = (step: number, rest: Happened) => eventOf(id, step, rest)
  const requested = event(0, { actorId: customerId, fromStatus: null, toStatus: 'pending', at: createdAt })
  if (status === 'pending') return [requested]
  const accepted = event(1, { actorId: proId, fromStatus: 'pending', toStatus: 'accepted', at: updatedAt })
  if (status === 'accepted') return [requested, accepted]
  const actorId = status === 'completed' ? proId : customerId
  const over = event(2, { actorId, fromStatus: 'accepted', toStatus: status, at: updatedAt })
  const answeredBy = Math.min(startsAt.getTime(), updatedAt.getTime())
  const halfway = new Date((createdAt.getTime() + answeredBy) / 2)
  const answered = hoursAfter(createdAt, answerHours(proId, id))
  return [requested, { ...accepted, at: answered < halfway ? answered : halfway }, { ...over, reason: cancelReason }]
}

type Happened = Pick<BookingEventRow, 'actorId' | 'fromStatus' | 'toStatus' | 'at'>

export function eventOf(bookingId: string, step: number, happened: Happened): BookingEventRow {
  return { id: demoId(`event ${bookingId}`, step), bookingId, reason: null, ...happened }
}

function slotsOf({ id, proId, startsAt, durationMinutes }: BookingRow) {
  return Array.from({ length: durationMinutes / 15 }, (_, quarter) => ({
    proId,
    slot: hoursAfter(startsAt, quarter / 4),
    bookingId: id,
  }))
}
