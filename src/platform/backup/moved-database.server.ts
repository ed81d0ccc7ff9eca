import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import type { Config } from '../config.server.ts'

type Place = Pick<Config, 'databaseUrl' | 'dataDir'>

/** Which database this is, for people, without the password. */
export function nameOf({ databaseUrl, dataDir }: Place): string {
  if (databaseUrl === undefined) return `embedded, in ${dataDir}`
  const { host, pathname, searchParams } = new URL(databaseUrl)
  return `PostgreSQL at ${host || (searchParams.get('host') ?? 'localhost')}${pathname}`
}

/** The embedded database stays where it was; what would be written there from now on would be lost. */
export function noteMove(dataDir: string, databaseUrl: string): void {
  writeFileSync(noteIn(dataDir), `${nameOf({ databaseUrl, dataDir })}\n`)
}

/** Throws where the embedded database would be used although its data has moved to PostgreSQL. */
export function refuseMoved({ databaseUrl, dataDir }: Place): void {
  const note = noteIn(dataDir)
  if (databaseUrl !== undefined || !existsSync(note)) return
  throw new Error(
    `The database in ${dataDir} was moved to ${readFileSync(note, 'utf8').trim()}, which DATABASE_URL has to name. To use or move it again as it was before, delete ${note}.`,
  )
}

function noteIn(dataDir: string): string {
  return join(dataDir, 'database', 'moved')
}
