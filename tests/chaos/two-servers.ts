import { mkdirSync, writeFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'

import { mulberry32 } from '../../src/platform/random.ts'
import { meddle, openFamilies } from './crowd.ts'
import { type Case, type Family, unexplained } from './family.ts'
import type { Entry } from './history.ts'
import { type Setup, type Server, startServer } from './release.ts'
import { brokenInvariants, inDatabase, addPeople } from './people.ts'
import { type Cluster, type Finding, onPostgres, seconds, type Trial } from './trial.ts'

const perFamily = 24
const workers = 12
const firstSeed = Number(process.env['CHAOS_SEED'] ?? 1)
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
  const puzzling: string[] = []
  let bookings = 0
  const waited: number[] = []
  for (let seed = firstSeed; seed < firstSeed + seeds; seed++) {
    const families = await openFamilies(servers[1]?.url ?? '', await addPeople(setup, 6, 5))
    waited.push(...(await meddleAll(families, servers, seed, (round) => nemesis(servers, setup, cluster, round))))
    await addEndings(setup, families)
    const cases = families.flatMap((family) => [...family.cases.values()])
    bookings += cases.length
    all.push(...cases.flatMap(({ entries }) => entries))
    puzzling.push(...families.flatMap(unexplained))
    keep(seed, cases)
  }
  for (const server of servers) await server.kill('SIGTERM')
  const wrong = await brokenInvariants(setup)
  const longest = Math.max(...waited)
  const count = (outcome: Entry['outcome']) => all.filter((entry) => entry.outcome === outcome).length
  return {
    engine: 'PostgreSQL',
    held: puzzling.length === 0 && wrong.length === 0 && longest < 4000,
    figure: `${all.length} operations on ${bookings} bookings, seeds ${firstSeed} to ${firstSeed + seeds - 1} (${count('ok')} done, ${count('fail')} refused, ${count('unknown')} unknown): ${puzzling.length} histories unexplained, ${wrong.length} rows broken${wrong[0] ? ` (${wrong[0]})` : ''}; slowest answer of the server that was left alone ${seconds(longest)}`,
  }
}

function startServerOn(setup: Setup): Promise<Server> {
  return startServer({ ...setup, settings: { DATABASE_POOL: '8' } })
}

/** Returns how long the undisturbed second server took for each of its answers. */
async function meddleAll(
  families: Family[],
  servers: Server[],
  seed: number,
  strike: (round: number) => Promise<void>,
) {
  const random = mulberry32(seed)
  const turns = families.flatMap((family) => Array.from({ length: perFamily }, () => family))
  const order = turns.map((family) => ({ family, at: random() })).toSorted((a, b) => a.at - b.at)
  const waited: number[] = []
  let next = 0
  const now = { over: false }
  const work = async () => {
    for (let turn = order[next++]; turn; turn = order[next++]) {
      const server = servers[Math.floor(random() * servers.length)]
      if (!server) continue
      const answers = await meddle(server.url, turn.family, random)
      if (server === servers[1]) waited.push(...answers)
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
async function addEndings(setup: Setup, families: Family[]): Promise<void> {
  const { rows } = await inDatabase(setup, ({ pool }) =>
    pool.query<{ id: string; seen: string }>(`
      select b.id, case when b.status = 'pending' and s.id is not null or b.status = 'accepted' and s.moves_from = b.starts_at
          then b.status || ', suggests ' || s.note
        else b.status || case when r.id is null then '' else ', reviewed' end end as seen
      from booking b left join review r on r.booking_id = b.id
      left join suggestion s on s.booking_id = b.id and s.id = b.suggestion_id`),
  )
  const seen = new Map(rows.map((row) => [row.id, row.seen]))
  const now = performance.now()
  for (const { id, entries } of families.flatMap(({ cases }) => [...cases.values()])) {
    const status = seen.get(id) ?? 'not there'
    entries.push({ booking: id, operation: 'read', began: now, ended: now, outcome: 'ok', seen: status })
  }
}

/** Keeps it, so that it can be inspected afterwards. */
function keep(seed: number, cases: Case[]): void {
  mkdirSync('.cache/chaos', { recursive: true })
  writeFileSync(`.cache/chaos/history-${seed}.json`, JSON.stringify(cases))
}
