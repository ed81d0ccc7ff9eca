// npm run backup [FILE]: writes everything into one file, in DATA_DIR unless FILE is given. PostgreSQL can stay in use
// meanwhile; the embedded engine belongs to one process, so stop its server first.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { listUnfinished } from '../src/platform/backup/backup-format.server.ts'
import { backUp } from '../src/platform/backup/backup.server.ts'
import { summaryOf } from './backup-summary.ts'
import { onExisting, runCommand } from './operator-command.ts'

await runCommand((config, [file]) =>
  onExisting(config, async (open) => {
    const { dataDir, s3Url } = config
    const path = file ?? newFileIn(dataDir)
    const filesFolder = s3Url === undefined ? join(dataDir, 'files') : undefined
    const lines = summaryOf(await backUp(open, { path, filesFolder }), 'backed up')
    if (s3Url !== undefined) lines.push('The pictures are in the bucket, and so not in this file.')
    const left = await listUnfinished(path)
    if (left.length > 0) lines.push(`Unfinished, by a backup that was killed or still runs: ${left.join(', ')}`)
    lines.push(`Written to ${path}. To get it back into an empty database: npm run restore ${path}`)
    return lines.join('\n')
  }),
)

function newFileIn(folder: string): string {
  mkdirSync(folder, { recursive: true })
  return join(folder, `poolwell-${new Date().toISOString().slice(0, 19).replaceAll(':', '')}.backup`)
}
