import { afterAll, beforeAll, expect, test } from 'vitest'
import { openEmpty } from '../../../tests/support/empty-database.ts'
import type { OpenDatabase } from './database.server.ts'

let open: OpenDatabase
beforeAll(async () => {
  open = await openEmpty()
})
afterAll(() => open.close())

test('a statement with values is prepared once, one without values never', async () => {
  // Statements are prepared by connection, and a pool may hand out another one each time.
  const client = await open.pool.connect()
  await client.query('select $1::int + 1', [1])
  await client.query('select $1::int + 1', [2])
  await client.query('select 1 + 1')
  const { rows } = await client.query('select statement from pg_prepared_statements')
  client.release()
  expect(rows).toEqual([{ statement: 'select $1::int + 1' }])
})

test('generating ever new statements does not fill the database with prepared ones', async () => {
  for (let n = 0; n < 600; n += 1) {
    expect((await open.pool.query(`select $1::int + ${n} as n`, [1])).rows).toEqual([{ n: n + 1 }])
  }
  const { rows } = await open.pool.query<{ n: number }>('select count(*) as n from pg_prepared_statements')
  expect(rows[0]?.n).toBeLessThanOrEqual(500)
})

test('a query of all columns still works after a column is added', async () => {
  await open.pool.query('create table pool (id int, note text)')
  const readings = ['select * from pool where id = $1', 'select pool.*, 1 as n from pool where id = $1']
  const insert = 'insert into pool (id, note) values ($1, $2) returning *'
  for (const text of readings) await open.pool.query(text, [1])
  await open.pool.query(insert, [1, 'deep'])
  await open.pool.query('alter table pool add column shape text')
  for (const text of readings) expect((await open.pool.query(text, [1])).rows).toMatchObject([{ note: 'deep' }])
  expect((await open.pool.query(insert, [2, 'flat'])).rows).toEqual([{ id: 2, note: 'flat', shape: null }])
})
