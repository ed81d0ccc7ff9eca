import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Pool } from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { OpenPool } from '../database/open-pool.ts'
import { openEmbedded } from './embedded-pool.server.ts'
import { maintain, type Maintenance } from './maintenance.server.ts'

const minute = 60_000
const quiet = () => undefined

let dataDir: string
let open: OpenPool
let pool: Pool

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'poolwell-data-'))
  // The engine's own maintenance, every ten seconds, would interfere with that of a test on a slow machine.
  vi.useFakeTimers({ toFake: ['setInterval'] })
  open = await openEmbedded({ dataDir, log: quiet })
  vi.useRealTimers()
  pool = open.pool
  await pool.query('create table pool (id int primary key, note text)')
})
afterAll(async () => {
  await open.close()
  rmSync(dataDir, { recursive: true })
})

test('the write-ahead log stays short, however much is written', async () => {
  const upkeep = maintainWith({ spaceFloor: 0 })
  for (let round = 0; round < 12; round += 1) {
    await pool.query("insert into pool select n, repeat('x', 500) from generate_series(1, 15000) n")
    await pool.query('truncate pool')
    await upkeep.run(Date.now())
  }
  await upkeep.stop()
  expect(logSize()).toBeLessThan(100 * 1024 * 1024)
})

test('no checkpoint is made while nothing was written', async () => {
  const upkeep = maintainWith({ spaceFloor: 0 })
  const start = Date.now()
  await upkeep.run(start)
  const before = await lastCheckpoint()
  await upkeep.run(start + 2 * minute)
  expect(await lastCheckpoint()).toBe(before)
  await pool.query("insert into pool values (1, 'one')")
  await upkeep.run(start + 2 * minute + 1)
  expect(await lastCheckpoint()).not.toBe(before)
  await upkeep.stop()
})

test('queries are answered between one table and the next while dead rows are removed', async () => {
  const upkeep = maintainWith({ spaceFloor: 0 })
  await upkeep.run(Date.now())
  const ended = upkeep.run(Date.now() + minute).then(() => 'ended')
  let answered = 0
  while ((await Promise.race([ended, pool.query('select 1')])) !== 'ended') answered++
  await upkeep.stop()
  expect(answered).toBeGreaterThan(20)
})

test('statistics are gathered and dead rows removed soon after startup', async () => {
  const upkeep = maintainWith({ spaceFloor: 0 })
  await pool.query("insert into pool select n, 'n' from generate_series(100, 1099) n")
  await upkeep.run(Date.now() + minute)
  await upkeep.stop()
  const { rows } = await pool.query("select reltuples::int >= 1000 as counted from pg_class where relname = 'pool'")
  expect(rows).toEqual([{ counted: true }])
})

test('on an almost full disk reads continue, writes are refused, and both recover', async () => {
  const full = maintainWith({ spaceFloor: Number.MAX_SAFE_INTEGER })
  await full.run(Date.now())
  expect(full.isFull()).toBe(true)
  await expect(pool.query("insert into pool values (5000, 'no')")).rejects.toMatchObject({ code: '25006' })
  await full.run(Date.now())
  await pool.query('select * from pool')
  await expect(pool.query('begin; delete from pool; commit')).rejects.toMatchObject({ code: '25006' })
  await full.stop()
  const enough = maintainWith({ spaceFloor: 0 })
  await enough.run(Date.now())
  await enough.stop()
  await pool.query("insert into pool values (5000, 'yes')")
})

test('an almost full disk is logged, and a database that can still read answers a ping', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'poolwell-data-'))
  const messages: string[] = []
  const full = await openEmbedded({
    dataDir: folder,
    spaceFloor: Number.MAX_SAFE_INTEGER,
    log: (message) => messages.push(message),
  })
  await full.ping()
  expect(messages).toEqual(['disk almost full: the database only reads'])
  await full.close()
  rmSync(folder, { recursive: true })
})

function maintainWith(options: { spaceFloor: number }): Maintenance {
  return maintain({ ...options, pool, folder: dataDir, log: quiet })
}

async function lastCheckpoint(): Promise<string> {
  const { rows } = await pool.query<{ lsn: string }>('select checkpoint_lsn as lsn from pg_control_checkpoint()')
  return rows[0]?.lsn ?? ''
}

function logSize(): number {
  const folder = join(dataDir, 'database', 'database', 'pg_wal')
  return readdirSync(folder).reduce((bytes, name) => bytes + statSync(join(folder, name)).size, 0)
}
