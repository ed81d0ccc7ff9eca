import { renderToReadableStream } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'

import { logFailure } from './platform/failure.server.ts'
import { visitContext } from './platform/visit.server.ts'
import { shellContext } from './shell/shell-context.ts'

/** Renders a page as a stream; a reader who left, or eight seconds, end it. */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce } = context.get(shellContext)
  let answered = status
  const body = await renderToReadableStream(<ServerRouter context={entry} url={request.url} nonce={nonce} />, {
    nonce,
    signal: AbortSignal.any([request.signal, AbortSignal.timeout(8000)]),
    onError(error) {
      if (request.signal.aborted) return
      answered = 500
      logFailure(context.get(visitContext).log, error)
    },
  })
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(body, { status: answered, headers })
}

/** Into the log and nowhere else: the router's own way writes lines that a visitor may have worded. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  // An address or a method that no page has is nobody's failure here.
  const ofVisitor = isRouteErrorResponse(error) && error.status < 500
  if (!request.signal.aborted && !ofVisitor) logFailure(context.get(visitContext).log, error)
}
