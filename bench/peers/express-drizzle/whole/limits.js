import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'

import { pool } from '../database.js'
import { refuse } from './refuse.js'

// One machine sends what thousands of people would: a benchmark must not meet the limits, but count as they do.
const scale = Number(process.env.RATE_LIMIT_SCALE ?? 1)
const open = (keyPrefix, points, duration) =>
  new RateLimiterPostgres({
    storeClient: pool,
    tableName: 'rate_limit',
    tableCreated: true,
    keyPrefix,
    points: points * scale,
    duration,
  })

const limiters = { write: open('write', 300, 60), bookingRequest: open('bookingRequest', 10, 3600) }

export const maxOpenRequests = 3 * scale

export async function limit(name, who) {
  try {
    await limiters[name].consume(who)
  } catch (reason) {
    if (reason instanceof RateLimiterRes) refuse(429, 'Too many attempts')
    throw reason
  }
}

export async function giveBack(name, who) {
  await limiters[name].reward(who)
}
