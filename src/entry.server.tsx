import { Writable } from 'node:stream'

import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
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

/** Renders a whole page, which is packed before it is sent; a reader who left, or eight seconds, end it. */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce } = context.get(shellContext)
  let answered = status
  const html = await render(<ServerRouter context={entry} url={request.url} nonce={nonce} />, {
    nonce,
    signal: request.signal,
    onError(error) {
      if (request.signal.aborted) return
      answered = 500
      logFailure(context.get(visitContext).log, error)
    },
  })
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(html, { status: answered, headers })
}

/** Into one buffer: a stream of the web's kind costs a sixth more, and nothing is sent before the end is there. */
function render(page: ReactNode, { nonce, signal, onError }: Rendering) {
  return new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
    const parts: Buffer[] = []
    const whole = new Writable({
      write(part: Buffer, _encoding, done) {
        parts.push(part)
        done()
      },
      final(done) {
        resolve(Buffer.concat(parts))
        done()
      },
    })
    const { pipe, abort } = renderToPipeableStream(page, { nonce, onError, onAllReady: send, onShellError: fail })
    // A timer that goes on after the end would keep every page in memory for so long.
    const tooLong = setTimeout(() => abort(new Error('The page took too long to render')), 8000)
    signal.addEventListener('abort', () => abort(signal.reason), { once: true })

    function send(): void {
      clearTimeout(tooLong)
      pipe(whole)
    }
    function fail(error: unknown): void {
      clearTimeout(tooLong)
      reject(error)
    }
  })
}

interface Rendering {
  nonce: string
  signal: AbortSignal
  onError: (error: unknown) => void
}

/** Into the log and nowhere else: the router's own way writes lines that a visitor may have worded. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  // An address or a method that no page has is nobody's failure here.
  const ofVisitor = isRouteErrorResponse(error) && error.status < 500
  if (!request.signal.aborted && !ofVisitor) logFailure(context.get(visitContext).log, error)
}
