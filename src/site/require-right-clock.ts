import { createMiddleware } from 'hono/factory'

import type { OpenDatabase } from '../platform/database/database.server.ts'
import { turnAway, type Unavailable } from './turn-away.ts'

const unavailable: Unavailable = {
  code: 'UNAVAILABLE',
  message: 'Poolwell is not available right now. Please try again in a moment.',
  retryAfter: 3,
}

/**
 * Answers nothing while this machine's clock is wrong: it would permanently end what has not ended yet, or accept what
 * has. Other servers of the site continue.
 */
export function requireRightClock({ clockIsRight }: Pick<OpenDatabase, 'clockIsRight'>) {
  return createMiddleware(async (c, next) => (clockIsRight() ? next() : turnAway(c, unavailable)))
}
