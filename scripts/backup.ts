// npm run backup [FILE]: writes everything into one file, in DATA_DIR unless FILE is given. PostgreSQL can stay in use
// meanwhile; the embedded engine belongs to one process, so stop its server first.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { backUp } from '../src/platform/backup.server.ts'
import { configFromProcess } from '../src/platform/config.server.ts'
import { printSummary } from './print-summary.ts'
import { endWithMessage } from './command-end.ts'
import { openExisting } from './existing-database.ts'

try {
  const config = configFromProcess()
  const { dataDir, s3Url } = config
  const open = await openExisting(config)
  try {
    const path = process.argv[2] ?? newFileIn(dataDir)
    const filesFolder = s3Url === undefined ? join(dataDir, 'files') : undefined
    printSummary(await backUp(open, { path, filesFolder }), 'backed up')
    if (s3Url !== undefined) console.log('The pictures are in the bucket, and so not in this file.')
    console.log(`Written to ${path}. To get it back into an empty database: npm run restore ${path}`)
  } finally {
    await open.close()
  }
} catch (error) {
  endWithMessage(error)
}

function newFileIn(folder: string): string {
  mkdirSync(folder, { recursive: true })
  return join(folder, `poolwell-${new Date().toISOString().slice(0, 19).replaceAll(':', '')}.backup`)
}
