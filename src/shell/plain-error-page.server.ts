import { html } from 'hono/html'

import stylesheet from '../ui/styles.css?url'

interface PlainError {
  message: string
  address: string
  /** The log tells more about the request with this id. */
  requestId: string | undefined
}

/** For a request that failed before it reached the router, such as a form that is too large. */
export function plainErrorPage({ message, address, requestId }: PlainError) {
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
        <main class="wrap py-20">
          <h1 class="text-title">Something went wrong</h1>
          <p class="mt-4 text-soft">${message}</p>
          ${requestId && html`<p class="mt-4 text-soft">Request ID: ${requestId}</p>`}
          <p class="mt-4"><a class="link" href="${address}">Back to the page</a></p>
          <p class="mt-4"><a class="link" href="/">Go to the home page</a></p>
        </main>
      </body>
    </html>`
}
