// npm run move-to-postgres: copies the embedded database in DATA_DIR, including waiting jobs, into the empty one at
// DATABASE_URL. The data in DATA_DIR stays, with a note that stops a start without DATABASE_URL: deleting it is the way
// back.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { backUp } from '../src/platform/backup/backup.server.ts'
import { openFiles } from '../src/platform/files/files.server.ts'
import { noteMove } from '../src/platform/backup/moved-database.server.ts'
import { projectPath } from '../src/platform/project-root.server.ts'
import { restore } from '../src/platform/backup/restore.server.ts'
import { summaryOf } from './backup-summary.ts'
import { onExisting, onNamed, runCommand } from './operator-command.ts'

await runCommand(async (config) => {
  const { databaseUrl, dataDir } = config
  if (databaseUrl === undefined) throw new Error('Where to? DATABASE_URL=postgres://… npm run move-to-postgres')
  // Next to the data, always under the same name: if this run is killed, the next one overwrites the file.
  const path = join(dataDir, 'moving.backup')
  try {
    // Pictures stay where they are: DATA_DIR remains in use for them.
    await onExisting({ databaseUrl: undefined, dataDir }, (from) => backUp(from, { path, filesFolder: undefined }))
    const options = { path, migrations: projectPath('migrations'), files: openFiles(config) }
    const moved = await onNamed(config, (to) => restore(to, options))
    noteMove(dataDir, databaseUrl)
    const lines = [
      ...summaryOf(moved, 'moved, and read back equal'),
      'Start Poolwell with this DATABASE_URL from now on.',
    ]
    return lines.join('\n')
  } finally {
    rmSync(path, { force: true })
  }
})
