import { isDatabaseAway, isTransient, isUnstorable } from './database/database-failure.server.ts'
import type { Log } from './log.server.ts'
import { Refusal } from './refusal.ts'

/**
 * What the client is told about a thrown error: refusals as they are, an unavailable database as 503, nothing about
 * bugs.
 */
export function asRefusal(error: unknown): Refusal | null {
  if (error instanceof Refusal) return error
  // A conflict that outlived its retries is caused by the load, not by this request.
  if (isDatabaseAway(error) || isTransient(error) || isStorageAway(error)) {
    return new Refusal('unavailable', 'Poolwell is catching its breath. Please try again in a moment.', {
      retryAfter: 3,
    })
  }
  if (isUnstorable(error)) return new Refusal('malformed', 'Something in this request cannot be read.')
  return null
}

/**
 * The disk of the pictures is full, read-only or somebody else's, or their bucket fails: for the operator to fix, and
 * the log says where.
 */
function isStorageAway(error: unknown): boolean {
  return (
    error instanceof Error && 'code' in error && /^(ENOSPC|EDQUOT|EROFS|EACCES|EREMOTEIO)$/.test(String(error.code))
  )
}

/** Bugs and outages are logged in full, with their request. */
export function logFailure(log: Log, error: unknown): void {
  if (error instanceof Refusal && error.kind !== 'unavailable') return
  log[asRefusal(error) ? 'warn' : 'error']({ error }, 'request failed')
}

/** Why something was refused, in a sentence; for bugs and outages, which it logs, `otherwise`. */
export function whyFailed(log: Log, error: unknown, otherwise = 'Please try again.') {
  const refusal = asRefusal(error)
  // A signed-out user is sent to the login page.
  if (refusal?.code === 'SIGNED_OUT') throw error
  logFailure(log, error)
  return { refusal, why: error instanceof Refusal ? error.message.replace(/\.?$/, '.') : otherwise }
}
