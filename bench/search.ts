// How fast the search is, how it grows, whether it is right, and how other ways to do it compare.
import { Client } from 'pg'

import { projectPro } from '../src/features/pros/search-listing.server.ts'
import { Cursor } from '../src/features/search/search.schema.ts'
import { searchPros } from '../src/features/search/search.server.ts'
import type { Visit } from '../src/platform/visit.server.ts'
import { visitUnderTest } from '../src/platform/visit-under-test.ts'
import { startPostgres } from '../tests/support/postgres.ts'
import { idOf } from './market/market.ts'
import { median, ms, percentile, times } from './report/figures.ts'
import { type Table, writeResults } from './report/results.ts'
import { openMarket } from './search/market-database.ts'
import { openOracle } from './search/oracle.ts'
import { type Asked, plansOf } from './search/plans.ts'
import { type Question, questionsFor } from './search/questions.ts'
import { prepareRival, rivals } from './search/rivals.ts'

const sizes = (process.env['BENCH_SIZES'] ?? '10000,100000,1000000').split(',').map(Number)
const compared = Number(process.env['BENCH_ORACLE'] ?? 5000)
const asked = 300

type Market = Awaited<ReturnType<typeof openMarket>>
type Way = 'nearest' | 'nearest, page 3' | 'best rated' | 'best rated, page 3' | 'best anywhere'
const ways: Way[] = ['nearest', 'nearest, page 3', 'best rated', 'best rated, page 3', 'best anywhere']

const server = await startPostgres()
const bySize: Record<string, Record<Way, number[]>> = {}
const notes: string[] = []
const tables: Table[] = []
try {
  for (const size of sizes) await measure(size)
  tables.unshift(speedTable())
  writeResults('Search', 'node bench/search.ts', notes, tables)
} finally {
  await server.stop()
}

async function measure(size: number): Promise<void> {
  console.log(`${size} pros …`)
  const market = await openMarket(server.url, size)
  const visit = visitUnderTest(market.db, null, new Date())
  const questions = questionsFor(size, asked)
  for (const question of questions.slice(0, 40)) await searchPros(visit, question)
  market.heard()
  const figures = await ask(visit, market, questions)
  bySize[size] = figures
  if (size === sizes.at(-1)) {
    await explain(market, visit, questions)
    await compareRivals(market, visit, questions)
    await write(market, visit, size)
    await checkAgainstOracle(visit, size)
  }
  await market.close()
}

/** The milliseconds that each question's statements took in the database, driver included. */
async function ask(visit: Visit, market: Market, questions: Question[]) {
  const figures: Record<Way, number[]> = {
    nearest: [],
    'nearest, page 3': [],
    'best rated': [],
    'best rated, page 3': [],
    'best anywhere': [],
  }
  for (const question of questions) {
    const byRating = { ...question, sort: 'rating' as const }
    const anywhere = { service: question.service, minRating: question.minRating, limit: 20 }
    await pages(
      visit,
      market,
      question,
      (page, took) => page % 2 || figures[page === 0 ? 'nearest' : 'nearest, page 3'].push(took),
    )
    await pages(
      visit,
      market,
      byRating,
      (page, took) => page % 2 || figures[page === 0 ? 'best rated' : 'best rated, page 3'].push(took),
    )
    market.heard()
    await searchPros(visit, anywhere)
    figures['best anywhere'].push(sum(market))
  }
  return figures
}

async function pages(
  visit: Visit,
  market: Market,
  first: Parameters<typeof searchPros>[1],
  tell: (page: number, took: number) => void,
) {
  let query = first
  for (let page = 0; page < 3; page++) {
    market.heard()
    const { next } = await searchPros(visit, query)
    tell(page, sum(market))
    if (next === null) return
    query = { ...first, cursor: Cursor.parse(next) }
  }
}

function sum(market: Market): number {
  return market.heard().reduce((total, { ms }) => total + ms, 0)
}

function speedTable(): Table {
  const [smallest = 0, largest = 0] = [sizes[0], sizes.at(-1)]
  return {
    columns: [
      'milliseconds in the database',
      ...sizes.map((size) => `${size.toLocaleString('en-US')} pros: p50 / p95`),
      'growth of p50',
    ],
    rows: ways.map((way) => rowOf(way, smallest, largest)),
  }
}

