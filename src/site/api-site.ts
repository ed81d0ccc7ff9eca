import { Hono } from 'hono'

import { answerError, createApi } from '../api/app.ts'
import type { ApiVariables } from '../api/context.ts'
import { fewWrites, sameOrigin, smallBodies } from '../api/guards.ts'
import { health } from '../api/health.ts'
import { paymentEventsApi, testCheckoutApi } from '../api/memberships.ts'
import { unsubscribeApi } from '../api/unsubscribe.ts'
import { devMail } from './dev-mail.ts'
import { media } from './media.ts'
import { openMetrics } from './metrics.ts'
import { securityHeaders } from './security-headers.ts'
import { turnAway } from './turn-away.ts'
import { type Ground, openVisit } from './visits.ts'

/** Everything that answers HTTP but the pages, in the order in which a request meets it. */
export function createApiSite(ground: Ground, pageOf: (path: string) => string | undefined = () => undefined) {
  const metrics = openMetrics(ground, pageOf)
  const site = new Hono<ApiVariables>()
    .use(securityHeaders(ground.config))
    .route('/', health(ground.database))
    .route('/', metrics.page)
    .use(metrics.measure)
    .use(turnAway())
    .use(openVisit(ground))
    .use(smallBodies)
    .route('/api', paymentEventsApi)
    .route('/', unsubscribeApi)
    .use(sameOrigin)
    .use(fewWrites)
    .route('/', media)
    .route('/api', createApi(ground.config))
    .route('/', devMail)
    .route('/', testCheckoutApi.onError(answerError))
    .onError(answerError)

  ground.stripe.test?.deliverThrough((event) => site.fetch(event))
  return site
}
