import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDatabase } from './database.server.ts'
import { onPostgres, openEmpty } from '../../../tests/support/empty-database.ts'

type PoolTables = { pool: { id: number; litresHeld: number } }

let open: OpenDatabase
let db: Kysely<PoolTables>

beforeAll(async () => {
  open = await openEmpty()
  db = open.db.withTables<PoolTables>()
  await sql`create table pool (id int primary key, litres_held int not null check (litres_held >= 0))`.execute(db)
  await sql`insert into pool select n, 0 from generate_series(1, 10) n`.execute(db)
})
afterAll(() => open.close())

test('columns are returned as the values that the code works with', async () => {
  const { rows } = await sql`select 7::bigint as total, '2026-03-08'::date as day, array['2026-03-08'::date] as days,
    timestamptz '2026-03-08 10:00+00' as at, 1.50::numeric as ratio, '{"open_at": 1}'::jsonb as hours,
    9007199254740993::bigint as huge, null::date as never, current_setting('TimeZone') as zone`.execute(db)
  expect(rows).toEqual([
    {
      total: 7,
      day: '2026-03-08',
      days: ['2026-03-08'],
      at: new Date('2026-03-08T10:00:00Z'),
      ratio: '1.50',
      hours: { open_at: 1 },
      huge: '9007199254740993',
      never: null,
      zone: 'UTC',
    },
  ])
})

test('columns are snake_case in SQL and camelCase in TypeScript', async () => {
  const pool = await db.selectFrom('pool').selectAll().where('id', '=', 1).executeTakeFirstOrThrow()
  expect(pool).toEqual({ id: 1, litresHeld: 0 })
})

test('a transaction that throws changes nothing', async () => {
  const failed = db.transaction().execute(async (tx) => {
    await tx.updateTable('pool').set({ litresHeld: 99 }).where('id', '=', 2).execute()
    throw new Error('changed my mind')
  })
  await expect(failed).rejects.toThrow('changed my mind')
  const pool = await db.selectFrom('pool').selectAll().where('id', '=', 2).executeTakeFirstOrThrow()
  expect(pool.litresHeld).toBe(0)
})

test('a violated constraint is named', async () => {
  await expect(db.insertInto('pool').values({ id: 1, litresHeld: 0 }).execute()).rejects.toMatchObject({
    code: '23505',
    constraint: 'pool_pkey',
    table: 'pool',
  })
  await expect(db.updateTable('pool').set({ litresHeld: -1 }).where('id', '=', 1).execute()).rejects.toMatchObject({
    code: '23514',
    constraint: 'pool_litres_held_check',
  })
})

test('two hundred transactions at once lose no update', async () => {
  const fill = (n: number) =>
    db.transaction().execute(async (tx) => {
      const pool = await tx
        .selectFrom('pool')
        .selectAll()
        .where('id', '=', 3 + (n % 5))
        .forUpdate()
        .executeTakeFirstOrThrow()
      await tx
        .updateTable('pool')
        .set({ litresHeld: pool.litresHeld + 1 })
        .where('id', '=', pool.id)
        .execute()
    })
  await Promise.all(Array.from({ length: 200 }, (_, n) => fill(n)))
  const { rows } = await sql<{
    litres: number
  }>`select sum(litres_held) as litres from pool where id between 3 and 7`.execute(db)
  expect(rows).toEqual([{ litres: 200 }])
})

test('after a failed statement the same statements still work', async () => {
  const outcomes = await Promise.allSettled(
    Array.from({ length: 90 }, (_, n) => open.pool.query('select 10 / $1::int as share', [n % 3])),
  )
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(60)
  expect(outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [String(outcome.reason.code)] : []))).toEqual(
    Array(30).fill('22012'),
  )
})

test('a connection dropped in a transaction loses its work and its settings', async () => {
  const client = await open.pool.connect()
  await client.query("begin; set application_name = 'left over'; update pool set litres_held = 5 where id = 9")
  client.release(true)
  const { rows } = await open.pool.query(
    "select litres_held, current_setting('application_name') <> 'left over' as clean from pool where id = 9",
  )
  expect(rows).toEqual([{ litres_held: 0, clean: true }])
})

test('notifications reach the listening connection', async () => {
  const client = await open.pool.connect()
  const heard = new Promise((hear) => client.once('notification', ({ channel, payload }) => hear([channel, payload])))
  await client.query('listen splash')
  await client.query("notify splash, 'pool 1'")
  expect(await heard).toEqual(['splash', 'pool 1'])
  client.release(true)
})

test('large values survive the round trip', async () => {
  const text = 'é'.repeat(3_000_000)
  const { rows } = await open.pool.query('select $1::text as text', [text])
  expect(rows[0].text === text).toBe(true)
})

test.runIf(onPostgres())('no statement is compiled before it runs, however much it seems to cost', async () => {
  const client = await open.pool.connect()
  await client.query('set jit_above_cost = 0')
  const { rows } = await client.query<{ 'QUERY PLAN': string }>('explain select sum(id) from pool')
  const { rows: setting } = await client.query('show jit')
  client.release(true)
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).not.toContain('JIT')
  expect(setting).toEqual([{ jit: 'off' }])
})

test('ping answers', async () => {
  await open.ping()
})
test('closing twice is harmless', async () => {
  const open = await openEmpty()
  await Promise.all([open.close(), open.close()])
  await expect(open.ping()).rejects.toThrow()
})

test.runIf(onPostgres())('a connection killed by the server fails its work, not the process', async () => {
  const open = await openEmpty()
  const client = await open.pool.connect()
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  await client.query('begin')
  await open.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid])
  await expect(client.query('select 1')).rejects.toThrow()
  client.release(true)
  await open.ping()
  await open.close()
})
