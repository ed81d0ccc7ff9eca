import { createHmac, randomBytes } from 'node:crypto'

import pino from 'pino'

export type Log = pino.Logger

const secrets = ['password', 'newPassword', 'currentPassword', 'confirmPassword', 'token', 'cookie', 'authorization']

/** One JSON line per event on standard output; the listed secrets never appear in it. */
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
 * The database quotes the row in an error's details; its constraint is logged separately and is enough. A mail server
 * quotes addresses, and nodemailer lists them next to its answer.
 */
function withoutPeople(error: unknown): unknown {
  if (!(error instanceof Error)) return withoutAddresses(error)
  const plain = Object.entries(pino.stdSerializers.err(error)).filter(
    ([name, value]) => name !== 'detail' && typeof value !== 'object',
  )
  return Object.fromEntries(plain.map(([name, value]) => [name, withoutAddresses(value)]))
}

// As long as an address can be: without a limit, a long text without one would take the square of its length.
function withoutAddresses(value: unknown): unknown {
  return typeof value === 'string' ? value.replaceAll(/[^\s<>"'@=:/()]{1,254}@[^\s<>"'@:/(),;]+/g, '[address]') : value
}

const salt = randomBytes(32)

/** The same for the same visitor as long as this process runs; does not reveal the network address. */
export function pseudonymOf(address: string): string {
  return createHmac('sha256', salt).update(address).digest('base64url').slice(0, 12)
}
