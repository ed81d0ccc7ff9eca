import type { MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'

/**
 * Lets pages of these other origins call the API. Must come before everything that refuses, because a page can read
 * only answers that name its origin.
 */
export function crossOrigin(origins: string[]): MiddlewareHandler {
  if (origins.length === 0) return (_c, next) => next()
  return cors({
    origin: origins,
    credentials: true,
    exposeHeaders: ['Allow', 'Link', 'Retry-After', 'X-Location', 'X-Request-Id'],
    maxAge: 3600,
  })
}
