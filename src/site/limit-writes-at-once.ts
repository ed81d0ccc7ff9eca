import { createMiddleware } from 'hono/factory'

import type { ApiVariables } from '../api/context.ts'
import { limitConcurrency } from '../platform/limits/limit-concurrency.server.ts'
import { safeMethods } from '../platform/methods.ts'
import { refuse } from '../platform/refusal.ts'

/** One account's concurrent writes wait for its own locks, each with a connection (docs/decisions/037). */
export function limitWritesAtOnce(scale: number) {
  const lanes = new Map<string, ReturnType<typeof limitConcurrency>>()
  const more = Math.max(1, scale)

  function laneOf(who: string) {
    const lane = lanes.get(who) ?? limitConcurrency({ atOnce: 4 * more, waiting: 20 * more, turnAway })
    lanes.set(who, lane)
    return lane
  }

  return createMiddleware<ApiVariables>(async ({ req, var: { visit } }, next) => {
    const who = visit.actor?.id
    if (who === undefined || safeMethods.has(req.method)) return next()
    const lane = laneOf(who)
    try {
      await lane(next)
    } finally {
      if (lane.isIdle()) lanes.delete(who)
    }
  })
}

function turnAway(): never {
  refuse('limited', 'That was a lot at once. Please try again.', { retryAfter: 1 })
}
