import { DatabaseError } from 'pg'

/** The name of the constraint that a failed write violated, if that is why it failed. */
export function violatedConstraint(error: unknown): string | undefined {
  return codeOf(error)?.startsWith('23') && error instanceof DatabaseError ? error.constraint : undefined
}

/** A serialization failure or a deadlock: the same work may succeed when it is retried. */
export function isTransient(error: unknown): boolean {
  const code = codeOf(error)
  return code === '40001' || code === '40P01'
}

/** A lock was not available in time; checks the cause of an error, too. */
export function isLockTimeout(error: unknown): boolean {
  return codeOf(error) === '55P03' || (error instanceof Error && codeOf(error.cause) === '55P03')
}

/** The database is unreachable, starting, stopping, full or too slow: worth retrying later. */
export function isDatabaseAway(error: unknown): boolean {
  const code = codeOf(error)
  if (code)
    // 26000: a read that shared the connection should have prepared the statement, and failed (049).
    return (
      /^(08|53|57|58|25P0|25006|26000|55P03|ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN)/.test(code) || lacksSocket(error)
    )
  return (
    error instanceof Error &&
    /connection (terminated|timeout)|timeout exceeded when trying to connect|is not queryable/i.test(error.message)
  )
}

/**
 * A value that no column can store: NUL or half a character in a text, a number or date out of range, an invalid id.
 */
export function isUnstorable(error: unknown): boolean {
  return /^22(003|007|008|021|P02|P05)$/.test(codeOf(error) ?? '')
}

/** PostgreSQL may listen on a socket that is a file; any other missing file is a bug. */
function lacksSocket(error: unknown): boolean {
  return codeOf(error) === 'ENOENT' && error instanceof Error && 'syscall' in error && error.syscall === 'connect'
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
}
