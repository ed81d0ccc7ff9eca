import { sql } from 'kysely'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { createApiSite } from '../../src/site/api-site.ts'
import { type Bus, openBus } from '../../src/platform/bus/bus.server.ts'
import { readConfig } from '../../src/platform/config.server.ts'
import { openFiles } from '../../src/platform/files/files.server.ts'
import { type Jobs, openJobs } from '../../src/platform/jobs/jobs.server.ts'
import { openLimits } from '../../src/platform/limits/limits.server.ts'
import { openLog } from '../../src/platform/log.server.ts'
import { openMailbox } from '../../src/platform/mail/mail.server.ts'
import { openPayments } from '../../src/platform/stripe/payments.server.ts'
import type { Resources } from '../../src/site/visits.ts'
import { jobHandlers } from '../../src/site/job-handlers.ts'
import { testDatabase } from './databases.ts'
import { openBusiness } from './business.ts'
import { requireDeclared } from './declared.ts'
import { openClient, registerWith } from './client.ts'

/** The API on the worker's database, called as clients do: `api('POST /api/reviews', {…})`. */
export async function openApi(environment: Record<string, string> = {}) {
  const database = await testDatabase()
  const config = readConfig({ RATE_LIMIT_SCALE: '10000', LOG_LEVEL: 'silent', ...environment })
  const limits = openLimits(database.db, config.rateLimitScale)
  // Tests of limits start from zero, whatever earlier files have counted.
  if (environment['RATE_LIMIT_SCALE']) await sql`delete from rate_limit`.execute(database.db)
  const log = openLog('silent')
  jobs ??= openJobs({ ...database, log })
  const files = openFiles({ ...config, dataDir: join(tmpdir(), 'poolwell-tests') })
  const bus = await (listening ??= openListeningBus({ database, config, log }))
  const payments = openPayments({ db: database.db, config, log })
  const resources = { config, log, limits, jobs, bus, files, payments, database }
  let changes = 0
  const site = createApiSite(resources, { changed: async () => void changes++ })
  await beginWork(resources)
  const openCaller = () =>
    openClient(async (path, request) => {
      const response = await site.request(path, request)
      await requireDeclared(`${request.method} ${path}`, response.clone())
      return response
    })
  const person = (role: 'customer' | 'pro') => registerWith(openCaller(), role)
  const business = async () => {
    const pro = await person('pro')
    await openBusiness(pro, database.db)
    return pro
  }
  return {
    site,
    resources,
    database,
    bus,
    changes: () => changes,
    anonymous: openCaller(),
    openCaller,
    person,
    business,
  }
}

/** One job worker for all test files that share a database: a second one would take its jobs. */
let jobs: Jobs | undefined
let working: Promise<void> | undefined

function beginWork(resources: Resources): Promise<void> {
  working ??= workUnscheduled(resources)
  return working
}

/**
 * Without the job that looks at the clock every five minutes: for it, the requests of stories in the past have expired.
 */
async function workUnscheduled(resources: Resources): Promise<void> {
  const { config, database, jobs, log } = resources
  // Hundreds of mails from files that have none to do them: the first story would wait for all of these.
  await sql`delete from pgboss.job where state = 'created'`.execute(database.db)
  await jobs.work(jobHandlers(resources, openMailbox(config, database.db, log)))
  await sql`delete from pgboss.schedule`.execute(database.db)
}

let listening: Promise<Bus> | undefined

async function openListeningBus(options: Parameters<typeof openBus>[0]): Promise<Bus> {
  const bus = openBus(options)
  await bus.listen()
  return bus
}
