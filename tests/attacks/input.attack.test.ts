import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'

import { businessInfo, requestTo, serviceInfo } from '../support/business.ts'
import { daysAhead } from '../support/days-ahead.ts'
import { freshHour, openBusiness, request } from './cast.ts'
import { raw, rawRequest } from './raw.ts'
import { anybody, register, site } from './visitor.ts'

const [customer, pro] = await Promise.all([register('customer'), openBusiness()])
const leak = /node_modules|\bSELECT |\bselect "|pg_|ECONN|\n\s+at |\/src\/|pglite|postgres|\/build\/|syntax error/
const login = { email: 'nobody@example.com', password: 'secret-water' }

async function sent(body: string, headers: Record<string, string> = {}): Promise<number> {
  return (await anybody('POST /api/auth/login', body, headers)).status
}

test('A26: huge, deeply nested, malformed and compressed bodies are refused without a trace', async () => {
  expect(await sent(JSON.stringify({ ...login, password: 'x'.repeat(2 * 1024 * 1024) }))).toBe(413)
  expect(await sent(JSON.stringify({ ...login, password: 'x'.repeat(5 * 1024 * 1024) }))).toBe(413)
  for (const depth of [21, 1000, 100_000]) {
    expect(await sent(`{"email":${'['.repeat(depth)}${']'.repeat(depth)}}`)).toBe(400)
    expect(await sent('{"a":'.repeat(depth) + '1' + '}'.repeat(depth))).toBe(400)
  }
  expect(await sent(`{"email":"${'['.repeat(90)}","password":"secret-water"}`)).toBe(422)
  expect(await sent(`{"email":"\\"${'{'.repeat(90)}","password":"secret-water"}`)).toBe(422)
  expect(await sent('{"__proto__":{"polluted":1},"email":"a@b.example","password":"secret-water"}')).toBe(422)
  expect(await sent('{"constructor":{"prototype":{"polluted":1}}}')).toBe(422)
  expect(Reflect.get({}, 'polluted')).toBeUndefined()
  for (const broken of ['', '{', '{"email":', 'nul', '\0', '{"a":1}}', '[', '"']) expect(await sent(broken)).toBe(400)
  for (const whole of ['null', '[]', '1', '"x"', 'true', '{}', '[[[]]]']) expect(await sent(whole)).toBe(422)
  expect(await sent(JSON.stringify(login), { 'content-type': 'text/plain' })).toBe(415)
  for (const coding of ['gzip', 'br', 'identity, gzip']) {
    expect(await sent(JSON.stringify(login), { 'content-encoding': coding })).toBe(415)
  }
  const bomb = new Uint8Array(gzipSync(Buffer.alloc(20 * 1024 * 1024)))
  const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' }
  expect((await fetch(`${site}/api/auth/login`, { method: 'POST', body: bomb, headers })).status).toBe(415)
})

test('A26: an endless body is cut off, and headers have a size limit', async () => {
  const chunk = `${(65_536).toString(16)}\r\n${'x'.repeat(65_536)}\r\n`
  const endless = await raw(
    site,
    `POST /api/auth/login HTTP/1.1\r\nhost: ${new URL(site).host}\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\nconnection: close\r\n\r\n`,
    (write) => {
      const timer = setInterval(() => write(chunk), 5)
      return () => clearInterval(timer)
    },
  )
  expect([413, 0]).toContain(endless.status)
  expect(endless.lasted).toBeLessThan(30_000)
  expect((await rawRequest(site, 'GET /', { 'x-long': 'x'.repeat(20_000) })).status).toBe(431)
  expect((await rawRequest(site, 'GET /', { 'x-bad': 'a\rb' })).status).toBe(400)
  const both = { 'transfer-encoding': 'chunked', 'content-length': '5', 'content-type': 'application/json' }
  expect((await rawRequest(site, 'POST /api/auth/login', both)).status).toBe(400)
  expect((await anybody('GET /livez')).status).toBe(200)
})

