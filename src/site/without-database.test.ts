import { expect, test } from 'vitest'

import { orPublicPage } from './without-database.ts'

const away = () => new Response('Please try again in a moment.', { status: 503 })
const asVisitor = () => new Response('<h1>About</h1>', { headers: { etag: '"1"', 'cache-control': 'no-cache' } })

/** The answer to somebody with a session, while the database is away. */
function asked(path: string, { method = 'GET', cookie = 'session=1', shown = asVisitor, answered = away } = {}) {
  const request = new Request(`https://poolwell.example${path}`, { method, headers: cookie ? { cookie } : {} })
  return orPublicPage(request, answered(), async () => shown())
}

test('a page that needs no database is shown to somebody who is signed in as to visitors, without scripts', async () => {
  for (const path of ['/about', '/terms', '/blog', '/blog/green-pool', '/about.data']) {
    const { status, headers } = await asked(path)
    expect(status, path).toBe(200)
    expect(headers.get('content-security-policy')).toContain("script-src 'none'")
    expect([headers.get('cache-control'), headers.get('etag')]).toEqual(['no-store', null])
  }
})

test('other pages, forms, visitors and pages that fail for them, too, stay refused; what is answered stays as it is', async () => {
  for (const path of ['/', '/dashboard', '/find-pros', '/contact', '/api/about', '/blog/a/b'])
    expect((await asked(path)).status, path).toBe(503)
  expect((await asked('/about', { method: 'POST' })).status).toBe(503)
  expect((await asked('/about', { cookie: '' })).status).toBe(503)
  expect((await asked('/about', { shown: away })).status).toBe(503)
  const { headers } = await asked('/about', { answered: () => new Response('Hello, Dana') })
  expect(headers.get('content-security-policy')).toBeNull()
})
