import { expect, test } from 'vitest'

import { openApi } from './support/api.ts'

const origin = 'https://www.poolwell.example'
const { anonymous, site } = await openApi({ MARKETING_HOSTS: 'www.poolwell.example' })
const strict = await openApi({ MARKETING_HOSTS: origin, RATE_LIMIT_SCALE: '0.001' })

test('a page of the marketing host may read every answer, refusals included', async () => {
  const tooLong = JSON.stringify({ email: 'x'.repeat(2_000_000) })
  await strict.anonymous('POST /api/auth/logout')
  for (const [status, answer] of [
    [200, await anonymous('GET /api/categories', undefined, { origin })],
    [422, await anonymous('POST /api/auth/login', {}, { origin })],
    [413, await anonymous('POST /api/auth/login', tooLong, { origin })],
    [404, await anonymous('GET /api/nothing', undefined, { origin })],
    [429, await strict.anonymous('POST /api/auth/logout', undefined, { origin })],
  ] as const) {
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([status, origin])
    expect(answer.headers.get('access-control-expose-headers')).toContain('Retry-After')
  }
  const evil = await anonymous('GET /api/categories', undefined, { origin: 'https://evil.example' })
  expect(evil.headers.get('access-control-allow-origin')).toBeNull()
})

test('a browser asks only once an hour what it may send', async () => {
  const asked = { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type' }
  const { status, headers } = await site.request('/api/auth/login', { method: 'OPTIONS', headers: asked })
  expect([status, headers.get('access-control-allow-origin'), headers.get('access-control-max-age')]).toEqual([
    204,
    origin,
    '3600',
  ])
})

test('a long answer is compressed as its client prefers, a short one is not', async () => {
  const read = (path: string, encoding: string) =>
    site.request(path, { headers: { 'accept-encoding': encoding, origin } })
  const plain = await (await site.request('/api/openapi.json')).text()
  const long = await read('/api/openapi.json', 'gzip, deflate')
  expect([long.headers.get('content-encoding'), long.headers.get('content-type')]).toEqual(['gzip', 'application/json'])
  expect(long.headers.get('vary')?.toLowerCase()).toBe('accept-encoding, origin')
  const bytes = new Uint8Array(await long.arrayBuffer())
  expect(bytes.length).toBeLessThan(plain.length / 3)
  const unpacked = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))
  expect(await new Response(unpacked).text()).toBe(plain)
  expect((await read('/api/subscription-plans', 'gzip')).headers.get('content-encoding')).toBeNull()
  expect((await read('/api/openapi.json', 'identity')).headers.get('content-encoding')).toBeNull()
})
