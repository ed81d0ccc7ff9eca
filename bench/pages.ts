// Home, find-pros and a profile: cached pages compared with the same bytes from memory, rendered ones with React alone,
// and both with Next.js and a single-page application with the same three pages.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

import { startPostgres } from '../tests/support/postgres.ts'
import { activePros } from './market/pending-bookings.ts'
import { openMarketDatabase } from './market/open-market.ts'
import { prosOf } from './market/market.ts'
import { readMarkup } from './pages/markup.ts'
import { type Sent, sentFor } from './pages/sent.ts'
import { ms, share } from './report/figures.ts'
import { type Table, writeResults } from './report/results.ts'
import { type Call, cycle, drive, type Driven, warmUpSeconds } from './run/drive.ts'
import { preparePeer } from './run/peers.ts'
import { build, servePoolwell } from './run/poolwell.ts'
import { type Served, serve } from './run/served.ts'
import { inTurns } from './run/turns.ts'

const pros = Number(process.env['BENCH_PROS'] ?? 10_000)
const loved = [...prosOf(pros)].filter(({ stars, active }) => active && stars.length > 8).map(({ id }) => id)
const pages = { home: '/', 'find-pros': '/find-pros', profile: `/pros/${loved[0] ?? activePros(pros)[0]}` }
type Page = keyof typeof pages
const names: Page[] = ['home', 'find-pros', 'profile']

// A meaningless cookie: the page is rendered, but no user has to be looked up.
const seen = { cookie: 'seen=1' }
const brotli = { 'accept-encoding': 'br' }
type Way = 'kept' | 'constant' | 'rendered' | 'React, stream' | 'React, string' | 'Next' | 'SPA'

build()
const folder = mkdtempSync(join(tmpdir(), 'poolwell-bench-pages-'))
const postgres = await startPostgres()
const running: Served[] = []
try {
  const market = await openMarketDatabase(postgres.url, pros)
  const ways = await start(market)
  const tables: Table[] = [speeds(), sizes()]
  for (const page of names) {
    const driven = await inTurns([...ways.keys()], (way, warmUp) => measure(ways, way, page, warmUp))
    tables[0]?.rows.push(row(page, driven))
    tables[1]?.rows.push([page, ...(await weights(ways, page))])
  }
  writeResults('Pages', 'node bench/pages.ts', notes(ways), tables)
} finally {
  for (const served of running) await served.stop()
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}

interface Contestant {
  served: Served
  calls: Record<Page, Call[]>
}

async function start(market: string): Promise<Map<Way, Contestant>> {
  const ours = run(await servePoolwell({ DATABASE_URL: market }))
  const ways = new Map<Way, Contestant>([
    ['kept', { served: ours, calls: callsWith(brotli) }],
    ['constant', { served: run(await sameBytes(ours)), calls: callsWith({}) }],
    ['rendered', { served: ours, calls: callsWith(seen) }],
  ])
  const react = run(await sameElements(ours))
  ways.set('React, stream', { served: react, calls: callsWith({ 'x-stream': '1' }) })
  ways.set('React, string', { served: react, calls: callsWith({}) })
  const env = { DATABASE_URL: market }
  const next = preparePeer('next', '.next/BUILD_ID')
  const args = ['start', '-H', '127.0.0.1', '-p', 'PORT']
  if (next)
    ways.set('Next', {
      served: run(await serve({ script: 'node_modules/next/dist/bin/next', args, cwd: next, env })),
      calls: callsWith(seen),
    })
  const spa = preparePeer('spa', 'dist/index.html')
  if (spa) ways.set('SPA', { served: run(await serve({ script: 'server.js', cwd: spa, env })), calls: shellAndData() })
  return ways
}

function run(served: Served): Served {
  running.push(served)
  return served
}

function callsWith(headers: Record<string, string>): Record<Page, Call[]> {
  const call = (page: Page) => [{ path: pages[page], headers }]
  return { home: call('home'), 'find-pros': call('find-pros'), profile: call('profile') }
}

/** The shell, and then the requests that the browser makes for it. */
function shellAndData(): Record<Page, Call[]> {
  const calls = (page: Page) => [
    { path: pages[page] },
    { path: page === 'profile' ? `/data${pages.profile}` : `/data/${page}` },
  ]
  return { home: calls('home'), 'find-pros': calls('find-pros'), profile: calls('profile') }
}

async function sameBytes(ours: Served): Promise<Served> {
  const answers: Record<string, Sent> = {}
  for (const path of Object.values(pages)) answers[path] = await sentRaw(ours.url + path)
  return serveFile('bench/pages/constant-server.ts', answers)
}

