// The time from start to the first page, and the memory of the process then, idle and after work.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

import { startPostgres } from '../tests/support/postgres.ts'
import { createDatabase } from '../tests/support/server-databases.ts'
import { openMix } from './processes/mix.ts'
import { median } from './report/figures.ts'
import { writeResults } from './report/results.ts'
import { benchSeconds, drive, rounds } from './run/drive.ts'
import { build } from './run/poolwell.ts'
import { type Served, serve } from './run/served.ts'

const setup = 'scripts/setup.mjs'
const folder = mkdtempSync(join(tmpdir(), 'poolwell-bench-start-'))
const common = { HOST: '127.0.0.1', DEMO: 'true', LOG_LEVEL: 'error', PAYMENTS: 'test', RATE_LIMIT_SCALE: '1000000' }

build()
const postgres = await startPostgres()
try {
  const database = await createDatabase(postgres.url, 'start')
  const engines = {
    'on PostgreSQL': { ...common, DATABASE_URL: database, DATA_DIR: join(folder, 'beside') },
    embedded: { ...common, DATA_DIR: join(folder, 'embedded') },
  }
  const first = await inTurn(engines, once)
  const figures = await inTurn(engines, async (env) => {
    const starts: number[] = []
    for (let round = 0; round < rounds; round++) starts.push(await once(env))
    return starts
  })
  const memories = await inTurn(engines, memoryOf)
  const checked = setupTime()
  const rows = Object.keys(engines).map((engine) => {
    const { idle, busy, calm } = memories[engine] ?? { idle: NaN, busy: NaN, calm: NaN }
    const warm = median(figures[engine] ?? [])
    const memory = [idle, busy, calm].map((megabytes) => `${Math.round(megabytes)} MB`)
    return [engine, seconds(first[engine] ?? NaN), seconds(warm), seconds(warm + checked)].concat(memory)
  })
  writeResults('Start', 'node bench/start.ts', notes(checked), [
    {
      columns: [
        '',
        'first start with an empty database',
        'next start to the first page',
        'with the checks of npm start',
        'memory after 5 s',
        'after load',
        'half a minute later',
      ],
      rows,
    },
  ])
} finally {
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}

function notes(checked: number): string[] {
  return [
    `A start is measured from the spawn of the process to the home page’s last byte, with the demo’s data. Before it, \`npm start\` looks whether what is installed and built is up to date: ${seconds(checked)}, and npm itself.`,
    'The first start makes the tables and the demo. Goal: at most 0.5 s on PostgreSQL and 2 s embedded; idle memory at most 130 MB and the embedded engine.',
  ]
}

async function inTurn<T>(
  engines: Record<string, Record<string, string>>,
  measure: (env: Record<string, string>) => Promise<T>,
) {
  const measured: Record<string, T> = {}
  for (const [engine, env] of Object.entries(engines)) measured[engine] = await measure(env)
  return measured
}

/** Milliseconds to the first page. */
async function once(env: Record<string, string>): Promise<number> {
  const began = performance.now()
  const served = await serve({ script: 'scripts/start.mjs', env })
  const took = performance.now() - began
  await served.stop()
  return took
}

async function memoryOf(env: Record<string, string>) {
  const served: Served = await serve({ script: 'scripts/start.mjs', env })
  await wait(5000)
  const idle = served.memory()
  const next = await openMix(served.url)
  await drive(served, { next, seconds: benchSeconds * 3, connections: 32 })
  const busy = served.memory()
  await wait(30_000)
  const calm = served.memory()
  await served.stop()
  return { idle, busy, calm }
}

function setupTime(): number {
  const times = Array.from({ length: rounds }, () => {
    const began = performance.now()
    spawnSync(process.execPath, [setup, '--build'], { stdio: 'ignore' })
    return performance.now() - began
  })
  return median(times)
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(2)} s`
}
