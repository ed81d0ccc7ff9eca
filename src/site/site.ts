import { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'

import { answerError } from '../api/app.ts'
import type { ApiVariables } from '../api/context.ts'
import { nextStandingChange } from '../features/memberships/next-standing.server.ts'
import { createApiSite } from './api-site.ts'
import { loadAssets } from './assets.ts'
import { pageOf } from './page-patterns.ts'
import { openPageCache, type PageCache } from './page-cache.ts'
import { answerPageError, renderPage, renderSharedPage } from './pages.ts'
import { tellPagesChanged, pagesOnBus } from './pages-on-bus.ts'
import { securityHeaders } from './security-headers.ts'
import { mayChangePages, sharedAddress } from './shared-pages.ts'
import { type Ground, visitFrom } from './visits.ts'

/** The whole site: files from memory, then pages that are kept, then the API, its guards, and the pages behind them. */
export function createSite(ground: Ground) {
  const assets = loadAssets()
  const cache = openPageCache(() => nextChange(ground))
  ground.bus.subscribe(pagesOnBus, { receive: () => cache.forget(), end: () => cache.forget() })
  const pages = createApiSite(ground, pageOf)
    .all('*', (c) => (isShared(c.env) ? renderSharedPage : renderPage)(c.req.raw, c.var.visit))
    .onError((error, c) => (c.req.path.startsWith('/api/') ? answerError(error, c) : answerPageError(error, c)))

  return new Hono<ApiVariables>()
    .use(securityHeaders(ground.config))
    .get('*', async (c, next) => assets(c.req.raw) ?? next())
    .get(
      '*',
      keptPages(cache, (request, env) => pages.fetch(request, env)),
    )
    .use(forgetPages(ground, cache))
    .route('/', pages)
}

/** While the database is away nothing is kept: what needs no database is rendered each time. */
function nextChange(ground: Ground): Promise<number> {
  return nextStandingChange(visitFrom(ground, 'page cache')).catch(() => 0)
}

type Fetch = (request: Request, env: object) => Response | Promise<Response>

function keptPages(cache: PageCache, fetch: Fetch) {
  return createMiddleware(async (c, next) => {
    const address = sharedAddress(c.req.raw)
    if (address === undefined) return next()
    return cache.answer(address, c.req.raw, async () =>
      fetch(new Request(new URL(address, c.req.url)), { ...c.env, shared: true }),
    )
  })
}

function isShared(env: unknown): boolean {
  return typeof env === 'object' && env !== null && 'shared' in env
}

/** Before whoever wrote is answered, no page is kept that was rendered before. */
function forgetPages(ground: Ground, cache: PageCache) {
  return createMiddleware(async (c, next) => {
    await next()
    if (!mayChangePages(c.req.raw, c.res.status)) return
    cache.forget()
    await tellPagesChanged(ground)
  })
}
