import { createMiddleware } from 'hono/factory'

import { answerError } from '../api/app.ts'
import { publishPagesChanged } from '../platform/bus/pages-changed.server.ts'
import { createApiSite } from './api-site.ts'
import { loadAssets } from './assets.ts'
import { patternOf } from './page-patterns.ts'
import { answerPageError, renderPage, renderSharedPage } from './pages.ts'
import { safeHeaders } from './security-headers.ts'
import { openSiteCache } from './site-cache.ts'
import { pageCacheKey } from './shared-pages.ts'
import type { Resources } from './visits.ts'
import { orPublicPage } from './without-database.ts'

/** The whole site: files from memory, then cached pages, then the guards, the API and the pages behind them. */
export function createSite(resources: Resources) {
  const assets = loadAssets(safeHeaders(resources.config))
  const cache = openSiteCache(resources)
  const site = createApiSite(resources, { patternOf, changed })
    .use(withoutSlash)
    .all('*', (c) => (isShared(c.env) ? renderSharedPage : renderPage)(c.req.raw, c.var.visit))
    .onError((error, c) => (c.req.path.startsWith('/api/') ? answerError(error, c) : answerPageError(error, c)))

  return answer

  async function answer(request: Request, env: object = {}): Promise<Response> {
    const file = assets(request)
    if (file) return file
    // If the clock was set back, cached pages would seem fresh for as long as it is behind.
    const address = resources.database.clockIsRight() ? pageCacheKey(request) : undefined
    if (address === undefined) {
      const answered = await site.fetch(request, env)
      return orPublicPage(request, answered, () => answer(anonymized(request, request.url), env))
    }
    return cache.answer(address, request, async () =>
      site.fetch(anonymized(request, address), { ...env, shared: true }),
    )
  }

  async function changed(): Promise<void> {
    cache.forget()
    await publishPagesChanged({ ...resources, db: resources.database.db }).catch((error: unknown) => {
      resources.log.warn({ error }, 'other processes may show pages that are up to 30 seconds old')
    })
  }
}

/** A page has one address: with a trailing slash it redirects to the one without. */
const withoutSlash = createMiddleware(async (c, next) => {
  const { pathname, search } = new URL(c.req.url)
  if (pathname === '/' || !pathname.endsWith('/')) return next()
  // Keeps one leading slash: two would name another site. Without looking behind it would try each slash of a long row.
  return c.redirect(`/${pathname.replaceAll(/^\/+|(?<!\/)\/+$/g, '')}${search}`, 308)
})

/** Nothing about the visitor reaches a page that others will see; only the forwarded address stays, for the limits. */
function anonymized(request: Request, address: string): Request {
  const forwarded = request.headers.get('x-forwarded-for')
  return new Request(new URL(address, request.url), { headers: forwarded ? { 'x-forwarded-for': forwarded } : {} })
}

function isShared(env: unknown): boolean {
  return typeof env === 'object' && env !== null && 'shared' in env
}
