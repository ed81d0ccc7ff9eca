import type { OpenDatabase } from '../../src/platform/database/database.server.ts'

/**
 * How often a race is run: the embedded engine has one connection, which takes one after the other, the same each time.
 */
export function roundsOn({ engine }: Pick<OpenDatabase, 'engine'>, onPostgres: number): number {
  return engine === 'embedded' ? 1 : onPostgres
}
