import { createMiddleware } from 'hono/factory'

import { readingMethods } from '../platform/methods.ts'
import { turnAway, type Unavailable } from './turn-away.ts'

const maxInFlight = 200
const busy: Unavailable = {
  code: 'BUSY',
  message: 'Poolwell is very busy right now. Please try again in a moment.',
  retryAfter: 2,
}

/**
 * Load shedding: reading requests beyond `max` at a time get 503 immediately. In a longer queue nobody would wait long
 * enough. Writing requests are always accepted, as a booking is worth more than a page (docs/decisions/012).
 */
export function shedLoad(max = maxInFlight) {
  let inFlight = 0
  return createMiddleware(async (c, next) => {
    if (!readingMethods.has(c.req.method)) return next()
    if (inFlight >= max) return turnAway(c, busy)
    inFlight++
    try {
      await next()
    } finally {
      inFlight--
    }
  })
}
