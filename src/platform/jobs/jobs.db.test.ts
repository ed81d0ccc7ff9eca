import { sql } from 'kysely'
import { pino } from 'pino'
import { expect, test } from 'vitest'

import { createEmpty, openEmpty } from '../../../tests/support/empty-database.ts'
import { openDatabase } from '../database/database.server.ts'
import { installJobs } from './install-jobs.server.ts'
import type { Handlers } from './job-workers.server.ts'
import { openJobs } from './jobs.server.ts'
import { deleteMail } from './queued-jobs.server.ts'
import { newId } from '../id.ts'
import { openLog } from '../log.server.ts'
import { openBoss } from './pg-boss.server.ts'

const log = openLog('silent')

test('a queue follows the rules of the version that was started last', async () => {
  const database = await openEmpty()
  const rulesOfMail = async () => {
    const { rows } =
      await sql`select policy, retry_limit, retry_delay_max, dead_letter, retention_seconds, deletion_seconds
      from pgboss.queue where name in ('mail', 'undelivered-mail', 'clock') order by name`.execute(database.db)
    return rows
  }
  const never = { retryLimit: 0, retentionSeconds: 60 }
  await installJobs({ ...database, log }, { mail: never, 'undelivered-mail': never })
  const before = await rulesOfMail()
  await installJobs({ ...database, log })
  const now = await rulesOfMail()
  expect(now).not.toEqual(before)
  expect(now).toMatchObject([
    { policy: 'stately', retryLimit: 0 },
    {
      policy: 'standard',
      retryLimit: 14,
      retryDelayMax: 3600,
      deadLetter: 'undelivered-mail',
      deletionSeconds: 86_400,
    },
    { policy: 'standard', retentionSeconds: 30 * 86_400 },
  ])
  await database.close()
})

test('the log of a failed job says whether it will be retried', async () => {
  const database = await openEmpty()
  await installJobs({ ...database, log }, { mail: { retryLimit: 1, retryDelay: 1 } })
  const said: string[] = []
  const jobs = openJobs({ ...database, log: pino({}, { write: (line) => void said.push(JSON.parse(line).msg) }) })
  await jobs.work({ ...idle, mail: () => Promise.reject(new Error('no line')) })
  await jobs.send(database.db, 'mail', { to: 'dana@example.com', subject: '', text: '', html: '' })
  await expect
    .poll(() => said)
    .toEqual(['a job failed, and will be tried again', 'a job failed, and that was its last try'])
  await jobs.stop()
  await database.close()
})

test('the cleanup of a deleted account is retried for years, in the end once a day, and the log reports it', async () => {
  const database = await openEmpty()
  await installJobs({ ...database, log })
  const levels: unknown[] = []
  const jobs = openJobs({ ...database, log: pino({}, { write: (line) => void levels.push(JSON.parse(line).level) }) })
  await jobs.send(database.db, 'end-membership', { customerRef: 'cus_1' })
  await jobs.send(database.db, 'forget-files', { keys: ['a'] })
  await sql`update pgboss.job set retry_count = 500 where name in ('end-membership', 'forget-files')`.execute(
    database.db,
  )
  await jobs.work({ ...idle, 'end-membership': unreachable, 'forget-files': unreachable })
  const left = async () => {
    const { rows } = await sql`select state, round(extract(epoch from start_after - now()) / 3600)::int as hours,
      extract(year from age(keep_until, now()))::int >= 9 as kept
      from pgboss.job where name in ('end-membership', 'forget-files')`.execute(database.db)
    return rows
  }
  const tomorrow = { state: 'retry', hours: 24, kept: true }
  await expect.poll(left, { timeout: 10_000 }).toEqual([tomorrow, tomorrow])
  expect(levels).toEqual([50, 50])
  await jobs.stop()
  await database.close()
})

test('what somebody waits for is tried again a minute after the process that did it was killed', async () => {
  const database = await openEmpty()
  await installJobs({ ...database, log })
  const jobs = openJobs({ ...database, log })
  await jobs.send(database.db, 'forgotten-password', { email: 'dana@example.com' })
  await jobs.send(database.db, 'sync-membership', { customerRef: 'cus_1' }, { key: 'cus_1' })
  await jobs.send(database.db, 'unread-message', { notificationId: newId() }, { key: 'one' })
  const killed = sql`update pgboss.job set state = 'active', started_on = now() - interval '61 seconds'`
  await killed.execute(database.db)
  const supervisor = openBoss({ ...database, log }, false)
  await supervisor.start()
  await supervisor.supervise()
  const { rows } = await sql`select name, state from pgboss.job order by name`.execute(database.db)
  expect(rows).toEqual([
    { name: 'forgotten-password', state: 'retry' },
    { name: 'sync-membership', state: 'retry' },
    { name: 'unread-message', state: 'retry' },
  ])
  await supervisor.stop()
  await database.close()
})

