import { call } from './caller.ts'
import type { Operation, Entry } from './history.ts'
import { earlyZone, type Person, type People } from './people.ts'
import { requestFor } from './writers.ts'

/** A booking, and the history of what was done to it. */
export interface Case {
  id: string
  customer: Person
  pro: Person
  entries: Entry[]
}

const likely: Operation[] = [
  ...Array.from({ length: 5 }, (): Operation => 'accept'),
  ...Array.from({ length: 4 }, (): Operation => 'complete'),
  ...Array.from({ length: 4 }, (): Operation => 'review'),
  ...Array.from({ length: 3 }, (): Operation => 'read'),
  'decline',
  'cancel',
  'cancel by pro',
]
const statuses: Partial<Record<Operation, string>> = {
  accept: 'accepted',
  decline: 'rejected',
  complete: 'completed',
  cancel: 'canceled',
  'cancel by pro': 'canceled',
}

/** Every customer wants every pro today, and two at a time want the same hour. */
export async function openCases(url: string, { customers, pros }: People): Promise<Case[]> {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: earlyZone() }).format(new Date())
  const cases: Case[] = []
  for (const pro of pros) {
    for (const [index, customer] of customers.entries()) {
      const body = requestFor(pro, today, 10 + Math.floor(index / 2))
      const { status, body: booked } = await call(url, 'POST /api/booking-request', customer, { body })
      if (status !== 201) throw new Error(`No booking: ${status} ${JSON.stringify(booked)}`)
      cases.push({ id: String(booked['bookingId']), customer, pro, entries: [] })
    }
  }
  return cases
}

/** A worker changes a booking without knowing its state, and records the outcome. */
export async function meddle(url: string, one: Case, random: () => number): Promise<Entry> {
  const operation = likely[Math.floor(random() * likely.length)] ?? 'read'
  const began = performance.now()
  const { status, body } = await perform(url, one, operation)
  const entry: Entry = { booking: one.id, operation, began, ended: performance.now(), outcome: outcomeOf(status) }
  if (operation === 'read' && entry.outcome === 'ok') entry.seen = seenIn(body)
  one.entries.push(entry)
  return entry
}

function perform(url: string, { id, customer, pro }: Case, operation: Operation) {
  if (operation === 'read') return call(url, `GET /api/bookings/${id}`, customer)
  if (operation === 'review') {
    const body = { bookingId: id, proId: pro.id, rating: 4, comment: 'Clear water again.' }
    return call(url, 'POST /api/reviews', customer, { body })
  }
  const person = operation === 'cancel' ? customer : pro
  const body = { status: statuses[operation], reason: 'The pump has broken down' }
  return call(url, `PATCH /api/bookings/${id}/status`, person, { body })
}

function outcomeOf(status: number): Entry['outcome'] {
  if (status >= 200 && status < 300) return 'ok'
  return status >= 400 && status < 500 ? 'fail' : 'unknown'
}

function seenIn({ status, review }: Record<string, unknown>): string {
  return review ? `${String(status)}, reviewed` : String(status)
}