function rowOf(way: Way, smallest: number, largest: number): string[] {
  const figures = (size: number) => bySize[size]?.[way] ?? []
  const cells = sizes.map((size) => `${ms(median(figures(size)))} / ${ms(percentile(figures(size), 0.95))}`)
  return [way, ...cells, times(median(figures(largest)) / median(figures(smallest)))]
}

/** Every statement of every kind of question, planned for its values and planned for any: none may read a whole table. */
async function explain(market: Market, visit: Visit, questions: Question[]): Promise<void> {
  const seen = new Map<string, Asked>()
  market.heard()
  for (const question of questions.slice(0, 60)) {
    await searchPros(visit, question)
    await searchPros(visit, { ...question, sort: 'rating' })
    await searchPros(visit, { service: question.service, minRating: question.minRating, limit: 20 })
    for (const statement of market.heard()) seen.set(statement.sql, statement)
  }
  const client = new Client({ connectionString: market.databaseUrl })
  await client.connect()
  const scans: string[] = []
  for (const statement of seen.values()) {
    const plans = await plansOf(client, statement)
    for (const [kind, plan] of Object.entries(plans))
      if (/Seq Scan on (search_listing|pro|service|account)/.test(plan))
        scans.push(`${kind}: ${statement.sql.slice(0, 80)}`)
  }
  await client.end()
  notes.push(
    `${seen.size} statements, each planned for its values and for any: ${scans.length ? `SEQUENTIAL SCANS: ${scans.join('; ')}` : 'no table is read as a whole'}.`,
  )
  if (scans.length) process.exitCode = 1
}

/** In turn: ours, the rival, ours, the rival, on the same questions. */
async function compareRivals(market: Market, visit: Visit, questions: Question[]): Promise<void> {
  const client = new Client({ connectionString: market.databaseUrl, statement_timeout: 0 })
  await client.connect()
  const rows: string[][] = []
  for (const rival of rivals) {
    if (!(await prepareRival(client, rival))) continue
    const [ours, theirs]: [number[], number[]] = [[], []]
    for (const question of [...questions.slice(0, 150), ...questions.slice(0, 150)]) {
      market.heard()
      await searchPros(visit, question)
      ours.push(
        market
          .heard()
          .slice(0, -1)
          .reduce((total, { ms }) => total + ms, 0),
      )
      const began = performance.now()
      await client.query({ name: rival.name.slice(0, 40), text: rival.sql, values: rival.values(question) })
      theirs.push(performance.now() - began)
    }
    rows.push([
      rival.name,
      `${ms(median(ours))} / ${ms(percentile(ours, 0.95))}`,
      `${ms(median(theirs))} / ${ms(percentile(theirs, 0.95))}`,
      times(median(theirs) / median(ours)),
      times(percentile(theirs, 0.95) / percentile(ours, 0.95)),
    ])
  }
  await client.end()
  tables.push({
    columns: [
      'the ids of the nearest, without their cards',
      'cells: p50 / p95',
      'rival: p50 / p95',
      'p50, times ours',
      'p95, times ours',
    ],
    rows,
  })
}

async function write(market: Market, visit: Visit, size: number): Promise<void> {
  const figures: number[] = []
  for (let number = 0; number < 200; number++) {
    const id = idOf('pro', (number * 4999) % size)
    market.heard()
    await market.db.transaction().execute((db) => projectPro({ ...visit, db }, id))
    figures.push(market.heard().reduce((total, { ms }) => total + ms, 0))
  }
  notes.push(
    `A changed rating reaches the listing in ${ms(median(figures))} ms (p95 ${ms(percentile(figures, 0.95))}).`,
  )
}

async function checkAgainstOracle(visit: Visit, size: number): Promise<void> {
  const oracle = openOracle(size)
  let wrong = 0
  for (const question of questionsFor(size, compared)) {
    const { pros } = await searchPros(visit, question)
    if (pros.map(({ userId }) => userId).join() !== oracle(question).join()) wrong++
  }
  notes.push(`${compared} random questions answered from a plain list as well: ${wrong} differ.`)
  if (wrong) process.exitCode = 1
}
