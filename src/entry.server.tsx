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
 * Renders a whole page into one string, in half the time of React's streams; no part of it is waited for (017). The string
 * goes into the context: as a response body it would become a stream that has to be read again to be compressed.
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
  const page = renderToString(<ServerRouter context={entry} url={request.url} nonce={nonce} />)
  const whole = page
    .replace('<head>', (start) => start + followHistory(nonce))
    .replace('</body></html>', (end) => startScripts(entry, data, nonce) + end)
  context.set(htmlContext, `<!DOCTYPE html>${whole}`)
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(null, { status, headers })
}

/** Logs errors as JSON; the router's default would print lines whose wording a visitor controls. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  // An unknown address or method is not a failure of the server.
  const ofVisitor = isRouteErrorResponse(error) && error.status < 500
  if (!request.signal.aborted && !ofVisitor) logFailure(context.get(visitContext).log, error)
}
