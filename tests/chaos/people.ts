import { hash, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'

import { type OpenDatabase, openDatabase } from '../../src/platform/database/database.server.ts'
import { installJobs } from '../../src/platform/jobs/install-jobs.server.ts'
import { openLog } from '../../src/platform/log.server.ts'
import { migrate } from '../../src/platform/database/migrations.server.ts'
import type { Setup } from './release.ts'

export interface Person {
  id: string
  cookie: string
}

export interface People {
  customers: Person[]
  pros: Person[]
}

/** The database of a server that is not running, or any database on PostgreSQL. */
export async function inDatabase<T>({ dataDir, databaseUrl }: Setup, work: (open: OpenDatabase) => Promise<T>) {
  const open = await openDatabase({ databaseUrl, dataDir, poolSize: 2, log: () => undefined })
  return work(open).finally(() => open.close())
}

/** Inserts customers and pros with sessions directly into the database, which is faster than registering them. */
export function addPeople(setup: Setup, customers: number, pros: number): Promise<People> {
  return inDatabase(setup, async (open) => {
    await migrate(open, join(setup.release, 'migrations'))
    await installJobs({ ...open, log: openLog('silent') })
    const people: People = { customers: [], pros: [] }
    for (let n = 0; n < customers; n++) people.customers.push(await addPerson(open.pool, 'customer'))
    for (let n = 0; n < pros; n++) people.pros.push(await addPro(open.pool))
    return people
  })
}

const invariants = ['invariants.sql', 'told-once.sql'].map((file) =>
  readFileSync(new URL(file, import.meta.url), 'utf8'),
)

/** The rows that violate an invariant; empty when all is well. */
export async function brokenInvariants(setup: Setup): Promise<string[]> {
  const rows = await inDatabase(setup, async ({ pool }) => {
    const found = invariants.map((query) => pool.query<{ broken: string; id: string }>(query))
    return (await Promise.all(found)).flatMap(({ rows }) => rows)
  })
  return rows.map(({ broken, id }) => `${broken} (${id})`)
}

export async function bookingIds(setup: Setup): Promise<Set<string>> {
  const { rows } = await inDatabase(setup, ({ pool }) => pool.query<{ id: string }>('select id from booking'))
  return new Set(rows.map(({ id }) => id))
}

async function addPerson(pool: pg.Pool, role: 'customer' | 'pro'): Promise<Person> {
  const id = randomUUID()
  const token = randomUUID()
  await pool.query(
    `insert into account (id, email, role, first_name, last_name, password_hash, created_at)
     values ($1, $2, $3, 'Dana', 'Whitfield', 'x', now())`,
    [id, `${id}@example.com`, role],
  )
  await pool.query(
    `insert into session (token_hash, id, account_id, created_at, seen_at, expires_at)
     values ($1, $2, $3, now(), now(), now() + interval '20 days')`,
    [hash('sha256', token), randomUUID(), id],
  )
  return { id, cookie: `session=${token}` }
}

/** A place where it is early in the morning now, so that today's visits are still to come. */
async function addPro(pool: pg.Pool): Promise<Person> {
  const pro = await addPerson(pool, 'pro')
  await pool.query(
    `insert into pro (account_id, business_name, description, years_in_business, address, city, state, zip,
       service_radius, latitude, longitude, time_zone, approved_at, created_at, updated_at)
     values ($1, 'Blue Haven', 'Weekly care.', 8, '418 Oakland Ave', 'Pasadena', 'CA', '91101', 25, 34.1, -118.1, $2,
       now(), now(), now())`,
    [pro.id, earlyZone()],
  )
  await pool.query(
    `insert into membership (account_id, status, plan, expires_at, updated_at)
     values ($1, 'active', 'month', now() + interval '20 days', now())`,
    [pro.id],
  )
  return pro
}

/** In "Etc" zones the sign is reversed: Etc/GMT+7 is seven hours behind. */
export function earlyZone(): string {
  const behind = (new Date().getUTCHours() - 4 + 24) % 24
  return behind <= 12 ? `Etc/GMT+${behind}` : `Etc/GMT-${24 - behind}`
}
