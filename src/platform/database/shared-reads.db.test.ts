import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { createEmpty, onPostgres, openEmpty } from '../../../tests/support/empty-database.ts'
import { isDatabaseAway } from './database-failure.server.ts'
import { type OpenDatabase, openDatabase } from './database.server.ts'
import { sessionLimits } from './session-limits.server.ts'

let open: OpenDatabase
let db: Kysely<{ pool: { id: number; litres: number } }>

beforeAll(async () => {
  open = await openEmpty()
  db = open.db.withTables()
  await sql`create table pool (id int primary key, litres int not null)`.execute(db)
  await sql`insert into pool select n, n * 10 from generate_series(1, 300) n`.execute(db)
})
afterAll(() => open.close())

const litresOf = (id: number) => db.selectFrom('pool').select('litres').where('id', '=', id).executeTakeFirst()
const divide = (by: number) => sql<{ share: number }>`select 100 / ${by}::int as share`.execute(db)
const countSlowly = () =>
  sql<{ n: number }>`select count(*)::int as n from generate_series(1, ${3_000_000}::int)`.execute(db)

/** Locks the table until the returned function is called. */
async function locking({ db }: Pick<OpenDatabase, 'db'>) {
  const locked = Promise.withResolvers<void>()
  const unlock = Promise.withResolvers<void>()
  const held = db.transaction().execute(async (tx) => {
    await sql`lock table pool`.execute(tx)
    locked.resolve()
    await unlock.promise
  })
  await locked.promise
  return () => {
    unlock.resolve()
    return held
  }
}

test('three hundred reads at once are each answered with their own row', async () => {
  const found = await Promise.all(Array.from({ length: 300 }, (_, n) => litresOf(n + 1)))
  expect(found.map((row) => row?.litres)).toEqual(Array.from({ length: 300 }, (_, n) => (n + 1) * 10))
})

test.runIf(onPostgres())('sixteen reads at once share a connection, and the seventeenth gets another one', async () => {
  const open = await openEmpty()
  const ask = (n: number) => sql`select ${n}::int as n`.execute(open.db)
  await Promise.all(Array.from({ length: 16 }, (_, n) => ask(n)))
  expect(open.pool.totalCount).toBe(1)
  await Promise.all(Array.from({ length: 17 }, (_, n) => ask(n)))
  expect(open.pool).toMatchObject({ totalCount: 2, idleCount: 2 })
  await open.close()
})

test('of reads at once, one that fails fails alone', async () => {
  const outcomes = await Promise.allSettled([1, 0, 2, 0, 4].map(divide))
  expect(outcomes.map((outcome) => (outcome.status === 'fulfilled' ? outcome.value.rows[0]?.share : 'failed'))).toEqual(
    [100, 'failed', 50, 'failed', 25],
  )
})

test.runIf(onPostgres())('a slow read is not waited for by those that come later', async () => {
  const answered: string[] = []
  const slow = countSlowly().then(() => answered.push('slow'))
  await new Promise((resolve) => setTimeout(resolve, 50))
  await litresOf(1).then(() => answered.push('later'))
  await slow
  expect(answered).toEqual(['later', 'slow'])
})

test.runIf(onPostgres())('a read that locks its rows keeps no other read waiting', async () => {
  const locked = Promise.withResolvers<void>()
  const unlock = Promise.withResolvers<void>()
  const held = db.transaction().execute(async (tx) => {
    await tx.updateTable('pool').set({ litres: 7 }).where('id', '=', 1).execute()
    locked.resolve()
    await unlock.promise
  })
  await locked.promise
  const locking = db.selectFrom('pool').select('litres').where('id', '=', 1).forUpdate().executeTakeFirst()
  expect(await litresOf(1)).toEqual({ litres: 10 })
  unlock.resolve()
  await held
  expect(await locking).toEqual({ litres: 7 })
})

test.runIf(onPostgres())('reads of a table that is locked do not wait for it one after the other', async () => {
  const unlock = await locking(open)
  const began = performance.now()
  const outcomes = await Promise.allSettled([1, 2, 3, 4, 5].map(litresOf))
  const waited = performance.now() - began
  await unlock()
  expect(outcomes.map((outcome) => outcome.status === 'rejected' && isDatabaseAway(outcome.reason))).toEqual(
    Array(5).fill(true),
  )
  expect(waited).toBeLessThan(2 * sessionLimits.lock_timeout)
  expect(await litresOf(3)).toEqual({ litres: 30 })
})

test.runIf(onPostgres())('a read that waits for a table costs nobody else their answer', async () => {
  const open = await openDatabase({ databaseUrl: await createEmpty(), dataDir: '', poolSize: 2, log: () => undefined })
  const { db } = open
  await sql`create table pool (id int)`.execute(db)
  const unlock = await locking(open)
  const waiting = sql`select * from pool`.execute(db).catch((error: unknown) => isDatabaseAway(error))
  await new Promise((resolve) => setTimeout(resolve, 100))
  const next = sql<{ n: number }>`select ${5}::int as n`.execute(db)
  expect(await waiting).toBe(true)
  expect((await next).rows).toEqual([{ n: 5 }])
  await unlock()
  await open.close()
})

test.runIf(onPostgres())('who reads all the time leaves a connection to who writes', async () => {
  const open = await openDatabase({ databaseUrl: await createEmpty(), dataDir: '', poolSize: 1, log: () => undefined })
  const { db } = open
  const written = new AbortController()
  const keepReading = async () => {
    while (!written.signal.aborted) await sql`select count(*) from generate_series(1, ${20_000}::int)`.execute(db)
  }
  const readers = Promise.all(Array.from({ length: 12 }, keepReading))
  await new Promise((resolve) => setTimeout(resolve, 50))
  const writing = db.transaction().execute((tx) => sql<{ n: number }>`select ${7}::int as n`.execute(tx))
  const outcome = await writing.then(({ rows }) => rows, String)
  written.abort()
  await readers
  expect(outcome).toEqual([{ n: 7 }])
  await open.close()
})

test('a transaction reads what it wrote, and nobody else does before it is committed', async () => {
  await db.transaction().execute(async (tx) => {
    await tx.updateTable('pool').set({ litres: 99 }).where('id', '=', 2).execute()
    const inside = await tx.selectFrom('pool').select('litres').where('id', '=', 2).executeTakeFirst()
    expect(inside).toEqual({ litres: 99 })
    if (onPostgres()) expect(await litresOf(2)).toEqual({ litres: 20 })
  })
  expect(await litresOf(2)).toEqual({ litres: 99 })
})

test.runIf(onPostgres())('when a connection is lost its reads fail, and the next ones are answered', async () => {
  const open = await openEmpty()
  const reads = Promise.allSettled(
    [1, 2].map((n) => sql`select count(*) from generate_series(1, ${n}::int * 9000000)`.execute(open.db)),
  )
  await new Promise((resolve) => setTimeout(resolve, 50))
  await open.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and query like '%generate_series%'`,
  )
  expect((await reads).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect((await sql<{ n: number }>`select ${5}::int as n`.execute(open.db)).rows).toEqual([{ n: 5 }])
  await open.close()
})
