import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gunzipSync, gzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { backUp, checksumTables } from '../src/platform/backup/backup.server.ts'
import { listParts } from '../src/platform/backup/backup-tables.server.ts'
import { type OpenDatabase, openDatabase } from '../src/platform/database/database.server.ts'
import { openFiles } from '../src/platform/files/files.server.ts'
import { installJobs } from '../src/platform/jobs/install-jobs.server.ts'
import { openJobs } from '../src/platform/jobs/jobs.server.ts'
import { type BossOptions, openBoss } from '../src/platform/jobs/pg-boss.server.ts'
import { openLog } from '../src/platform/log.server.ts'
import { listMigrations, migrate } from '../src/platform/database/migrations.server.ts'
import { projectPath } from '../src/platform/project-root.server.ts'
import { restore } from '../src/platform/backup/restore.server.ts'
import { createEmpty, onPostgres, openEmpty } from './support/empty-database.ts'

const migrations = projectPath('migrations')
const log = openLog('silent')
const mail = { to: 'dana@example.com', subject: 'Waits', text: 'wäre 🏊\n"quoted"', html: '' }
const kept = 'avatar/0199-one.webp'

const folder = mkdtempSync(join(tmpdir(), 'poolwell-backup-'))
const path = join(folder, 'all.backup')
const files = openFiles({ dataDir: folder })
let source: OpenDatabase

beforeAll(async () => {
  source = await openEmpty()
  await migrate(source, migrations)
  await installJobs({ ...source, log })
  await fill(source)
  await files.put(kept, Buffer.from([0, 1, 2, 255]), 'image/webp')
  await backUp(source, { path, filesFolder: join(folder, 'files') })
})

afterAll(async () => {
  await source.close()
  rmSync(folder, { recursive: true, force: true })
})

test('a backup restores every row, the waiting jobs and the pictures into an empty database', async () => {
  const target = await openEmpty()
  const elsewhere = openFiles({ dataDir: join(folder, 'elsewhere') })
  const restored = await restore(target, { path, migrations, files: elsewhere })

  expect(restored.files).toBe(1)
  expect(restored.tables.get('account')?.rows).toBe(1200)
  expect(restored.tables.get('pgboss.job')?.rows).toBe(2)
  expect(await checksumTables(target)).toEqual(await checksumTables(source))
  expect(await elsewhere.get(kept)).toEqual(new Uint8Array([0, 1, 2, 255]))
  const { rows } = await sql<{ data: unknown }>`select data from pgboss.job where name = 'mail'`.execute(target.db)
  expect(rows).toEqual([{ data: mail }])
  await target.close()
})

test("foreign files in the pictures' folder are not backed up, and an old backup that contains some can be restored", async () => {
  const stray = join(folder, 'files', 'avatar', '.DS_Store')
  mkdirSync(join(folder, 'files', 'avatar'), { recursive: true })
  writeFileSync(stray, 'left by a file browser')
  const fresh = join(folder, 'fresh.backup')
  expect((await backUp(source, { path: fresh, filesFolder: join(folder, 'files') })).files).toBe(1)
  rmSync(stray)

  const old = join(folder, 'old.backup')
  const text = gunzipSync(readFileSync(path)).toString()
  writeFileSync(old, gzipSync(text.replace(kept, 'avatar/.DS_Store')))
  const target = await openEmpty()
  const restored = await restore(target, { path: old, migrations, files })
  expect([restored.files, restored.tables.get('account')?.rows]).toEqual([0, 1200])
  await target.close()
})

test('a restore that fails to write pictures can be retried', async () => {
  const target = await openEmpty()
  const full = { ...files, put: () => Promise.reject(new Error('no space left')) }
  await expect(restore(target, { path, migrations, files: full })).rejects.toThrow('no space left')
  expect((await restore(target, { path, migrations, files })).files).toBe(1)
  await target.close()
})

test('the rows of every table can be written back', async () => {
  const client = await source.pool.connect()
  const parts = await listParts(client)
  expect(parts.length).toBeGreaterThan(30)
  for (const { name, insert } of parts) await expect(client.query(insert, ['[]']), name).resolves.toBeDefined()
  client.release()
})

test('a database that is not empty is left alone', async () => {
  await expect(restore(source, { path, migrations, files })).rejects.toThrow('The database is not empty: account')
  expect((await checksumTables(source)).get('account')?.rows).toBe(1200)
})

test('a damaged file changes nothing, whatever is wrong with it', async () => {
  const bytes = readFileSync(path)
  const text = gunzipSync(bytes).toString()
  const broken: Record<string, Uint8Array> = {
    'is damaged, or is no backup': Buffer.from('a letter to mother'),
    'the rows of account are not': gzipSync(text.replace('person-7@', 'person-8@')),
    'its end is missing': gzipSync(text.slice(0, text.lastIndexOf('#'))),
    'a picture is not what it was': gzipSync(text.replace('AAEC/w==', 'AAEC/Q==')),
  }
  const target = await openEmpty()
  const file = join(folder, 'broken.backup')
  for (const [complaint, content] of Object.entries(broken)) {
    writeFileSync(file, content)
    await expect(restore(target, { path: file, migrations, files })).rejects.toThrow(complaint)
  }
  writeFileSync(file, bytes)
  truncateSync(file, bytes.length - 40)
  await expect(restore(target, { path: file, migrations, files })).rejects.toThrow('is damaged')
  await expect(restore(target, { path: join(folder, 'none'), migrations, files })).rejects.toThrow('There is no file')
  expect((await checksumTables(target)).size).toBe(0)
  await target.close()
})

