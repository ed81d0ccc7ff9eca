import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'

import { type Answer, call, type CallOptions } from './caller.ts'
import type { Person, People } from './people.ts'
import { requestTo } from '../support/business.ts'
import { daysAhead } from '../support/days-ahead.ts'

interface Options {
  url: () => string
  /** Repeats requests that were not answered with 201, under the same key, until they are. */
  insist?: boolean
  /** Milliseconds after which a writer gives up on an answer. */
  timeout?: number
}

/** The answers that the writers have received so far. */
interface Book {
  /** All answers to requests for a booking. */
  answers: Answer[]
  /** The acknowledged bookings: those answered with 201. */
  acknowledged: Set<string>
  closed: boolean
}

export interface Writers extends Book {
  /** Resolves when this many more were acknowledged. */
  more(count: number): Promise<void>
  /** Ends when every writer has received its last answer. */
  stop(): Promise<void>
}

let requests = 0

/** Every customer requests one visit after another, as fast as they are answered. */
export function startWriters(people: People, options: Options): Writers {
  const book: Book = { answers: [], acknowledged: new Set(), closed: false }
  const writing = people.customers.map((customer) => write(people, customer, book, options))
  return Object.assign(book, {
    async more(count: number) {
      const enough = book.acknowledged.size + count
      for (const until = Date.now() + 120_000; book.acknowledged.size < enough; await wait(5)) {
        if (Date.now() > until) throw new Error(`Only ${book.acknowledged.size} of ${enough} bookings were taken`)
      }
    },
    async stop() {
      book.closed = true
      await Promise.all(writing)
    },
  })
}

async function write(people: People, customer: Person, book: Book, options: Options): Promise<void> {
  while (!book.closed) {
    const request = { body: nextRequest(people), headers: { 'idempotency-key': randomUUID() } }
    const maxTries = options.insist ? 200 : 1
    for (let tries = 0; tries < maxTries; tries++) {
      const status = await ask(customer, request, book, options)
      if (status === 201 || (status >= 400 && status < 500)) break
      await wait(100)
    }
  }
}

async function ask(customer: Person, request: CallOptions, book: Book, { url, timeout = 20_000 }: Options) {
  const answer = await call(url(), 'POST /api/booking-request', customer, { ...request, timeout })
  book.answers.push(answer)
  if (answer.status === 201) book.acknowledged.add(String(answer.body['bookingId']))
  return answer.status
}

/** Never the same pro and time twice. */
export function nextRequest({ pros }: People) {
  const n = requests++
  const hours = 8
  const pro = pros[n % pros.length]
  if (!pro) throw new Error('There are no pros')
  const turn = Math.floor(n / pros.length)
  return requestFor(pro, daysAhead(2 + (Math.floor(turn / hours) % 170)), 9 + (turn % hours))
}

export function requestFor(pro: Person, requestDate: string, hour: number) {
  return requestTo(pro.id, { requestDate, requestTime: `${String(hour).padStart(2, '0')}:00` })
}
