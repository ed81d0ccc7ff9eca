import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { Bus } from './bus/bus.server.ts'
import { readConfig } from './config.server.ts'
import type { Database } from './database/database.server.ts'
import { openFiles } from './files/files.server.ts'
import { newId } from './id.ts'
import { type Jobs, openJobs } from './jobs/jobs.server.ts'
import type { Limits } from './limits/limits.server.ts'
import { openLog } from './log.server.ts'
import { openPayments } from './stripe/payments.server.ts'
import { now } from './tables/rows.fixture.ts'
import type { Actor, Visit } from './visit.server.ts'

const silence: Bus = {
  publish: async () => undefined,
  subscribe: () => () => undefined,
  listen: async () => undefined,
  hangUp: () => undefined,
  close: async () => undefined,
}

/** A visit without limits, with the machine's default settings. */
export function testVisit(db: Database, actor: Actor | null, at = now): Visit {
  const log = openLog('silent')
  const config = readConfig({ RATE_LIMIT_SCALE: '10000' })
  return {
    db,
    actor,
    now: at,
    log,
    requestId: 'test',
    ip: '127.0.0.1',
    limits: unlimited,
    files: openFiles({ dataDir: join(tmpdir(), 'poolwell-tests') }),
    jobs: jobsOn(db),
    bus: silence,
    payments: openPayments({ db, config, log, now: () => at }),
    config,
  }
}

export const unlimited: Limits = Object.assign(async () => undefined, { giveBack: async () => undefined })

const opened = new WeakMap<Database, Jobs>()

// Shared by all visits: separate ones would each look up queues outside the transaction, until no connection is left.
function jobsOn(db: Database): Jobs {
  const jobs = opened.get(db) ?? openJobs({ db, engine: 'postgres', log: openLog('silent') })
  opened.set(db, jobs)
  return jobs
}

/** The HTTP status of what somebody tries. */
export async function outcome(work: Promise<unknown>): Promise<number> {
  return work.then(
    () => 200,
    (error: unknown) => (error instanceof Error && 'status' in error ? Number(error.status) : 500),
  )
}

/** A customer who is signed in, unless overridden. */
export function someone(changes: Partial<Actor> = {}): Actor {
  const { id = newId(), role = 'customer' } = changes
  const names = { firstName: 'Dana', lastName: 'Whitfield', email: `${id}@example.com` }
  return { id, role, ...names, imageUrl: null, hasProProfile: role === 'pro', sessionId: newId(), ...changes }
}
