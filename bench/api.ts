// The five most important calls, on PostgreSQL with a market of ten thousand pros: compared with the minimum that any
// server has to do for the same answer, and with the usual stack with the same routes.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runnerImport } from 'vite'

import { startPostgres } from '../tests/support/postgres.ts'
import { createDatabase } from '../tests/support/server-databases.ts'
import { type CallName, openCalls, over } from './api/calls.ts'
import { effectsOf, inWords, mailSent, requireSameEffects } from './api/effects.ts'
import type { openRecorder, Recorded } from './api/record.ts'
import { requireSame } from './api/same-answer.ts'
import { statementsTable } from './api/statements.ts'
import { openMarketDatabase } from './market/open-market.ts'
import { ms, share } from './report/figures.ts'
import { writeResults } from './report/results.ts'
import { type Call, drive, type Driven, warmUpSeconds } from './run/drive.ts'
import { preparePeer } from './run/peers.ts'
import { build, servePoolwell } from './run/poolwell.ts'
import { type Served, serve } from './run/served.ts'
import { inTurns } from './run/turns.ts'

const pros = Number(process.env['BENCH_PROS'] ?? 10_000)
const labels: Record<CallName, string> = {
  search: 'GET /api/pros/search, 20 pros',
  profile: 'GET /api/pros/{id}',
  user: 'GET /api/auth/user',
  request: 'POST /api/booking-request',
  answer: 'PATCH /api/bookings/{id}/status',
}
type Contestant = 'Poolwell' | 'bare' | 'sharing' | 'Express' | 'whole'
const figuresOf = 'answers/s, CPU µs, p50 / p99 ms'
const names: Record<Contestant, string> = {
  Poolwell: 'Poolwell',
  bare: 'bare node:http, same statements',
  sharing: 'bare node:http, connections shared as by Poolwell',
  Express: 'Express 5 + Drizzle + zod',
  whole: 'Express with everything that a booking does',
}
const reading = ['search', 'profile', 'user'] as const

build()
const folder = mkdtempSync(join(tmpdir(), 'poolwell-bench-api-'))
const postgres = await startPostgres()
const running = new Map<Contestant, Served>()
try {
  await compare()
} finally {
  for (const served of running.values()) await served.stop()
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}

async function compare(): Promise<void> {
  console.log(`A market of ${pros} pros …`)
  const market = await openMarketDatabase(postgres.url, pros)
  const { reads, writes } = await openCalls(market, pros, 30_000)
  const copy = await createDatabase(postgres.url, 'usual', 'market')
  const { recorded, counted } = await recordAll(market, reads, writes)
  await start(market, copy, recorded)
  for (const served of running.values()) for (const name of reading) await requireSame(served, name, recorded[name])

  const readers = ['Poolwell', 'bare', 'sharing', 'Express'] as const
  const rows: string[][] = []
  for (const name of reading)
    rows.push(row(name, readers, await measure(over(recorded[name].map(([call]) => call)), readers)))
  const effects = await compareEffects(market, copy, writes)
  const writers = ['Poolwell', 'Express', 'whole'] as const
  const written: string[][] = []
  for (const name of ['request', 'answer'] as const) {
    const settled = async () => void (await Promise.all([mailSent(market), mailSent(copy)]))
    written.push(row(name, writers, await measure(writes[name], writers, settled)))
  }
  writeResults('API', 'node bench/api.ts', notes(), [
    { columns: columnsFor(readers), rows },
    { columns: columnsFor(writers), rows: written },
    effects,
    statementsTable(counted),
  ])
}

/** Makes one call of each kind on both servers that do everything: they must write the same rows. */
async function compareEffects(market: string, copy: string, writes: Record<'request' | 'answer', () => Call>) {
  const rows: string[][] = []
  for (const name of ['request', 'answer'] as const) {
    const ours = await effectsOf(servedBy('Poolwell'), market, writes[name]())
    if (running.has('whole'))
      requireSameEffects(labels[name], ours, await effectsOf(servedBy('whole'), copy, writes[name]()))
    rows.push([labels[name], inWords(ours)])
  }
  return { columns: ['call', 'rows written, as by Express with everything'], rows }
}

