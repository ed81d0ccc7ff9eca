import { join } from 'node:path'
import { tmpdir } from 'node:os'
import { fromKysely, PgBoss } from 'pg-boss'

import { openBus } from '../../src/platform/bus/bus.server.ts'
import { readConfig } from '../../src/platform/config.server.ts'
import type { OpenDatabase } from '../../src/platform/database/database.server.ts'
import { openFiles } from '../../src/platform/files/files.server.ts'
import { installJobs } from '../../src/platform/jobs/install-jobs.server.ts'
import { openJobs } from '../../src/platform/jobs/jobs.server.ts'
import { openLog } from '../../src/platform/log.server.ts'
import { openMailbox } from '../../src/platform/mail/mail.server.ts'
import { migrate } from '../../src/platform/database/migrations.server.ts'
import { projectPath } from '../../src/platform/project-root.server.ts'
import { openPayments } from '../../src/platform/stripe/payments.server.ts'
import { listUndelivered } from '../../src/platform/mail/undelivered-mail.server.ts'
import { unlimited } from '../../src/platform/visit.fixture.ts'
import { visitFrom } from '../../src/site/visits.ts'
import { jobHandlers } from '../../src/site/job-handlers.ts'
import { openEmpty } from './empty-database.ts'

const log = openLog('silent')

/** A separate database whose mail is retried after one second, with three tries at most. */
export async function openMailDatabase(): Promise<OpenDatabase> {
  const database = await openEmpty()
  await migrate(database, projectPath('migrations'))
  const mail = { retryLimit: 3, retryDelay: 1, expireInSeconds: 30, deadLetter: 'undelivered-mail' }
  await installJobs({ ...database, log }, { mail })
  return database
}

/** A process that sends mail to `smtpUrl`. */
export function openMailProcess(database: OpenDatabase, smtpUrl: string) {
  const config = readConfig({ SMTP_URL: smtpUrl, MAIL_FROM: 'Poolwell <hello@pool.example>' })
  const jobs = openJobs({ ...database, log })
  const resources = {
    config,
    log,
    jobs,
    database,
    limits: unlimited,
    bus: openBus({ database, config, log }),
    files: openFiles({ dataDir: join(tmpdir(), 'poolwell-tests') }),
    payments: openPayments({ db: database.db, config, log }),
  }
  const mailbox = openMailbox(config, database.db, log)
  return {
    visit: () => visitFrom(resources, 'test'),
    open: () => jobs.work(jobHandlers(resources, mailbox)),
    async close() {
      await jobs.stop()
      mailbox.close()
    },
  }
}

/** The recipients to whom mail could not be delivered. */
export async function undelivered(database: OpenDatabase): Promise<string[]> {
  return (await listUndelivered(database)).map(({ to }) => to)
}

/** What every process does once a minute: requeues the jobs of processes that have died. */
export async function requeueLostMail({ db, engine }: OpenDatabase): Promise<void> {
  const backend = engine === 'embedded' ? 'pglite' : 'postgres'
  const boss = new PgBoss({
    db: fromKysely(db.withoutPlugins()),
    backend,
    migrate: false,
    supervise: false,
    schedule: false,
  })
  await boss.start()
  await boss.supervise('mail')
  await boss.stop({ graceful: false })
}
