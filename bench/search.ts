// How fast the search is, how it scales, whether it is correct, and how alternatives compare.
import { Client } from 'pg'

import { projectPro } from '../src/features/pros/search-listing.server.ts'
import { localDate, plusDays, startOfDay } from '../src/features/availability/local-time.ts'
import { findNearest } from '../src/features/search/nearest-listings.table.server.ts'
import { requirePlace } from '../src/features/search/search-place.server.ts'
import { searchPros } from '../src/features/search/search.server.ts'
import { sessionOptions } from '../src/platform/database/postgres-pool.server.ts'
import type { Visit } from '../src/platform/visit.server.ts'
import { testVisit } from '../src/platform/visit.fixture.ts'
import { speed, startPostgres } from '../tests/support/postgres.ts'
import { idOf } from './market/market.ts'
import { median, ms, percentile, times } from './report/figures.ts'
import { type Table, writeResults } from './report/results.ts'
import { fillCalendars } from './search/calendars.ts'
import { type Cost, type Market, measuring, openMarket } from './search/market-database.ts'
import { openOracle } from './search/oracle.ts'
import { badPlans } from './search/plans.ts'
import { type Question, questionsFor } from './search/questions.ts'
import { prepareRival, rivals } from './search/rivals.ts'
import { sorts, walk } from './search/walk.ts'

const sizes = (process.env['BENCH_SIZES'] ?? '10000,100000,1000000').split(',').map(Number)
const compared = Number(process.env['BENCH_ORACLE'] ?? 5000)
const questionCount = 300

const ways = [
  'nearest',
  'nearest, full page',
  'nearest, page 3',
  'best rated',
  'best rated, full page',
  'best rated, page 3',
  'best anywhere',
  'free on Saturday',
  'free today, when that is over',
] as const
type Way = (typeof ways)[number]
type Costs = Record<Way, Cost[]>

const today = localDate('America/Chicago', new Date())
const saturday = plusDays(today, ((12 - new Date(today).getUTCDay()) % 7) + 1)

const server = await startPostgres({ ...speed, ...measuring })
const bySize = new Map<number, Costs>()
const notes: string[] = []
const tables: Table[] = []
try {
  for (const size of sizes) await measure(size)
  notes.push(fullPages())
  tables.unshift(
    speedTable('milliseconds in the database: planning and executing', ({ inDatabase }) => inDatabase),
    speedTable('the same, as the application waits for it', ({ throughDriver }) => throughDriver),
  )
  writeResults('Search', 'node bench/search.ts', notes, tables)
} finally {
  await server.stop()
}

async function measure(size: number): Promise<void> {
  console.log(`${size} pros …`)
  const market = await openMarket(server.url, size)
  await fillCalendars(market.databaseUrl, saturday)
  const visit = testVisit(market.db, null, new Date())
  const questions = questionsFor(size, questionCount)
  // An uncounted first run: a server of this size keeps what its searches read in memory.
  await ask(visit, market, questions)
  bySize.set(size, await ask(visit, market, questions))
  await explain(market, size)
  if (size === sizes.at(-1)) {
    // Before the rivals' tables, which push the market's out of memory.
    await write(market, visit, size)
    await compareRivals(market, size, questions)
    await checkAgainstOracle(visit, market, size)
  }
  await market.close()
}

async function ask(visit: Visit, market: Market, questions: Question[]): Promise<Costs> {
  const costs: Costs = {
    nearest: [],
    'nearest, full page': [],
    'nearest, page 3': [],
    'best rated': [],
    'best rated, full page': [],
    'best rated, page 3': [],
    'best anywhere': [],
    'free on Saturday': [],
    'free today, when that is over': [],
  }
  // After the last hour in which anybody in Chicago works.
  const tonight = { ...visit, now: startOfDay('America/Chicago', plusDays(today, 1)) }
  for (const question of questions) {
    for (const sort of sorts) {
      const [first, , third] = await walk(visit, market, { ...question, sort })
      const way = sort === 'rating' ? 'best rated' : 'nearest'
      if (first) costs[way].push(first)
      if (first && first.ids.length === question.limit) costs[`${way}, full page`].push(first)
      if (third) costs[`${way}, page 3`].push(third)
    }
    const { service, minRating, takesRequests } = question
    const anywhere = { service, minRating, takesRequests, limit: 20 }
    costs['best anywhere'].push(await market.measure(() => searchPros(visit, anywhere, null)))
    costs['free on Saturday'].push(await askFor(visit, market, { ...question, date: saturday }))
    costs['free today, when that is over'].push(await askFor(tonight, market, { ...question, date: today }))
  }
  return costs
}