test('A28: numbers out of bounds are refused, and nobody gets more than fifty rows', async () => {
  const odd = [
    '-1',
    '1e9',
    '1e309',
    'NaN',
    'Infinity',
    '0x10',
    '2147483648',
    '9007199254740993',
    '1.5',
    '١٢',
    '%00',
    '',
  ]
  const places = ['limit', 'minRating', 'distance', 'takesRequests', 'date', 'lat', 'lng', 'service', 'cursor', 'sort']
  for (const place of places) {
    for (const value of odd) {
      const { status, list, text } = await anybody(`GET /api/pros/search?location=91101&${place}=${value}`)
      expect([200, 422], `${place}=${value}: ${text.slice(0, 100)}`).toContain(status)
      expect(list.length).toBeLessThanOrEqual(50)
    }
  }
  expect((await anybody('GET /api/pros/search?limit=1000000000')).status).toBe(422)
  for (const rating of [0, 6, 9, -1, 4.5, '5', null]) {
    const review = { bookingId: pro.id, proId: pro.id, rating, comment: 'Well done' }
    expect((await customer.api('POST /api/reviews', review)).status).toBe(422)
  }
  for (const name of ['days', 'durationMinutes', 'from']) {
    for (const value of odd.filter(Boolean)) {
      const { status } = await anybody(`GET /api/pros/${pro.id}/availability?${name}=${value}`)
      expect(status, `${name}=${value}`).toBe(422)
    }
  }
  for (const id of ['1', '-1', '2147483648', "'", '%00', 'null', '..%2f', '%ff', 'a'.repeat(3000)]) {
    expect([400, 404], id).toContain((await anybody(`GET /api/pros/${id}`)).status)
    expect([400, 404], id).toContain((await customer.api(`GET /api/bookings/${id}`)).status)
    expect([400, 404], id).toContain((await customer.api(`GET /dev/mail/${id}/html`)).status)
  }
})

test('A29: search input is text, never a pattern and never SQL', async () => {
  const typed = [
    '%',
    '_',
    '\\',
    'a & | b',
    "' OR 1=1 --",
    "'; drop table account; --",
    '(a',
    '[',
    '*',
    '(a+)+$',
    '$1',
    '\0',
  ]
  const long = [' '.repeat(4000), 'a '.repeat(3000), '%'.repeat(4000), 'é'.repeat(900)]
  for (const text of [...typed, ...long]) {
    const q = encodeURIComponent(text)
    for (const address of [`/api/pros/search?location=${q}`, `/api/geo/suggest?q=${q}`, `/find-pros?location=${q}`]) {
      const began = performance.now()
      const answer = await anybody(`GET ${address}`)
      expect([200, 400, 422], `${address.slice(0, 60)}: ${answer.text.slice(0, 200)}`).toContain(answer.status)
      expect(answer.text.match(leak)?.[0]).toBeUndefined()
      // Generous, for a busy machine: a catastrophic regular expression takes minutes.
      expect(performance.now() - began).toBeLessThan(15_000)
    }
  }
  expect((await anybody('GET /api/geo/suggest?q=%25%25')).list).toEqual([])
  expect((await anybody('GET /api/pros/search?location=%25')).status).toBe(422)
})

const nasties = [
  null,
  '',
  '   ',
  {},
  [],
  [['x']],
  true,
  -1,
  0.1,
  1e21,
  2 ** 53,
  'a\0b',
  '\ud800',
  '\u202eabc',
  'x'.repeat(90_000),
  '%00',
  '../../etc/passwd',
  '{{7*7}}',
  '\'"`;--',
  '0000-00-00',
  '2026-02-30',
  'infinity',
  'now',
  '__proto__',
]