/** Every read as it is currently answered, with its statements; and one of each write. */
async function recordAll(
  market: string,
  reads: Record<(typeof reading)[number], Call[]>,
  writes: Record<'request' | 'answer', () => Call>,
) {
  const { module } = await runnerImport<{ openRecorder: typeof openRecorder }>('/bench/api/record.ts', {
    configFile: false,
    root: process.cwd(),
    logLevel: 'error',
  })
  const recorder = await module.openRecorder(market)
  const record = async (calls: Call[]) => {
    const answered: [Call, Recorded][] = []
    for (const call of calls) answered.push([call, await recorder.ask(call)])
    return answered.filter(([, { status }]) => status < 300)
  }
  const full = (await record(reads.search)).filter(([, { answer }]) => Array.isArray(answer) && answer.length === 20)
  const recorded = {
    search: full.slice(0, 200),
    profile: await record(reads.profile),
    user: await record(reads.user),
    request: [],
    answer: [],
  }
  // The first call of each kind also fills caches.
  await recorder.ask(writes.request())
  const counted = {
    search: first(recorded.search),
    profile: first(recorded.profile),
    user: first(recorded.user),
    request: await recorder.ask(writes.request()),
    answer: await recorder.ask(writes.answer()),
  }
  await recorder.close()
  return { recorded, counted }
}

function first([found]: [Call, Recorded][]): Recorded {
  if (!found) throw new Error('No read was answered')
  return found[1]
}

async function start(market: string, copy: string, recorded: Record<string, [Call, Recorded][]>): Promise<void> {
  const script = join(folder, 'recorded.json')
  const known = Object.values(recorded)
    .flat()
    .map(([{ path, headers }, recorded]) => [`${headers?.['cookie'] ?? ''} ${path}`, recorded])
  writeFileSync(script, JSON.stringify(Object.fromEntries(known)))
  running.set('Poolwell', await servePoolwell({ DATABASE_URL: market }))
  const bare = { script: 'bench/api/bare-server.ts', args: [script, market] }
  running.set('bare', await serve(bare))
  running.set('sharing', await serve({ ...bare, args: [...bare.args, 'shared'] }))
  const cwd = preparePeer('express-drizzle')
  if (!cwd) return
  const env = { DATABASE_URL: copy, RATE_LIMIT_SCALE: '1000000' }
  running.set('Express', await serve({ script: 'server.js', cwd, env }))
  running.set('whole', await serve({ script: 'server.js', cwd, env: { ...env, BOOKINGS: 'whole' } }))
}

function servedBy(name: Contestant): Served {
  const served = running.get(name)
  if (!served) throw new Error(`${name} does not run`)
  return served
}

function measure(next: () => Call, contestants: readonly Contestant[], settled?: () => Promise<void>) {
  const present = contestants.filter((name) => running.has(name))
  return inTurns(present, (name, warmUp) =>
    drive(servedBy(name), { next, ...(settled && { settled }), ...(warmUp && { seconds: warmUpSeconds }) }),
  )
}

function columnsFor([ours, ...others]: readonly Contestant[]): string[] {
  const heads = [ours, ...others].flatMap((name) => (name ? [`${names[name]}: ${figuresOf}`] : []))
  return ['call', ...heads, ...others.flatMap((name) => [`answers/s of ${names[name]}`, `CPU of ${names[name]}`])]
}

function row(
  name: CallName,
  contestants: readonly Contestant[],
  driven: Partial<Record<Contestant, Driven>>,
): string[] {
  const [ours, ...others] = contestants.map((name) => driven[name])
  const shares = others.flatMap((other) => [share(ours?.perSecond, other?.perSecond), share(ours?.cpu, other?.cpu)])
  return [labels[name], ...[ours, ...others].map(figures), ...shares]
}

function figures(driven: Driven | undefined): string {
  if (!driven) return '–'
  const { perSecond, cpu, p50, p99, statuses, errors } = driven
  const wrong = Object.entries(statuses).filter(([status]) => !status.startsWith('2'))
  if (wrong.length || errors) process.exitCode = 1
  const failures = wrong.length || errors ? ` (NOT ANSWERED: ${wrong.join('; ')} ${errors})` : ''
  return `${Math.round(perSecond)}, ${Math.round(cpu)}, ${ms(p50)} / ${ms(p99)}${failures}`
}

function notes(): string[] {
  return [
    `${pros.toLocaleString('en-US')} pros, 16 connections; servers, client and database on the same cores; PostgreSQL without fsync. Goal for reads: at least 0.60× of bare, at least 2× of Express.`,
    'Bare sends the statements of a call as the call did, one after the other or at once, through the pool of the driver; with shared connections through ours, which tells how much is left to save.',
    'CPU is that of the server process alone; for bookings with what it does in the background until all emails are sent. Bare replays the recorded statements and answers; it has no writes, since no request may be sent twice.',
    'Express alone writes the booking, its event and its claim on the time, and nothing else. With everything it checks the same rules and writes the same rows: limits, conversation, live events, notification and emails; that is compared first.',
  ]
}
