import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'

import { type Answer, call, countStatuses } from './caller.ts'
import { hasEnded, type Setup, type Server, startServer } from './release.ts'
import { bookingIds, brokenInvariants, addPeople, type People } from './people.ts'
import { type Cluster, type Finding, onPostgres, seconds, type Trial } from './trial.ts'
import { stretchWire, type Weather } from './wire.ts'
import { startWriters } from './writers.ts'

export const databaseRestarts: Trial = {
  row: 'R4',
  promise:
    'PostgreSQL may crash and come back: the server keeps running, answers 503 meanwhile, and recovers by itself',
  async run(stage) {
    return [await onPostgres(stage, (setup, cluster) => crashUnderLoad(stage.scaled(10), setup, cluster))]
  },
}

async function crashUnderLoad(rounds: number, setup: Setup, cluster: Cluster): Promise<Finding> {
  const people = await addPeople(setup, 12, 10)
  const server = await startServer(setup)
  const writers = startWriters(people, { url: () => server.url, insist: true })
  let longest = 0
  for (let round = 0; round < rounds; round++) {
    await writers.more(30)
    await cluster.crash()
    await wait(700)
    await cluster.revive()
    const began = performance.now()
    await writers.more(1)
    longest = Math.max(longest, performance.now() - began)
  }
  await writers.stop()
  const stayed = !hasEnded(server.process)
  await server.kill('SIGTERM')

  const { answers, acknowledged } = writers
  const there = await bookingIds(setup)
  const wrong = await brokenInvariants(setup)
  const others = answers.filter(({ status }) => status !== 201 && status !== 503)
  const doubled = there.size - acknowledged.size
  return {
    engine: 'PostgreSQL',
    held: stayed && others.length === 0 && wrong.length === 0 && doubled === 0 && longest < 5000,
    figure: `crashed ${rounds} times under 12 writers that repeat themselves: answers ${countStatuses(answers)}; ${acknowledged.size} bookings promised, ${there.size} there, ${wrong.length} rows broken; first success at most ${seconds(longest)} after it was back`,
  }
}

export const databaseUnreachable: Trial = {
  row: 'R5',
  promise:
    'while the database is away every answer comes soon: 503 with Retry-After, or as usual where no database is needed',
  async run(stage) {
    return [await onPostgres(stage, (setup) => cutTheWire(stage.scaled(10), setup))]
  },
}

const needsDatabase = [
  '/api/pros/search?location=Pasadena, CA',
  '/api/bookings',
  '/dashboard',
  '/readyz',
  '/find-pros?location=Pasadena, CA',
  '/',
]
const needsNone = ['/livez', '/about', '/how-it-works', '/blog', '/robots.txt']
const soon = 3500

async function cutTheWire(rounds: number, setup: Setup & { databaseUrl: string }): Promise<Finding> {
  const people = await addPeople(setup, 6, 2)
  const wire = await stretchWire(setup.databaseUrl)
  const server = await startServer({ ...setup, databaseUrl: wire.url })
  const found: string[] = []
  let held = true
  try {
    for (const weather of ['refused', 'silent', 'locked'] as const) {
      const back = weather === 'locked' ? await lock(setup.databaseUrl) : cut(wire, weather)
      const answers = await askAll(server, people, rounds, weather)
      await back()
      const comeback = await untilReady(server)
      const judged = judge(answers, weather)
      held &&= judged.held && comeback < 5000
      found.push(`${weather}: ${judged.figure}, ready again after ${seconds(comeback)}`)
    }
  } finally {
    wire.close()
  }
  held &&= !hasEnded(server.process)
  await server.kill('SIGTERM')
  return { engine: 'PostgreSQL', held, figure: found.join('; ') }
}

function cut(wire: Awaited<ReturnType<typeof stretchWire>>, weather: Weather) {
  wire.become(weather)
  return async () => wire.become('open')
}

/** Another session locks the booking table. */
async function lock(databaseUrl: string): Promise<() => Promise<void>> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query('begin; lock table booking, account')
  return () => client.end()
}

const mine = new Set(['/api/bookings', '/dashboard', '/about'])

type PathAnswer = Answer & { path: string }

async function askAll({ url }: Server, { customers }: People, rounds: number, weather: string): Promise<PathAnswer[]> {
  // A lock on some tables leaves others free.
  const paths = weather === 'locked' ? ['/api/bookings', '/dashboard', ...needsNone] : [...needsDatabase, ...needsNone]
  const answers: PathAnswer[] = []
  const ask = async (who: number) => {
    for (let round = 0; round < rounds; round++) {
      for (const path of paths) {
        const person = mine.has(path) ? customers[who] : undefined
        answers.push({ ...(await call(url, `GET ${path}`, person)), path })
      }
    }
  }
  await Promise.all(customers.map((_, who) => ask(who)))
  return answers
}

function judge(answers: PathAnswer[], weather: string): { held: boolean; figure: string } {
  const late = answers.filter(({ ms }) => ms > soon)
  const away = answers.filter(({ path }) => !needsNone.includes(path))
  const free = answers.filter(({ path }) => needsNone.includes(path))
  const wrong = [
    ...away.filter(({ status, headers }) => status !== 503 || !headers.has('retry-after')),
    ...free.filter(({ status }) => status !== 200),
  ]
  const worst = wrong[0] ? ` (${weather} ${wrong[0].path}: ${wrong[0].status})` : ''
  const longest = Math.max(...answers.map(({ ms }) => ms))
  return {
    held: late.length === 0 && wrong.length === 0,
    figure: `${answers.length} answers, ${wrong.length} not as promised${worst}, the slowest after ${seconds(longest)}, ${late.length} later than 3.5 s`,
  }
}

async function untilReady({ url }: Server): Promise<number> {
  const began = performance.now()
  while ((await call(url, 'GET /readyz')).status !== 200) {
    if (performance.now() - began > 30_000) throw new Error('The server did not become ready again')
    await wait(50)
  }
  return performance.now() - began
}
