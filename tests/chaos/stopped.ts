import { randomUUID } from 'node:crypto'
import { request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

import { call, countStatuses } from './caller.ts'
import { type Setup, startServer } from './release.ts'
import { bookingIds, brokenInvariants, type Person, addPeople, type People } from './people.ts'
import { type Finding, onEmbedded, onPostgres, seconds, type Trial } from './trial.ts'
import { nextRequest } from './writers.ts'

export const toldToStop: Trial = {
  row: 'R15',
  promise: 'a server that is told to stop finishes the requests in progress and then exits',
  async run(stage) {
    return [await onEmbedded(stage, (setup) => stopUnderLoad(stage.scaled(5), setup))]
  },
}

async function stopUnderLoad(rounds: number, setup: Setup): Promise<Finding> {
  const people = await addPeople(setup, 40, 10)
  const statuses: { status: number }[] = []
  let clean = 0
  let longest = 0
  for (let round = 0; round < rounds; round++) {
    const server = await startServer(setup)
    const inFlight = people.customers.map((customer) => send(server.url, customer, nextRequest(people)))
    await Promise.all(inFlight.map(({ taken }) => taken))
    const began = performance.now()
    const [code] = await server.kill('SIGTERM')
    longest = Math.max(longest, performance.now() - began)
    if (code === 0) clean++
    statuses.push(...(await Promise.all(inFlight.map(({ answer }) => answer))))
  }
  const failed = statuses.filter(({ status }) => status !== 201).length
  return {
    engine: 'embedded',
    held: failed === 0 && clean === rounds,
    figure: `stopped ${rounds} times: answers ${countStatuses(statuses)}; ${clean} of ${rounds} ended with code 0, after at most ${seconds(longest)}`,
  }
}

/** `taken`: the server has read the request, so from then on it must answer. */
function send(url: string, { cookie }: Person, body: object) {
  const headers = { cookie, 'content-type': 'application/json', expect: '100-continue' }
  const sent = request(`${url}/api/booking-request`, { method: 'POST', headers, agent: false })
  const answer = new Promise<{ status: number }>((resolve) => {
    sent.once('response', (response) => {
      response.resume().once('end', () => resolve({ status: response.statusCode ?? 0 }))
      response.once('error', () => resolve({ status: 0 }))
    })
    sent.once('error', () => resolve({ status: 0 }))
  })
  const taken = new Promise<void>((resolve) => {
    sent.once('continue', () => {
      sent.end(JSON.stringify(body))
      resolve()
    })
    sent.flushHeaders()
  })
  return { taken: Promise.race([taken, answer]), answer }
}

export const blindRetries: Trial = {
  row: 'R19',
  promise: 'a request sent again and again with one idempotency key makes one booking and always gets the same answer',
  async run(stage) {
    return [await onPostgres(stage, (setup) => repeat(stage.scaled(500), setup))]
  },
}

async function repeat(count: number, setup: Setup): Promise<Finding> {
  const people = await addPeople(setup, 20, 20)
  const server = await startServer(setup)
  const now = { over: false }
  const stumbling = (async () => {
    while (!now.over) {
      await wait(2500)
      server.process.kill('SIGSTOP')
      await wait(1200)
      server.process.kill('SIGCONT')
    }
  })()
  const share = Math.ceil(count / people.customers.length)
  const attempts = await Promise.all(people.customers.map((customer) => insistAll(server.url, customer, people, share)))
  now.over = true
  await stumbling
  await server.kill('SIGTERM')

  const keys = attempts.flat()
  const different = keys.filter(({ ids }) => ids.size !== 1).length
  const sent = keys.reduce((sum, { tries }) => sum + tries, 0)
  const there = await bookingIds(setup)
  const wrong = await brokenInvariants(setup)
  return {
    engine: 'PostgreSQL',
    held: different === 0 && there.size === keys.length && wrong.length === 0,
    figure: `${keys.length} requests sent ${sent} times, given up after 0.8 s while the server stumbled: ${there.size} bookings, ${different} keys without exactly one answer, ${wrong.length} rows broken`,
  }
}

async function insistAll(url: string, customer: Person, people: People, count: number) {
  const attempts: { ids: Set<string>; tries: number }[] = []
  for (let n = 0; n < count; n++) {
    const options = { body: nextRequest(people), headers: { 'idempotency-key': randomUUID() } }
    const ids = new Set<string>()
    let tries = 0
    // Repeated after the answer, as a client does that did not get it.
    for (let answered = 0; answered < 2 && tries < 60; tries++) {
      const answer = await call(url, 'POST /api/booking-request', customer, { ...options, timeout: 800 })
      if (answer.status === 201) ids.add(String(answer.body['bookingId']))
      if (answer.status === 201) answered++
    }
    attempts.push({ ids, tries })
  }
  return attempts
}
