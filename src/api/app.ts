import type { Context } from 'hono'

import { asRefusal, logFailure } from '../platform/failure.server.ts'
import { Refusal } from '../platform/refusal.ts'
import type { Call } from './call.ts'
import { routesTo } from './call-routes.ts'
import { api, type ApiVariables } from './context.ts'

/** The public contract: what is under /api. */
export function createApi(calls: readonly Call[]) {
  return api
    .createApp()
    .use('/api/*', async (c, next) => {
      await next()
      // Not `c.header`, which would turn the answer's text into a stream again.
      if (!c.res.headers.has('cache-control')) c.res.headers.set('cache-control', 'no-store')
    })
    .route('/', routesTo(calls))
    .all('/api/*', (c) => answerRefusal(c, new Refusal('missing', 'There is no such call.')))
}

/** The one place where a thrown error becomes an answer of the API. */
export function answerError(error: unknown, c: Context<ApiVariables>) {
  logFailure(c.var.visit.log, error)
  c.header('cache-control', 'no-store')
  const refusal = asRefusal(error)
  if (refusal) return answerRefusal(c, refusal)
  return c.json({ message: 'Something went wrong.', code: 'INTERNAL', requestId: c.var.visit.requestId }, 500)
}

function answerRefusal(c: Context<ApiVariables>, { message, code, status, details }: Refusal) {
  const { fields, suggestions, retryAfter } = details
  if (retryAfter !== undefined) c.header('retry-after', String(retryAfter))
  return c.json({ message, code, fields, suggestions, requestId: c.var.visit.requestId }, status)
}