test('whatever a killed process was doing keeps nobody waiting but the next job with its key', async () => {
  const database = await openEmpty()
  await installJobs({ ...database, log })
  const jobs = openJobs({ ...database, log })
  const sync = (customer: string) =>
    jobs.send(database.db, 'sync-membership', { customerRef: customer }, { key: customer })
  await sync('killed')
  await sql`update pgboss.job set state = 'active', started_on = now()`.execute(database.db)
  await sync('killed')
  await sync('other')
  const done: string[] = []
  await jobs.work({ ...idle, 'sync-membership': async ({ customerRef }) => void done.push(customerRef) })
  await expect.poll(() => done, { timeout: 10_000 }).toEqual(['other'])
  await jobs.stop()
  await database.close()
})

test("while a machine's clock is wrong it runs no jobs and uses up no tries", async () => {
  const database = await openEmpty()
  await installJobs({ ...database, log })
  let isRight = false
  const done: string[] = []
  const jobs = openJobs({ ...database, log, clockIsRight: () => isRight })
  await jobs.work({ ...idle, mail: async ({ to }) => void done.push(to) })
  await jobs.send(database.db, 'mail', { to: 'dana@example.com', subject: '', text: '', html: '' })
  // The clock was checked again, and so the queue would have been, too.
  await new Promise((resolve) => setTimeout(resolve, 1500))
  expect(done).toEqual([])

  isRight = true
  await expect.poll(() => done, { timeout: 10_000 }).toEqual(['dana@example.com'])
  await jobs.stop()
  await database.close()
})

test('five servers that start together on a new database all start', async () => {
  const databaseUrl = await createEmpty()
  const start = () => openDatabase({ databaseUrl, dataDir: '', log: () => undefined })
  const opened = await Promise.all([start(), start(), start(), start(), start()])
  await Promise.all(opened.map((open) => installJobs({ ...open, log })))
  await Promise.all(opened.map((open) => open.close()))
})

test('a server that starts waits for no transaction that has queued work', async () => {
  const database = await openEmpty()
  await installJobs({ ...database, log })
  const jobs = openJobs({ ...database, log })
  await database.db.transaction().execute(async (db) => {
    await jobs.send(db, 'mail', { to: 'dana@example.com', subject: '', text: '', html: '' })
    await installJobs({ ...database, log })
  })
  await database.close()
})

test('the mail to one address is deleted through an index, however much is stored', async () => {
  const database = await openEmpty()
  await installJobs({ ...database, log })
  const jobs = openJobs({ ...database, log })
  for (const to of ['Dana@example.com', 'maria@example.com'])
    await jobs.send(database.db, 'mail', { to, subject: '', text: '', html: '' })
  await sql`
    insert into pgboss.job (name, data, policy)
    select 'mail', jsonb_build_object('to', n || '@example.com'), 'standard' from generate_series(1, 5000) n`.execute(
    database.db,
  )
  await sql`analyze pgboss.job`.execute(database.db)

  await deleteMail(database.db, 'dana@example.com')
  const { rows: left } = await sql<{ to: string }>`
    select data->>'to' as to from pgboss.job where data->>'to' in ('Dana@example.com', 'maria@example.com')`.execute(
    database.db,
  )
  expect(left).toEqual([{ to: 'maria@example.com' }])
  const plan = await sql`explain delete from pgboss.job where name in ('mail', 'undelivered-mail', 'forgotten-password')
    and lower(coalesce(data->>'to', data->>'email')) = 'maria@example.com'`.execute(database.db)
  expect(JSON.stringify(plan.rows)).toContain('Index Cond: (lower(')
  await database.close()
})

const unreachable = () => Promise.reject(new Error('no answer'))
const nothing = async () => undefined
const idle: Handlers = {
  mail: nothing,
  'forgotten-password': nothing,
  'sync-membership': nothing,
  'update-customer': nothing,
  'forget-files': nothing,
  'forget-unused-picture': nothing,
  'end-membership': nothing,
  'review-removed': nothing,
  'review-photo-removed': nothing,
  'photo-removed': nothing,
  'pro-approved': nothing,
  'delete-account': nothing,
  'unread-message': nothing,
  clock: nothing,
}
