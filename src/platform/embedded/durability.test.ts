import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, cpSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { openEmbedded } from './embedded-pool.server.ts'

const log = () => undefined
const opener = JSON.stringify(new URL('embedded-pool.server.ts', import.meta.url).href)

/** An empty database, which each test copies: to initialize one takes the engine three seconds. */
const empty = mkdtempSync(join(tmpdir(), 'poolwell-empty-'))
beforeAll(async () => (await openEmbedded({ dataDir: empty, log })).close())
afterAll(() => rmSync(empty, { recursive: true }))

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'poolwell-data-'))
  cpSync(empty, dataDir, { recursive: true })
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

test('written data survives a restart', async () => {
  const first = await openEmbedded({ dataDir, log })
  await first.pool.query('create table pool (id int primary key)')
  await first.pool.query('insert into pool values (1)')
  await first.close()
  const second = await openEmbedded({ dataDir, log })
  expect((await second.pool.query('select id from pool')).rows).toEqual([{ id: 1 }])
  await second.close()
})

test('no other user of the machine can read the data', async () => {
  const folder = join(dataDir, 'database')
  chmodSync(folder, 0o755)
  const open = await openEmbedded({ dataDir, log })
  expect(statSync(folder).mode & 0o777).toBe(0o700)
  await open.close()
})

test('a second process is refused and told the folder and who holds it, and the first does not notice', async () => {
  const first = await openEmbedded({ dataDir, log })
  const second = run(`await openEmbedded({ dataDir, log })`)
  expect(await saidOnError(second)).toContain(
    `${join(dataDir, 'database')} is in use by another Poolwell, process ${process.pid}`,
  )
  await first.ping()
  await first.close()
})

test('a process killed while writing loses no acknowledged row and leaves no lock', async () => {
  let written = 0
  for (let round = 0; round < 3; round += 1) {
    const writer = run(`
      const { pool } = await openEmbedded({ dataDir, log })
      await pool.query('create table if not exists pool (id int primary key, note text)')
      for (let id = ${written} + 1; ; id += 1) {
        await pool.query('insert into pool values ($1, $2)', [id, 'x'.repeat(id % 2000)])
        process.stdout.write(id + '\\n')
      }`)
    const acknowledged = await killAfter(writer, 150 + 70 * round)
    const open = await openEmbedded({ dataDir, log })
    const { rows } = await open.pool.query<{ n: number; last: number }>(
      'select count(*) as n, max(id) as last from pool',
    )
    await open.close()
    const { n = 0, last = 0 } = rows[0] ?? {}
    expect(n).toBe(last)
    expect(last).toBeGreaterThanOrEqual(acknowledged)
    written = last
  }
})

function run(body: string): ChildProcess {
  const script = `const { openEmbedded } = await import(${opener})
    const dataDir = ${JSON.stringify(dataDir)}
    const log = () => undefined
    ${body}`
  return spawn(process.execPath, ['--input-type=module', '--eval', script], { stdio: ['ignore', 'pipe', 'pipe'] })
}

async function saidOnError(child: ChildProcess): Promise<string> {
  let said = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (said += text))
  await once(child, 'close')
  return said
}

/** Kills the writer without warning once it has acknowledged `count` rows; returns the last one it acknowledged. */
async function killAfter(writer: ChildProcess, count: number): Promise<number> {
  if (!writer.stdout) throw new Error('The writer has no output')
  let last = 0
  let seen = 0
  for await (const line of createInterface(writer.stdout)) {
    last = Number(line)
    seen += 1
    if (seen === count) writer.kill('SIGKILL')
  }
  if (seen < count) throw new Error(`The writer ended by itself after ${seen} rows`)
  return last
}
