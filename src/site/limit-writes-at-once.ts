import { createMiddleware } from 'hono/factory'

import type { ApiVariables } from '../api/context.ts'
import { safeMethods } from '../platform/methods.ts'
import { refuse } from '../platform/refusal.ts'
import { countInFlight } from './count-in-flight.ts'

const maxEach = 4

/** What one account changes at once waits for its own locks, with a connection each (docs/decisions/037). */
export function limitWritesAtOnce(scale: number) {
  const writes = countInFlight()
  const max = maxEach * Math.max(1, scale)

  return createMiddleware<ApiVariables>(async ({ req, var: { visit } }, next) => {
    const who = visit.actor?.id
    if (who === undefined || safeMethods.has(req.method)) return next()
    if (writes.of(who) >= max) refuse('limited', 'That was a lot at once. Please try again.', { retryAfter: 1 })
    await writes.during(who, next)
  })
}
