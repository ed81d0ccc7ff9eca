import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDatabase } from './database.server.ts'
import { createEmpty, onPostgres, openEmpty } from '../../../tests/support/empty-database.ts'
import { migrate, requireMigrations } from './migrations.server.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'poolwell-migrations-'))
  await writeFile(
    join(folder, '0001_pools.sql'),
    `
    create table pool (id int primary key, note text);
    insert into pool values (1, 'semi;colon $1');
    create function twice(n int) returns int language sql immutable as $$ select n * 2 $$;`,
  )
  await writeFile(join(folder, '0002_names.sql'), 'alter table pool add column owner_name text;')
  await writeFile(join(folder, 'README.md'), 'not a migration')
})
afterEach(() => rm(folder, { recursive: true }))

test('files run once, in the order of their names', async () => {
  const open = await openEmpty()
  expect(await migrate(open, folder)).toEqual(['0001_pools', '0002_names'])
  expect(await migrate(open, folder)).toEqual([])
  await writeFile(join(folder, '0003_more.sql'), 'create table chair (id int)')
  expect(await migrate(open, folder)).toEqual(['0003_more'])
  const { rows } = await open.pool.query('select note, owner_name, twice(id) from pool')
  expect(rows).toEqual([{ note: 'semi;colon $1', owner_name: null, twice: 2 }])
  await open.close()
})

test("an older version starts on a newer version's database, as it does during a rolling upgrade", async () => {
  const open = await openEmpty()
  await migrate(open, folder)
  await rm(join(folder, '0002_names.sql'))
  expect(await migrate(open, folder)).toEqual([])
  await open.close()
})

test('a version that does not migrate names what the database lacks', async () => {
  const open = await openEmpty()
  await expect(requireMigrations(open, folder)).rejects.toThrow('runs 0001_pools, 0002_names.')
  await migrate(open, folder, ['0001_pools'])
  await expect(requireMigrations(open, folder)).rejects.toThrow('`npm run migrate` runs 0002_names.')
  await migrate(open, folder)
  await requireMigrations(open, folder)
  await open.close()
})

test('a database that ran a migration missing from these files, and lacks a newer one, is refused', async () => {
  const open = await openEmpty()
  await migrate(open, folder)
  await rm(join(folder, '0002_names.sql'))
  await writeFile(join(folder, '0003_more.sql'), 'create table chair (id int)')
  await expect(migrate(open, folder)).rejects.toThrow('previously executed migration 0002_names is missing')
  await open.close()
})

test('a failing file is named with its line, and changes nothing', async () => {
  await writeFile(join(folder, '0003_bad.sql'), 'create table half (id int);\ncreate tabel whole (id int);')
  const open = await openEmpty()
  await expect(migrate(open, folder)).rejects.toThrow('Migration 0003_bad.sql, line 2: syntax error at or near "tabel"')
  const { rows } = await open.pool.query("select to_regclass('half') as half, to_regclass('pool') as pool")
  expect(rows).toEqual([{ half: null, pool: null }])
  await open.close()
})

test.runIf(onPostgres())('five processes that start together migrate once', async () => {
  const databaseUrl = await createEmpty()
  const start = () => openDatabase({ databaseUrl, dataDir: '', log: () => undefined })
  const opened = await Promise.all([start(), start(), start(), start(), start()])
  await writeFile(join(folder, '0003_slow.sql'), 'select pg_sleep(1)')
  const applied = await Promise.all(opened.map((open) => migrate(open, folder)))
  expect(applied.flat().toSorted()).toEqual(['0001_pools', '0002_names', '0003_slow'])
  const { rows } = await opened[0].pool.query(
    "select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock",
  )
  expect(rows).toEqual([{ statement: '15s', lock: '1500ms' }])
  await Promise.all(opened.map((open) => open.close()))
})

test.runIf(onPostgres())('a migration that waits for a table does not block others from it', async () => {
  const open = await openDatabase({ databaseUrl: await createEmpty(), dataDir: '', log: () => undefined })
  await migrate(open, folder)
  await writeFile(join(folder, '0003_more.sql'), 'alter table pool add column shape text')
  const slow = await open.pool.connect()
  await slow.query('begin')
  await slow.query('select * from pool')

  const over = { yet: false }
  const migrating = migrate(open, folder).finally(() => (over.yet = true))
  for (const until = performance.now() + 3000; performance.now() < until;) {
    // Refused after a second and a half if it had to wait for the migration.
    expect((await open.pool.query('select note from pool')).rows).toHaveLength(1)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  expect(over.yet).toBe(false)
  await slow.query('commit')
  slow.release()
  expect(await migrating).toEqual(['0003_more'])
  await open.close()
})
