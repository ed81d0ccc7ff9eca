import { mkdirSync, writeFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'

import { mulberry32 } from '../../src/platform/random.ts'
import { type Case, meddle, openCases } from './crowd.ts'
import { type Entry, isExplained } from './history.ts'
import { type Setup, type Server, startServer } from './release.ts'
import { brokenInvariants, inDatabase, addPeople } from './people.ts'
import { type Cluster, type Finding, onPostgres, seconds, type Trial } from './trial.ts'

const perBooking = 15
const workers = 12
const lasting = 6000

type Nemesis = (servers: Server[], setup: Setup, cluster: Cluster, round: number) => Promise<void>

export const concurrentChanges: Trial = {
  row: 'R13',
  promise:
    'what twelve people do at once to the same bookings, on two servers that are killed, paused and cut off, is consistent',
  async run(stage) {
    return [await onPostgres(stage, (setup, cluster) => crowd(setup, cluster, disturb, stage.scaled(5)))]
  },
}

export const pausedServer: Trial = {
  row: 'R14',
  promise: 'a server paused in the middle of its work blocks no other, and overwrites nothing when it resumes',
  async run(stage) {
    return [await onPostgres(stage, (setup, cluster) => crowd(setup, cluster, pause, stage.scaled(3)))]
  },
}

async function crowd(setup: Setup, cluster: Cluster, nemesis: Nemesis, seeds: number): Promise<Finding> {
  const servers = [await startServerOn(setup), await startServerOn(setup)]
  const all: Entry[] = []
  const unexplained: string[] = []
  const waited: number[] = []
  for (let seed = 1; seed <= seeds; seed++) {
    const cases = await openCases(servers[1]?.url ?? '', await addPeople(setup, 6, 5))
    waited.push(...(await meddleAll(cases, servers, seed, (round) => nemesis(servers, setup, cluster, round))))
    await addEndings(setup, cases)
    all.push(...cases.flatMap(({ entries }) => entries))
    unexplained.push(...cases.filter(({ entries }) => !isExplained(entries)).map(({ id }) => id))
    keep(seed, cases)
  }
  for (const server of servers) await server.kill('SIGTERM')
  const wrong = await brokenInvariants(setup)
  const longest = Math.max(...waited)
  const count = (outcome: Entry['outcome']) => all.filter((entry) => entry.outcome === outcome).length
  return {
    engine: 'PostgreSQL',
    held: unexplained.length === 0 && wrong.length === 0 && longest < 4000,
    figure: `${all.length} operations on ${seeds * 30} bookings, seeds 1 to ${seeds} (${count('ok')} done, ${count('fail')} refused, ${count('unknown')} unknown): ${unexplained.length} histories unexplained, ${wrong.length} rows broken${wrong[0] ? ` (${wrong[0]})` : ''}; slowest answer of the server that was left alone ${seconds(longest)}`,
  }
}

function startServerOn(setup: Setup): Promise<Server> {
  return startServer({ ...setup, settings: { DATABASE_POOL: '8' } })
}

/** Returns how long the undisturbed second server took for each of its answers. */
async function meddleAll(cases: Case[], servers: Server[], seed: number, strike: (round: number) => Promise<void>) {
  const random = mulberry32(seed)
  const turns = cases.flatMap((one) => Array.from({ length: perBooking }, () => one))
  const order = turns.map((one) => ({ one, at: random() })).toSorted((a, b) => a.at - b.at)
  const waited: number[] = []
  let next = 0
  const now = { over: false }
  const work = async () => {
    for (let turn = order[next++]; turn; turn = order[next++]) {
      const server = servers[Math.floor(random() * servers.length)]
      if (!server) continue
      const { began, ended } = await meddle(server.url, turn.one, random)
      if (server === servers[1]) waited.push(ended - began)
    }
  }
  const striking = (async () => {
    for (let round = 0; !now.over; round++) {
      await wait(1500)
      if (!now.over) await strike(round)
    }
  })()
  await Promise.all(Array.from({ length: workers }, work))
  now.over = true
  await striking
  return waited
}

/** In turn: killed and restarted, stopped for some seconds, the database unavailable. */
async function disturb(servers: Server[], setup: Setup, cluster: Cluster, round: number): Promise<void> {
  const [first] = servers
  if (!first) return
  if (round % 3 === 0) {
    await first.kill('SIGKILL')
    servers[0] = await startServerOn(setup)
  }
  if (round % 3 === 1) await pause(servers)
  if (round % 3 === 2) {
    await cluster.crash()
    await wait(500)
    await cluster.revive()
  }
}

async function pause([first]: Server[]): Promise<void> {
  first?.process.kill('SIGSTOP')
  await wait(lasting)
  first?.process.kill('SIGCONT')
}

/** In the end the database contains what was last seen. */
async function addEndings(setup: Setup, cases: Case[]): Promise<void> {
  const { rows } = await inDatabase(setup, ({ pool }) =>
    pool.query<{ id: string; seen: string }>(`
      select b.id, b.status || case when r.id is null then '' else ', reviewed' end as seen
      from booking b left join review r on r.booking_id = b.id`),
  )
  const seen = new Map(rows.map((row) => [row.id, row.seen]))
  const now = performance.now()
  for (const { id, entries } of cases) {
    const status = seen.get(id) ?? 'not there'
    entries.push({ booking: id, operation: 'read', began: now, ended: now, outcome: 'ok', seen: status })
  }
}

/** Keeps it, so that it can be inspected afterwards. */
function keep(seed: number, cases: Case[]): void {
  mkdirSync('.cache/chaos', { recursive: true })
  writeFileSync(`.cache/chaos/history-${seed}.json`, JSON.stringify(cases.map(({ id, entries }) => ({ id, entries }))))
}
