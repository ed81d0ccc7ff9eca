import { expect, test } from 'vitest'

import { openApi } from './support/api.ts'
import type { Person } from './support/client.ts'

const { person, site, business } = await openApi()

test('twenty messages a minute, ten new conversations a day', async () => {
  const strict = await openApi({ RATE_LIMIT_SCALE: '1' })
  const [dana, maria, eve] = [await person('customer'), await business(), await person('customer')]
  const statuses: number[] = []
  for (let n = 0; n < 21; n++) statuses.push(await sayTo(strict.site, dana, maria))
  expect(statuses.indexOf(429)).toBe(20)

  const began: number[] = []
  for (let n = 0; n < 11; n++) began.push(await sayTo(strict.site, eve, await business()))
  expect(began.indexOf(429)).toBe(10)
})

test('a message that is sent twice at once counts once', async () => {
  const few = await openApi({ RATE_LIMIT_SCALE: '0.2' })
  const [dana, maria, rosa] = [await person('customer'), await business(), await business()]
  const say = async (to: Person, key: string = crypto.randomUUID()) => {
    const headers = { cookie: dana.api.cookie(), 'idempotency-key': key }
    return (await few.anonymous(`POST /api/messages/${to.id}`, { body: 'Hello' }, headers)).status
  }
  expect(await Promise.all([say(maria, 'hello'), say(maria, 'hello')])).toEqual([201, 201])
  // Of four messages and two new conversations.
  expect([await say(rosa), await say(rosa), await say(rosa), await say(rosa)]).toEqual([201, 201, 201, 429])
})

test('what tells somebody, costs much or tries a secret has a limit of its own', async () => {
  const few = await openApi({ RATE_LIMIT_SCALE: '0.04' })
  const [dana, maria] = [await person('customer'), await business()]
  const cookie = { cookie: dana.api.cookie() }
  const token = 'x'.repeat(43)
  for (const [call, body, status, most, headers] of [
    ['POST /api/reports', { subject: 'user', id: maria.id, reason: 'Spam' }, 201, 1, cookie],
    ['GET /api/auth/export', undefined, 200, 1, cookie],
    [`POST /api/messages/${maria.id}/typing`, undefined, 204, 2, cookie],
    ['POST /api/auth/verify-email', { token }, 422, 2, {}],
    ['POST /api/auth/reset-password', { token, newPassword: token, confirmPassword: token }, 422, 2, {}],
    ['GET /api/geo/suggest?q=pasad', undefined, 200, 24, {}],
    // Counted before its parameters are read.
    ['GET /api/geo/suggest?color=blue', undefined, 422, 0, {}],
  ] as const) {
    const statuses: number[] = []
    for (let n = 0; n <= most; n++) statuses.push((await few.anonymous(call, body, headers)).status)
    expect(statuses, call).toEqual([...Array(most).fill(status), 429])
  }
  // Twelve calls that change something, whatever they are: five of an account's are over, and none of another's.
  const readAll = async ({ api }: Person) =>
    (await few.anonymous('POST /api/notifications/read', undefined, { cookie: api.cookie() })).status
  for (let n = 0; n < 7; n++) expect(await readAll(dana)).toBe(204)
  expect([await readAll(dana), await readAll(maria)]).toEqual([429, 204])
  expect((await few.anonymous('GET /api/notifications', undefined, cookie)).status).toBe(200)
})

async function sayTo({ request }: Pick<typeof site, 'request'>, from: Person, to: Person): Promise<number> {
  const sent = (body: object) => ({
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: cookies.get(from.id) ?? '' },
    body: JSON.stringify(body),
  })
  if (!cookies.has(from.id)) {
    const entered = await site.request('/api/auth/login', sent({ email: from.email, password: from.password }))
    cookies.set(from.id, entered.headers.get('set-cookie')?.split(';')[0] ?? '')
  }
  return (await request(`/api/messages/${to.id}`, sent({ body: 'Hello' }))).status
}

const cookies = new Map<string, string>()
