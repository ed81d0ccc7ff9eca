import { expect, test } from 'vitest'

import { calls } from '../support/calls.ts'
import { openAccessWorld } from './access-world.ts'
import { anybody, visitorOf, site } from './visitor.ts'
import type { Caller } from '../support/client.ts'

const { people, rows } = await openAccessWorld()

test('A37: every call of the API answers each kind of visitor as its entry says, and no call lacks an entry', async () => {
  expect(Object.keys(rows).toSorted()).toEqual(Object.keys(calls).toSorted())
  const garbage = visitorOf(site, `session=${'A'.repeat(43)}`)
  const found: Record<string, string> = {}
  for (const [call, { path, body, method }] of Object.entries(rows)) {
    const [verb = '', pattern = ''] = call.split(' ')
    const ask = (api: Caller, email: string) =>
      api(`${method ?? verb} ${path ?? pattern}`, typeof body === 'function' ? body(email) : body)
    const statuses: number[] = [(await ask(anybody, 'nobody@example.com')).status]
    for (const { api, email } of people) statuses.push((await ask(api, email)).status)
    statuses.push((await ask(garbage, 'nobody@example.com')).status)
    found[call] = statuses.join(' ')
  }
  expect(found).toEqual(Object.fromEntries(Object.entries(rows).map(([call, { may }]) => [call, may])))
})

test('A37: a signed-out visitor is told so first, whatever was sent', async () => {
  const ours = Object.entries(calls).filter(([, { open }]) => !open)
  for (const [call] of ours) {
    const address = call.replaceAll(/\{\w+\}/g, 'x')
    const answer = await anybody(address, call.startsWith('GET') ? undefined : { no: 'such field' })
    expect([call, answer.status]).toEqual([call, 401])
  }
  expect(ours.length).toBeGreaterThan(30)
  // Pictures are the only large bodies that API clients send: without a login nothing of them is read.
  const photo = await anybody(`POST /messages/${crypto.randomUUID()}/messages`, 'no form', { 'content-type': 'x/y' })
  expect(photo.status).toBe(401)
})

test('A37: an unknown call is answered in JSON, whatever the method', async () => {
  for (const path of [
    '/api',
    '/api/',
    '/api/v0/pros/search',
    '/api/admin',
    '/api/users',
    '/api/auth',
    '/api/pros/a/b/c',
  ]) {
    const { status, body } = await anybody(`GET ${path}`)
    expect([path, status, typeof body['message']]).toEqual([path, 404, 'string'])
  }
  const wrong: string[] = []
  const open = new Set(Object.keys(calls).map((call) => call.replaceAll(/\{\w+\}/g, 'x')))
  for (const path of new Set([...open].map((call) => call.split(' ')[1] ?? ''))) {
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']) {
      const known = [...open].some((call) => {
        const [verb, pattern = ''] = call.split(' ')
        return (
          verb === method && new RegExp(`^${pattern.replaceAll(/\bx\b/g, '[^/]+').replaceAll('.', '\\.')}$`).test(path)
        )
      })
      if (known) continue
      const { status, body } = await anybody(`${method} ${path}`)
      if (![404, 405].includes(status) || typeof body['requestId'] !== 'string')
        wrong.push(`${method} ${path}: ${status}`)
    }
  }
  expect(wrong).toEqual([])
})
