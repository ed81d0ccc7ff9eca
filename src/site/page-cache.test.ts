import { expect, test } from 'vitest'

import { openPageCache } from './page-cache.ts'
import { mayChangePages, pageCacheKey } from './shared-pages.ts'

const never = async () => Infinity
const ask = (headers: Record<string, string> = {}) => new Request('http://here.example/', { headers })

function pages() {
  let count = 0
  return { render: async () => new Response(`<p>page ${++count}</p>`, { headers: { 'content-type': 'text/html' } }) }
}

test('a page is rendered once for all concurrent visitors, and for later ones', async () => {
  const cache = openPageCache(never)
  const { render } = pages()
  const answers = await Promise.all(Array.from({ length: 20 }, () => cache.answer('/', ask(), render)))
  const texts = await Promise.all(answers.map((answer) => answer.text()))
  expect(new Set(texts)).toEqual(new Set(['<p>page 1</p>']))
  expect(await (await cache.answer('/', ask(), render)).text()).toBe('<p>page 1</p>')
})

test('after a change no cached page is shown, nor one that was being rendered at the time', async () => {
  const cache = openPageCache(never)
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  const before = cache.answer('/', ask(), async () => {
    await held
    return new Response('before')
  })
  await Promise.resolve()
  cache.forget()
  const after = await cache.answer('/', ask(), async () => new Response('after'))
  release()
  expect(await (await before).text()).toBe('before')
  expect(await after.text()).toBe('after')
  expect(await (await cache.answer('/', ask(), async () => new Response('again'))).text()).toBe('after')
})

test('a second visitor gets a page with better compression, and so does one after a change that did not affect it', async () => {
  const cache = openPageCache(never)
  const words = Array.from({ length: 4000 }, (_, at) => (at * at).toString(36)).join(' ')
  const size = async () => {
    const answer = await cache.answer(
      '/',
      ask({ 'accept-encoding': 'gzip, br, zstd' }),
      async () => new Response(words),
    )
    expect(answer.headers.get('content-encoding')).toBe('br')
    return (await answer.arrayBuffer()).byteLength
  }
  const first = await size()
  await expect.poll(size).toBeLessThan(first)
  cache.forget()
  expect(await size()).toBeLessThan(first)
})

test('a crawler that asks for hundreds of addresses does not drop the page that everybody reads', async () => {
  let now = 0
  const cache = openPageCache(never, () => now)
  const { render } = pages()
  const home = async () => (await cache.answer('/', ask(), render)).text()
  const crawl = async (from: number, to: number) => {
    for (let at = from; at < to; at++) await cache.answer(`/find-pros?location=${at}`, ask(), render)
  }
  await crawl(0, 1)
  await home()
  await crawl(1, 499)
  now = 30_001
  const again = await home()
  await crawl(499, 700)
  expect(await home()).toBe(again)
})

test('no more than 500 pages are cached, however many addresses are asked for', async () => {
  const cache = openPageCache(never)
  const { render } = pages()
  const found = async (at: number) => (await cache.answer(`/find-pros?location=${at}`, ask(), render)).text()
  const first = await found(0)
  for (let at = 1; at <= 500; at++) await found(at)
  expect(await found(500)).toBe('<p>page 501</p>')
  expect(await found(0)).not.toBe(first)
})

test('a page is cached for at most half a minute, and never past the end of a membership', async () => {
  let now = 1000
  const { render } = pages()
  const cache = openPageCache(
    async () => 5000,
    () => now,
  )
  await cache.answer('/', ask(), render)
  now = 4999
  expect(await (await cache.answer('/', ask(), render)).text()).toBe('<p>page 1</p>')
  now = 5000
  expect(await (await cache.answer('/', ask(), render)).text()).toBe('<p>page 2</p>')
})

test('errors, redirects and pages that set a cookie are not cached', async () => {
  const cache = openPageCache(never)
  const once = async (response: Response) => (await cache.answer('/', ask(), async () => response)).status
  expect(await once(new Response('no', { status: 503 }))).toBe(503)
  expect(await once(new Response(null, { status: 302, headers: { location: '/x' } }))).toBe(302)
  expect(await once(new Response('yours', { headers: { 'set-cookie': 'a=b' } }))).toBe(200)
  expect(await (await cache.answer('/', ask(), async () => new Response('fresh'))).text()).toBe('fresh')
})

test("a cached page does not repeat the id of its first visitor's request", async () => {
  const first = new Response('page', { headers: { 'x-request-id': 'of-the-first' } })
  const { headers } = await openPageCache(never).answer('/', ask(), async () => first)
  expect(headers.has('x-request-id')).toBe(false)
})

