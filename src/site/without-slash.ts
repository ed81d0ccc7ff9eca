import { createMiddleware } from 'hono/factory'

/** A page has one address: with a trailing slash it redirects to the one without. */
export const withoutSlash = createMiddleware(async (c, next) => {
  const { pathname, search } = new URL(c.req.url)
  if (pathname === '/' || !pathname.endsWith('/')) return next()
  // Keeps one leading slash: two would name another site.
  return c.redirect(`/${pathname.replaceAll(/^\/+|\/+$/g, '')}${search}`, 308)
})
