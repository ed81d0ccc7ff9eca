import { createHash } from 'node:crypto'

import { html, raw } from 'hono/html'
import { z } from 'zod'

import type { Config } from '../platform/config.server.ts'
import { type Answer, type Call, call } from './call.ts'
import { answerShape, bodyOrQuery, openapiDocument } from './openapi.ts'
import { nameOf, shapes } from './shapes.ts'

/** `calls` are all calls, among them these. */
export function docsCalls(calls: () => readonly Call[]) {
  return [
    call('GET /api/openapi.json', {
      summary: 'Get this description as an OpenAPI document',
      answers: [200, 'application/json'],
      cacheFor: 300,
      open: true,
      handle: ({ visit, c }) => c.json(openapiDocument(calls(), visit.config)),
    }),
    call('GET /api/docs', {
      summary: 'Get this description as a page',
      answers: [200, 'text/html'],
      cacheFor: 300,
      open: true,
      handle: ({ visit, c }) => {
        c.header('content-security-policy', policy)
        return c.html(page(calls(), visit.config))
      },
    }),
  ]
}

const style = `
  @font-face { font-family: Figtree; src: url(/fonts/figtree.woff2) format('woff2'); font-weight: 300 900 }
  @font-face { font-family: Bricolage; src: url(/fonts/bricolage-grotesque.woff2) format('woff2'); font-weight: 600 800 }
  :root { color-scheme: light dark; --paper: #fffaf0; --card: #ffffff; --ink: #0e2a36; --line: #eadcc2; --pool: #0b7a94 }
  @media (prefers-color-scheme: dark) {
    :root { --paper: #06222e; --card: #0b2e3c; --ink: #ecf7f8; --line: #1d4b5b; --pool: #6fd3e6 }
  }
  body { font: 17px/1.55 Figtree, system-ui, sans-serif; max-width: 60rem; margin: 0 auto; padding: 2.5rem 1.25rem 5rem;
    background: var(--paper); color: var(--ink) }
  h1, h2 { font-family: Bricolage, system-ui, sans-serif; letter-spacing: -.025em; line-height: 1.15 }
  h1 { font-size: clamp(2rem, 5vw, 2.8rem) }
  h2 { margin: 2.75rem 0 .75rem }
  h2::first-letter { text-transform: uppercase }
  a { color: var(--pool) }
  details { border: 1px solid var(--line); border-radius: 12px; margin-top: .5rem; padding: .7rem 1rem; background: var(--card) }
  details:hover { border-color: var(--pool) }
  summary { cursor: pointer; overflow-wrap: anywhere; display: grid; align-items: baseline; gap: .2rem .9rem;
    grid-template-columns: 4.6rem minmax(0, 1fr) 1rem }
  summary::-webkit-details-marker { display: none }
  summary::after { content: '+'; grid-area: 1 / -2; text-align: center; color: var(--pool); font-weight: 700 }
  [open] > summary::after { content: '−' }
  summary span { grid-column: 2 }
  summary code:first-child { grid-column: 1 / 3 }
  :focus-visible { outline: 3px solid var(--pool); outline-offset: 2px }
  code, pre { font: .9em ui-monospace, monospace }
  pre { overflow-x: auto; padding: .8rem; border: 1px solid var(--line); border-radius: 8px }
  .method { border-radius: 99px; font-size: .8rem; font-weight: 700; text-align: center }
  .GET { background: light-dark(#d5e3f8, #1b3f6b); color: light-dark(#173f77, #d5e6ff) }
  .POST { background: light-dark(#cfe8d6, #17493a); color: light-dark(#174a34, #cdeedb) }
  .PUT { background: light-dark(#ffe3b0, #1f4a4a); color: light-dark(#5c3a06, #ffe6b3) }
  .PATCH { background: light-dark(#cdeef2, #0f4a5c); color: light-dark(#0a4f66, #c6eef5) }
  .DELETE { background: light-dark(#ffd5c8, #5c2b1f); color: light-dark(#7a2411, #ffdacf) }
  @media (min-width: 48rem) {
    summary { grid-template-columns: 4.6rem minmax(0, 1fr) minmax(0, 1fr) 1rem }
    summary span { grid-column: 3 }
    summary code:first-child { grid-column: 1 / 4 }
  }
`
const styleHash = createHash('sha256').update(style).digest('base64')
const policy = `default-src 'none'; font-src 'self'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; object-src 'none'`

/** A page for people: no scripts, and nothing loaded from other sites. */
function page(calls: readonly Call[], config: Config) {
  const groups = Map.groupBy(calls, ({ path }) => path.split('/')[2] ?? '')
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>HTTP interface – Poolwell</title>
        ${raw(`<style>${style}</style>`)}
      </head>
      <body>
        <main>
          <p><a href="/">Poolwell</a></p>
          ${config.demo ? html`<p><b>Demo data.</b> It is made up, and no money moves.</p>` : ''}
          <h1>Poolwell’s HTTP interface</h1>
          <p>
            JSON in and out; the session is a cookie. Every error is
            <code>{"message", "code", "fields"?, "requestId"}</code>. For programs:
            <a href="/api/openapi.json">openapi.json</a>.
          </p>
          ${[...groups].map(
            ([group, rows]) =>
              html`<h2>${group.replaceAll('-', ' ')}</h2>
                ${rows.map((call) => row(call, config))}`,
          )}
          <h2>Shapes</h2>
          ${Object.entries(shapes).map(
            ([name, shape]) =>
              html`<details>
                <summary id="${name}"><code>${name}</code></summary>
                ${schema(answerShape(shape))}
              </details>`,
          )}
        </main>
      </body>
    </html>`
}

function row({ method, path, summary, body, query, answers, open }: Call, config: Config) {
  return html`<details>
    <summary><b class="method ${method}">${method}</b> <code>${path}</code> <span>${summary}</span></summary>
    <p>${open ? 'For everyone.' : 'For people who are signed in.'} Answers: ${answerWords(answers)}.</p>
    ${
      query
        ? html`<p>Parameters:</p>
            ${schema(bodyOrQuery(query, config))}`
        : ''
    }
    ${
      body
        ? html`<p>Body:</p>
            ${schema(bodyOrQuery(body, config))}`
        : ''
    }
  </details>`
}

function answerWords([status, shape]: Answer): string {
  if (shape === undefined) return String(status)
  if (typeof shape === 'string') return `${status} ${shape}`
  return `${status} ${shape instanceof z.ZodArray ? 'list of ' : ''}${nameOf(shape)}`
}

function schema(value: object) {
  return html`<pre>${JSON.stringify(value, null, 2)}</pre>`
}
