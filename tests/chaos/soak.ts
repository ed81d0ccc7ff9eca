import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

import { percentile } from '../../bench/report/figures.ts'
import { call } from './caller.ts'
import { type Setup, type Server, startServer } from './release.ts'
import { inDatabase, addPeople, type People } from './people.ts'
import { type Finding, onPostgres, type Trial } from './trial.ts'
import { nextRequest } from './writers.ts'

export const soak: Trial = {
  row: 'R20',
  promise: 'a server that runs for long needs no more resources than at the start',
  run: async (stage) => [await onPostgres(stage, (setup) => work(setup))],
}

/** The memory that stays in use after garbage collection; the memory reserved from the system is only reported. */
interface Sample {
  minutes: number
  kept: number
  resident: number
  handles: number
  connections: number
}

async function work(setup: Setup): Promise<Finding> {
  const lasts = Number(process.env['SOAK_SECONDS'] ?? 600) * 1000
  const people = await addPeople(setup, 10, 10)
  const server = await startServer({ ...setup, settings: { NODE_OPTIONS: `--expose-gc --import ${scales(setup)}` } })
  const began = performance.now()
  const answers: { status: number; ms: number }[] = []
  const samples: Sample[] = []
  let turn = 0
  while (performance.now() - began < lasts) {
    // One after another: a share of the machine's capacity, whatever that is.
    answers.push(await ask(server.url, people, turn++))
    await wait(60)
    const last = samples.at(-1)?.minutes ?? -1
    const minutes = (performance.now() - began) / 60_000
    if (minutes - last > lasts / 60 / 60_000) samples.push({ minutes, ...(await measure(server, setup)) })
  }
  await server.kill('SIGTERM')
  return judge(lasts, answers, samples)
}

/** Minutes 3 to 5 of ten compared with minutes 8 to 10: by then caches and compiled code have filled up. */
function judge(lasts: number, answers: { status: number; ms: number }[], samples: Sample[]): Finding {
  const during = (from: number, to: number) =>
    samples.filter(({ minutes }) => minutes * 60_000 >= lasts * from && minutes * 60_000 <= lasts * to)
  const early = meanOf(during(0.3, 0.5))
  const late = meanOf(during(0.8, 1))
  const growth = (late.kept - early.kept) / (late.minutes - early.minutes)
  const failed = answers.filter(({ status }) => status === 0 || status >= 400).length
  const times = answers.map(({ ms }) => ms)
  const change = (key: keyof Sample) => `${early[key].toFixed(0)} → ${late[key].toFixed(0)}`
  return {
    engine: 'PostgreSQL',
    // A heap does not settle within minutes: a short soak test proves nothing.
    ...(lasts < 300_000 && { skipped: true }),
    held: failed === 0 && growth <= 1 && late.handles <= early.handles + 10,
    figure: `${(lasts / 60_000).toFixed(1)} minutes, ${answers.length} requests (${failed} failed, 99 of 100 within ${percentile(times, 0.99).toFixed(0)} ms); from the middle of the run to its last fifth: memory in use after a collection ${change('kept')} MB (${growth.toFixed(2)} MB a minute), resident ${change('resident')} MB, open handles ${change('handles')}, connections ${change('connections')}`,
  }
}

function ask(url: string, people: People, turn: number) {
  const customer = people.customers[turn % people.customers.length]
  const pro = people.pros[turn % people.pros.length]
  const asks = [
    () => call(url, 'GET /api/pros/search?location=Pasadena, CA', customer),
    () => call(url, `GET /pros/${pro?.id}`),
    () => call(url, 'POST /api/booking-request', customer, { body: nextRequest(people) }),
    () => call(url, 'GET /dashboard', customer),
    () => call(url, 'GET /livez'),
  ]
  return (asks[turn % asks.length] ?? (() => call(url, 'GET /')))()
}

/** Runs in the server: on a signal it collects garbage and records the memory that is left. */
function scales({ dataDir }: Setup): string {
  const file = join(dataDir, 'scales.mjs')
  writeFileSync(
    file,
    `import { renameSync, writeFileSync } from 'node:fs'
     process.on('SIGUSR2', () => {
       globalThis.gc()
       const { heapUsed, external, rss } = process.memoryUsage()
       writeFileSync('${weighed(dataDir)}.new', JSON.stringify({ kept: heapUsed + external, resident: rss }))
       renameSync('${weighed(dataDir)}.new', '${weighed(dataDir)}')
     })`,
  )
  return file
}

const weighed = (dataDir: string) => join(dataDir, 'weighed.json')

async function measure({ pid, process }: Server, setup: Setup): Promise<Omit<Sample, 'minutes'>> {
  const file = weighed(setup.dataDir)
  rmSync(file, { force: true })
  process.kill('SIGUSR2')
  while (!existsSync(file)) await wait(20)
  const { kept, resident } = JSON.parse(readFileSync(file, 'utf8'))
  const { rows } = await inDatabase(setup, ({ pool }) =>
    pool.query<{ n: number }>(
      `select count(*)::int as n from pg_stat_activity where application_name like 'poolwell%' and pid <> pg_backend_pid()`,
    ),
  )
  const megabyte = 1024 * 1024
  return {
    kept: kept / megabyte,
    resident: resident / megabyte,
    handles: readdirSync(`/proc/${pid}/fd`).length,
    connections: rows[0]?.n ?? 0,
  }
}

function meanOf(samples: Sample[]): Sample {
  const mean = (key: keyof Sample) => samples.reduce((sum, sample) => sum + sample[key], 0) / samples.length
  return {
    minutes: mean('minutes'),
    kept: mean('kept'),
    resident: mean('resident'),
    handles: mean('handles'),
    connections: mean('connections'),
  }
}