/** `fetch` decompresses its answers, so the plain page is compressed again as the server did. */
async function sentRaw(url: string): Promise<Sent> {
  const { headers, body } = await sentFor(url)
  const packed = brotliCompressSync(Buffer.from(body, 'base64'), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })
  return {
    headers: { ...headers, 'content-encoding': 'br', 'content-length': String(packed.length) },
    body: packed.toString('base64'),
  }
}

async function sameElements(ours: Served): Promise<Served> {
  const parsed: Record<string, unknown> = {}
  for (const path of Object.values(pages)) {
    const { body } = await sentFor(ours.url + path, seen)
    parsed[path] = readMarkup(Buffer.from(body, 'base64').toString())
  }
  return serveFile('bench/pages/react-server.ts', parsed)
}

function serveFile(script: string, content: object): Promise<Served> {
  const file = join(folder, `${script.replaceAll('/', '-')}.json`)
  writeFileSync(file, JSON.stringify(content))
  return serve({ script, args: [file] })
}

async function measure(ways: Map<Way, Contestant>, way: Way, page: Page, warmUp: boolean): Promise<Driven> {
  const contestant = ways.get(way)
  if (!contestant) throw new Error(`${way} does not run`)
  const calls = contestant.calls[page]
  const driven = await drive(contestant.served, { next: cycle(calls), ...(warmUp ? { seconds: warmUpSeconds } : {}) })
  const wrong = Object.keys(driven.statuses).filter((status) => status !== '200')
  if (wrong.length || driven.errors) throw new Error(`${way} answered ${page} with ${wrong.join()} ${driven.errors}`)
  return { ...driven, perSecond: driven.perSecond / calls.length, cpu: driven.cpu * calls.length }
}

function speeds(): Table {
  const ways = ['kept', 'same bytes', 'rendered', 'React: stream', 'React: string', 'Next.js 16', 'SPA: shell and data']
  const ratios = ['kept of the same bytes', 'rendered of React', 'Next of rendered', 'Next of kept']
  return {
    columns: [
      'page',
      ...ways.map((way) => `${way}: pages/s, CPU µs, p99 ms`),
      ...ratios.map((ratio) => `${ratio}, CPU`),
      'kept of the same bytes, pages/s',
    ],
    rows: [],
  }
}

function row(page: Page, driven: Partial<Record<Way, Driven>>): string[] {
  const { kept, constant, rendered, Next: next, SPA: spa } = driven
  const [stream, string] = [driven['React, stream'], driven['React, string']]
  return [
    page,
    ...[kept, constant, rendered, stream, string, next, spa].map(figures),
    share(kept?.cpu, constant?.cpu),
    share(rendered?.cpu, stream?.cpu),
    share(next?.cpu, rendered?.cpu),
    share(next?.cpu, kept?.cpu),
    share(kept?.perSecond, constant?.perSecond),
  ]
}

function figures(driven: Driven | undefined): string {
  return driven ? `${Math.round(driven.perSecond)}, ${Math.round(driven.cpu)}, ${ms(driven.p99)}` : '–'
}

function sizes(): Table {
  return {
    columns: ['kB of HTML, not packed', 'Poolwell', 'React alone', 'Next.js 16', 'SPA: shell and data'],
    rows: [],
  }
}

async function weights(ways: Map<Way, Contestant>, page: Page): Promise<string[]> {
  const sizes: string[] = []
  for (const way of ['rendered', 'React, string', 'Next', 'SPA'] as const) {
    const contestant = ways.get(way)
    let bytes = 0
    for (const { path, headers } of contestant?.calls[page] ?? [])
      bytes += Buffer.from((await sentFor(contestant?.served.url + path, headers)).body, 'base64').length
    sizes.push(contestant ? (bytes / 1000).toFixed(1) : '–')
  }
  return sizes
}

function notes(ways: Map<Way, Contestant>): string[] {
  const missing = (['Next', 'SPA'] as const).filter((way) => !ways.has(way))
  return [
    `${pros.toLocaleString('en-US')} pros on PostgreSQL, 16 connections, everything on the same cores. Kept pages are sent with brotli, as browsers ask for; rendered ones are not packed. A rendered page is one for a visitor with a cookie.`,
    'React alone renders the very elements of the page, without components, router or data. Next.js and the SPA have the same three pages in fewer words (below), with the same tables behind them; the SPA’s figure is for the shell and the data together, without the work of the browser.',
    'Goals: kept at least 0.70× of the same bytes, rendered home at most 3.0× of React alone, Next at least 2× of rendered.',
    ...(missing.length ? [`Left out, because it could not be installed: ${missing.join(', ')}.`] : []),
  ]
}
