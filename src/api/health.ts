import { Hono } from 'hono'

import type { OpenDatabase } from '../platform/database.server.ts'

/** `/livez`: the process runs. `/readyz`: it can serve, because its database answers. */
export function health(database: OpenDatabase) {
  return new Hono()
    .get('/livez', (c) => c.json({ status: 'ok' }))
    .get('/readyz', async (c) => {
      const away = await database.ping().then(
        () => false,
        () => true,
      )
      if (!away) return c.json({ status: 'ok' })
      c.header('retry-after', '3')
      return c.json({ status: 'the database does not answer' }, 503)
    })
}
