import type pg from 'pg'

import { type BackupHeader, readBackup, type Checksums } from './backup-format.server.ts'
import { type Backup, namesOfMigrations, checksumTables } from './backup.server.ts'
import { listParts } from './backup-tables.server.ts'
import type { OpenDatabase } from '../database/database.server.ts'
import { type Files, isFileKey } from '../files/files.server.ts'
import { inspectBackup } from './inspect-backup.server.ts'
import { installJobs } from '../jobs/install-jobs.server.ts'
import { openLog } from '../log.server.ts'
import { listMigrations, migrate } from '../database/migrations.server.ts'

interface RestoreOptions {
  path: string
  migrations: string
  /** Where the pictures are restored to. */
  files: Files
}

export interface Restored extends Backup {
  takenAt: string
  /** The names of migrations that are newer than the backup and have now run on it. */
  migrated: string[]
}

const batch = 500
// The tables that have rows after migrating an empty database.
const filledByMigrations = new Set(['category', 'mark_salt', 'rate_limit', 'pgboss.job'])

/**
 * Fills an empty database from a backup, completely or not at all, and reads it back to verify. Throws an error in
 * plain words, with nothing changed, when the file is damaged or newer than this Poolwell, or the database is not
 * empty.
 */
export async function restore(open: OpenDatabase, { path, migrations, files }: RestoreOptions): Promise<Restored> {
  const { header, tables } = await inspectBackup(path)
  const known = await listMigrations(migrations)
  const unknown = header.migrations.filter((name) => !known.includes(name))
  if (unknown.length > 0) throw new Error(`${path} was made by a newer Poolwell: it has ${unknown.join(', ')}`)
  await requireEmpty(open, header)

  // Before the rows, so that after a failure the database is still empty and everything can be retried.
  const fileCount = await restoreFiles(path, files)
  await migrate(open, migrations, header.migrations)
  await installJobs({ ...open, log: openLog('silent') })
  await load(open, path)
  requireEqual(tables, await checksumTables(open))
  const migrated = await migrate(open, migrations)
  return { takenAt: header.takenAt, tables, files: fileCount, migrated }
}

/** Throws an error that names every part that differs. */
function requireEqual(wanted: Checksums, found: Checksums): void {
  const wrong = [...wanted].filter(([name, { sha256: hash }]) => found.get(name)?.sha256 !== hash)
  if (wrong.length === 0) return
  const mismatches = wrong.map(
    ([name, { rows }]) => `${name} (${rows} rows, found ${found.get(name)?.rows ?? 'no table'})`,
  )
  throw new Error(`What was restored is not what was backed up: ${mismatches.join(', ')}`)
}

async function requireEmpty(open: OpenDatabase, header: BackupHeader): Promise<void> {
  const client = await open.pool.connect()
  try {
    const there = await namesOfMigrations(client)
    const ahead = there.filter((name) => !header.migrations.includes(name))
    if (ahead.length > 0) throw new Error('The database is newer than the backup. Give it an empty one.')
    for (const { name } of await listParts(client)) {
      if (filledByMigrations.has(name)) continue
      const { rows } = await client.query<{ some: boolean }>(`select exists (select from ${name}) as some`)
      if (rows[0]?.some) throw new Error(`The database is not empty: ${name} has rows. Restore only into an empty one.`)
    }
  } finally {
    client.release()
  }
}

async function load(open: OpenDatabase, path: string): Promise<void> {
  const client = await open.pool.connect()
  try {
    await client.query('begin')
    await client.query('set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0')
    await loadTables(client, path)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  } finally {
    client.release()
  }
}

async function loadTables(client: pg.ClientBase, path: string): Promise<void> {
  const parts = new Map((await listParts(client)).map((part) => [part.name, part]))
  // The backup also contains the rows that migrations inserted.
  for (const { name } of [...parts.values()].toReversed()) await client.query(`delete from ${name}`)
  let insert = ''
  let waiting: string[] = []
  const flush = async () => {
    if (waiting.length > 0) await client.query(insert, [`[${waiting.join(',')}]`])
    waiting = []
  }
  for await (const { mark, line } of readBackup(path)) {
    if (line === undefined) {
      await flush()
      insert = mark.kind === 'table' ? (parts.get(mark.table)?.insert ?? '') : ''
    } else if (insert !== '') {
      waiting.push(line)
      if (waiting.length === batch) await flush()
    }
  }
}

/** Older backups may contain files that are not ours: those are skipped. */
async function restoreFiles(path: string, files: Files): Promise<number> {
  let restored = 0
  for await (const { mark, line } of readBackup(path)) {
    if (line === undefined || mark.kind !== 'file' || !isFileKey(mark.key)) continue
    await files.put(mark.key, Buffer.from(line, 'base64'), typeOf(mark.key))
    restored++
  }
  return restored
}

function typeOf(key: string): string {
  const ending = key.split('.').at(-1) ?? ''
  return (
    { jpg: 'image/jpeg', webp: 'image/webp', png: 'image/png', avif: 'image/avif' }[ending] ??
    'application/octet-stream'
  )
}
