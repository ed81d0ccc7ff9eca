import { createContext } from 'react-router'

import type { Bus } from './bus/bus.server.ts'
import type { Config } from './config.server.ts'
import type { Database } from './database/database.server.ts'
import type { Files } from './files/files.server.ts'
import type { Jobs } from './jobs/jobs.server.ts'
import type { Limits } from './limits/limits.server.ts'
import type { Log } from './log.server.ts'
import { isTransient } from './database/database-failure.server.ts'
import { refuse } from './refusal.ts'
import type { Payments } from './stripe/payments.server.ts'
import type { Role } from './tables/column-values.ts'

/** What the process opens at startup and all visits share. */
export interface Services {
  log: Log
  limits: Limits
  jobs: Jobs
  bus: Bus
  files: Files
  payments: Payments
  config: Config
}

/**
 * The context of a request: the caller, the time, and the services it uses. Every verb takes one as its first argument.
 */
export interface Visit extends Services {
  db: Database
  actor: Actor | null
  now: Date
  requestId: string
  ip: string
}

/** The operator's own visit: nobody is signed in at the command line. */
export type OperatorVisit = Pick<Visit, 'db' | 'now' | 'jobs' | 'bus'>

export interface Actor {
  id: string
  role: Role
  firstName: string
  lastName: string
  email: string
  imageUrl: string | null
  hasProProfile: boolean
  sessionId: string
}

export const visitContext = createContext<Visit>()

export function signedIn(visit: Visit): Actor {
  return visit.actor ?? refuseSignedOut()
}

export function refuseSignedOut(): never {
  refuse('signed-out', 'Please log in to continue.')
}

/**
 * Limits how much one visitor may read, against scraping; an account, which anybody can open, may read three times as
 * much.
 */
export async function limitReading({ actor, ip, limits }: Visit, what: 'search' | 'profile'): Promise<void> {
  await (actor ? limits(`${what}SignedIn`, actor.id) : limits(what, ip))
}

/**
 * Runs `work` in one transaction, through which its visit makes all queries; inside a transaction it joins that one.
 * Serialization failures and deadlocks are retried, up to three attempts in all.
 */
export async function transact<V extends Pick<Visit, 'db'>, T>(visit: V, work: (visit: V) => Promise<T>): Promise<T> {
  if (visit.db.isTransaction) return work(visit)
  for (let attempt = 1; ; attempt++) {
    try {
      return await visit.db.transaction().execute((db) => work({ ...visit, db }))
    } catch (error) {
      if (attempt === 3 || !isTransient(error)) throw error
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 20 * attempt))
    }
  }
}
