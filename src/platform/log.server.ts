import { createHmac, randomBytes } from 'node:crypto'

import pino from 'pino'

export type Log = pino.Logger

const secrets = ['password', 'newPassword', 'currentPassword', 'confirmPassword', 'token', 'cookie', 'authorization']

/** One JSON line an event on standard output; the named secrets never reach it. */
export function openLog(level: string): Log {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    redact: { paths: secrets.flatMap((name) => [name, `*.${name}`]), censor: '[secret]' },
    serializers: { error: withoutRows },
  })
}

/** The database quotes the row in the details of an error; the constraint, which is beside them, says enough. */
function withoutRows(error: unknown) {
  if (!(error instanceof Error)) return error
  return Object.fromEntries(Object.entries(pino.stdSerializers.err(error)).filter(([name]) => name !== 'detail'))
}

const salt = randomBytes(32)

/** The same for the same visitor as long as this process runs; nobody can tell the network address from it. */
export function pseudonymOf(address: string): string {
  return createHmac('sha256', salt).update(address).digest('base64url').slice(0, 12)
}
