import { hash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import type pg from 'pg'

import { type BackupWriter, type Checksums, writeBackup } from './backup-format.server.ts'
import { listParts, readPart } from './backup-tables.server.ts'
import { isFileKey } from '../files/files.server.ts'
import type { OpenPool } from '../database/open-pool.ts'

export interface Backup {
  tables: Checksums
  files: number
}

interface BackupOptions {
  path: string
  /** Where pictures are stored on disk; undefined leaves them out. */
  filesFolder: string | undefined
}

/** Writes a snapshot of the database, then the pictures, into one file. The server may keep running. */
export async function backUp(open: OpenPool, { path, filesFolder }: BackupOptions): Promise<Backup> {
  const writer = await writeBackup(path)
  try {
    const tables = await atOneMoment(open, (client) => writeTables(client, open.engine, writer))
    const files = filesFolder === undefined ? 0 : await writeFiles(filesFolder, writer)
    await writer.mark({ kind: 'done', tables: tables.size, files })
    await writer.end()
    return { tables, files }
  } catch (error) {
    await writer.abandon()
    throw error
  }
}

/** The current contents of every part of the database. */
export function checksumTables(open: OpenPool): Promise<Checksums> {
  return atOneMoment(open, async (client) => {
    const checksums: Checksums = new Map()
    for (const part of await listParts(client)) checksums.set(part.name, await readPart(client, part))
    return checksums
  })
}

/** Runs `work` on one snapshot of the database, without time limits. */
async function atOneMoment<T>(open: OpenPool, work: (client: pg.ClientBase) => Promise<T>): Promise<T> {
  const client = await open.pool.connect()
  try {
    await client.query('begin isolation level repeatable read read only')
    await client.query('set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0')
    return await work(client)
  } finally {
    await client.query('rollback').catch(() => undefined)
    client.release()
  }
}

export async function namesOfMigrations(client: pg.ClientBase): Promise<string[]> {
  const made = await client.query<{ made: boolean }>(`select to_regclass('kysely_migration') is not null as made`)
  if (!made.rows[0]?.made) return []
  const { rows } = await client.query<{ name: string }>('select name from kysely_migration order by name collate "C"')
  return rows.map(({ name }) => name)
}

async function writeTables(
  client: pg.ClientBase,
  engine: OpenPool['engine'],
  writer: BackupWriter,
): Promise<Checksums> {
  const migrations = await namesOfMigrations(client)
  if (migrations.length === 0) throw new Error('Poolwell has not been set up in this database yet')
  const takenAt = new Date().toISOString()
  await writer.mark({ kind: 'poolwell-backup', format: 1, takenAt, engine, migrations })

  const checksums: Checksums = new Map()
  for (const part of await listParts(client)) {
    await writer.mark({ kind: 'table', table: part.name })
    const sum = await readPart(client, part, (line) => writer.line(line))
    await writer.mark({ kind: 'end', table: part.name, ...sum })
    checksums.set(part.name, sum)
  }
  return checksums
}

async function writeFiles(folder: string, writer: BackupWriter): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(noneYet)
  const paths = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
  let written = 0
  for (const path of paths) {
    const key = relative(folder, path).replaceAll(sep, '/')
    if (!isFileKey(key)) continue
    // The file may have been deleted since the folder was listed.
    const bytes = await readFile(path).catch(noneYet)
    if (bytes.length === 0) continue
    await writer.mark({ kind: 'file', key, sha256: hash('sha256', Buffer.from(bytes)) })
    await writer.line(Buffer.from(bytes).toString('base64'))
    written++
  }
  return written
}

function noneYet(error: NodeJS.ErrnoException): [] {
  if (error.code === 'ENOENT') return []
  throw error
}
