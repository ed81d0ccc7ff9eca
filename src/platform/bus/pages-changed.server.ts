import type { Bus } from './bus.server.ts'
import type { Database } from '../database/database.server.ts'

/** The address on the bus where all processes listen for the invalidation of their cached pages. */
export const pagesOnBus = 'pages'

/** Call it in the transaction that changes public pages, unless its request clears the cache anyway. */
export async function publishPagesChanged({ bus, db }: { bus: Bus; db: Database }): Promise<void> {
  await bus.publish(db, [pagesOnBus], { type: 'resync', data: {} })
}
