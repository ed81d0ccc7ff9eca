import { chmodSync, existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { Pool } from 'pg'
import { columnTypes } from '../tables/column-types.server.ts'
import type { DatabaseLog, OpenPool } from '../database/open-pool.ts'
import { reportLostConnections } from '../database/postgres-pool.server.ts'
import { preparingClient } from '../database/prepared-client.server.ts'
import { requireWritableFolder } from '../files/writable-folder.server.ts'
import { engineSocket } from './engine-socket.server.ts'
import { type Engine, startEngine } from './engine.server.ts'
import { type FolderLock, lockFolder } from './folder-lock.server.ts'
import { maintain } from './maintenance.server.ts'
import { watch } from './watchdog.server.ts'

interface EmbeddedOptions {
  dataDir: string
  log: DatabaseLog
  /** Bytes that must stay free on the disk for writes to be accepted. */
  spaceFloor?: number
}

/** The engine's folder with its lock, closed to other users; the database itself is in a folder inside it. */
function folderIn(dataDir: string): string {
  return join(dataDir, 'database')
}

/** Whether an embedded database was ever opened in `dataDir`. */
export function hasEmbedded(dataDir: string): boolean {
  return existsSync(folderIn(dataDir))
}

/** The embedded engine behind the driver's own pool. Throws when another process uses the one in `dataDir`. */
export async function openEmbedded(options: EmbeddedOptions): Promise<OpenPool> {
  const [, image] = /^memory:(.*)/.exec(options.dataDir) ?? []
  if (image !== undefined) return serve(await startEngine({ folder: null, image }), options.log)
  const folder = folderIn(options.dataDir)
  requireWritableFolder(folder)
  closeToOthers(folder)
  const lock = await lockFolder(folder)
  try {
    return await openFolder(lock, options)
  } catch (error) {
    await lock.release()
    throw error
  }
}

/** The engine creates files that every user of the machine may read and write. */
function closeToOthers(folder: string): void {
  if (statSync(folder).uid === process.getuid?.()) chmodSync(folder, 0o700)
}

async function openFolder(lock: FolderLock, options: EmbeddedOptions): Promise<OpenPool> {
  const { log, spaceFloor = 100 * 1024 * 1024 } = options
  const folder = join(folderIn(options.dataDir), 'database')
  const open = serve(await startEngine({ folder }), log)
  const maintenance = maintain({ pool: open.pool, folder, spaceFloor, log })
  await maintenance.run(Date.now())
  return {
    ...open,
    async close() {
      await maintenance.stop()
      await open.close()
      await lock.release()
    },
  }
}

function serve(engine: Engine, log: DatabaseLog): OpenPool {
  const pool = new Pool({
    user: 'postgres',
    database: 'postgres',
    max: 1,
    idleTimeoutMillis: 0,
    // Also ends a call on the outer database from inside a transaction, which would wait for itself.
    connectionTimeoutMillis: 15_000,
    stream: () => engineSocket(engine),
    Client: preparingClient(),
    types: columnTypes,
  })
  reportLostConnections(pool, log)
  const unwatch = watch(engine)
  engine.events.once('lost', (reason) => log('embedded database lost', { reason }))
  let ended: Promise<void> | undefined
  return {
    engine: 'embedded',
    pool,
    ping: async () => void (await pool.query('select 1')),
    clockIsRight: () => true, // the engine has no other
    onLost: (callback) => void engine.events.once('lost', callback),
    async close() {
      unwatch()
      await (ended ??= pool.end())
      await engine.close()
    },
  }
}
