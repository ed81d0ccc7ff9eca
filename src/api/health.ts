import { Hono } from 'hono'

import type { OpenDatabase } from '../platform/database/database.server.ts'

/** `/livez`: the process runs. `/readyz`: it can serve, because its database answers and their clocks agree. */
export function health(database: Pick<OpenDatabase, 'ping' | 'clockIsRight'>) {
  return new Hono()
    .get('/livez', (c) => c.json({ status: 'ok' }))
    .get('/readyz', async (c) => {
      const away = await database.ping().then(
        () => false,
        () => true,
      )
      const wrong = away ? 'the database does not answer' : database.clockIsRight() ? undefined : 'the clock is wrong'
      if (wrong === undefined) return c.json({ status: 'ok' })
      c.header('retry-after', '3')
      return c.json({ status: wrong }, 503)
    })
}
