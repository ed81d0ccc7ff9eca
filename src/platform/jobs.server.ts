import { AsyncLocalStorage } from 'node:async_hooks'

import { fromKysely, type JobInsert, type JobWithMetadata, PgBoss } from 'pg-boss'

import type { Database, OpenDatabase } from './database.server.ts'
import type { JobData, JobName } from './jobs.ts'
import type { Log } from './log.server.ts'
import { indexAddressees } from './queued-jobs.server.ts'
import { isWorked, type QueueRules, queues, type WorkName } from './queues.ts'

export interface Jobs {
  /** Queues a job in the transaction of `db`. */
  send<Name extends JobName>(db: Database, name: Name, data: JobData[Name], options?: SendOptions): Promise<void>
  /** Queues several at once. */
  sendAll<Name extends JobName>(db: Database, name: Name, all: readonly JobData[Name][]): Promise<void>
  /**
   * Starts working on the queues, together with all other processes, except while this machine's clock is wrong. A job
   * whose handler throws is tried again.
   */
  work(handlers: Handlers): Promise<void>
  /** Takes no more jobs, so that requests under way have the database to themselves; jobs can still be sent. */
  pause(): void
  /** Lets running jobs end, and takes no more. */
  stop(): Promise<void>
}

export interface SendOptions {
  /** In a `stately` queue, only one of several waiting jobs with the same key runs. */
  key?: string
  /** Not before so many seconds have passed. */
  after?: number
}

export type Handlers = { [Name in WorkName]: (data: JobData[Name], id: string) => Promise<void> }

/**
 * Creates or updates pg-boss's tables and our queues, as part of migrating. Only a queue's policy is for good.
 * Other `rules` are for tests, which cannot wait for an hour.
 */
export async function installJobs(options: Options, rules: Partial<Record<JobName, QueueRules>> = {}): Promise<void> {
  const boss = open(options, true)
  await boss.start()
  for (const [name, { policy, ...queue }] of Object.entries({ ...queues, ...rules })) {
    await boss.createQueue(name, policy ? { policy } : {})
    await boss.updateQueue(name, queue)
  }
  await indexAddressees(options.db)
  await boss.stop({ graceful: false })
}

/** The queues live in the database, so a job is there exactly when its transaction was committed. */
export function openJobs({ clockIsRight = () => true, ...options }: JobsOptions): Jobs {
  const boss = open(options, false)
  const workers = new Map<string, string>()
  let clockWatch: ReturnType<typeof setInterval> | undefined

  async function workOn<Name extends WorkName>(name: Name, handle: Handlers[Name]) {
    const id = await boss.work<JobData[Name], void, typeof polling>(name, polling, async (jobs) => {
      // Whatever becomes of this job, the worker looks for the next one at once and not at the next poll.
      boss.notifyWorker(workers.get(name) ?? '')
      for (const job of jobs) await attempt(options.log, job, () => handle(job.data, job.id))
    })
    workers.set(name, id)
  }

  async function workOnAll(handlers: Handlers) {
    for (const name of Object.keys(queues).filter(isWorked)) await workOn(name, handlers[name])
  }

  function leaveAll() {
    for (const name of workers.keys()) void boss.offWork(name, { wait: false })
    workers.clear()
  }

  /** Jobs that failed instead would use up their tries before the clock is set. */
  async function followClock(handlers: Handlers) {
    const isWorking = workers.size > 0
    if (isWorking && !clockIsRight()) leaveAll()
    if (!isWorking && clockIsRight()) await workOnAll(handlers)
  }

  function failed(error: unknown) {
    options.log.error({ error }, 'background work failed')
    leaveAll()
  }

  return {
    async send(db, name, data, { key, after } = {}) {
      const merged = key === undefined ? {} : { singletonKey: key }
      const delayed = after === undefined ? {} : { startAfter: after }
      await insertJobs(boss, db, name, [{ data, ...merged, ...delayed }])
      if (after === undefined) nudge(boss, workers.get(name))
    },
    async sendAll(db, name, all) {
      const jobs = all.map((data) => ({ data }))
      await insertJobs(boss, db, name, jobs)
      nudge(boss, workers.get(name))
    },
    async work(handlers) {
      await boss.start()
      await followClock(handlers)
      clockWatch = setInterval(() => void followClock(handlers).catch(failed), 1000).unref()
      await boss.schedule('clock', '*/5 * * * *')
    },
    pause() {
      clearInterval(clockWatch)
      leaveAll()
    },
    async stop() {
      clearInterval(clockWatch)
      await boss.stop({ graceful: true, timeout: 5000 })
    },
  }
}

// One job at a time, so that a failing one does not fail others.
const polling = { pollingIntervalSeconds: 0.5, batchSize: 1, includeMetadata: true } as const

// pg-boss looks up a queue the first time it is used. While jobs are sent that query must go through the sender's transaction:
// the embedded engine has only one connection, and a second query would wait for it for ever.
const sending = new AsyncLocalStorage<ReturnType<typeof fromKysely>>()

async function insertJobs(boss: PgBoss, db: Database, name: JobName, jobs: JobInsert[]): Promise<void> {
  const connection = fromKysely(db.withoutPlugins())
  await sending.run(connection, () => boss.insert(name, jobs, { db: connection }))
}

interface Options {
  db: Database
  engine: OpenDatabase['engine']
  log: Log
}

interface JobsOptions extends Options {
  /** Whether this machine may work now; always, where nothing is said. */
  clockIsRight?: OpenDatabase['clockIsRight']
}

function open({ db, engine, log }: Options, migrate: boolean): PgBoss {
  const own = fromKysely(db.withoutPlugins())
  const boss = new PgBoss({
    db: { executeSql: (text, values) => (sending.getStore() ?? own).executeSql(text, values) },
    backend: engine === 'embedded' ? 'pglite' : 'postgres',
    migrate,
    createSchema: migrate,
    supervise: !migrate,
    schedule: !migrate,
  })
  boss.on('error', (error) => log.error({ error }, 'background work failed'))
  return boss
}

type Attempt = Pick<JobWithMetadata, 'name' | 'retryCount' | 'retryLimit'>

async function attempt(log: Log, { name, retryCount, retryLimit }: Attempt, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (retryCount < retryLimit) log.warn({ job: name, error }, 'a job failed and will be tried again')
    else log.error({ job: name, error }, 'a job failed, and that was its last try')
    throw error
  }
}

/** By then the transaction has usually ended; when it has not, the next poll finds the job. */
function nudge(boss: PgBoss, worker: string | undefined): void {
  if (worker) setTimeout(() => boss.notifyWorker(worker), 25).unref()
}
