import { CompiledQuery, sql } from 'kysely'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'

import type { Database } from '../database/database.server.ts'
import { hoursInMs } from '../durations.ts'
import { type LimitName, type Rule, rules } from './limit-rules.ts'
import { refuse, Refusal } from '../refusal.ts'
import { hashOf } from '../secret-token.server.ts'
import type { Visit } from '../visit.server.ts'

/** Counts one use by `who`; refuses with 429 and the seconds to wait when there were too many. */
export interface Limits {
  (name: LimitName, who: string): Promise<void>
  /** Takes back a use that turned out not to count; never refuses. */
  giveBack: (name: LimitName, who: string) => Promise<void>
}

/**
 * Counters are in the database, so that all processes count together; memory stands in while it is unavailable. Their
 * keys are hashes, which have a fixed length and identify nobody.
 */
export function openLimits(db: Database, scale: number): Limits {
  const limiters = new Map<LimitName, RateLimiterPostgres | RateLimiterMemory>()

  const limiterOf = (name: LimitName) => {
    const limiter = limiters.get(name) ?? openLimiter(db, name, scale)
    limiters.set(name, limiter)
    return limiter
  }
  const count = async (name: LimitName, who: string) => {
    try {
      await limiterOf(name).consume(hashOf(who))
    } catch (reason) {
      if (!(reason instanceof RateLimiterRes)) throw reason
      const retryAfter = Math.max(1, Math.ceil(reason.msBeforeNext / 1000))
      refuse('limited', `Too many attempts. Please wait ${waitOf(retryAfter)} and try again.`, { retryAfter })
    }
  }
  return Object.assign(count, {
    giveBack: async (name: LimitName, who: string) => void (await limiterOf(name).reward(hashOf(who))),
  })
}

/** "40 seconds", "15 minutes", "2 hours": rounded up, so that trying after it works. */
function waitOf(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  if (seconds < 60) return counted(seconds, 'second')
  return minutes < 60 ? counted(minutes, 'minute') : counted(Math.ceil(minutes / 60), 'hour')
}

function counted(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}

/** Counts one use by `who`; false when there were too many, for actions that are skipped rather than refused. */
export async function isWithinLimit(limits: Limits, name: LimitName, who: string): Promise<boolean> {
  return limits(name, who).then(
    () => true,
    (error: unknown) => {
      if (error instanceof Refusal && error.kind === 'limited') return false
      throw error
    },
  )
}

/** Removes expired counters; their next use would start from zero anyway. */
export async function removeExpiredLimits({ db, now }: Pick<Visit, 'db' | 'now'>): Promise<void> {
  await sql`delete from rate_limit where expire < ${now.getTime() - hoursInMs(1)}`.execute(db)
}

function openLimiter(db: Database, name: LimitName, scale: number) {
  const rule: Rule = rules[name]
  const points = Math.max(1, Math.round(rule.points * scale))
  const inMemory = new RateLimiterMemory({ keyPrefix: name, points, duration: rule.seconds })
  if (rule.perProcess) return inMemory
  return new RateLimiterPostgres({
    storeClient: { query: ({ text, values = [] }: Query) => db.executeQuery(CompiledQuery.raw(text, values)) },
    storeType: 'client',
    tableName: 'rate_limit',
    tableCreated: true,
    clearExpiredByTimeout: false, // otherwise each limiter of each process would; the scheduled job does it for all
    keyPrefix: name,
    points,
    duration: rule.seconds,
    insuranceLimiter: inMemory,
  })
}

interface Query {
  text: string
  values?: unknown[]
}