test('a backup of a newer Poolwell is refused, and an older one is migrated', async () => {
  const target = await openEmpty()
  const text = gunzipSync(readFileSync(path)).toString()
  const newer = join(folder, 'newer.backup')
  writeFileSync(newer, gzipSync(text.replace('"0001_accounts"', '"0001_accounts","9000_from_the_future"')))
  const refused = restore(target, { path: newer, migrations, files })
  await expect(refused).rejects.toThrow('made by a newer Poolwell: it has 9000_from_the_future')

  const names = await listMigrations(migrations)
  const old = await openEmpty()
  await migrate(old, migrations, names.slice(0, -1))
  const older = join(folder, 'older.backup')
  await backUp(old, { path: older, filesFolder: undefined })
  expect((await restore(target, { path: older, migrations, files })).migrated).toEqual(names.slice(-1))
  await old.close()
  await target.close()
})

test.runIf(onPostgres())(
  'the commands: back up, refuse, restore, and move to PostgreSQL',
  { timeout: 120_000 },
  async () => {
    const dataDir = join(folder, 'commands')
    const file = join(folder, 'commands.backup')
    expect(await run('backup', [file], { DATA_DIR: dataDir })).toContain('There is no database in')
    const first = await run('restore', [path], { DATA_DIR: dataDir })
    expect(first).toContain('read back equal')
    expect(first).toContain(`Database: embedded, in ${dataDir} (new)\n`)
    expect(await run('restore', [path], { DATA_DIR: dataDir })).toContain('is not empty')
    const killed = join(folder, 'earlier.backup.unfinished')
    writeFileSync(killed, 'half')
    const backedUp = await run('backup', [file], { DATA_DIR: dataDir })
    expect(backedUp).toMatch(/1200 {2}account .*\n/)
    expect(backedUp).toContain(`Unfinished, by a backup that was killed or still runs: ${killed}\n`)

    const server = await openDatabase({ dataDir, log: () => undefined })
    expect(await run('backup', [file], { DATA_DIR: dataDir })).toContain('Stop that server first')
    await server.close()

    const databaseUrl = await createEmpty()
    const settings = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl }
    expect(await run('move-to-postgres', [], { DATA_DIR: dataDir })).toContain('Where to?')
    // A try that was killed left its copy there; nothing is copied to where others keep their temporary files.
    for (const left of ['moving.backup', 'moving.backup.unfinished']) writeFileSync(join(dataDir, left), 'half')
    const moving = await run('move-to-postgres', [], { ...settings, TMPDIR: join(folder, 'nowhere') })
    expect(moving).toContain('moved, and read back equal')
    expect(readdirSync(dataDir).filter((name) => name.startsWith('moving'))).toEqual([])
    const wasMoved = `The database in ${dataDir} was moved to PostgreSQL at ${new URL(databaseUrl).host}/`
    const again = await run('move-to-postgres', [], { ...settings, DATABASE_URL: await createEmpty() })
    expect(again).toContain(wasMoved)
    expect(again).toContain(`To use or move it again as it was before, delete ${join(dataDir, 'database', 'moved')}.`)
    for (const command of ['backup', 'migrate'])
      expect(await run(command, [path], { DATA_DIR: dataDir })).toContain(wasMoved)
    const moved = await openDatabase({ databaseUrl, dataDir, log: () => undefined })
    expect(await checksumTables(moved)).toEqual(await checksumTables(source))
    await moved.close()
  },
)

async function fill({ db, engine }: OpenDatabase): Promise<void> {
  await sql`
    insert into account (id, email, role, first_name, last_name, password_hash, created_at)
    select gen_random_uuid(), 'person-' || n || '@example.com', 'customer', E'D\u00e4na \\\\ "🏊"\n#', '', 'x',
      '2026-03-01T10:20:30.123456Z'::timestamptz + n * interval '1 second'
    from generate_series(1, 1200) n`.execute(db)
  await sql`insert into test_payments (id, state) values (1, '{"a": [1, 2.50, null]}')`.execute(db)
  await sql`insert into bus_event (id, payload) select gen_random_uuid(), n from generate_series(1, 3) n`.execute(db)
  const jobs = openJobs({ db, engine, log })
  await db.transaction().execute((db) => jobs.send(db, 'mail', mail))
  await db.transaction().execute((db) => jobs.send(db, 'sync-membership', { customerRef: 'cus_1' }))
  // Jobs that were running during the backup run again.
  await sql`update pgboss.job set state = 'active' where name = 'mail'`.execute(db)
  await scheduleOne({ db, engine, log })
}

/** As a running server does every few minutes, in a queue that it made itself. */
async function scheduleOne(options: BossOptions): Promise<void> {
  const boss = openBoss(options, true)
  await boss.start()
  await boss.createQueue('__pgboss__send-it')
  await boss.send('__pgboss__send-it', { name: 'clock' })
  await boss.stop({ graceful: false })
}

async function run(name: string, args: string[], settings: Record<string, string>): Promise<string> {
  const env = { ...process.env, DATABASE_URL: '', S3_URL: '', ...settings }
  return promisify(execFile)(process.execPath, [`scripts/${name}.ts`, ...args], { env }).then(said, said)
}

function said({ stdout, stderr }: { stdout: string; stderr: string }): string {
  return stdout + stderr
}
