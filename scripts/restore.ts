// npm run restore FILE: fills the empty database that DATABASE_URL or DATA_DIR names, and reads it back to verify.
import { configFromProcess } from '../src/platform/config.server.ts'
import { openFiles } from '../src/platform/files.server.ts'
import { projectPath } from '../src/platform/project-root.server.ts'
import { restore } from '../src/platform/restore.server.ts'
import { printSummary } from './print-summary.ts'
import { endWithMessage } from './command-end.ts'
import { openNamed } from './existing-database.ts'

try {
  const [, , path] = process.argv
  if (path === undefined) throw new Error('Which file? npm run restore FILE')
  const config = configFromProcess()
  const open = await openNamed(config, 2)
  try {
    const restored = await restore(open, { path, migrations: projectPath('migrations'), files: openFiles(config) })
    printSummary(restored, 'restored, and read back equal')
    console.log(`As it was at ${restored.takenAt}.`)
    if (restored.migrated.length > 0) console.log(`Then migrated: ${restored.migrated.join(', ')}`)
  } finally {
    await open.close()
  }
} catch (error) {
  endWithMessage(error)
}
