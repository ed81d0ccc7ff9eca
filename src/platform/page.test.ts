import { Pool } from 'pg'
import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'

import { openKysely } from './database/kysely.server.ts'
import { page, pathOf } from './page.server.ts'
import { refuse } from './refusal.ts'
import { testVisit } from './visit.fixture.ts'
import { signedIn, visitContext } from './visit.server.ts'

const context = new RouterContextProvider()
context.set(visitContext, testVisit(openKysely(new Pool()), null, new Date()))

const address = 'https://poolwell.example/profile'

/** What a page that needs a login answers: its status, and where it leads. */
async function answered(request: Request) {
  const thrown: unknown = await page((visit) => signedIn(visit).id)({ context, request }).catch(
    (answer: unknown) => answer,
  )
  return thrown instanceof Response ? [thrown.status, thrown.headers.get('location')] : thrown
}

const post = (path: string, length?: number) =>
  new Request(address + path, {
    method: 'POST',
    headers: length === undefined ? {} : { 'content-length': String(length) },
  })

test('whoever is signed out is led to the login and back; only a small form without scripts is posted along', async () => {
  const login = '/login?redirect=/profile'
  expect(await answered(new Request(address, { headers: { 'content-length': '7' } }))).toEqual([302, login])
  expect(await answered(post('', 299_999))).toEqual([307, `${login}&unsent=1`])
  for (const request of [post('', 300_000), post(''), post('.data', 7)])
    expect(await answered(request)).toEqual([302, login])
})

const failed = (work: () => never) =>
  page(work)({ context, request: new Request(address) }).catch((thrown: unknown) => thrown)

test('any other refusal becomes an error page with its status, and an error stays one', async () => {
  expect(await failed(() => refuse('missing', 'No such page.'))).toMatchObject({
    data: { message: 'No such page.', code: 'MISSING' },
    init: { status: 404 },
  })
  const bug = new Error('A bug')
  const fail = () => {
    throw bug
  }
  expect(await failed(fail)).toBe(bug)
})

test('the address of a page is that of the requests for its data, without what the router adds', () => {
  for (const [asked, path] of [
    ['/profile?tab=business', '/profile?tab=business'],
    ['/profile.data?tab=business&_routes=root', '/profile?tab=business'],
    ['/profile.data?_routes=root', '/profile'],
    ['/_root.data', '/'],
    ['/_.data?x=1', '/?x=1'],
  ] as const)
    expect(pathOf(new Request(`https://poolwell.example${asked}`)), asked).toBe(path)
})
