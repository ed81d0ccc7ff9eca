import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'

import { asRefusal, logFailure } from '../platform/failure.server.ts'
import type { Log } from '../platform/log.server.ts'
import { readingMethods } from '../platform/methods.ts'
import { Refusal } from '../platform/refusal.ts'
import { authApi } from './auth.ts'
import { availabilityApi } from './availability.ts'
import { bookingsApi } from './bookings.ts'
import { calendarApi } from './calendar.ts'
import { categoriesApi } from './categories.ts'
import { contactApi } from './contact.ts'
import { routesTo } from './call-routes.ts'
import { api, type ApiVariables } from './context.ts'
import { docsApi } from './docs.ts'
import { eventsApi } from './events.ts'
import { geoApi } from './geo.ts'
import { refuseUnexpectedBody, requireSignedIn } from './guards.ts'
import { membershipsApi } from './memberships.ts'
import { messagesApi } from './messages.ts'
import { methodsAt } from './openapi.ts'
import { notificationsApi } from './notifications.ts'
import { privacyApi } from './privacy.ts'
import { prosApi } from './pros.ts'
import { reviewCalls } from './reviews.ts'
import { savedProsApi } from './saved-pros.ts'
import { servicesApi } from './services.ts'

/** The public contract: every API call, under /api. */
export function createApi(log: Log) {
  return api
    .createApp()
    .use('/api/*', async (c, next) => {
      await next()
      // Not `c.header`, which would turn the answer's text into a stream again.
      if (!c.res.headers.has('cache-control')) c.res.headers.set('cache-control', 'no-store')
    })
    .all('/api/pros/search', searchIsNoPro)
    .use('/api/*', requireSignedIn)
    .use('/api/*', refuseUnexpectedBody)
    .route('/api', authApi)
    .route('/api', availabilityApi)
    .route('/api', bookingsApi)
    .route('/api', calendarApi)
    .route('/api', categoriesApi)
    .route('/api', contactApi)
    .route('/api', docsApi)
    .route('/api', eventsApi(log))
    .route('/api', geoApi)
    .route('/api', membershipsApi)
    .route('/api', messagesApi)
    .route('/api', notificationsApi)
    .route('/api', privacyApi)
    .route('/api', prosApi)
    .route('/api', savedProsApi)
    .route('/api', servicesApi)
    .route('/', routesTo(reviewCalls))
    .all('/api/*', (c) => answerRefusal(c, noSuchCall(c)))
}

/** Its other methods would be meant for a pro whose id is "search". */
const searchIsNoPro = createMiddleware<ApiVariables>(async (c, next) => {
  if (!readingMethods.has(c.req.method)) throw noSuchCall(c)
  await next()
})

function noSuchCall(c: Context<ApiVariables>): Refusal {
  const methods = methodsAt(c.req.path)
  if (methods.length === 0 || methods.includes(c.req.method)) return new Refusal('missing', 'There is no such call.')
  c.header('allow', methods.join(', '))
  return new Refusal('method-not-allowed', `This address answers ${methods.join(', ')} only.`)
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
