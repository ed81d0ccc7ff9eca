import { Hono } from 'hono'

import { answerError, createApi } from '../api/app.ts'
import { routesTo } from '../api/call-routes.ts'
import { openCalls } from '../api/calls.ts'
import type { ApiVariables } from '../api/context.ts'
import { limitBodies, limitWrites, sameOrigin, sameViewer } from '../api/guards.ts'
import { health } from '../api/health.ts'
import { testCheckoutApi } from '../api/test-checkout.ts'
import { unsubscribeApi } from '../api/unsubscribe.ts'
import { compressAnswers } from './compress-answers.ts'
import { crossOrigin } from './cross-origin.ts'
import { devMail } from './dev-mail.ts'
import { limitUploads } from './limit-uploads.ts'
import { limitWritesAtOnce } from './limit-writes-at-once.ts'
import { media } from './media.ts'
import { openMetrics } from './metrics.ts'
import { reportChanges } from './report-changes.ts'
import { requireRightClock } from './require-right-clock.ts'
import { securityHeaders } from './security-headers.ts'
import { shedLoad } from './shed-load.ts'
import { openVisit, type Resources } from './visits.ts'

interface SiteOptions {
  /** The page that an address belongs to, for the metrics. */
  patternOf?: (path: string) => string | undefined
  /** Called before the answer to a write that may have changed what others see. */
  changed?: () => Promise<void>
}

/** Everything that answers HTTP except the pages, in the order in which a request passes through it. */
export function createApiSite(
  resources: Resources,
  { patternOf = () => undefined, changed = async () => undefined }: SiteOptions = {},
) {
  const metrics = openMetrics(resources, patternOf)
  const { webhooks = [], calls = [] } = Object.groupBy(openCalls(resources.log), ({ signed }) =>
    signed ? 'webhooks' : 'calls',
  )
  const site = new Hono<ApiVariables>()
    .use(securityHeaders(resources.config))
    .route('/', health(resources.database))
    .route('/', metrics.page)
    .use(metrics.measure)
    .use('/api/*', crossOrigin(resources.config.marketingOrigins))
    .use('/api/*', compressAnswers)
    .use(requireRightClock(resources.database))
    .use(shedLoad())
    .use(openVisit(resources))
    .use(limitWritesAtOnce(resources.config.rateLimitScale))
    .use(reportChanges(changed))
    .use(limitUploads())
    .use(limitBodies)
    .route('/', routesTo(webhooks))
    .route('/', unsubscribeApi)
    .use(sameOrigin)
    .use(sameViewer)
    .use(limitWrites)
    .route('/', media)
    .route('/', createApi(calls))
    .route('/', devMail)
    .route('/', testCheckoutApi.onError(answerError))
    .onError(answerError)

  resources.payments.test?.deliverTo((event) => site.fetch(event))
  return site
}
