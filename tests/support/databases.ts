import { PGlite } from '@electric-sql/pglite'
import { existsSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import type { TestProject } from 'vitest/node'
import { migrate } from '../../src/platform/database/migrations.server.ts'
import { type OpenDatabase, openDatabase } from '../../src/platform/database/database.server.ts'
import { installJobs } from '../../src/platform/jobs/install-jobs.server.ts'
import { openLog } from '../../src/platform/log.server.ts'
import { projectPath } from '../../src/platform/project-root.server.ts'
import { startPostgres } from './postgres.ts'
import { connected, createDatabase, databaseNamed } from './server-databases.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The migrated database that each worker copies, or null for the embedded engine. */
    template: string | null
    /** The data directory of an empty embedded database. */
    emptyDir: string
  }
}

const folder = projectPath('migrations')
const quiet = () => undefined
const image = join(tmpdir(), `poolwell-empty-${process.pid}.tar`)
let opened: Promise<OpenDatabase> | undefined

/** Runs once per project, before its tests. Starts a real PostgreSQL here, unless TEST_POSTGRES_URL names one. */
export async function setup(project: TestProject) {
  const onPostgres =
    project.name === 'postgres' || (project.name === 'fuzz' && process.env['FUZZ_ENGINE'] !== 'embedded')
  project.provide('emptyDir', `memory:${image}`)
  if (!onPostgres) {
    project.provide('template', null)
    return saveImage()
  }

  const given = process.env['TEST_POSTGRES_URL']
  const server = given === undefined ? await startPostgres() : { url: given, stop: async () => undefined }
  // The platform's own tests, which make empty databases, find it here. So does the fuzz project if it is set up after
  // this one; otherwise it has its own server, since it is ended first.
  if (project.name === 'postgres') process.env['TEST_POSTGRES_URL'] = server.url
  const prefix = `poolwell_test_${process.pid}_${Date.now().toString(36)}`
  project.provide('template', await createTemplate(server.url, `${prefix}_template`))
  return async () => {
    await dropAll(server.url, prefix)
    await server.stop()
  }
}

/** This worker's migrated, otherwise empty database; its test files share it, each with its own users. */
export function testDatabase(): Promise<OpenDatabase> {
  opened ??= openCopy(inject('template'))
  return opened
}

async function openCopy(template: string | null): Promise<OpenDatabase> {
  if (template !== null) return openDatabase({ databaseUrl: await copyOf(template), dataDir: 'memory:', log: quiet })
  const open = await openDatabase({ dataDir: inject('emptyDir'), log: quiet })
  await prepare(open)
  return open
}

/** Initializing an embedded database takes three seconds, so it is done once for all projects. */
async function saveImage() {
  if (!existsSync(image)) {
    const engine = await PGlite.create()
    await writeFile(image, Buffer.from(await (await engine.dumpDataDir('none')).arrayBuffer()))
    await engine.close()
  }
  return () => rmSync(image, { force: true })
}

async function prepare(open: OpenDatabase): Promise<void> {
  await migrate(open, folder)
  await installJobs({ ...open, log: openLog('silent') })
}

async function copyOf(template: string): Promise<string> {
  const from = new URL(template).pathname.slice(1)
  const name = `${from.replace(/_template$/, '')}_${process.pid}_${process.env['VITEST_POOL_ID'] ?? 0}`
  return createDatabase(template, name, from)
}

async function createTemplate(server: string, name: string): Promise<string> {
  const databaseUrl = await createDatabase(server, name)
  const open = await openDatabase({ databaseUrl, dataDir: 'memory:', log: quiet })
  await prepare(open).finally(() => open.close())
  return databaseUrl
}

/** Only what this run created: the server may belong to somebody. */
async function dropAll(server: string, prefix: string): Promise<void> {
  await connected(databaseNamed(server, 'postgres'), async (client) => {
    const found = 'select datname as name from pg_database where starts_with(datname, $1)'
    const { rows } = await client.query<{ name: string }>(found, [prefix])
    for (const { name } of rows) await client.query(`drop database if exists ${name} with (force)`)
  })
}
