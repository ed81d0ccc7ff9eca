import { type Config, configFromProcess } from '../src/platform/config.server.ts'
import { type OpenDatabase, openDatabase } from '../src/platform/database/database.server.ts'
import { hasEmbedded } from '../src/platform/embedded/embedded-pool.server.ts'
import { requireTables } from '../src/platform/database/migrations.server.ts'
import { nameOf, refuseMoved } from '../src/platform/backup/moved-database.server.ts'
import { endWithMessage } from './command-end.ts'

type Place = Pick<Config, 'databaseUrl' | 'dataDir'>

/** Runs an operator's command and prints what it says. A failure ends it with the reason instead of a stack. */
export async function runCommand(command: (config: Config, args: string[]) => Promise<string>): Promise<void> {
  try {
    console.log(await command(configFromProcess(), process.argv.slice(2)))
  } catch (error) {
    endWithMessage(error)
  }
}

/**
 * Works on the database that DATABASE_URL or DATA_DIR names, and first says which: on the wrong one a command succeeds,
 * too.
 */
export async function onNamed<T>(place: Place, work: (open: OpenDatabase) => Promise<T>): Promise<T> {
  refuseMoved(place)
  console.error(`Database: ${nameOf(place)}${isThere(place) ? '' : ' (new)'}`)
  const open = await openDatabase({ ...place, poolSize: 2, log: () => undefined })
  return work(open).finally(() => open.close())
}

/** The same for a database that has to exist, since opening would create an empty one. */
export async function onExisting<T>(place: Place, work: (open: OpenDatabase) => Promise<T>): Promise<T> {
  if (!isThere(place)) throw new Error(`There is no database in ${place.dataDir}`)
  return onNamed(place, async (open) => {
    await requireTables(open)
    return work(open)
  })
}

function isThere({ databaseUrl, dataDir }: Place): boolean {
  return databaseUrl !== undefined || hasEmbedded(dataDir)
}
