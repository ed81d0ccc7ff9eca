import { sql } from 'kysely'
import type { Client } from 'pg'

import { rebuildListings } from '../../src/features/pros/search-listing.server.ts'
import { openDatabase } from '../../src/platform/database/database.server.ts'
import { daysInMs, hoursInMs, later } from '../../src/platform/durations.ts'
import { installJobs } from '../../src/platform/jobs/install-jobs.server.ts'
import { openLog } from '../../src/platform/log.server.ts'
import { migrate } from '../../src/platform/database/migrations.server.ts'
import { projectPath } from '../../src/platform/project-root.server.ts'
import { connected } from '../../tests/support/server-databases.ts'
import { type Cell, copyRows } from './copy-rows.ts'
import { type BenchPro, customersOf, idOf, prosOf } from './market.ts'
import { bookingColumns } from './pending-bookings.ts'

const then = new Date('2026-01-05T12:00:00Z')
const folder = projectPath('migrations')

/** Fills an empty PostgreSQL database with `count` pros, their services, bookings, reviews and listings. */
export async function loadMarket(databaseUrl: string, count: number): Promise<void> {
  const open = await openDatabase({ databaseUrl, dataDir: '', log: () => undefined })
  await migrate(open, folder)
  await installJobs({ ...open, log: openLog('silent') })
  await connected(databaseUrl, async (client) => {
    await client.query('set session_replication_role = replica')
    await copyAll(client, count)
  })
  await open.db.connection().execute(async (db) => {
    await sql`set statement_timeout = 0`.execute(db)
    await rebuildListings({ db })
  })
  await vacuum(databaseUrl)
  await open.close()
}

async function copyAll(client: Client, count: number): Promise<void> {
  const customers = customersOf(count)
  const each = (rows: (pro: BenchPro) => Iterable<Cell[]>) => flat(count, rows)
  const people = (function* () {
    for (const id of customers) yield account(id, 'customer')
    for (const pro of prosOf(count)) yield account(pro.id, 'pro')
  })()
  await copyRows(client, 'account', accountColumns, people)
  await copyRows(
    client,
    'membership',
    'account_id, status, plan, expires_at, cancel_at_period_end, updated_at',
    each(membership),
  )
  await copyRows(client, 'pro', proColumns, each(business))
  await copyRows(client, 'service', serviceColumns, each(services))
  await copyRows(
    client,
    'booking',
    bookingColumns,
    each((pro) => bookings(pro, customers)),
  )
  await copyRows(
    client,
    'review',
    'id, booking_id, pro_id, customer_id, rating, comment, created_at',
    each((pro) => reviews(pro, customers)),
  )
}

function* flat(count: number, rows: (pro: BenchPro) => Iterable<Cell[]>): Generator<Cell[]> {
  for (const pro of prosOf(count)) yield* rows(pro)
}

const accountColumns = 'id, email, role, first_name, last_name, password_hash, email_verified_at, created_at'
const account = (id: string, role: string): Cell[] => [
  id,
  `${id}@bench.example`,
  role,
  'Alex',
  'Moreno',
  '',
  then,
  then,
]

function* membership({ id, active }: BenchPro): Generator<Cell[]> {
  yield [
    id,
    active ? 'active' : 'inactive',
    active ? 'year' : null,
    active ? new Date('2099-01-01') : null,
    false,
    then,
  ]
}

const proColumns =
  'account_id, business_name, description, years_in_business, address, city, state, zip, service_radius, phone, email, is_verified, verified_note, approved_at, latitude, longitude, time_zone, rating_sum, review_count, created_at, updated_at'

function* business({ id, number, zip, latitude, longitude, stars }: BenchPro): Generator<Cell[]> {
  const sum = stars.reduce((total, star) => total + star, 0)
  yield [
    id,
    `Clear Water ${number}`,
    'Weekly care for pools of every kind, with photos after each visit.',
    number % 30,
    `${number % 900} Main St`,
    zip.city,
    zip.state,
    zip.zip,
    10 + (number % 5) * 10,
    '(555) 555-0100',
    `hello${number}@bench.example`,
    number % 3 === 0,
    number % 3 === 0 ? 'License seen' : null,
    then,
    latitude,
    longitude,
    'America/Chicago',
    sum,
    stars.length,
    then,
    then,
  ]
}

const serviceColumns =
  'id, pro_id, category_id, name, description, price_cents, price_type, duration_minutes, created_at, updated_at'

function* services({ id, number, categories }: BenchPro): Generator<Cell[]> {
  for (const [part, category] of categories.entries()) {
    yield [
      idOf('service', number, part),
      id,
      category,
      `Service ${category}`,
      'As agreed',
      9000,
      'fixed',
      60,
      then,
      then,
    ]
  }
}

function* bookings(pro: BenchPro, customers: string[]): Generator<Cell[]> {
  for (const [part] of pro.stars.entries()) {
    const startsAt = later(then, -daysInMs(part + 1))
    yield [
      idOf('booking', pro.number, part),
      'completed',
      customerOf(pro, part, customers),
      pro.id,
      'Regular Maintenance',
      startsAt.toISOString().slice(0, 10),
      '06:00',
      'America/Chicago',
      startsAt,
      later(startsAt, hoursInMs(1)),
      60,
      'Alex Moreno',
      'alex@bench.example',
      '(555) 555-0100',
      'As always, please.',
      startsAt,
      startsAt,
    ]
  }
}

function* reviews(pro: BenchPro, customers: string[]): Generator<Cell[]> {
  for (const [part, stars] of pro.stars.entries()) {
    const at = later(then, -daysInMs(part))
    yield [
      idOf('review', pro.number, part),
      idOf('booking', pro.number, part),
      pro.id,
      customerOf(pro, part, customers),
      stars,
      'On time, and the water is clear.',
      at,
    ]
  }
}

function customerOf(pro: BenchPro, part: number, customers: string[]): string {
  return customers[(pro.number * 7 + part * 13) % customers.length] ?? idOf('customer', 0)
}

async function vacuum(databaseUrl: string): Promise<void> {
  await connected(databaseUrl, async (client) => {
    // Rows whose commit is not yet in the log cannot be marked all-visible, and every index scan would also read its
    // table: so neither the earlier commits nor those of the vacuum itself may be asynchronous.
    await client.query('set synchronous_commit = on')
    await client.query('checkpoint')
    await client.query('vacuum analyze')
  })
}
