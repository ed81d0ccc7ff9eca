import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

import { type Answer, call, countStatuses } from './caller.ts'
import { brokenInvariants, inDatabase, addPeople, type Person } from './people.ts'
import { launch, type Setup, startServer } from './release.ts'
import { type Finding, onPostgres, type Trial } from './trial.ts'
import { nextRequest } from './writers.ts'
import { daysInMs } from '../../src/platform/durations.ts'

export const wrongClock: Trial = {
  row: 'R11',
  promise: 'a server with a wrong clock answers nothing and changes nothing until its clock is set',
  run: async (stage) => [await onPostgres(stage, (setup) => serveWithWrongClocks(setup))],
}

/** Moves the process's own clock, not the database's: as when one of several machines is wrong. */
async function serveWithWrongClocks(setup: Setup): Promise<Finding> {
  const people = await addPeople(setup, 1, 1)
  const [customer, pro] = [people.customers[0], people.pros[0]]
  if (!customer || !pro) throw new Error('There is nobody')
  const right = await startServer(setup)
  const request = await call(right.url, 'POST /api/booking-request', customer, { body: nextRequest(people) })
  await right.kill('SIGTERM')

  const wrong: Answer[] = []
  const mended: Answer[] = []
  for (const days of [15, -2]) {
    const server = await launch({ ...setup, settings: { NODE_OPTIONS: `--import ${shift(setup, days)}` } })
    await until(server.url, '/livez')
    wrong.push(...(await useAll(server.url, { customer, pro, booking: String(request.body['bookingId']) })))
    server.process.kill('SIGUSR2')
    await until(server.url, '/readyz')
    mended.push(await call(server.url, `POST /api/messages/${pro.id}`, customer, { body: { body: 'Right again' } }))
    // A page cached at the right time looks fresh to a clock that is set back.
    await until(server.url, '/')
    server.process.kill('SIGUSR2')
    await until(server.url, '/readyz', 503)
    wrong.push(await call(server.url, 'GET /'))
    server.process.kill('SIGTERM')
  }
  const { requests, sessions, written } = await stateOf(setup)
  const broken = await brokenInvariants(setup)
  const kept = requests === 1 && sessions === 2 && written === 0
  return {
    engine: 'PostgreSQL',
    held: kept && broken.length === 0 && are(wrong, 503) && are(mended, 201),
    figure: `servers 15 days ahead and 2 days behind: answers ${countStatuses(wrong)}; once set ${countStatuses(mended)}; ${requests} of 1 open requests and ${sessions} of 2 sessions kept, ${broken.length} rows broken`,
  }
}

interface Cast {
  customer: Person
  pro: Person
  booking: string
}

/** Rows that would be ended, deleted or written at a wrong time if the clock were trusted. */
async function useAll(url: string, { customer, pro, booking }: Cast): Promise<Answer[]> {
  return [
    await call(url, 'GET /readyz'),
    await call(url, 'GET /'),
    await call(url, `GET /api/bookings/${booking}`, customer),
    await call(url, 'GET /api/bookings', pro),
    await call(url, `POST /api/messages/${pro.id}`, customer, { body: { body: 'At a wrong time' } }),
  ]
}

async function stateOf(setup: Setup) {
  const { rows } = await inDatabase(setup, ({ pool }) =>
    pool.query<Record<'requests' | 'sessions' | 'written', number>>(
      `select (select count(*)::int from booking where status = 'pending') as requests,
         (select count(*)::int from session) as sessions,
         (select count(*)::int from message where body = 'At a wrong time') as written`,
    ),
  )
  return rows[0] ?? { requests: 0, sessions: 0, written: 0 }
}

function are(answers: readonly Answer[], expected: number): boolean {
  return answers.length > 0 && answers.every(({ status }) => status === expected)
}

async function until(url: string, path: string, status = 200): Promise<void> {
  for (const last = performance.now() + 60_000; performance.now() < last; await wait(100)) {
    if ((await call(url, `GET ${path}`, undefined, { timeout: 1000 })).status === status) return
  }
  throw new Error(`${path} is not answered with ${status}`)
}

/** Until SIGUSR2, which sets the clock right; a second one makes it wrong again. */
function shift({ dataDir }: Setup, days: number): string {
  const file = join(dataDir, `clock-${days}.mjs`)
  const ms = daysInMs(days)
  writeFileSync(
    file,
    `const Real = Date
     let wrong = ${ms}
     process.on('SIGUSR2', () => (wrong = wrong ? 0 : ${ms}))
     const now = () => Real.now() + wrong
     globalThis.Date = class Date extends Real {
       constructor(...args) { if (args.length) super(...args); else super(now()) }
       static now() { return now() }
     }`,
  )
  return file
}
