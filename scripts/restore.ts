// npm run restore FILE: fills the empty database that DATABASE_URL or DATA_DIR names, and reads it back to verify.
import { openFiles } from '../src/platform/files/files.server.ts'
import { projectPath } from '../src/platform/project-root.server.ts'
import { restore } from '../src/platform/backup/restore.server.ts'
import { summaryOf } from './backup-summary.ts'
import { onNamed, runCommand } from './operator-command.ts'

await runCommand(async (config, [path]) => {
  if (path === undefined) throw new Error('Which file? npm run restore FILE')
  const options = { path, migrations: projectPath('migrations'), files: openFiles(config) }
  const restored = await onNamed(config, (open) => restore(open, options))
  const lines = [...summaryOf(restored, 'restored, and read back equal'), `As it was at ${restored.takenAt}.`]
  if (restored.migrated.length > 0) lines.push(`Then migrated: ${restored.migrated.join(', ')}`)
  return lines.join('\n')
})
