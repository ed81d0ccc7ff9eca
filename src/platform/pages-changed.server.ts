import type { Bus } from './bus.server.ts'
import type { Database } from './database.server.ts'

/** The address on the bus to which every process listens for the invalidation of its cached pages. */
export const pagesOnBus = 'pages'

/** Public pages change: call it in the transaction that changes them, unless its request clears the cache anyway. */
export async function publishPagesChanged({ bus, db }: { bus: Bus; db: Database }): Promise<void> {
  await bus.publish(db, [pagesOnBus], { type: 'resync', data: {} })
}