test('A36: no error reveals how we are built, and only public files are served', async () => {
  const bookingId = await request(customer, pro)
  const forms: [call: string, form: Record<string, unknown>][] = [
    ['POST /api/auth/login', login],
    ['PUT /api/auth/profile', { firstName: 'Dana', lastName: 'Whitfield', email: customer.email, phone: '1' }],
    ['POST /api/booking-request', requestTo(pro.id, freshHour())],
    ['POST /api/reviews', { bookingId, proId: pro.id, rating: 5, comment: 'Well done' }],
    [`PATCH /api/bookings/${bookingId}/status`, { status: 'completed', reason: 'x' }],
    [`POST /api/messages/${pro.id}`, { body: 'Hello', bookingId }],
    ['POST /api/reports', { subject: 'user', id: pro.id, reason: 'Rude', details: 'x' }],
    [`POST /api/messages/${pro.id}/read`, { seq: 1 }],
  ]
  const ofPro: typeof forms = [
    [`PUT /api/pros/${pro.id}`, { ...businessInfo, phone: '1', email: 'a@b.example' }],
    [`PATCH /api/services/${pro.serviceId}`, serviceInfo],
    [`PUT /api/pros/${pro.id}/hours`, { weekly: [], exceptions: [], bufferMinutes: 0, noticeHours: 0 }],
  ]
  const wrong: string[] = []
  async function attack({ api }: { api: typeof anybody }, call: string, form: Record<string, unknown>) {
    const { status, text, headers } = await api(call, form)
    const asJson = status === 204 || /json/.test(headers.get('content-type') ?? '')
    if (status >= 500 || leak.test(text) || !asJson) {
      wrong.push(`${call} ${JSON.stringify(form).slice(0, 150)}: ${status} ${text.slice(0, 200)}`)
    }
  }
  for (const [person, list] of [
    [customer, forms],
    [pro, ofPro],
  ] as const) {
    for (const [call, form] of list) {
      for (const field of Object.keys(form)) {
        await Promise.all(nasties.map((nasty) => attack(person, call, { ...form, [field]: nasty })))
      }
    }
  }
  expect(wrong).toEqual([])

  const files = [
    '/.env',
    '/.git/config',
    '/package.json',
    '/src/server.ts',
    '/build/server/index.js',
    '/.vite/manifest.json',
  ]
  const climbs = ['/../package.json', '/%2e%2e/package.json', '/assets/../../server/index.js', '/..%2f..%2fetc/passwd']
  const debug = ['/debug', '/server-status', '/phpinfo.php', '/wp-login.php', '/__vite_ping', '/@fs/etc/passwd']
  for (const path of [...files, ...climbs, ...debug, '/%00', '/assets/index.js.map']) {
    const { status, text } = await rawRequest(site, `GET ${path}`)
    expect([400, 404], path).toContain(status)
    expect(text).not.toMatch(/"dependencies"|root:x:|\[core\]/)
  }
  const script = /\/assets\/[\w-]+\.js/.exec((await anybody('GET /')).text)?.[0]
  expect((await anybody(`GET ${script}.map`)).status).toBe(404)
  expect((await anybody(`GET ${script}`)).text).not.toContain('sourceMappingURL')
  for (const method of ['TRACE', 'TRACK', 'CONNECT', 'DEBUG', 'PROPFIND']) {
    const answer = await rawRequest(site, `${method} /api/auth/user`, { 'x-secret': 'echo-me' })
    expect(answer.text).not.toContain('echo-me')
    expect(answer.status < 200 || answer.status >= 400).toBe(true)
  }
})

test('A41: nobody books a past, made-up or impossible time', async () => {
  const times = ['03:17', '10:07', '25:00', '-1:00', '', '10', '23:59', '24:00']
  for (const requestTime of times) {
    const body = requestTo(pro.id, { requestTime })
    expect((await customer.api('POST /api/booking-request', body)).status, requestTime).toBe(422)
  }
  const dates = [
    daysAhead(-2),
    '2026-02-30',
    '9999-01-01',
    '0000-00-00',
    'now',
    'infinity',
    '2027-13-01',
    daysAhead(400),
  ]
  for (const requestDate of dates) {
    const body = requestTo(pro.id, { requestDate })
    expect((await customer.api('POST /api/booking-request', body)).status, requestDate).toBe(422)
  }
})
