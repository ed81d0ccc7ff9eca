import { html, raw } from 'hono/html'
import { Marked } from 'marked'
import { z } from 'zod'

import type { Config } from '../platform/config.server.ts'
import type { Answer, Call } from './call.ts'
import type { Resource } from './calls.ts'
import { docsStyle } from './docs-style.ts'
import { exampleOf } from './examples.ts'
import { guide } from './guide.ts'
import { answerSchemas, bodyOrQuery, type JsonSchema } from './json-schema.ts'
import { codesOf, refusedStatuses } from './refusal-words.ts'
import { rowsOf } from './schema-rows.ts'
import { nameOf } from './shapes.ts'

/** The API as a page for people: no scripts, and nothing loaded from other sites. */
export function docsPage(resources: readonly Resource[], config: Config) {
  const shapes = answerSchemas()
  const text = guide(config)
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>API – Poolwell</title>
        ${raw(`<style>${docsStyle}</style>`)}
      </head>
      <body>
        <main>
          <p><a href="/">Poolwell</a></p>
          ${config.demo ? html`<p><b>Demo data.</b> It is made up, and no money moves.</p>` : ''}
          <h1>The Poolwell API</h1>
          <p>For programs: <a href="/api/openapi.json">openapi.json</a>, in the OpenAPI 3.1 format.</p>
          <nav aria-label="On this page">
            ${[titlesOf(text), [...resources.map(({ name }) => name), 'Shapes']].map((titles) => list(titles))}
          </nav>
          ${raw(markdown.parse(text, { async: false }))}
          ${resources.map((resource) => section(resource, shapes, config))}
          <h2 id="shapes">Shapes</h2>
          ${Object.entries(shapes).map(
            ([name, shape]) =>
              html`<details>
                <summary><code>${name}</code></summary>
                <div id="${name}">${described(shape, shapes)}</div>
              </details>`,
          )}
        </main>
      </body>
    </html>`
}

const markdown = new Marked({
  renderer: {
    heading({ tokens, depth, text }) {
      return `<h${depth} id="${anchorOf(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`
    },
  },
})

function inline(text: string) {
  return raw(markdown.parseInline(text, { async: false }))
}

function titlesOf(text: string): string[] {
  return [...text.matchAll(/^## (.+)$/gm)].map(([, title = '']) => title)
}

function list(titles: readonly string[]) {
  return html`<ul>
    ${titles.map((title) => html`<li><a href="#${anchorOf(title)}">${title}</a></li>`)}
  </ul>`
}

function anchorOf(title: string): string {
  return title.toLowerCase().replaceAll(' ', '-')
}

function section({ name, about, calls }: Resource, shapes: Record<string, JsonSchema>, config: Config) {
  return html`<h2 id="${anchorOf(name)}">${name}</h2>
    <p>${inline(about)}</p>
    ${calls.map((call) => callDetails(call, shapes, config))}`
}

function callDetails(call: Call, shapes: Record<string, JsonSchema>, config: Config) {
  const { method, path, summary, details, body, query, answers, repeatable } = call
  const codes = codesOf(call).map(({ code, status, words }) => ({ name: code, what: String(status), words }))
  return html`<details>
    <summary><b class="method ${method}">${method}</b> <code>${path}</code> <span>${summary}</span></summary>
    ${details ? html`<p>${inline(details)}</p>` : ''}
    <p>
      ${whoMay(call)} Answers ${answerWords(answers)}; refuses with ${refusedStatuses(call).join(', ')}.
      ${repeatable ? inline('Takes an `Idempotency-Key`.') : ''}
    </p>
    ${
      query
        ? html`<h3>Parameters</h3>
            ${fieldTable(bodyOrQuery(query, config))}`
        : ''
    }
    ${
      body
        ? html`<h3>Body</h3>
            ${described(bodyOrQuery(body, config), shapes)}`
        : ''
    }
    ${
      codes.length > 0
        ? html`<h3>Errors</h3>
            ${table(codes)}`
        : ''
    }
  </details>`
}

function whoMay({ open, signed }: Call): string {
  if (signed) return 'For the payment provider.'
  return open ? 'For everyone.' : 'For people who are logged in.'
}

function answerWords([status, shape, part]: Answer) {
  if (shape === undefined) return String(status)
  if (typeof shape === 'string') return html`${status} ${shape}${part ? html` of ${reference(nameOf(part))}` : ''}`
  return html`${status} ${shape instanceof z.ZodArray ? 'list of ' : ''}${reference(nameOf(shape))}`
}

function described(schema: JsonSchema, shapes: Record<string, JsonSchema>) {
  return html`${fieldTable(schema)}
    <pre>${JSON.stringify(exampleOf(schema, shapes), null, 2)}</pre>`
}

function fieldTable(schema: JsonSchema) {
  return table(
    rowsOf(schema).map(({ name, isList, type, shape, notes, description }) => ({
      name,
      what: html`${isList ? 'list of ' : ''}${shape ? reference(shape) : type}${notes.map((note) => `, ${note}`)}`,
      words: description,
    })),
  )
}

function table(rows: readonly { name: string; what: unknown; words: string }[]) {
  return html`<table>
    ${rows.map(
      ({ name, what, words }) =>
        html`<tr>
          <td><code>${name}</code></td>
          <td>${what}</td>
          <td>${inline(words)}</td>
        </tr>`,
    )}
  </table>`
}

function reference(shape: string) {
  return html`<a href="#${shape}">${shape}</a>`
}
