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
import { lruCache } from './lru-cache.ts'
import { openPayments, type Payments } from './stripe/payments.server.ts'
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
  const { jobs, paymentsAt } = machinesOn(db)
  return {
    db,
    actor,
    now: at,
    log,
    requestId: 'test',
    ip: '127.0.0.1',
    limits: unlimited,
    files,
    jobs,
    bus: silence,
    payments: paymentsAt(at),
    config,
  }
}

export const unlimited: Limits = Object.assign(async () => undefined, { giveBack: async () => undefined })

const log = openLog('silent')
// What goes on after an error, such as the work on many bookings, only logs it.
log.error = (...said: unknown[]) => {
  throw new Error('A server would log this as an error', { cause: said[0] })
}
const config = readConfig({ RATE_LIMIT_SCALE: '10000' })
const files = openFiles({ dataDir: join(tmpdir(), 'poolwell-tests') })
const opened = new WeakMap<Database, Machines>()

interface Machines {
  jobs: Jobs
  paymentsAt: (at: Date) => Payments
}

// Shared by all visits: separate jobs would each look up queues outside the transaction, until no connection is left,
// and Stripe's client takes longer to make than a visit needs for its rows.
function machinesOn(db: Database): Machines {
  const machines = opened.get(db) ?? openMachines(db)
  opened.set(db, machines)
  return machines
}

function openMachines(db: Database): Machines {
  const payments = lruCache<Payments>(100)
  return {
    jobs: openJobs({ db, engine: 'postgres', log }),
    paymentsAt: (at) => payments(at.toISOString(), () => openPayments({ db, config, log, now: () => at })),
  }
}

/** The HTTP status of what somebody tries. */
export async function outcome(work: Promise<unknown>): Promise<number> {
  return work.then(
    () => 200,
    (error: unknown) => (error instanceof Error && 'status' in error ? Number(error.status) : 500),
  )
}

/** The same, in a transaction of its own, which is not tried again after a deadlock as one of `transact` is. */
export async function outcomeOfOneTry(db: Database, work: (own: Database) => Promise<unknown>): Promise<number> {
  return outcome(db.transaction().execute(work))
}

/** A customer who is signed in, unless overridden. */
export function someone(changes: Partial<Actor> = {}): Actor {
  const { id = newId(), role = 'customer' } = changes
  const names = { firstName: 'Dana', lastName: 'Whitfield', email: `${id}@example.com` }
  return { id, role, ...names, imageUrl: null, hasProProfile: role === 'pro', sessionId: newId(), ...changes }
}
