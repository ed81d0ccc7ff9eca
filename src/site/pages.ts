import { randomBytes } from 'node:crypto'

import type { Context } from 'hono'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import * as build from 'virtual:react-router/server-build'

import type { ApiVariables } from '../api/context.ts'
import { asRefusal, logFailure } from '../platform/failure.server.ts'
import type { Limits } from '../platform/limits/limits.server.ts'
import { isByScripts, pathOf } from '../platform/page.server.ts'
import { bindToast, readToast } from '../platform/forms/toast-cookie.ts'
import { type Actor, type Visit, visitContext } from '../platform/visit.server.ts'
import { plainErrorPage } from '../shell/plain-error-page.server.ts'
import { htmlContext, shellContext, type Viewer } from '../shell/shell-context.ts'
import { compress, packed } from './compress.ts'
import { methodsOf } from './page-patterns.ts'
import { pagePolicy, sharedPolicy } from './security-headers.ts'

const render = createRequestHandler(build, import.meta.env.MODE)

/** A page for this visit; for a page's data or a file, the router's answer unchanged. */
export async function renderPage(request: Request, visit: Visit): Promise<Response> {
  const nonce = newNonce()
  const { response, html } = await renderWith(request, visit, nonce)
  const accepted = request.headers.get('accept-encoding')
  if (!html) return isPng(response) ? response : compress(response, accepted)
  response.headers.set('content-security-policy', pagePolicy(nonce))
  return packed(html, response, accepted)
}

/** A page for the cache: not compressed yet, and without its nonce, since it is shown more than once. */
export async function renderSharedPage(request: Request, visit: Visit): Promise<Response> {
  const nonce = newNonce()
  const { response, html } = await renderWith(request, visit, nonce)
  if (!html) return response
  response.headers.set('content-security-policy', sharedPolicy(html, nonce))
  return new Response(html.replaceAll(` nonce="${nonce}"`, ''), response)
}

function newNonce(): string {
  return randomBytes(16).toString('base64url')
}

async function renderWith(request: Request, visit: Visit, nonce: string) {
  const isBound = visit.config.publicUrl.startsWith('https:')
  // Scripts show their toast themselves: the answer to one of their requests may not be shown.
  const carried = isByScripts(request) ? null : readToast(request.headers.get('cookie'), isBound)
  const context = new RouterContextProvider()
  const waits: number[] = []
  context.set(visitContext, { ...visit, limits: noting(visit.limits, waits) })
  context.set(shellContext, {
    viewer: visit.actor && viewerOf(visit.actor),
    demo: visit.config.demo,
    carried,
    nonce,
    publicUrl: visit.config.publicUrl,
  })

  const response = await render(readable(request), context)
  if (!response.headers.has('cache-control')) response.headers.set('cache-control', 'no-store')
  if (response.status === 405) response.headers.set('allow', methodsOf(new URL(request.url).pathname))
  if (response.status === 503) response.headers.set('retry-after', '3')
  if (response.status === 429) response.headers.set('retry-after', String(Math.max(1, ...waits)))
  if (isBound) bindToast(response.headers)
  return { response, html: context.get(htmlContext) }
}

/** The router writes an address that it cannot decode into the log, twice and whole: it gets one that means the same. */
function readable(request: Request): Request {
  const url = new URL(request.url)
  try {
    decodeURIComponent(url.pathname)
    return request
  } catch {
    url.pathname = url.pathname.replaceAll('%', '%25')
    return new Request(url, { method: request.method, headers: request.headers })
  }
}

/** Formats that are already compressed; the maps are pictures too, but they are text. */
function isPng({ headers }: Response): boolean {
  return headers.get('content-type') === 'image/png'
}

/** Everything in it may end up in the page. */
function viewerOf({ id, firstName, lastName, role, hasProProfile, imageUrl }: Actor): Viewer {
  return { id, firstName, lastName, role, hasProProfile, imageUrl }
}

/** Records how many seconds a limit asks to wait, for a page's Retry-After header. */
function noting(limits: Limits, waits: number[]): Limits {
  const count = (...use: Parameters<Limits>) =>
    limits(...use).catch((error: unknown) => {
      waits.push(asRefusal(error)?.details.retryAfter ?? 0)
      throw error
    })
  return Object.assign(count, { giveBack: limits.giveBack })
}

/** Answers a page request that failed before it reached the router. */
export function answerPageError(error: unknown, c: Context<ApiVariables>) {
  logFailure(c.var.visit.log, error)
  c.header('cache-control', 'no-store')
  const refusal = asRefusal(error)
  if (refusal?.details.retryAfter !== undefined) c.header('retry-after', String(refusal.details.retryAfter))
  const message = refusal?.message ?? 'Please try again.'
  const status = refusal?.status ?? 500
  if (!c.req.header('accept')?.includes('text/html')) return c.text(message, status)
  c.header('content-security-policy', sharedPolicy('', ''))
  const requestId = refusal ? undefined : c.var.visit.requestId
  const isPage = c.req.method === 'GET'
  return c.html(plainErrorPage({ message, address: pathOf(c.req.raw), isPage, requestId }), status)
}
