import { createMiddleware } from 'hono/factory'

import type { ApiVariables } from '../api/context.ts'
import { maxBodyBytes, takesUpload } from '../api/guards.ts'
import { safeMethods } from '../platform/methods.ts'
import { refuse } from '../platform/refusal.ts'

const max = 20
const maxEach = 3

/** Pictures are read into memory, and may take two minutes to arrive: so many at a time, and so many of one visitor. */
export function limitUploads() {
  const inFlight = new Map<string, number>()
  let all = 0

  return createMiddleware<ApiVariables>(async ({ req, var: { visit } }, next) => {
    const length = Number(req.header('content-length') ?? Infinity)
    if (safeMethods.has(req.method) || !takesUpload(req.path) || length <= maxBodyBytes) return next()
    const who = visit.actor?.id ?? visit.ip
    const own = inFlight.get(who) ?? 0
    if (own >= maxEach) refuse('limited', 'Please wait until your other pictures are here.', { retryAfter: 5 })
    if (all >= max) refuse('unavailable', 'We are busy with other pictures. Please try again.', { retryAfter: 5 })
    all++
    inFlight.set(who, own + 1)
    try {
      await next()
    } finally {
      all--
      const rest = (inFlight.get(who) ?? 1) - 1
      if (rest > 0) inFlight.set(who, rest)
      else inFlight.delete(who)
    }
  })
}
