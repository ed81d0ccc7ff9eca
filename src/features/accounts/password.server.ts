import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

import { limitConcurrency } from '../../platform/limits/limit-concurrency.server.ts'
import { refuse } from '../../platform/refusal.ts'

const derive = promisify(argon2)

// Each hash takes 19 MB and a thread for a while, and compression and file reads need threads too.
const inTurn = limitConcurrency({
  atOnce: 2,
  // About two seconds.
  waiting: 60,
  turnAway: () =>
    refuse('unavailable', 'Many people are logging in right now. Please try again in a moment.', { retryAfter: 5 }),
})

// OWASP's recommendation for argon2id: 19 MiB, two passes, one lane.
const cost = { memory: 19_456, passes: 2, parallelism: 1 }

/** A PHC string: `$argon2id$v=19$m=19456,t=2,p=1$salt$hash`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const hash = await argon2id(password, salt, cost)
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${encode(salt)}$${encode(hash)}`
}

export async function passwordMatches(password: string, stored: string): Promise<boolean> {
  const found = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(stored)
  if (!found) return false

  const [, memory, passes, parallelism, salt = '', hash = ''] = found
  const expected = Buffer.from(hash, 'base64')
  const actual = await argon2id(password, Buffer.from(salt, 'base64'), {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
  })
  return actual.length === expected.length && timingSafeEqual(actual, expected)
}

/** Takes as long as a real comparison, so that the answer's time does not tell whether an address has an account. */
export async function checkDummyPassword(password: string): Promise<false> {
  await argon2id(password, Buffer.alloc(16), cost)
  return false
}

async function argon2id(
  password: string,
  nonce: Buffer,
  { memory, passes, parallelism }: typeof cost,
): Promise<Buffer> {
  const message = password.normalize('NFKC')
  return inTurn(async () => derive('argon2id', { message, nonce, memory, passes, parallelism, tagLength: 32 }))
}

function encode(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '')
}
