import { join } from 'node:path'

import { serve } from '@hono/node-server'

import { demoAccounts } from './features/accounts/demo-accounts.ts'
import { loadDemo, refuseDemoData } from './demo/load-demo.server.ts'
import { loadPlaces } from './features/places/places.server.ts'
import { openBus } from './platform/bus/bus.server.ts'
import { type Config, configFromProcess } from './platform/config.server.ts'
import { type OpenDatabase, openDatabase } from './platform/database/database.server.ts'
import { openFiles } from './platform/files/files.server.ts'
import { installJobs } from './platform/jobs/install-jobs.server.ts'
import { openJobs } from './platform/jobs/jobs.server.ts'
import { releaseStartupMemory } from './platform/release-startup-memory.server.ts'
import { openLimits } from './platform/limits/limits.server.ts'
import { type Log, openLog } from './platform/log.server.ts'
import { openMailbox } from './platform/mail/mail.server.ts'
import { migrate, migrated, requireMigrations } from './platform/database/migrations.server.ts'
import { nameOf, refuseMoved } from './platform/backup/moved-database.server.ts'
import { openPayments } from './platform/stripe/payments.server.ts'
import { projectPath } from './platform/project-root.server.ts'
import { warnWithoutLimits } from './platform/database/session-limits.server.ts'
import { requireWritableFolder } from './platform/files/writable-folder.server.ts'
import { createSite } from './site/site.ts'
import { jobHandlers } from './site/job-handlers.ts'
import { closeGracefully } from './site/close-gracefully.ts'
import { countMissingTotals, runEach } from './site/periodic-tasks.ts'
import { endSlowRequests, serverLimits } from './site/slow-requests.ts'
import { visitFrom } from './site/visits.ts'

/** Runs the server until it is told to stop. */
export async function start(): Promise<void> {
  const config = configFromProcess()
  const poolwell = await openPoolwell(config, (text) => console.log(text))
  const listening = { fetch: poolwell.fetch, port: config.port, hostname: config.host, serverOptions: serverLimits }
  const server = serve(listening, ({ port }) => console.log(welcome(config, port)))
  endSlowRequests(server)
  releaseStartupMemory()
  server.on('error', (error: NodeJS.ErrnoException) => {
    console.error(error.code === 'EADDRINUSE' ? portTaken(config.port) : error.message)
    process.exit(1)
  })
  closeGracefully(server, poolwell)
}

/** The whole application for one configuration: its request handler, and how to close it. */
export async function openPoolwell(config: Config, say: (text: string) => void = () => {}) {
  const log = openLog(config.logLevel)
  const database = await openPrepared({ config, log, say })
  const limits = openLimits(database.db, config.rateLimitScale)
  const mailbox = openMailbox(config, database.db, log)
  const jobs = openJobs({ ...database, log })
  const files = openFiles(config)
  const bus = openBus({ database, config, log })
  const payments = openPayments({ db: database.db, config, log })
  const resources = { config, log, limits, jobs, bus, files, payments, database }
  const site = createSite(resources)
  await bus.listen()
  await jobs.work(jobHandlers(resources, mailbox))
  // Not waited for. Until the totals of a new database are stored, each page counts them by itself.
  const counted = runEach({ countMissingTotals }, () => visitFrom(resources, 'background'))
  return {
    fetch: site,
    log,
    /** Streams would hold the server open, and jobs would keep those waiting who are still to be answered. */
    prepareToClose() {
      bus.hangUp()
      jobs.pause()
    },
    async close() {
      await bus.close()
      await jobs.stop()
      await counted
      mailbox.close()
      await database.close()
    },
  }
}

/** The database with all its tables; the process ends when it is lost. */
async function openPrepared({ config, log, say }: Preparation): Promise<OpenDatabase> {
  refuseMoved(config)
  if (config.s3Url === undefined) requireWritableFolder(join(config.dataDir, 'files'))
  say(`Opening the database (${nameOf(config)}) …`)
  const database = await openDatabase({
    databaseUrl: config.databaseUrl,
    dataDir: config.dataDir,
    poolSize: config.databasePool,
    log: (message, fields) => log.warn({ ...fields }, message),
  })
  // Without its database this process is useless; its supervisor can restart it.
  database.onLost((reason) => {
    log.fatal({ error: reason }, 'the database is lost')
    process.exit(1)
  })
  await prepare(database, { config, log, say }).catch(async (error: unknown) => {
    await database.close()
    throw error
  })
  return database
}

interface Preparation {
  config: Config
  log: Log
  say: (text: string) => void
}

async function prepare(database: OpenDatabase, { config, log, say }: Preparation): Promise<void> {
  if (config.migrateOnStart) {
    const done = await migrate(database, projectPath('migrations'))
    if (done.length > 0) say(migrated(done))
    await installJobs({ ...database, log })
  } else await requireMigrations(database, projectPath('migrations'))
  await warnWithoutLimits(database, log)
  if (config.demo) await loadDemo({ ...database, files: openFiles(config) }, new Date(), say)
  else await refuseDemoData(database.db)
  loadPlaces()
}

function welcome({ host, demo }: Config, port: number): string {
  const address = `Poolwell is ready: http://${host === '0.0.0.0' ? 'localhost' : host}:${port}`
  if (!demo) return address
  const accounts = demoAccounts.map(({ email, password, who }) => `  ${email}  ${password}  ${who}`)
  return [address, 'Demo accounts (email, password):', ...accounts].join('\n')
}

function portTaken(port: number): string {
  return `Port ${port} is already in use. Choose another one: PORT=${port + 1} npm start`
}
