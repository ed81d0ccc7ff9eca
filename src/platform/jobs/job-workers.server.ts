import type { JobWithMetadata, PgBoss } from 'pg-boss'

import type { OpenDatabase } from '../database/database.server.ts'
import type { JobData } from './jobs.ts'
import type { Log } from '../log.server.ts'
import { isWorked, queues, type WorkName } from './queues.ts'

export type Handlers = { [Name in WorkName]: (data: JobData[Name], id: string) => Promise<void> }

export interface WorkerOptions {
  log: Log
  /** Whether this machine may work now; always, if undefined. */
  clockIsRight?: OpenDatabase['clockIsRight']
}

/** One worker per queue. They pause while this machine's clock is wrong. */
export function openWorkers(boss: PgBoss, { log, clockIsRight = () => true }: WorkerOptions) {
  const workers = new Map<string, string>()
  let clockWatch: ReturnType<typeof setInterval> | undefined

  async function workOn<Name extends WorkName>(name: Name, handle: Handlers[Name]) {
    const options = queues[name].policy === 'stately' ? keyed : polling
    const id = await boss.work<JobData[Name], void, typeof polling>(name, options, async (jobs) => {
      // However this job ends, the worker looks for the next one at once and does not wait for the next poll.
      boss.notifyWorker(workers.get(name) ?? '')
      for (const job of jobs) await attempt(log, job, () => handle(job.data, job.id))
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

  /** If jobs failed instead, they would use up their tries before the clock is set. */
  async function followClock(handlers: Handlers) {
    const isWorking = workers.size > 0
    if (isWorking && !clockIsRight()) leaveAll()
    if (!isWorking && clockIsRight()) await workOnAll(handlers)
  }

  function failed(error: unknown) {
    log.error({ error }, 'background work failed')
    leaveAll()
  }

  return {
    async start(handlers: Handlers) {
      await followClock(handlers)
      clockWatch = setInterval(() => void followClock(handlers).catch(failed), 1000).unref()
    },
    stopWatchingClock: () => clearInterval(clockWatch),
    leaveAll,
    /** For a job just sent. Its transaction has usually committed after the first pause, and nearly always after the other. */
    nudge(name: string) {
      const worker = workers.get(name)
      if (worker) for (const pause of [25, 250]) setTimeout(() => boss.notifyWorker(worker), pause).unref()
    },
  }
}

// One job at a time, so that a failing one does not fail others. Polls find what other processes have sent, what is due
// later and what is tried again; eleven queues twice a second kept an idle server busy.
const polling = { pollingIntervalSeconds: 2, batchSize: 1, includeMetadata: true } as const

// While a job runs, the next one with its key would keep all others of the queue waiting, if the key were not its group.
const keyed = { ...polling, groupConcurrency: 1 } as const

// After this many failed tries somebody should look, however many tries are left.
const patience = 20

type Attempt = Pick<JobWithMetadata, 'name' | 'retryCount' | 'retryLimit'>

async function attempt(log: Log, { name, retryCount, retryLimit }: Attempt, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    const level = retryCount < Math.min(retryLimit, patience) ? 'warn' : 'error'
    const prospect = retryCount < retryLimit ? 'and will be tried again' : 'and that was its last try'
    log[level]({ job: name, error }, `a job failed, ${prospect}`)
    throw error
  }
}
