import { expect, test } from 'vitest'

import { openBusiness } from './cast.ts'
import { anybody, register, site, strict, visitorOf } from './visitor.ts'

const name = `Unmistakable${Date.now()}`
const [customer, pro] = await Promise.all([register('customer', site, { firstName: name }), openBusiness()])
const html = (await anybody('GET /')).text
const asset = /\/assets\/[\w-]+\.js/.exec(html)?.[0] ?? 'no asset'
const calendar = new URL(String((await customer.api('POST /api/calendar/token')).body['url'])).pathname

const answers: [what: string, path: string, status: number][] = [
  ['a page', '/', 200],
  ['a page again, from memory', '/', 200],
  ['a page of ours', `/pros/${pro.id}`, 200],
  ['the data of a page', '/find-pros.data?location=91101', 200],
  ['a form', '/login', 200],
  ['an answer of the API', '/api/categories', 200],
  ['an error of the API', '/api/auth/user', 401],
  ['a call that is none', '/api/no-such-call', 404],
  ['a file', asset, 200],
  ['a picture of ours', '/favicon.svg', 200],
  ['a page that is none', '/no-such-page', 404],
  ['a redirect', '/api/cancel-subscription', 303],
  ['a redirect of a page', '/profile', 302],
  ['a picture that somebody sent', '/media/none-96.webp', 404],
  ['a calendar', calendar, 200],
  ['the sitemap', '/sitemap.xml', 200],
  ['robots.txt', '/robots.txt', 200],
  ['security.txt', '/.well-known/security.txt', 200],
  ['a share picture', `/og/pros/${pro.id}.png`, 200],
  ['a map', '/maps/40.71,-74.01,25.svg', 200],
  ['a map of nowhere', '/maps/40.71.svg', 404],
  ['the mails', '/dev/mail', 200],
  ['health', '/livez', 200],
  ['the docs', '/api/docs', 200],
  ['the description', '/api/openapi.json', 200],
  ['a bad escape', '/pros/%E0%A4%A', 404],
]

test('A34: every kind of answer forbids framing and sniffing, and limits the referrer', async () => {
  const wrong: string[] = []
  for (const [what, path, status] of answers) {
    const answer = await anybody(`GET ${path}`)
    const { headers } = answer
    const policy = headers.get('content-security-policy') ?? ''
    const demands: [name: string, met: boolean][] = [
      [`status ${status}, not ${answer.status}`, answer.status === status],
      ['nosniff', headers.get('x-content-type-options') === 'nosniff'],
      ['referrer', /^(strict-origin-when-cross-origin|no-referrer)$/.test(headers.get('referrer-policy') ?? '')],
      ['frame-ancestors', policy.includes("frame-ancestors 'none'")],
      ['x-frame-options', headers.get('x-frame-options') === 'DENY'],
      ['object-src', policy.includes("object-src 'none'")],
      ['base-uri', policy.includes("base-uri 'none'")],
      ['form-action', policy.includes('form-action ')],
      ['no unsafe script', !/script-src[^;]*unsafe/.test(policy) && !policy.includes('unsafe-eval')],
      ['no unsafe style', path === '/api/docs' || !policy.includes('unsafe-inline')],
      ['permissions-policy', headers.has('permissions-policy')],
      ['opener', headers.get('cross-origin-opener-policy') === 'same-origin'],
      ['resource policy', headers.has('cross-origin-resource-policy')],
      ['no HSTS without https', !headers.has('strict-transport-security')],
      ['no server name', !headers.has('server') && !headers.has('x-powered-by')],
    ]
    wrong.push(...demands.filter(([, met]) => !met).map(([name]) => `${what}: ${name}`))
  }
  expect(wrong).toEqual([])
})

