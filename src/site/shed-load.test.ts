import { Hono } from 'hono'
import { expect, test } from 'vitest'

import { shedLoad } from './shed-load.ts'

/** A site on which every answer waits for `open`. */
function slowSite(max: number) {
  const gate = Promise.withResolvers<void>()
  const site = new Hono().use(shedLoad(max)).all('*', async (c) => {
    await gate.promise
    if (c.req.path === '/broken') throw new Error('on purpose')
    return c.text('here you are')
  })
  site.onError((_error, c) => c.text('broken', 500))
  return { ask: async (path: string, method = 'GET') => site.request(path, { method }), open: gate.resolve }
}

test('a reader beyond the limit is told at once when to come back, and the others get their page', async () => {
  const { ask, open } = slowSite(2)
  const first = [ask('/'), ask('/find-pros')]

  const page = await ask('/pros/1')
  expect(page.status).toBe(503)
  expect(page.headers.get('retry-after')).toBe('2')
  expect(await page.text()).toContain('very busy')

  const call = await ask('/api/pros/search')
  expect(call.status).toBe(503)
  const requestId = call.headers.get('x-request-id')
  expect(requestId).toMatch(/^[\da-f-]{36}$/)
  expect(await call.json()).toMatchObject({ code: 'BUSY', message: expect.stringContaining('very busy'), requestId })

  open()
  expect((await Promise.all(first)).map(({ status }) => status)).toEqual([200, 200])
})

test('writers are not turned away', async () => {
  const { ask, open } = slowSite(0)
  const booking = ask('/api/booking-request', 'POST')
  open()
  expect((await booking).status).toBe(200)
})

test('a failed response makes room for the next request', async () => {
  const { ask, open } = slowSite(1)
  open()
  expect((await ask('/broken')).status).toBe(500)
  expect((await ask('/')).status).toBe(200)
})
