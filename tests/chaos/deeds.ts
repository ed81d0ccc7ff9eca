import { addCase, type Case, type Family, othersMayEnd } from './family.ts'
import { SeenBooking, stateOf } from './seen-booking.ts'
import { attempt, oneOf, outcomeOf, timedCall, type Turn } from './turn.ts'
import { requestFor } from './writers.ts'
import { plusDays } from '../../src/features/availability/local-time.ts'

/** What somebody may do with a booking next, and how often they do. */
export const deeds: readonly { times: number; perform: (turn: Turn) => Promise<unknown> }[] = [
  { times: 4, perform: accept },
  { times: 1, perform: (turn) => setStatus(turn, 'decline', 'rejected') },
  { times: 3, perform: (turn) => setStatus(turn, 'complete', 'completed') },
  { times: 3, perform: review },
  { times: 1, perform: cancel },
  { times: 2, perform: cancelWithLater },
  { times: 4, perform: suggest },
  { times: 5, perform: take },
  { times: 1, perform: takeBack },
  { times: 3, perform: move },
  { times: 2, perform: read },
  { times: 4, perform: look },
]

const reason = 'The pump has broken down'

function accept(turn: Turn): Promise<unknown> {
  if (turn.one.replaces) othersMayEnd(turn.family)
  return setStatus(turn, 'accept', 'accepted')
}

function setStatus(turn: Turn, operation: 'accept' | 'decline' | 'complete', status: string): Promise<unknown> {
  return attempt(turn, statusOf(turn.one), { operation, as: turn.family.pro, body: { status, reason } })
}

async function cancel(turn: Turn, more: object = {}): Promise<void> {
  const { one, family, random } = turn
  const body = { status: 'canceled', reason, ...more }
  await (random() < 0.5
    ? attempt(turn, statusOf(one), { operation: 'cancel', as: family.customer, body })
    : attempt(turn, statusOf(one), { operation: 'cancel by pro', as: family.pro, body }))
}

function cancelWithLater(turn: Turn): Promise<void> {
  othersMayEnd(turn.family)
  return cancel(turn, { andLater: true })
}

function statusOf({ id }: Case): string {
  return `PATCH /api/bookings/${id}/status`
}

function review(turn: Turn): Promise<unknown> {
  const { customer, pro } = turn.family
  const body = { bookingId: turn.one.id, proId: pro.id, rating: 4, comment: 'Clear water again.' }
  return attempt(turn, 'POST /api/reviews', { operation: 'review', as: customer, body })
}

let suggestions = 0

function suggest(turn: Turn): Promise<unknown> {
  const note = String(suggestions++)
  // Refused where there is no later visit.
  const andLater = turn.random() < 0.4
  const body = { times: [anyTime(turn), anyTime(turn)], note, andLater }
  const line = `PUT /api/bookings/${turn.one.id}/suggestions`
  return attempt(turn, line, { operation: 'suggest', as: turn.family.pro, body, note })
}

/** One of the times that were seen just before. */
async function take(turn: Turn): Promise<void> {
  const { one, family, random } = turn
  const { id: suggestionId, note, times } = (await read(turn))?.suggestion ?? { times: [] }
  if (times.length === 0) return
  if (one.replaces) othersMayEnd(family)
  const body = { ...oneOf(times, random), suggestionId }
  const line = `POST /api/bookings/${one.id}/suggestions/accept`
  await attempt(turn, line, { operation: 'take', as: family.customer, body, note })
}

async function takeBack(turn: Turn): Promise<void> {
  const { suggestion } = (await read(turn)) ?? {}
  if (!suggestion) return
  const line = `DELETE /api/bookings/${turn.one.id}/suggestions?suggestionId=${suggestion.id}`
  await attempt(turn, line, { operation: 'take back', as: turn.family.pro, note: suggestion.note })
}

/** The answer may be an earlier request for the same time: then nothing became of this booking. */
async function move(turn: Turn): Promise<void> {
  const { one, family } = turn
  const { date: requestDate, time: requestTime } = anyTime(turn)
  const body = { ...requestFor(family.pro, requestDate, 0), requestTime, replacesId: one.id }
  const { answer, timed } = await timedCall(turn, 'POST /api/booking-request', { as: family.customer, body })
  if (outcomeOf(answer) === 'fail') return
  one.entries.push({ booking: one.id, operation: 'move', ...timed, outcome: 'unknown' })
  if (answer.status !== 201) return
  addCase(family, { id: String(answer.body['bookingId']), beginning: 'pending', replaces: true })
}

async function read(turn: Turn): Promise<SeenBooking | undefined> {
  const { one, family } = turn
  const { answer, timed } = await timedCall(turn, `GET /api/bookings/${one.id}`, { as: family.customer })
  if (answer.status !== 200) return undefined
  const booking = SeenBooking.parse(answer.body)
  one.entries.push({ booking: one.id, operation: 'read', ...timed, outcome: 'ok', seen: stateOf(booking) })
  return booking
}

/** All of the customer's bookings: those that came of this request become known, and each is seen in some state. */
async function look(turn: Turn): Promise<void> {
  const { family } = turn
  const { answer, timed } = await timedCall(turn, 'GET /api/bookings?limit=50', { as: family.customer })
  for (const booking of SeenBooking.array().parse(answer.list)) {
    const one = family.cases.get(booking.id) ?? relatedCase(family, booking)
    const seen = stateOf(booking)
    one?.entries.push({ booking: booking.id, operation: 'read', ...timed, outcome: 'ok', seen })
  }
}

function relatedCase(family: Family, { id, replacesId, series }: SeenBooking): Case | undefined {
  const parent = replacesId ?? series?.id
  if (parent === undefined || !family.cases.has(parent)) return undefined
  return addCase(family, { id, beginning: replacesId ? 'pending' : 'accepted', replaces: replacesId !== null })
}

/** Today, or on the days of the later visits of a series. */
function anyTime({ family: { today }, random }: Turn) {
  return { date: plusDays(today, oneOf([0, 7, 14], random)), time: `${oneOf([10, 11, 12, 13, 14, 15], random)}:00` }
}
