import { html } from 'hono/html'

import { buttonClass } from '../ui/button.tsx'
import stylesheet from '../ui/styles.css?url'

interface PlainError {
  message: string
  address: string
  /** The page itself failed, and not a form that was sent from it. */
  isPage: boolean
  /** The log tells more about the request with this id. */
  requestId: string | undefined
}

/** For a request that failed before it reached the router, such as a form that is too large. */
export function plainErrorPage({ message, address, isPage, requestId }: PlainError) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>Something went wrong – Poolwell</title>
        <link rel="stylesheet" href="${stylesheet}" />
      </head>
      <body>
        <header class="border-b border-line bg-paper">
          <div class="wrap flex min-h-18 items-center">
            <a href="/" class="${name}"><img src="/favicon.svg" alt="" class="size-8" />Poolwell</a>
          </div>
        </header>
        <main class="wrap py-10 md:py-14">
          <h1 class="text-title">Something went wrong</h1>
          <p class="mt-4 text-soft">${message}</p>
          ${requestId && html`<p class="mt-4 text-soft">Request ID: ${requestId}</p>`}
          <p class="mt-6 flex flex-wrap gap-3">
            <a class="${buttonClass({})}" href="${address}">${isPage ? 'Try again' : 'Back to the page'}</a>
            <a class="${buttonClass({ variant: 'quiet' })}" href="/">Go to the home page</a>
          </p>
        </main>
      </body>
    </html>`
}

const name =
  'inline-flex min-h-11 items-center gap-2.5 font-display text-heading leading-none font-extrabold text-pool-deep'
