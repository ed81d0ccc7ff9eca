import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { DatabaseError } from 'pg'
import { isLockTimeout } from './database-failure.server.ts'
import type { Database, OpenDatabase } from './database.server.ts'

/**
 * Runs the .sql files of `folder` that have not run yet, in the order of their names and in one transaction, and
 * returns their names. Processes that start together wait for one another. Throws an error naming the file. With
 * `only`, just these are run.
 */
export async function migrate(
  open: Pick<OpenDatabase, 'db'>,
  folder: string,
  only?: readonly string[],
): Promise<string[]> {
  const migrations = await readMigrations(folder, only ?? (await listMigrations(folder)))
  const plain = open.db.withoutPlugins()
  if ((await notYetRun(plain, Object.keys(migrations))).length === 0) return []
  return plain.connection().execute((db) => patiently(db, () => run(db, migrations)))
}

/** Throws a clear error where otherwise the first query would fail with "relation does not exist". */
export async function requireTables(open: Pick<OpenDatabase, 'db'>): Promise<void> {
  if (await hasTables(open.db.withoutPlugins())) return
  throw new Error('This database has no tables yet: `npm run migrate` creates them.')
}

/** Throws an error that names the migrations of `folder` that have not run: their tables or columns are missing. */
export async function requireMigrations(open: Pick<OpenDatabase, 'db'>, folder: string): Promise<void> {
  const missing = await notYetRun(open.db.withoutPlugins(), await listMigrations(folder))
  if (missing.length === 0) return
  throw new Error(`This database is not ready for this version: \`npm run migrate\` runs ${missing.join(', ')}.`)
}

/** The migrations that have run, for the terminal: a new database runs all of them. */
export function migrated(names: readonly string[]): string {
  const [first, last] = [names[0], names.at(-1)]
  return `Migrated: ${names.length > 5 ? `${first} to ${last} (${names.length} files)` : names.join(', ')}`
}

/** The names of the migrations in `folder`, in the order in which they run. */
export async function listMigrations(folder: string): Promise<string[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql'))
  return files.map((file) => file.slice(0, -'.sql'.length)).toSorted()
}

/**
 * Which of these have not run: on most starts none, which is ten times faster to find out than from the migrator. A
 * newer version may have run more of them while this one still serves or restarts.
 */
async function notYetRun(db: Database, names: string[]): Promise<string[]> {
  if (!(await hasTables(db))) return names
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
  const ran = new Set(rows.map(({ name }) => name))
  return names.filter((name) => !ran.has(name))
}

async function hasTables(db: Database): Promise<boolean> {
  const { rows } = await sql<{ made: boolean }>`select to_regclass('kysely_migration') is not null as made`.execute(db)
  return rows[0]?.made === true
}

const longest = 600_000

/**
 * Building an index may take long, so there is no statement timeout. But while a migration waits for a table's lock,
 * all later queries on it wait too: so it gives up after a second and retries, as it does while another process
 * migrates.
 */
async function patiently<T>(db: Database, work: () => Promise<T>): Promise<T> {
  await sql`set statement_timeout = 0`.execute(db)
  await sql`set lock_timeout = '1s'`.execute(db)
  try {
    for (const until = performance.now() + longest; ; await wait(200 + Math.random() * 800)) {
      try {
        return await work()
      } catch (error) {
        if (!isLockTimeout(error) || performance.now() > until) throw error
      }
    }
  } finally {
    await sql`reset statement_timeout`.execute(db)
    await sql`reset lock_timeout`.execute(db)
  }
}

async function run(db: Database, migrations: Record<string, Migration>): Promise<string[]> {
  const provider = { getMigrations: async () => migrations }
  const { error, results = [] } = await new Migrator({ db, provider }).migrateToLatest()
  if (error !== undefined) throw error
  return results.map((result) => result.migrationName)
}

async function readMigrations(folder: string, names: readonly string[]): Promise<Record<string, Migration>> {
  const scripts = await Promise.all(names.map((name) => readFile(join(folder, `${name}.sql`), 'utf8')))
  return Object.fromEntries(names.map((name, index) => [name, migration(`${name}.sql`, scripts[index] ?? '')]))
}

function migration(file: string, script: string): Migration {
  return {
    async up(db) {
      try {
        // Without parameters the text goes through the simple protocol, which allows many statements at once.
        await sql.raw(script).execute(db)
      } catch (error) {
        throw new Error(
          `Migration ${file}${lineOf(error, script)}: ${error instanceof Error ? error.message : String(error)}`,
          { cause: error },
        )
      }
    },
  }
}

function lineOf(error: unknown, script: string): string {
  const position = error instanceof DatabaseError ? Number(error.position) : Number.NaN
  return Number.isNaN(position) ? '' : `, line ${script.slice(0, position).split('\n').length}`
}
