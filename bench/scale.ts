// The writes of a booking and the size of a row, measured; and from that an estimate of a Monday in spring with a
// million pros and fifty million homeowners: the peak load, and where it is highest. docs/scale.md uses the figures.
import { startPostgres } from '../tests/support/postgres.ts'
import { openCalls } from './api/calls.ts'
import { openMarketDatabase } from './market/open-market.ts'
import { writeResults } from './report/results.ts'
import { build, servePoolwell } from './run/poolwell.ts'
import type { Served } from './run/served.ts'
import { costOf, rowSizes } from './scale/cost-of-booking.ts'
import { monday, simulate } from './scale/monday.ts'

const pros = 1_000_000
const small = 5_000
const bookings = 1_000

build()
const postgres = await startPostgres()
let served: Served | undefined
try {
  const market = await openMarketDatabase(postgres.url, small)
  const { writes } = await openCalls(market, small, bookings + 10)
  served = await servePoolwell({ DATABASE_URL: market })
  const many = <T>(make: () => T) => Array.from({ length: bookings }, make)
  const asking = await costOf(market, served, many(writes.request))
  const answering = await costOf(market, served, many(writes.answer))
  const sizes = await rowSizes(market)
  const hot = simulate(pros)

  const rowsOf = ({ rows }: typeof asking) => rows.reduce((sum, [, count]) => sum + count, 0)
  const perSecond = hot.visitsPerSecond * monday.book
  const rowsPerSecond = perSecond * (rowsOf(asking) + rowsOf(answering))
  const logPerSecond = (perSecond * (asking.log + answering.log)) / 1e6
  writeResults(
    'Scale',
    'node bench/scale.ts',
    [
      `A Monday in spring: of ${millions(monday.homeowners)} homeowners ${percent(monday.come)} come, ${monday.requests} requests each, ${percent(monday.book)} of them book, ${percent(monday.peak)} in the busiest hour; ${millions(pros)} pros where people live.`,
      'Rows are counted by PostgreSQL itself, inserts, updates and deletes, with emails sent in the background; log is what replicas receive.',
    ],
    [
      {
        columns: ['one booking writes', 'rows', 'log', 'in these tables'],
        rows: [
          ['the request', rowsOf(asking).toFixed(1), kilobytes(asking.log), tables(asking.rows)],
          ['the acceptance', rowsOf(answering).toFixed(1), kilobytes(answering.log), tables(answering.rows)],
        ],
      },
      {
        columns: ['table', 'bytes a row, indexes included'],
        rows: Object.entries(sizes).map(([table, bytes]) => [table, Math.round(bytes).toString()]),
      },
      {
        columns: ['busiest hour', 'a second'],
        rows: [
          ['requests', whole(hot.visitsPerSecond * monday.requests)],
          ['searches', whole(hot.visitsPerSecond * monday.searches)],
          ['bookings asked for', whole(perSecond)],
          ['rows written, requests and acceptances', whole(rowsPerSecond)],
          ['log, MB', logPerSecond.toFixed(1)],
          [
            `searches in the hottest cell of the search, ${percent(hot.cell.share)} of all`,
            (hot.cell.perSecond * monday.searches).toFixed(1),
          ],
          [
            `requests from the hottest city, ${hot.city.name}, ${percent(hot.city.share)} of all`,
            (hot.city.perSecond * monday.requests).toFixed(1),
          ],
          [
            `views of the hottest pro, ${percent(hot.pro.share)} of all`,
            (hot.pro.perSecond * monday.profiles).toFixed(3),
          ],
          [`requests to the hottest pro`, (hot.pro.perSecond * monday.book).toFixed(4)],
          ['pros in the fullest cell (in all)', whole(hot.crowd)],
        ],
      },
    ],
  )
} finally {
  await served?.stop()
  await postgres.stop()
}

function tables(rows: [string, number][]): string {
  return rows.map(([table, count]) => `${table} ${count.toFixed(1)}`).join(', ')
}

function whole(number: number): string {
  return Math.round(number).toLocaleString('en-US')
}

function millions(number: number): string {
  return `${number / 1e6} million`
}

function percent(share: number): string {
  return `${(share * 100).toFixed(share < 0.01 ? 3 : 0)} %`
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`
}
