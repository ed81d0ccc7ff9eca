import { createMiddleware } from 'hono/factory'

import type { ApiVariables } from '../api/context.ts'
import { maxBodyBytes, takesUpload } from '../api/guards.ts'
import { safeMethods } from '../platform/methods.ts'
import { refuse } from '../platform/refusal.ts'
import { countInFlight } from './count-in-flight.ts'

const max = 20
const maxEach = 3

/** Pictures are read into memory and may take two minutes to arrive: limits how many at a time, in total and per visitor. */
export function limitUploads() {
  const uploads = countInFlight()

  return createMiddleware<ApiVariables>(async ({ req, var: { visit } }, next) => {
    const length = Number(req.header('content-length') ?? Infinity)
    if (safeMethods.has(req.method) || !takesUpload(req.path) || length <= maxBodyBytes) return next()
    const who = visit.actor?.id ?? visit.ip
    if (uploads.of(who) >= maxEach) {
      refuse('limited', 'Please wait until your other pictures are here.', { retryAfter: 5 })
    }
    if (uploads.all() >= max)
      refuse('unavailable', 'We are busy with other pictures. Please try again.', { retryAfter: 5 })
    await uploads.during(who, next)
  })
}
