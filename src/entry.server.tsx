import { text } from 'node:stream/consumers'

import { renderToString } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'

import { logFailure } from './platform/failure.server.ts'
import { visitContext } from './platform/visit.server.ts'
import { htmlContext, shellContext } from './shell/shell-context.ts'
import { followHistory, startScripts } from './shell/start-scripts.server.ts'
import { lazyComponents } from './ui/lazy-component.ts'

/**
 * Renders a whole page into one string, in half the time of React's streams; no part of it is waited for (017). The
 * string goes into the context: as a response body it would become a stream that has to be read again to be compressed.
 */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  { serverHandoffStream, ...entry }: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce } = context.get(shellContext)
  const data = serverHandoffStream ? await text(serverHandoffStream) : ''
  await Promise.all(lazyComponents)
  const page = renderToString(<ServerRouter context={ofItsRoutes(entry)} url={request.url} nonce={nonce} />)
  context.set(htmlContext, withScripts(page, followHistory(nonce), startScripts(entry, data, nonce)))
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(null, { status, headers })
}

/**
 * Without the routes of other pages: the router makes elements of all it is given, which took a tenth of the rendering.
 */
function ofItsRoutes(entry: EntryContext): EntryContext {
  const routes = entry.staticHandlerContext.matches.flatMap(({ route }) => entry.manifest.routes[route.id] ?? [])
  return {
    ...entry,
    manifest: { ...entry.manifest, routes: Object.fromEntries(routes.map((route) => [route.id, route])) },
  }
}

/** Joined at once: React's string is thousands of pieces, and each change to it would copy all of them. */
function withScripts(page: string, first: string, last: string): string {
  const [head, body] = [page.indexOf('<head>') + '<head>'.length, page.lastIndexOf('</body></html>')]
  return ['<!DOCTYPE html>', page.slice(0, head), first, page.slice(head, body), last, page.slice(body)].join('')
}

/** Logs errors as JSON; the router's default would print lines whose wording a visitor controls. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  // An unknown address or method is not a failure of the server.
  const ofVisitor = isRouteErrorResponse(error) && error.status < 500
  if (!request.signal.aborted && !ofVisitor) logFailure(context.get(visitContext).log, error)
}
