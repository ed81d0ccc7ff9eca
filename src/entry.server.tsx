import { renderToReadableStream } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
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
      console.error(error)
    },
  })
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(body, { status: answered, headers })
}
