import type { Context } from 'hono'

import { newId } from '../platform/id.ts'
import type { RefusalCode } from '../platform/refusal-codes.ts'

export interface Unavailable {
  code: RefusalCode<'unavailable'> | 'UNAVAILABLE'
  message: string
  /** Seconds until a retry makes sense. */
  retryAfter: number
}

/** A 503 that costs nothing: no visit is created for it. */
export function turnAway(c: Context, { code, message, retryAfter }: Unavailable) {
  const requestId = newId()
  c.header('x-request-id', requestId)
  c.header('retry-after', String(retryAfter))
  c.header('cache-control', 'no-store')
  if (!c.req.path.startsWith('/api/')) return c.text(message, 503)
  return c.json({ message, code, requestId }, 503)
}
