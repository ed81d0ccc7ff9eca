import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'

import { newId } from '../platform/id.ts'
import { readingMethods } from '../platform/methods.ts'

const atOnce = 200

/**
 * Load shedding: reading requests beyond `most` at a time get 503 immediately. In a longer queue everybody would give up.
 * Writing requests are always accepted, as a booking is worth more than a page (docs/decisions/012).
 */
export function shedLoad(most = atOnce) {
  let underWay = 0
  return createMiddleware(async (c, next) => {
    if (!readingMethods.has(c.req.method)) return next()
    if (underWay >= most) return comeAgain(c)
    underWay++
    try {
      await next()
    } finally {
      underWay--
    }
  })
}

function comeAgain(c: Context) {
  const message = 'Poolwell is very busy right now. Please try again in a moment.'
  const requestId = newId()
  c.header('x-request-id', requestId)
  c.header('retry-after', '2')
  c.header('cache-control', 'no-store')
  if (!c.req.path.startsWith('/api/')) return c.text(message, 503)
  return c.json({ message, code: 'BUSY', requestId }, 503)
}
