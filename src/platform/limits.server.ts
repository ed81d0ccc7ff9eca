import { CompiledQuery, sql } from 'kysely'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'

import type { Database } from './database.server.ts'
import { refuse, Refusal } from './refusal.ts'
import { hashOf } from './secret-token.server.ts'
import type { Visit } from './visit.server.ts'

/** How often one address or account may do something: `points` times in `seconds`. */
const rules = {
  register: { points: 60, seconds: 3600 },
  login: { points: 60, seconds: 900 },
  loginFailure: { points: 10, seconds: 900 },
  loginFailureByEmail: { points: 100, seconds: 3600 },
  // Shorter than a link works: whoever gets no other one still has the newest.
  forgotPassword: { points: 3, seconds: 900 },
  forgotPasswordByIp: { points: 30, seconds: 3600 },
  passwordReset: { points: 60, seconds: 3600 },
  passwordCheck: { points: 10, seconds: 900 },
  confirmationEmail: { points: 5, seconds: 3600 },
  emailConfirmation: { points: 60, seconds: 3600 },
  bookingRequest: { points: 10, seconds: 3600 },
  contact: { points: 5, seconds: 3600 },
  review: { points: 30, seconds: 3600 },
  picture: { points: 40, seconds: 3600 },
  export: { points: 20, seconds: 3600 },
  membershipRefresh: { points: 30, seconds: 3600 },
  message: { points: 20, seconds: 60 },
  newConversation: { points: 10, seconds: 86_400 },
  typing: { points: 60, seconds: 60 },
  report: { points: 20, seconds: 3600 },
  search: { points: 60, seconds: 60, perProcess: true },
  profile: { points: 120, seconds: 60, perProcess: true },
  searchSignedIn: { points: 180, seconds: 60, perProcess: true },
  profileSignedIn: { points: 360, seconds: 60, perProcess: true },
  suggest: { points: 600, seconds: 60, perProcess: true },
  map: { points: 240, seconds: 60, perProcess: true },
  sitemap: { points: 120, seconds: 60, perProcess: true },
  write: { points: 300, seconds: 60 },
} as const satisfies Record<string, Rule>

export type LimitName = keyof typeof rules

/** Counts one use by `who`; refuses with 429 and the seconds to wait when there were too many. */
export interface Limits {
  (name: LimitName, who: string): Promise<void>
  /** Takes back a use that turned out not to count; never refuses. */
  giveBack: (name: LimitName, who: string) => Promise<void>
}

interface Rule {
  points: number
  seconds: number
  /** Counted in the memory of each process: a request that only reads must not cost a write. */
  perProcess?: true
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
      refuse('limited', 'Too many attempts. Please wait a little and try again.', { retryAfter })
    }
  }
  return Object.assign(count, {
    giveBack: async (name: LimitName, who: string) => void (await limiterOf(name).reward(hashOf(who))),
  })
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
  await sql`delete from rate_limit where expire < ${now.getTime() - 3_600_000}`.execute(db)
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
