import type { Resources } from './visits.ts'

/** The name under which every process hears that pages which are kept for many may be out of date. */
export const pagesOnBus = 'pages'

export async function tellPagesChanged({ bus, database, log }: Resources): Promise<void> {
  try {
    await bus.publish(database.db, [pagesOnBus], { type: 'resync', data: {} })
  } catch (error) {
    log.warn({ error }, 'other processes may show pages that are up to 30 seconds old')
  }
}
