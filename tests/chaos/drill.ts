import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'

import { connected } from '../support/server-databases.ts'
import { type Answer, call, countStatuses } from './caller.ts'
import { type Setup, type Server, startServer } from './release.ts'
import { brokenInvariants, addPeople, type People } from './people.ts'
import { type Finding, onEmbedded, onPostgres, seconds, type Stage, type Trial } from './trial.ts'
import { nextRequest, startWriters } from './writers.ts'

export const backupDrill: Trial = {
  row: 'R18',
  promise: 'a backup taken while people write can be restored completely, on the other engine too',
  run: async (stage) => [await onPostgres(stage, (from) => onEmbedded(stage, (to) => drill(stage, from, to)))],
}

async function drill(stage: Stage, from: Setup, to: Setup): Promise<Finding> {
  const file = join(from.dataDir, 'drill.backup')
  const people = await addPeople(from, 8, 8)
  const server = await startServer(from)
  const writers = startWriters(people, { url: () => server.url })
  await writers.more(stage.scaled(200))
  const backup = await command('backup', file, from)
  await writers.stop()
  await server.kill('SIGTERM')
  const restored = await command('restore', file, to)

  const wrong = await brokenInvariants(to)
  const reopened = await startServer(to)
  const { status } = await call(reopened.url, 'GET /api/bookings', people.customers[0])
  await reopened.kill('SIGTERM')
  const equal = restored.includes('restored, and read back equal') && sums(backup) === sums(restored)
  return {
    engine: 'both',
    held: equal && wrong.length === 0 && status === 200,
    figure: `PostgreSQL backed up under 8 writers and restored into the embedded engine: counts and checksums of all tables ${equal ? 'equal' : 'differ'} (${/\d+ rows of \d+ tables/.exec(restored)?.[0] ?? 'nothing'}), ${wrong.length} rows broken, a server on it answers ${status}`,
  }
}

async function command(name: string, file: string, { dataDir, databaseUrl = '' }: Setup): Promise<string> {
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: databaseUrl, S3_URL: '' }
  return (await promisify(execFile)(process.execPath, [`scripts/${name}.ts`, file], { env })).stdout
}

function sums(said: string): string {
  return said
    .split('\n')
    .filter((line) => /^ *\d+ {2}\S+ +[0-9a-f]{16}$/.test(line))
    .join('\n')
}

export const deploy: Trial = {
  row: 'R16',
  promise: 'a new version with a migration takes over while people are served, and the old one runs on the new schema',
  run: async (stage) => [await onPostgres(stage, (setup) => replaceServers(stage, setup))],
}

async function replaceServers(stage: Stage, old: Setup & { databaseUrl: string }): Promise<Finding> {
  const people = await addPeople(old, 20, 10)
  const next = { ...old, release: nextVersion(stage.release) }
  let serving = [await startServer(old), await startServer(old)]
  const visitors = visit(people, () => serving)
  await wait(2000)
  // Both find the migration still to do, and its table being read, as by a backup.
  const [, ...fresh] = await Promise.all([readForSeconds(old.databaseUrl), startServer(next), startServer(next)])
  const [first, second] = serving
  await first?.kill('SIGKILL')
  const revived = await startServer(old)
  serving = second ? [second, revived, ...fresh] : fresh
  await wait(2000)
  serving = fresh
  await wait(300)
  const codes = await Promise.all([second ?? revived, revived].map((server) => server.kill('SIGTERM')))
  await wait(1000)
  const answers = await visitors.stop()
  await Promise.all(fresh.map((server) => server.kill('SIGTERM')))
  rmSync(next.release, { recursive: true })

  const failed = answers.filter(({ status }) => status !== 201 && status !== 200)
  const migrated = await countMigrated(old.databaseUrl)
  const wrong = await brokenInvariants(old)
  return {
    engine: 'PostgreSQL',
    held: failed.length === 0 && migrated === 1 && wrong.length === 0 && codes.every((code) => code[0] === 0),
    figure: `two servers replaced by two newer ones at 20 requests a second, while the table of the migration was read for 4 s: answers ${countStatuses(answers)}, the migration ran ${migrated} time, an old server started on the newer schema after ${seconds(revived.readyAfter)}, ${wrong.length} rows broken`,
  }
}

/** The same with one more migration, as every deploy should make them: the old version does not notice. */
function nextVersion(release: string): string {
  const next = mkdtempSync(join(tmpdir(), 'poolwell-next-'))
  cpSync(release, next, { recursive: true, verbatimSymlinks: true })
  const sql = 'alter table booking add column next_note text;\n'
  writeFileSync(join(next, 'migrations', '9999_next.sql'), sql)
  return next
}

/** Acts as a proxy: uses the servers in turn, except for a killed one. */
function visit({ customers, pros }: People, serving: () => Server[]) {
  const answers: Answer[] = []
  const now = { over: false }
  const open = new Set<Promise<void>>()
  let turn = 0
  const ask = async () => {
    const alive = serving().filter(({ process }) => !process.killed)
    const server = alive[turn++ % alive.length]
    const customer = customers[turn % customers.length]
    if (!server || !customer) return
    const write = turn % 2 === 0
    const what = write ? 'POST /api/booking-request' : 'GET /api/bookings'
    const options = write ? { body: nextRequest({ customers, pros }) } : {}
    const answer = await call(server.url, what, customer, options)
    // Requests that died with the server that we killed do not count.
    if (answer.status !== 0 || !server.process.killed) answers.push(answer)
  }
  const asking = (async () => {
    while (!now.over) {
      const request = ask().finally(() => open.delete(request))
      open.add(request)
      await wait(50)
    }
  })()
  return {
    async stop() {
      now.over = true
      await asking
      await Promise.all(open)
      return answers
    },
  }
}

async function readForSeconds(databaseUrl: string): Promise<void> {
  await connected(databaseUrl, async (client) => {
    await client.query('begin')
    await client.query('select count(*) from booking')
    await wait(4000)
    await client.query('commit')
  })
}

async function countMigrated(databaseUrl: string): Promise<number> {
  const counted = `select count(*)::int as n from kysely_migration where name = '9999_next'`
  const { rows } = await connected(databaseUrl, (client) => client.query<{ n: number }>(counted))
  return rows[0]?.n ?? 0
}
