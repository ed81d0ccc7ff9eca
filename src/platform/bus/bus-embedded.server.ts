import type pg from 'pg'

import type { BusDriver } from './bus-driver.server.ts'
import { channel, notifyListeners } from './bus-listen.server.ts'

/** The embedded engine has one connection, which also listens; if it is replaced, the new one listens again. */
export function embeddedDriver(pool: pg.Pool): BusDriver {
  let stopped = false
  return {
    publish: notifyListeners,
    async start({ deliver, missed }) {
      const attend = (client: pg.ClientBase) => {
        client.on('notification', ({ payload }) => {
          if (!stopped && payload) deliver(payload)
        })
        return client.query(`listen ${channel}`)
      }
      const client = await pool.connect()
      await attend(client).finally(() => client.release())
      pool.on('connect', (client) => {
        // If this fails, the connection is lost again, and the next one gets here as well.
        attend(client).then(missed, () => undefined)
      })
    },
    async stop() {
      stopped = true
    },
  }
}