test('A34: refusals carry the same headers, and https is remembered for a year', async () => {
  const calls = ['POST /api/auth/login', 'POST /login', 'DELETE /', 'PUT /api/nothing', 'POST /find-pros']
  for (const call of calls) {
    const { headers, status } = await anybody(call, '{', { origin: 'https://evil.example' })
    expect(status, call).toBeGreaterThanOrEqual(400)
    expect(headers.get('x-content-type-options'), call).toBe('nosniff')
    expect(headers.get('content-security-policy'), call).toContain("frame-ancestors 'none'")
    expect(headers.get('cache-control'), call).toBe('no-store')
  }
  for (const path of ['/', '/api/categories', '/favicon.svg', '/no-such-page']) {
    const { headers } = await visitorOf(strict)(`GET ${path}`)
    expect(headers.get('strict-transport-security'), path).toMatch(/^max-age=31536000; includeSubDomains/)
  }
})

test('a page tells which methods it answers, and to HEAD what it tells to GET', async () => {
  for (const [call, allow] of [
    ['OPTIONS /', 'GET, HEAD'],
    ['PUT /', 'GET, HEAD'],
    ['OPTIONS /login', 'GET, HEAD, POST'],
    ['OPTIONS /Login', 'GET, HEAD, POST'],
  ] as const) {
    const { status, headers } = await anybody(call)
    expect([status, headers.get('allow')], call).toEqual([405, allow])
  }
  // Not cached while another test is writing.
  await expect.poll(askedTwice).toEqual(['', 'no-cache', true])
})

async function askedTwice() {
  const [get, { headers, text }] = [await anybody('GET /terms'), await anybody('HEAD /terms')]
  return [text, headers.get('cache-control'), headers.get('etag') === get.headers.get('etag')]
}

test('A35: nothing private is cached by browsers or proxies, and logging out clears what was', async () => {
  const own = ['/api/auth/user', '/api/bookings', '/api/conversations', '/api/auth/export', '/api/auth/sessions']
  const pages = ['/dashboard', '/profile', '/messages', '/', '/find-pros', `/pros/${pro.id}`, '/dashboard.data']
  for (const path of [...own, ...pages, calendar]) {
    expect((await customer.api(`GET ${path}`)).headers.get('cache-control'), path).toMatch(/\bno-store\b/)
  }
  // Not cached while another test is writing.
  await expect.poll(async () => (await anybody('GET /')).headers.get('cache-control')).toBe('no-cache')
  const shared = await anybody('GET /')
  expect(shared.headers.get('vary')).toContain('cookie')
  expect(shared.text).not.toContain(name)

  const leaving = await register('customer')
  const out = await leaving.api('POST /api/auth/logout')
  expect([out.status, out.headers.get('clear-site-data')]).toEqual([204, '"cache"'])
  const page = await leaving.api('POST /logout', '', { 'content-type': 'application/x-www-form-urlencoded' })
  expect([page.status, page.headers.get('clear-site-data')]).toEqual([303, '"cache"'])
  const ended = await register('customer')
  const password = new URLSearchParams({ password: ended.password }).toString()
  const last = await ended.api('POST /profile/delete', password, {
    'content-type': 'application/x-www-form-urlencoded',
  })
  expect([last.status, last.headers.get('clear-site-data')]).toEqual([303, '"cache"'])
  expect((await leaving.api('GET /dashboard')).status).toBe(302)
})

test('A35: security.txt says where to report', async () => {
  const { text, headers } = await anybody('GET /.well-known/security.txt')
  expect(headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m)
  expect(text).toMatch(/^Expires: \d{4}-/m)
})

test('A33: behind https, the forms of our own pages work, and those of other sites do not', async () => {
  expect(await postForm('/logout', 'https://pool.example')).toBe(303)
  expect(await postForm('/logout.data', 'https://pool.example')).toBe(202)
  for (const origin of ['https://evil.example', 'http://pool.example', 'https://pool.example.evil.example', 'null']) {
    expect(await postForm('/logout', origin), origin).toBe(403)
    expect(await postForm('/logout.data', origin), origin).toBe(403)
  }
})

async function postForm(path: string, origin: string): Promise<number> {
  const sent = { 'content-type': 'application/x-www-form-urlencoded', host: 'pool.example', origin }
  return (await visitorOf(strict)(`POST ${path}`, '', sent)).status
}
