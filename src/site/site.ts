import { Hono } from 'hono'

import { answerError } from '../api/app.ts'
import type { ApiVariables } from '../api/context.ts'
import { createApiSite } from './api-site.ts'
import { loadAssets } from './assets.ts'
import { answerPageError, renderPage } from './pages.ts'
import { securityHeaders } from './security-headers.ts'
import type { Ground } from './visits.ts'

/** The whole site: files from memory, then the API and its guards, then the pages behind the same guards. */
export function createSite(ground: Ground) {
  const assets = loadAssets()
  const pages = createApiSite(ground)
    .all('*', (c) => renderPage(c.req.raw, c.var.visit))
    .onError((error, c) => (c.req.path.startsWith('/api/') ? answerError(error, c) : answerPageError(error, c)))

  return new Hono<ApiVariables>()
    .use(securityHeaders(ground.config))
    .get('*', async (c, next) => assets(c.req.raw) ?? next())
    .route('/', pages)
}
