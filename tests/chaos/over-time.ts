import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

import { call, countStatuses, percentile } from './caller.ts'
import { type Place, startServer } from './house.ts'
import { brokenInvariants, inDatabase, settle, type Town } from './town.ts'
import { type Finding, onPostgres, type Trial } from './trial.ts'
import { nextRequest } from './writers.ts'

const day = 86_400_000

export const wrongClock: Trial = {
  row: 'R11',
  promise: 'a server whose clock is wrong fails nobody, and messages keep their order',
  run: async (stage) => [await onPostgres(stage, (place) => writeWithWrongClocks(place))],
}

/** The process's own clock is moved, not the database's: as it is when one of several machines is wrong. */
async function writeWithWrongClocks(place: Place): Promise<Finding> {
  const { customers, pros } = await settle(place, 1, 1)
  const answers: { status: number }[] = []
  const sent: string[] = []
  for (const days of [0, 15, -2, 0]) {
    const server = await startServer({ ...place, settings: { NODE_OPTIONS: `--import ${shift(place, days)}` } })
    for (let n = 0; n < 10; n++) {
      const [from, to] = n % 2 ? [customers[0], pros[0]] : [pros[0], customers[0]]
      const body = `Message ${sent.length} at ${days} days`
      // The customer begins: a pro answers.
      const [writer, reader] = sent.length === 0 ? [customers[0], pros[0]] : [from, to]
      const answer = await call(server.url, `POST /api/messages/${reader?.id}`, writer, { body: { body } })
      answers.push(answer)
      if (answer.status === 201) sent.push(body)
    }
    answers.push(await call(server.url, 'GET /api/bookings', customers[0]))
    await server.kill('SIGTERM')
  }
  const { rows } = await inDatabase(place, ({ pool }) =>
    pool.query<{ body: string }>('select body from message order by seq'),
  )
  const ordered = rows.map(({ body }) => body).join() === sent.join()
  const failed = answers.filter(({ status }) => status === 0 || status >= 500).length
  const wrong = await brokenInvariants(place)
  return {
    engine: 'PostgreSQL',
    held: failed === 0 && ordered && wrong.length === 0 && sent.length > 0,
    figure: `servers 15 days ahead, 2 days behind and right, one after another: answers ${countStatuses(answers)}; ${sent.length} messages, ${ordered ? 'all in their order' : 'out of order'}, ${wrong.length} rows broken`,
  }
}

function shift({ dataDir }: Place, days: number): string {
  const file = join(dataDir, `clock-${days}.mjs`)
  writeFileSync(
    file,
    `const Real = Date
     const now = () => Real.now() + ${days * day}
     globalThis.Date = class Date extends Real {
       constructor(...args) { if (args.length) super(...args); else super(now()) }
       static now() { return now() }
     }`,
  )
  return file
}

export const soak: Trial = {
  row: 'R20',
  promise: 'a server that works for long needs no more than at the beginning',
  run: async (stage) => [await onPostgres(stage, (place) => work(place))],
}

interface Sample {
  minutes: number
  megabytes: number
  handles: number
  connections: number
}

async function work(place: Place): Promise<Finding> {
  const lasts = Number(process.env['SOAK_SECONDS'] ?? 600) * 1000
  const town = await settle(place, 10, 10)
  const server = await startServer(place)
  const began = performance.now()
  const asked: { status: number; ms: number }[] = []
  const samples: Sample[] = []
  let turn = 0
  while (performance.now() - began < lasts) {
    // One after another: a share of what it could do, whatever the machine.
    asked.push(await ask(server.url, town, turn++))
    await wait(60)
    const last = samples.at(-1)?.minutes ?? -1
    const minutes = (performance.now() - began) / 60_000
    if (minutes - last > 1 / 12) samples.push({ minutes, ...(await measure(server.pid, place)) })
  }
  await server.kill('SIGTERM')
  const warm = samples.slice(Math.floor(samples.length / 3))
  const slope = slopeOf(warm)
  const failed = asked.filter(({ status }) => status === 0 || status >= 400).length
  const [first, last] = [warm[0], warm.at(-1)]
  return {
    engine: 'PostgreSQL',
    // Within minutes a heap has not found its size: a short soak is no proof of anything.
    ...(lasts < 300_000 && { skipped: true }),
    held: failed === 0 && slope <= 1 && (last?.handles ?? 0) <= (first?.handles ?? 0) + 10,
    figure: `${(lasts / 60_000).toFixed(1)} minutes, ${asked.length} requests (${failed} failed, 99 of 100 within ${percentile(
      asked.map(({ ms }) => ms),
      0.99,
    ).toFixed(
      0,
    )} ms): memory ${first?.megabytes.toFixed(0)} → ${last?.megabytes.toFixed(0)} MB (${slope.toFixed(1)} MB a minute), open handles ${first?.handles} → ${last?.handles}, connections ${first?.connections} → ${last?.connections}`,
  }
}

function ask(url: string, town: Town, turn: number) {
  const customer = town.customers[turn % town.customers.length]
  const pro = town.pros[turn % town.pros.length]
  const asks = [
    () => call(url, 'GET /api/pros/search?location=Pasadena, CA', customer),
    () => call(url, `GET /pros/${pro?.id}`),
    () => call(url, 'POST /api/booking-request', customer, { body: nextRequest(town) }),
    () => call(url, 'GET /dashboard', customer),
    () => call(url, 'GET /livez'),
  ]
  return (asks[turn % asks.length] ?? (() => call(url, 'GET /')))()
}

async function measure(pid: number, place: Place): Promise<Omit<Sample, 'minutes'>> {
  const memory = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  const { rows } = await inDatabase(place, ({ pool }) =>
    pool.query<{ n: number }>(
      `select count(*)::int as n from pg_stat_activity where application_name like 'poolwell%' and pid <> pg_backend_pid()`,
    ),
  )
  return {
    megabytes: Number(memory) / 1024,
    handles: readdirSync(`/proc/${pid}/fd`).length,
    connections: rows[0]?.n ?? 0,
  }
}

/** Megabytes a minute, by least squares. */
function slopeOf(samples: Sample[]): number {
  const x = mean(samples.map(({ minutes }) => minutes))
  const y = mean(samples.map(({ megabytes }) => megabytes))
  const over = samples.reduce((sum, sample) => sum + (sample.minutes - x) * (sample.megabytes - y), 0)
  const under = samples.reduce((sum, { minutes }) => sum + (minutes - x) ** 2, 0)
  return under === 0 ? 0 : over / under
}

function mean(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
