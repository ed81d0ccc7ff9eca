// npm run move-to-postgres: copies the embedded database in DATA_DIR, including waiting jobs, into the empty one at
// DATABASE_URL. The data in DATA_DIR stays, with a note that stops a start without DATABASE_URL: deleting it is the way back.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { backUp } from '../src/platform/backup.server.ts'
import { configFromProcess } from '../src/platform/config.server.ts'
import { openFiles } from '../src/platform/files.server.ts'
import { noteMove } from '../src/platform/moved-database.server.ts'
import { projectPath } from '../src/platform/project-root.server.ts'
import { restore } from '../src/platform/restore.server.ts'
import { printSummary } from './print-summary.ts'
import { endWithMessage } from './command-end.ts'
import { openExisting, openNamed } from './existing-database.ts'

const folder = mkdtempSync(join(tmpdir(), 'poolwell-move-'))
try {
  const config = configFromProcess()
  const { databaseUrl, dataDir } = config
  if (databaseUrl === undefined) throw new Error('Where to? DATABASE_URL=postgres://… npm run move-to-postgres')
  const path = join(folder, 'moving.backup')
  const from = await openExisting({ databaseUrl: undefined, dataDir })
  // Pictures stay where they are: DATA_DIR remains in use for them.
  await backUp(from, { path, filesFolder: undefined }).finally(() => from.close())
  const to = await openNamed(config, 2)
  const options = { path, migrations: projectPath('migrations'), files: openFiles(config) }
  printSummary(await restore(to, options).finally(() => to.close()), 'moved, and read back equal')
  noteMove(dataDir, databaseUrl)
  console.log('Start Poolwell with this DATABASE_URL from now on.')
} catch (error) {
  endWithMessage(error)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
