import { expect, test } from 'vitest'

import { openApi } from '../../tests/support/api.ts'

const { site, anonymous, person } = await openApi({ METRICS_TOKEN: 'a-token-of-the-tests' })
const token = { authorization: 'Bearer a-token-of-the-tests' }

async function metrics(headers: Record<string, string> = token) {
  const response = await site.request('/metrics', { headers })
  return { status: response.status, type: response.headers.get('content-type'), text: await response.text() }
}

test('with the token, metrics cover the process, the pool and the jobs, each with its help and type', async () => {
  const { status, type, text } = await metrics()
  expect(status).toBe(200)
  expect(type).toMatch(/^text\/plain; version=0\.0\.4/)
  for (const name of ['process_cpu_seconds_total', 'poolwell_database_connections', 'poolwell_jobs_waiting']) {
    expect(text).toMatch(new RegExp(`^# HELP ${name} .+\n# TYPE ${name} (counter|gauge)$`, 'm'))
  }
  expect(text).toMatch(/^poolwell_jobs_waiting\{queue="mail"\} \d+$/m)
  expect(text).toMatch(/^poolwell_database_connections\{state="used"\} \d+$/m)
})

test('requests are counted by their route pattern, not by their address', async () => {
  const { api, id } = await person('customer')
  await api(`GET /api/pros/${id}`)
  await api('GET /api/pros/search?location=nowhere')
  await api('GET /api/no-such-call')
  const { text } = await metrics()
  expect(text).toMatch(
    /^http_request_duration_seconds_count\{method="GET",route="\/api\/pros\/:userId",status="404"\} \d+$/m,
  )
  expect(text).toContain('route="/api/pros/search",status="422"')
  expect(text).toContain('route="/api/auth/register",status="201"')
  expect(text).toContain('method="GET",route="unknown",status="404"')
  expect(text).not.toContain(id)
})

test('without the token nobody can read the metrics', async () => {
  expect((await metrics({})).status).toBe(404)
  expect((await metrics({ authorization: 'Bearer not-that-token' })).status).toBe(404)
  expect((await metrics({ 'x-forwarded-for': '127.0.0.1' })).status).toBe(404)
  expect((await anonymous('POST /metrics')).status).toBe(404)
})

test('in production not even this machine can read the metrics without the token', async () => {
  const token = 'a-token-of-the-tests'
  const askFrom = async (environment: Record<string, string>, headers: Record<string, string> = {}) => {
    const { site } = await openApi({ METRICS_TOKEN: token, ...environment })
    const here = { incoming: { socket: { remoteAddress: '127.0.0.1' } } }
    return (await site.request('/metrics', { headers }, here)).status
  }
  const production = { NODE_ENV: 'production', PAYMENTS: 'test' }
  expect(await askFrom({})).toBe(200)
  expect(await askFrom(production)).toBe(404)
  expect(await askFrom(production, { authorization: `Bearer ${token}` })).toBe(200)
})
