import type { Database } from '../database/database.server.ts'
import { type Handlers, openWorkers, type WorkerOptions } from './job-workers.server.ts'
import type { JobData, JobName } from './jobs.ts'
import { type BossOptions, insertJobs, openBoss } from './pg-boss.server.ts'

export interface Jobs {
  /** Queues a job in the transaction of `db`. */
  send<Name extends JobName>(db: Database, name: Name, data: JobData[Name], options?: SendOptions): Promise<void>
  /** Queues several jobs at once. */
  sendAll<Name extends JobName>(db: Database, name: Name, all: readonly JobData[Name][]): Promise<void>
  /**
   * Starts working on the queues, together with all other processes, except while this machine's clock is wrong. A job
   * whose handler throws is retried.
   */
  work(handlers: Handlers): Promise<void>
  /** Takes no more jobs, so that open requests have the database to themselves; jobs can still be sent. */
  pause(): void
  /** Waits for running jobs, and takes no more. */
  stop(): Promise<void>
}

interface SendOptions {
  /** In a `stately` queue, only one of several waiting jobs with the same key runs. */
  key?: string
  /** Not before this many seconds have passed. */
  after?: number
}

/** The queues are in the database, so a job exists exactly when its transaction has committed. */
export function openJobs(options: BossOptions & WorkerOptions): Jobs {
  const boss = openBoss(options, false)
  const workers = openWorkers(boss, options)
  return {
    async send(db, name, data, { key, after } = {}) {
      const merged = key === undefined ? {} : { singletonKey: key, group: { id: key } }
      const delayed = after === undefined ? {} : { startAfter: after }
      await insertJobs(boss, db, name, [{ data, ...merged, ...delayed }])
      if (after === undefined) workers.nudge(name)
    },
    async sendAll(db, name, all) {
      const jobs = all.map((data) => ({ data }))
      await insertJobs(boss, db, name, jobs)
      workers.nudge(name)
    },
    async work(handlers) {
      await boss.start()
      await workers.start(handlers)
      await boss.schedule('clock', '*/5 * * * *')
    },
    pause() {
      workers.stopWatchingClock()
      workers.leaveAll()
    },
    async stop() {
      workers.stopWatchingClock()
      await boss.stop({ graceful: true, timeout: 5000 })
    },
  }
}
