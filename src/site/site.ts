import { Hono } from 'hono'

import { answerError, createApi } from '../api/app.ts'
import type { ApiVariables } from '../api/context.ts'
import { fewWrites, sameOrigin, smallBodies } from '../api/guards.ts'
import { health } from '../api/health.ts'
import type { Config } from '../platform/config.server.ts'
import type { OpenDatabase } from '../platform/database.server.ts'
import type { Limits } from '../platform/limits.server.ts'
import type { Log } from '../platform/log.server.ts'
import { loadAssets } from './assets.ts'
import { answerPageError, renderPage } from './pages.ts'
import { securityHeaders } from './security-headers.ts'
import { openVisit } from './visits.ts'

export interface Ground {
  config: Config
  log: Log
  limits: Limits
  database: OpenDatabase
}

/** Everything that answers HTTP, in the order in which a request meets it. */
export function createSite(ground: Ground) {
  const assets = loadAssets()
  const { config } = ground

  return new Hono<ApiVariables>()
    .use(securityHeaders(config))
    .get('*', async (c, next) => assets(c.req.raw) ?? next())
    .route('/', health(ground.database))
    .use(openVisit(ground))
    .use(sameOrigin)
    .use(smallBodies)
    .use(fewWrites)
    .route('/api', createApi(config))
    .all('*', (c) => renderPage(c.req.raw, c.var.visit))
    .onError((error, c) => (c.req.path.startsWith('/api/') ? answerError(error, c) : answerPageError(error, c)))
}
