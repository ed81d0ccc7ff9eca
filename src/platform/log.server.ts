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
    serializers: { error: withoutPeople },
  })
}

/**
 * The database quotes the row in the details of an error; the constraint, which is beside them, says enough. A mail server
 * quotes addresses, and nodemailer lists them beside its answer.
 */
function withoutPeople(error: unknown): unknown {
  if (!(error instanceof Error)) return withoutAddresses(error)
  const plain = Object.entries(pino.stdSerializers.err(error)).filter(
    ([name, value]) => name !== 'detail' && typeof value !== 'object',
  )
  return Object.fromEntries(plain.map(([name, value]) => [name, withoutAddresses(value)]))
}

function withoutAddresses(value: unknown): unknown {
  return typeof value === 'string' ? value.replaceAll(/[^\s<>"'@=:/()]+@[^\s<>"'@:/(),;]+/g, '[address]') : value
}

const salt = randomBytes(32)

/** The same for the same visitor as long as this process runs; nobody can tell the network address from it. */
export function pseudonymOf(address: string): string {
  return createHmac('sha256', salt).update(address).digest('base64url').slice(0, 12)
}