function askFor(visit: Visit, market: Market, question: Question): Promise<Cost> {
  return market.measure(() => searchPros(visit, question, requirePlace(question)))
}

function speedTable(title: string, figure: (cost: Cost) => number): Table {
  const figures = (size: number, way: Way) => bySize.get(size)?.[way].map(figure) ?? []
  return {
    columns: [title, ...sizes.map((size) => `${many(size)} pros: p50 / p95`), 'growth of p50'],
    rows: ways.map((way) =>
      rowOf(
        way,
        sizes.map((size) => figures(size, way)),
      ),
    ),
  }
}

function fullPages(): string {
  const counts = sizes.map((size) => `${bySize.get(size)?.['nearest, full page'].length} at ${many(size)}`)
  return `The first page is full for ${counts.join(', ')} of ${questionCount} questions. Short pages need fewer cards, so full ones are also listed alone.`
}

function rowOf(name: string, columns: number[][]): string[] {
  const [smallest = [], largest = []] = [columns[0], columns.at(-1)]
  return [name, ...columns.map(spread), times(median(largest) / median(smallest))]
}

function many(pros: number): string {
  return pros.toLocaleString('en-US')
}

function spread(figures: number[]): string {
  return `${ms(median(figures))} / ${ms(percentile(figures, 0.95))}`
}

async function explain({ databaseUrl, statements }: Market, size: number): Promise<void> {
  const client = new Client({ connectionString: databaseUrl, options: sessionOptions })
  await client.connect()
  const bad = await badPlans(client, [...statements.values()])
  await client.end()
  notes.push(
    `${statements.size} statements at ${many(size)} pros, each planned for its values and for any, vacuumed or not: ${bad.length ? `BAD PLANS: ${bad.join('; ')}` : 'no table is read as a whole, nothing sorted that an index has in order'}.`,
  )
  if (bad.length) process.exitCode = 1
}

/** Alternating between ours and the rival, on the same questions. */
async function compareRivals(market: Market, size: number, questions: Question[]): Promise<void> {
  const client = new Client({ connectionString: market.databaseUrl, statement_timeout: 0 })
  await client.connect()
  const rows: string[][] = []
  for (const rival of rivals) {
    if (!(await prepareRival(client, rival))) continue
    const [ours, theirs]: [number[], number[]] = [[], []]
    for (const question of [...questions.slice(0, 150), ...questions.slice(0, 150)]) {
      ours.push((await market.measure(() => nearestIds(market, question))).inDatabase)
      const ask = () => client.query({ name: rival.name.slice(0, 40), text: rival.sql, values: rival.values(question) })
      theirs.push((await market.measure(ask)).inDatabase)
    }
    rows.push([
      rival.name,
      spread(ours),
      spread(theirs),
      times(median(theirs) / median(ours)),
      times(percentile(theirs, 0.95) / percentile(ours, 0.95)),
    ])
  }
  await client.end()
  tables.push({
    columns: [
      `the ids of the nearest of ${many(size)}, without their cards`,
      'strips: p50 / p95',
      'rival: p50 / p95',
      'p50, times ours',
      'p95, times ours',
    ],
    rows,
  })
}

function nearestIds({ db }: Market, { service, distance, minRating, lat, lng }: Question) {
  const center = { latitude: lat, longitude: lng }
  const near = { category: service, center, miles: distance, minRating: Math.round(minRating * 100) }
  return findNearest({ db }, near, { after: undefined, limit: 20 })
}

async function write(market: Market, visit: Visit, size: number): Promise<void> {
  const costs: number[] = []
  for (let number = 0; number < 200; number++) {
    const id = idOf('pro', (number * 4999) % size)
    const project = () => market.db.transaction().execute((db) => projectPro({ ...visit, db }, id))
    costs.push((await market.measure(project)).inDatabase)
  }
  notes.push(`A changed rating reaches the listing in ${ms(median(costs))} ms (p95 ${ms(percentile(costs, 0.95))}).`)
}

async function checkAgainstOracle(visit: Visit, market: Market, size: number): Promise<void> {
  const oracle = openOracle(size, 60)
  let wrong = 0
  for (const question of questionsFor(size, compared)) {
    const right = oracle(question)
    for (const sort of sorts) {
      const pages = await walk(visit, market, { ...question, sort })
      const ids = pages.flatMap((page) => page.ids)
      if (ids.join() !== right[sort].join()) wrong++
    }
  }
  notes.push(
    `${compared} random questions, each by distance and by rating and up to three pages, answered from a plain list as well: ${wrong} differ.`,
  )
  if (wrong) process.exitCode = 1
}
