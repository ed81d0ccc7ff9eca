// npm run backup [FILE]: one file with everything. With PostgreSQL people may go on using Poolwell meanwhile; the
// embedded engine belongs to one process, so its server has to be stopped first.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { backUp } from '../src/platform/backup.server.ts'
import { configFromProcess } from '../src/platform/config.server.ts'
import { openDatabase } from '../src/platform/database.server.ts'
import { tell } from './backup-words.ts'
import { endWithMessage } from './command-end.ts'

try {
  const { databaseUrl, dataDir, s3Url } = configFromProcess()
  const path = process.argv[2] ?? `poolwell-${new Date().toISOString().slice(0, 19).replaceAll(':', '')}.backup`
  const engineFolder = join(dataDir, 'database')
  if (databaseUrl === undefined && !existsSync(engineFolder)) throw new Error(`There is no database in ${dataDir}`)
  const open = await openDatabase({ databaseUrl, dataDir: engineFolder, poolSize: 1, log: () => undefined })
  try {
    const filesFolder = s3Url === undefined ? join(dataDir, 'files') : undefined
    tell(await backUp(open, { path, filesFolder }), 'backed up')
    if (s3Url !== undefined) console.log('The pictures are in the bucket, and so not in this file.')
    console.log(`Written to ${path}. To get it back into an empty database: npm run restore ${path}`)
  } finally {
    await open.close()
  }
} catch (error) {
  endWithMessage(error)
}
