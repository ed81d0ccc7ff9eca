import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { engineSocket } from './engine-socket.server.ts'
import { type Engine, startEngine } from './engine.server.ts'
import { watch } from './watchdog.server.ts'

/** Shared by the tests that do not damage it. */
let engine: Engine
beforeAll(async () => {
  engine = await startEngine({ folder: null })
})
afterAll(() => engine.close())

test('every commit is synced to disk before it is acknowledged', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'poolwell-engine-'))
  const own = await startEngine({ folder })
  const client = await connect(own)
  await client.query('create table pool (id int)')
  const before = await syncs(own)
  for (let id = 0; id < 50; id += 1) await client.query('insert into pool values ($1)', [id])
  expect((await syncs(own)) - before).toBeGreaterThanOrEqual(50)
  const commits = await syncs(own)
  for (let id = 0; id < 50; id += 1) await client.query('select $1::int', [id])
  expect(await syncs(own)).toBe(commits)
  await client.end()
  await own.close()
  rmSync(folder, { recursive: true })
})

test('when the engine dies, queries in progress fail, and so do later ones', async () => {
  const own = await startEngine({ folder: null })
  const client = await connect(own)
  const inFlight = client.query('select count(*) from generate_series(1, 5000000)')
  const reason = once(own.events, 'lost')
  own.abandon('pulled the plug')
  expect(await reason).toEqual(['pulled the plug'])
  await expect(inFlight).rejects.toThrow('The embedded database is gone: pulled the plug')
  await expect(connect(own)).rejects.toThrow('pulled the plug')
})

test('no text in a query makes the server believe that the engine is dead', async () => {
  const client = await connect(engine)
  await expect(client.query("select 'a\nPANIC: b'::int")).rejects.toThrow('invalid input syntax')
  await expect(client.query('select \nPANIC: d')).rejects.toThrow('syntax error')
  expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  await client.end()
})

test("a folder with other content is refused with the engine's own message", async () => {
  const folder = mkdtempSync(join(tmpdir(), 'poolwell-engine-'))
  writeFileSync(join(folder, 'PG_VERSION'), '9\n')
  await expect(startEngine({ folder })).rejects.toThrow(/The embedded database did not start: .*\n/)
  rmSync(folder, { recursive: true })
})

test('an engine that does not answer for too long is declared lost', async () => {
  const own = await startEngine({ folder: null })
  const client = await connect(own)
  const stuck = client.query('select count(*) from generate_series(1, 200000000)')
  const unwatch = watch(own, 300)
  await expect(stuck).rejects.toThrow('no answer for 0.3 seconds')
  unwatch()
})

test('an engine that answers is kept', async () => {
  // Longer than a busy machine lets the engine wait.
  const unwatch = watch(engine, 1500)
  // Three times in that time: the last one comes later than an unresponsive engine would be declared lost.
  for (let answers = 0; answers < 5; answers += 1) await once(engine.events, 'pong')
  expect(engine.lost).toBeNull()
  unwatch()
})

test('an engine is kept when its process was paused for longer than it may take to answer', async () => {
  const unwatch = watch(engine, 1500)
  await once(engine.events, 'pong')
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 3000)
  await once(engine.events, 'pong')
  expect(engine.lost).toBeNull()
  unwatch()
})

test('a slow query does not stop the server from answering', async () => {
  const client = await connect(engine)
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

test('unread data of a dropped connection does not reach the next one', async () => {
  const dropped = await connect(engine)
  await dropped.query('create table dropped (id int)')
  const late = dropped.query('select count(*) from generate_series(1, 1000000)')
  const never = dropped.query('insert into dropped values (1)')
  const next = connect(engine)
  await Promise.allSettled([late, never, dropped.end()])
  const client = await next
  expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  await client.end()
})

async function connect(engine: Engine): Promise<Client> {
  const client = new Client({ user: 'postgres', database: 'postgres', stream: () => engineSocket(engine) })
  client.on('error', () => undefined)
  await client.connect()
  return client
}

async function syncs(engine: Engine): Promise<number> {
  const pong = once(engine.events, 'pong')
  engine.send({ kind: 'ping' })
  const [count] = await pong
  return Number(count)
}
