// How much one process answers, what more processes add and what then limits them, and how long people wait below and
// above that limit; and the same for the embedded database, to say when to move to PostgreSQL.
import { setTimeout as wait } from 'node:timers/promises'

import { startPostgres } from '../tests/support/postgres.ts'
import { connected, createDatabase } from '../tests/support/server-databases.ts'
import { openMix } from './processes/mix.ts'
import { type Paced, pace } from './processes/pace.ts'
import { ms, times } from './report/figures.ts'
import { type Table, writeResults } from './report/results.ts'
import { benchSeconds, type Call, drive, type Driven } from './run/drive.ts'
import { build, servePoolwell } from './run/poolwell.ts'
import { cpuOf, parentOf } from './run/process-figures.ts'
import type { Served } from './run/served.ts'
import { combined } from './run/turns.ts'

const counts = [1, 2, 4]
const notes: string[] = [
  'Of twenty requests nine are searches, five profiles, three ask who is signed in, two render the home page, and one is a booking; the demo’s data; the client and PostgreSQL run on the same cores.',
]

build()
const postgres = await startPostgres()
try {
  const database = await createDatabase(postgres.url, 'processes')
  const postmaster = await postmasterOf(postgres.url)
  const byCount: Table = {
    columns: [
      'processes on one PostgreSQL',
      'answers/s',
      'of one',
      'CPU µs an answer: servers',
      'PostgreSQL',
      'cores in use',
      'p50 / p99 ms',
    ],
    rows: [],
  }
  let one = 0
  for (const count of counts) {
    const { driven, database: theirs } = await capacityOf(count, database, postmaster)
    one ||= driven.perSecond
    const cores = (driven.perSecond * (driven.cpu + theirs)) / 1e6
    byCount.rows.push([
      String(count),
      String(Math.round(driven.perSecond)),
      times(driven.perSecond / one),
      String(Math.round(driven.cpu)),
      String(Math.round(theirs)),
      cores.toFixed(2),
      `${ms(driven.p50)} / ${ms(driven.p99)}`,
    ])
  }
  const engines = [await waitsOn('PostgreSQL', { DATABASE_URL: database }), await waitsOn('embedded', { DEMO: 'true' })]
  writeResults('Processes', 'node bench/processes.ts', notes, [byCount, { columns: engineColumns(), rows: engines }])
} finally {
  await postgres.stop()
}

async function capacityOf(count: number, database: string, postmaster: number) {
  const servers: Served[] = []
  for (let number = 0; number < count; number++)
    servers.push(await servePoolwell({ DATABASE_URL: database, DEMO: 'true' }))
  const mixes = await Promise.all(servers.map(({ url }) => openMix(url)))
  const run = (seconds: number) =>
    Promise.all(
      servers.map((served, index) => drive(served, { next: mixOf(mixes, index), seconds, connections: 32 / count })),
    )
  await run(3)
  const before = cpuOf(postmaster)
  const driven = combined(await run(benchSeconds * 2))
  const used = cpuOf(postmaster) - before
  for (const served of servers) await served.stop()
  complain(`${count} processes`, driven)
  return { driven, database: (used * 1000) / (driven.perSecond * benchSeconds * 2) }
}

function engineColumns(): string[] {
  return [
    'one process',
    'answers/s it can give',
    ...[30, 60, 90].map((share) => `${share} %: p50 / p99 ms`),
    '300 %: turned away',
    'first after ms',
    'accepted/s',
    'accepted p50 / p99 ms',
    'one second later: p99 ms',
  ]
}

/** One process: its capacity, the waits at a part of that, and the effects of three times as much. */
async function waitsOn(engine: string, env: Record<string, string>): Promise<string[]> {
  const served = await servePoolwell({ DEMO: 'true', ...env })
  const next = await openMix(served.url)
  await drive(served, { next, seconds: 3 })
  const full = await drive(served, { next, seconds: benchSeconds * 2, connections: 32 })
  complain(engine, full)
  const waits: string[] = []
  const run = async (share: number, seconds: number) => {
    const paced = await pace(served.url, next, { rate: full.perSecond * share, seconds })
    if (paced.wrong > 0) notes.push(`${engine} at ${share * 100} %: ${paced.wrong} REQUESTS FAILED.`)
    return paced
  }
  for (const share of [0.3, 0.6, 0.9]) waits.push(waitOf(await run(share, benchSeconds * 2)))
  const over = await run(3, benchSeconds * 2)
  await wait(1000)
  const after = await run(0.3, benchSeconds)
  await served.stop()
  const away = (100 * over.shed) / Math.max(1, over.shed + over.accepted)
  return [
    engine,
    String(Math.round(full.perSecond)),
    ...waits,
    `${away.toFixed(0)} %`,
    over.firstShed === undefined ? 'never' : ms(over.firstShed),
    String(Math.round(over.accepted / (benchSeconds * 2))),
    waitOf(over),
    ms(after.p99),
  ]
}

function waitOf({ p50, p99, shed }: Paced): string {
  return `${ms(p50)} / ${ms(p99)}${shed > 0 ? ` (${shed} turned away)` : ''}`
}

function complain(what: string, { statuses, errors }: Driven): void {
  const wrong = Object.entries(statuses).filter(([status]) => !status.startsWith('2'))
  if (wrong.length === 0 && errors === 0) return
  notes.push(
    `${what}: NOT ANSWERED AS ASKED: ${wrong.map(([status, count]) => `${count} with ${status}`).join(', ')} ${errors || ''}`,
  )
}

function mixOf(mixes: (() => Call)[], index: number): () => Call {
  const mix = mixes[index]
  if (!mix) throw new Error('There is a server without requests')
  return mix
}

/** The process whose children serve the connections. */
async function postmasterOf(url: string): Promise<number> {
  return connected(url, async (client) => {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
    return parentOf(rows[0]?.pid ?? 0)
  })
}
