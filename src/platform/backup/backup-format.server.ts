import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open as openFile, readdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { finished } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { z } from 'zod'

import { syncFolder } from '../files/sync-folder.server.ts'

// A backup is one gzipped text. Lines that begin with "#" describe what follows; every other line is one row as JSON.
// It can be inspected without Poolwell: gunzip -c FILE | grep ^#

const BackupHeader = z.object({
  kind: z.literal('poolwell-backup'),
  format: z.literal(1),
  takenAt: z.iso.datetime(),
  engine: z.enum(['embedded', 'postgres']),
  migrations: z.array(z.string()),
})
const Checksum = z.object({ rows: z.number(), sha256: z.string() })
const Mark = z.discriminatedUnion('kind', [
  BackupHeader,
  z.object({ kind: z.literal('table'), table: z.string() }),
  z.object({ kind: z.literal('end'), table: z.string(), ...Checksum.shape }),
  z.object({ kind: z.literal('file'), key: z.string(), sha256: z.string() }),
  z.object({ kind: z.literal('done'), tables: z.number(), files: z.number() }),
])

export type BackupHeader = z.output<typeof BackupHeader>
type Mark = z.output<typeof Mark>
/** The number of rows of a table, and the hash of their lines in the order of the primary key. */
export type Checksum = z.output<typeof Checksum>
export type Checksums = Map<string, Checksum>

export interface BackupWriter {
  mark(mark: Mark): Promise<void>
  line(text: string): Promise<void>
  /** Writes everything to disk before the file gets its final name. */
  end(): Promise<void>
  abandon(): Promise<void>
}

export async function writeBackup(path: string): Promise<BackupWriter> {
  const unfinished = `${path}${unfinishedEnding}`
  const file = await openFile(unfinished, 'w', 0o600)
  const packed = createGzip()
  const sink = file.createWriteStream({ flush: true })
  packed.pipe(sink)
  const written = finished(sink)
  written.catch(() => undefined)

  async function line(text: string): Promise<void> {
    if (packed.write(`${text}\n`)) return
    await Promise.race([new Promise((resolve) => packed.once('drain', resolve)), written])
  }
  return {
    line,
    mark: (mark) => line(`#${JSON.stringify(mark)}`),
    async end() {
      packed.end()
      await written
      await rename(unfinished, path)
      await syncFolder(dirname(path))
    },
    async abandon() {
      packed.destroy()
      sink.destroy()
      await written.catch(() => undefined)
      await rm(unfinished, { force: true })
    },
  }
}

/** In the folder of this backup, the ones that were begun but not ended: their process was killed, or still writes. */
export async function listUnfinished(path: string): Promise<string[]> {
  const names = await readdir(dirname(path))
  return names.filter((name) => name.endsWith(unfinishedEnding)).map((name) => join(dirname(path), name))
}

const unfinishedEnding = '.unfinished'

interface BackupPart {
  mark: Mark
  /** Undefined for the mark itself. */
  line?: string
}

/**
 * The marks of a backup, each followed by its lines. Throws an error in plain words when the file is damaged or not a
 * backup.
 */
export async function* readBackup(path: string): AsyncGenerator<BackupPart> {
  const packed = createReadStream(path)
  const text = createGunzip()
  packed.once('error', (error) => text.destroy(error))
  packed.pipe(text)
  let failure: unknown
  text.once('error', (error) => (failure = error))
  const lines = createInterface({ input: text, crlfDelay: Infinity })
  let mark: Mark | undefined
  try {
    for await (const line of lines) {
      if (line.startsWith('#')) yield { mark: (mark = readMark(line)) }
      else if (mark) yield { mark, line }
    }
  } catch (error) {
    failure ??= error
  } finally {
    packed.destroy()
  }
  if (failure) throw damaged(path, failure)
}

export function openChecksum() {
  const hash = createHash('sha256')
  let rows = 0
  return {
    add(line: string) {
      rows++
      hash.update(line).update('\n')
    },
    sum: (): Checksum => ({ rows, sha256: hash.digest('hex') }),
  }
}

function readMark(line: string): Mark {
  return Mark.parse(JSON.parse(line.slice(1)))
}

function damaged(path: string, cause: unknown): Error {
  const missing = cause instanceof Error && 'code' in cause && cause.code === 'ENOENT'
  const isReadable =
    cause instanceof Error && !('code' in cause) && !(cause instanceof SyntaxError || cause instanceof z.ZodError)
  if (isReadable) return cause
  return new Error(missing ? `There is no file ${path}` : `${path} is damaged, or is no backup of Poolwell`, { cause })
}
