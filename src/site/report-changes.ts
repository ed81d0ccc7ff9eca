import { createMiddleware } from 'hono/factory'

import type { ApiVariables } from '../api/context.ts'
import { mayChangePages } from './shared-pages.ts'

/**
 * Reports a write before it is answered, so that its sender sees the change. A signed-out visitor changes nothing that
 * others see, and must not be able to keep the cache empty.
 */
export function reportChanges(changed: () => Promise<void>) {
  return createMiddleware<ApiVariables>(async (c, next) => {
    await next()
    if (c.var.visit.actor && mayChangePages(c.req.raw, c.res.status)) await changed()
  })
}
