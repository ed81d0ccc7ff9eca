import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'

import type { ApiVariables } from '../api/context.ts'
import { authenticate } from '../features/accounts/sessions.server.ts'
import { sessionCookie } from '../platform/cookies.server.ts'
import { readCookie } from '../platform/read-cookie.ts'
import { newId } from '../platform/id.ts'
import type { OpenDatabase } from '../platform/database/database.server.ts'
import type { Config } from '../platform/config.server.ts'
import { pseudonymOf } from '../platform/log.server.ts'
import type { Services, Visit } from '../platform/visit.server.ts'
import { rateLimitAddress } from './visitor-address.ts'

export interface Resources extends Services {
  database: OpenDatabase
}

/** Creates the visit of a request and identifies the caller; every handler after this one uses it. */
export function openVisit(resources: Resources) {
  const { config } = resources
  const { name } = sessionCookie(config.publicUrl)

  return createMiddleware<ApiVariables>(async (c, next) => {
    const request = { method: c.req.method, path: pathForLog(c.req.path), proxyRequestId: proxyIdOf(c, config) }
    const visit = visitFrom(resources, rateLimitAddress(ipOf(c, config.trustProxy)), request)
    c.set('visit', visit)
    c.header('x-request-id', visit.requestId)
    visit.actor = await authenticate(visit, readCookie(c.req.header('cookie'), name))

    const began = performance.now()
    await next()
    // A page is a new response, which would lack a header that was set before it.
    c.res.headers.set('x-request-id', visit.requestId)
    visit.log.info({
      status: c.res.status,
      ms: Math.round(performance.now() - began),
      account: visit.actor?.id,
      visitor: pseudonymOf(visit.ip),
    })
  })
}

/**
 * No longer than our own paths, and without control characters that a terminal would obey. The address of a calendar
 * is a secret, even mistyped, and many people read logs.
 */
function pathForLog(path: string): string {
  return encodeURI(path)
    .slice(0, 300)
    .replace(/(\/calendar\/+)(?!token$).+$/i, '$1….ics')
}

/** A proxy's own id of the request, to find it in both logs. */
function proxyIdOf(c: Context, { trustProxy }: Config): string | undefined {
  const id = trustProxy ? c.req.header('x-request-id') : undefined
  return id !== undefined && /^[\w.:=-]{1,128}$/.test(id) ? id : undefined
}

/** A visit without an actor: for a request before its session is read, or for a background job. */
export function visitFrom(
  { database, ...services }: Resources,
  ip: string,
  request: Record<string, string | undefined> = {},
): Visit {
  const requestId = newId()
  const log = services.log.child({ requestId, ...request })
  return { ...services, db: database.db, actor: null, now: new Date(), requestId, ip, log }
}

// In a forwarded header only the last hop, written by our own proxy, cannot be forged by the visitor.
function ipOf(c: Context, trustProxy: boolean): string {
  const forwarded = trustProxy ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined
  return forwarded || socketAddress(c)
}

function socketAddress(c: Context): string {
  // Requests made within the process, as in tests, have no socket.
  return c.env?.incoming ? (getConnInfo(c).remote.address ?? 'unknown') : 'in-process'
}
