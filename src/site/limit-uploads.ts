import { createMiddleware } from 'hono/factory'

import type { ApiVariables } from '../api/context.ts'
import { maxBodyBytes, takesUpload } from '../api/guards.ts'
import { safeMethods } from '../platform/methods.ts'
import { refuse } from '../platform/refusal.ts'

const max = 20
const maxEach = 3

/** Pictures are read into memory and may take two minutes to arrive: limits how many at a time, in total and per visitor. */
export function limitUploads() {
  const uploaders: string[] = []

  return createMiddleware<ApiVariables>(async ({ req, var: { visit } }, next) => {
    const length = Number(req.header('content-length') ?? Infinity)
    if (safeMethods.has(req.method) || !takesUpload(req.path) || length <= maxBodyBytes) return next()
    const who = visit.actor?.id ?? visit.ip
    if (uploaders.filter((each) => each === who).length >= maxEach) {
      refuse('limited', 'Please wait until your other pictures are here.', { retryAfter: 5 })
    }
    if (uploaders.length >= max)
      refuse('unavailable', 'We are busy with other pictures. Please try again.', { retryAfter: 5 })
    uploaders.push(who)
    try {
      await next()
    } finally {
      uploaders.splice(uploaders.indexOf(who), 1)
    }
  })
}
