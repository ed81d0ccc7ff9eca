import type { Resources } from './visits.ts'

/** The address on the bus to which every process listens for the invalidation of its cached pages. */
export const pagesOnBus = 'pages'

export async function publishPagesChanged({ bus, database, log }: Resources): Promise<void> {
  try {
    await bus.publish(database.db, [pagesOnBus], { type: 'resync', data: {} })
  } catch (error) {
    log.warn({ error }, 'other processes may show pages that are up to 30 seconds old')
  }
}
