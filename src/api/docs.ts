import { hash } from 'node:crypto'

import { call } from './call.ts'
import type { Resource } from './calls.ts'
import { docsPage } from './docs-page.ts'
import { docsStyle } from './docs-style.ts'
import { openapiDocument } from './openapi.ts'

/** `resources` are all calls, including these. Their answers are made once. */
export function docsCalls(resources: () => readonly Resource[]) {
  let document: string | undefined
  let page: string | undefined
  return [
    call('GET /api/openapi.json', {
      summary: 'Get this description as an OpenAPI document',
      answers: [200, 'application/json'],
      cacheFor: 300,
      open: true,
      handle: ({ visit, c }) => {
        document ??= JSON.stringify(openapiDocument(resources(), visit.config))
        return c.body(document, 200, { 'content-type': 'application/json' })
      },
    }),
    call('GET /api/docs', {
      summary: 'Get this description as a page',
      answers: [200, 'text/html'],
      cacheFor: 300,
      open: true,
      handle: async ({ visit: { config }, c }) => {
        page ??= String(await docsPage(resources(), config))
        c.header('content-security-policy', policy)
        return c.html(page)
      },
    }),
  ]
}

const styleHash = hash('sha256', docsStyle, 'base64')
const policy = `default-src 'none'; font-src 'self'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; object-src 'none'`
