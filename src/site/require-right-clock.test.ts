import { Hono } from 'hono'
import { expect, test } from 'vitest'

import { health } from '../api/health.ts'
import { requireRightClock } from './require-right-clock.ts'

test('with a wrong clock only /livez is answered, and everything once the clock is right', async () => {
  let right = false
  const database = { ping: async () => undefined, clockIsRight: () => right }
  const site = new Hono()
    .route('/', health(database))
    .use(requireRightClock(database))
    .all('*', (c) => c.text('here you are'))
  const ask = async (path: string, method = 'GET') => (await site.request(path, { method })).status

  const all = async () => [await ask('/livez'), await ask('/readyz'), await ask('/'), await ask('/api/pros', 'POST')]
  expect(await all()).toEqual([200, 503, 503, 503])
  right = true
  expect(await all()).toEqual([200, 200, 200, 200])
})