test('a visitor over the limit is refused alone, and one page is rendered for the others', async () => {
  const cache = openPageCache(never)
  const greedy = cache.answer('/', ask(), async () => new Response('too much', { status: 429 }))
  const others = [1, 2].map((other) => cache.answer('/', ask(), async () => new Response(`page for ${other}`)))
  expect((await greedy).status).toBe(429)
  const answers = await Promise.all(others)
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual(['page for 1', 'page for 1'])
})

test('a visitor who already has the page gets 304, even through a proxy or with several copies', async () => {
  const cache = openPageCache(never)
  const weak = (await cache.answer('/', ask(), pages().render)).headers.get('etag') ?? ''
  expect(weak, 'the same for every encoding').toMatch(/^W\/"/)
  const etag = weak.slice(2)
  const statusFor = async (known: string) => (await cache.answer('/', ask({ 'if-none-match': known }), notAgain)).status
  for (const known of [etag, `W/${etag}`, `"older", W/${etag}`, '*']) expect(await statusFor(known), known).toBe(304)
  for (const known of ['"older"', etag.slice(1, -1), '"*"']) expect(await statusFor(known), known).toBe(200)
})

test.each([
  ['gzip, br', 'br'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['br; q=0.000, GZIP;q=0.5', 'gzip'],
  ['gzip;q=0', null],
  ['brotli', null],
])('a client that accepts %s gets a page as %s', async (accepted, encoding) => {
  const answer = await openPageCache(never).answer('/', ask({ 'accept-encoding': accepted }), pages().render)
  expect(answer.headers.get('content-encoding')).toBe(encoding)
})

const notAgain = () => Promise.reject(new Error('rendered again'))

const address = (url: string, init?: RequestInit) => pageCacheKey(new Request(`http://here.example${url}`, init))

test('only pages that look the same to everyone are shared, and only known parameters are told apart', () => {
  expect(address('/')).toBe('/')
  expect(address('/?utm_source=x')).toBe('/')
  expect(address('/find-pros?x=1&location=Austin%2C+TX&service=2')).toBe('/find-pros?location=Austin%2C+TX&service=2')
  expect(address('/', { headers: { cookie: 'session=1' } })).toBeUndefined()
  expect(address('/', { method: 'HEAD' })).toBe('/')
  expect(address('/', { method: 'POST' })).toBeUndefined()
  expect(address('/offline?from=/blog')).not.toBe(address('/offline'))
  expect(address('/dashboard')).toBeUndefined()
  expect(address(`/pros/${crypto.randomUUID()}?reschedule=1`)).toBeUndefined()
  const reviews = `/pros/${crypto.randomUUID()}?tab=reviews`
  expect(address(`${reviews}&utm_source=x`)).toBe(reviews)
  for (const own of ['date=2026-11-28', 'stars=2']) expect(address(`${reviews}&${own}`)).not.toBe(reviews)
  expect(address('/login')).toBeUndefined()
  expect(address('/find-pros?takesRequests=true&utm_source=x')).toBe('/find-pros?takesRequests=true')
  expect(address('/find-pros?location=91101&date=2026-11-28')).toBeUndefined()
  expect(address(`/find-pros?location=${'x'.repeat(600)}`)).toBeUndefined()
})

test('each page of a paged list is cached', () => {
  for (const list of ['/find-pros?sort=rating', `/pros/${crypto.randomUUID()}?tab=reviews`, '/reviews?'])
    expect(address(`${list}&cursor=x`), list).not.toBe(address(list))
})

const changes = (method: string, path: string, status = 200) =>
  mayChangePages(new Request(`http://here.example${path}`, { method }), status)

test('a write may change pages, unless it was refused or stays between two people', () => {
  expect(changes('PUT', '/api/pros/1')).toBe(true)
  expect(changes('POST', '/pro-dashboard', 303)).toBe(true)
  expect(changes('PATCH', '/api/services/1', 500)).toBe(true)
  expect(changes('POST', '/api/reviews', 201)).toBe(true)
  expect(changes('PUT', '/api/pros/1', 403)).toBe(false)
  expect(changes('GET', '/')).toBe(false)
  expect(changes('POST', '/api/auth/login')).toBe(false)
  expect(changes('POST', '/api/messages/1/read', 204)).toBe(false)
  expect(changes('POST', '/pros/1', 303)).toBe(false)
  expect(changes('PATCH', '/api/bookings/1/status')).toBe(false)
})
