import { createMiddleware } from 'hono/factory'

/** A page has one address: with a slash at its end, it leads to the one without. */
export const withoutSlash = createMiddleware(async (c, next) => {
  const { pathname, search } = new URL(c.req.url)
  if (pathname === '/' || !pathname.endsWith('/')) return next()
  // Of the slashes at its start one is left: two would name another site.
  return c.redirect(`/${pathname.replaceAll(/^\/+|\/+$/g, '')}${search}`, 308)
})
