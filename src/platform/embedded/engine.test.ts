import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterEach, expect, test } from 'vitest'
import { engineSocket } from './engine-socket.server.ts'
import { type Engine, startEngine } from './engine.server.ts'
import { watch } from './watchdog.server.ts'

let engine: Engine
afterEach(() => engine.close())

test('every commit is synced to the disk before it is acknowledged', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'poolwell-engine-'))
  engine = await startEngine({ folder })
  const client = await connect()
  await client.query('create table pool (id int)')
  const before = await syncs()
  for (let id = 0; id < 50; id += 1) await client.query('insert into pool values ($1)', [id])
  expect((await syncs()) - before).toBeGreaterThanOrEqual(50)
  const commits = await syncs()
  for (let id = 0; id < 50; id += 1) await client.query('select $1::int', [id])
  expect(await syncs()).toBe(commits)
  await client.end()
  await engine.close()
  rmSync(folder, { recursive: true })
})

test('an engine that dies fails what is under way and what comes after', async () => {
  engine = await startEngine({ folder: null })
  const client = await connect()
  const underWay = client.query('select count(*) from generate_series(1, 5000000)')
  const reason = once(engine.events, 'lost')
  engine.abandon('pulled the plug')
  expect(await reason).toEqual(['pulled the plug'])
  await expect(underWay).rejects.toThrow('The embedded database is gone: pulled the plug')
  await expect(connect()).rejects.toThrow('pulled the plug')
})

test('an engine that does not answer for too long is given up', async () => {
  engine = await startEngine({ folder: null })
  const client = await connect()
  const stuck = client.query('select count(*) from generate_series(1, 200000000)')
  const unwatch = watch(engine, 300)
  await expect(stuck).rejects.toThrow('no answer for 0.3 seconds')
  unwatch()
})

test('an engine that answers is kept', async () => {
  engine = await startEngine({ folder: null })
  const unwatch = watch(engine, 300)
  await new Promise((later) => setTimeout(later, 1_000))
  expect(engine.lost).toBeNull()
  unwatch()
})

test('a slow query does not stop the server from answering', async () => {
  engine = await startEngine({ folder: null })
  const client = await connect()
  let longest = 0
  let last = performance.now()
  const timer = setInterval(() => {
    longest = Math.max(longest, performance.now() - last)
    last = performance.now()
  }, 5)
  const started = performance.now()
  await client.query('select count(*) from generate_series(1, 2000000)')
  clearInterval(timer)
  expect(longest).toBeLessThan((performance.now() - started) / 2)
  await client.end()
})

test('what a dropped connection still had to say is not heard by the next one', async () => {
  engine = await startEngine({ folder: null })
  const dropped = await connect()
  await dropped.query('create table pool (id int)')
  const late = dropped.query('select count(*) from generate_series(1, 1000000)')
  const never = dropped.query('insert into pool values (1)')
  const next = connect()
  await Promise.allSettled([late, never, dropped.end()])
  const client = await next
  expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  await client.end()
})

async function connect(): Promise<Client> {
  const client = new Client({ user: 'postgres', database: 'postgres', stream: () => engineSocket(engine) })
  client.on('error', () => undefined)
  await client.connect()
  return client
}

async function syncs(): Promise<number> {
  const pong = once(engine.events, 'pong')
  engine.send({ kind: 'ping' })
  const [count] = await pong
  return Number(count)
}
