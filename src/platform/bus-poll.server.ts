import { sql } from 'kysely'

import type { BusDriver } from './bus-driver.server.ts'
import type { Database } from './database.server.ts'
import { newId } from './id.ts'
import type { Log } from './log.server.ts'

const every = 1_000
const keptFor = sql`interval '1 minute'`
// A row bears the time its transaction began, and is seen when that ends: each look goes back this far.
const overlap = sql`interval '5 seconds'`

/** Rows in place of notifications, looked for each second: for databases without LISTEN. */
export function pollDriver(db: Database, log: Log): BusDriver {
  let seen = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  let looking: Promise<void> | undefined
  let away = false
  let looks = 0

  async function look(deliver: (payload: string) => void): Promise<void> {
    const rows = await db
      .selectFrom('busEvent')
      .select(['id', 'payload'])
      .where('createdAt', '>', sql<Date>`now() - ${overlap}`)
      .orderBy('createdAt')
      .orderBy('id')
      .execute()
    const known = seen
    seen = new Set(rows.map(({ id }) => id))
    for (const { id, payload } of rows) if (!known.has(id)) deliver(payload)
    if (looks++ % 60 === 0) await forget(db)
  }

  async function round(deliver: (payload: string) => void, missed: () => void): Promise<void> {
    try {
      await look(deliver)
      if (away) missed()
      away = false
    } catch (error) {
      if (!away) log.warn({ error }, 'live events are interrupted')
      away = true
    }
  }

  return {
    publish: async (db, payload) => void (await db.insertInto('busEvent').values({ id: newId(), payload }).execute()),
    async start(deliver, missed) {
      await look(() => undefined)
      timer = setInterval(() => {
        looking ??= round(deliver, missed).finally(() => (looking = undefined))
      }, every).unref()
    },
    async stop() {
      clearInterval(timer)
      await looking
    },
  }
}

async function forget(db: Database): Promise<void> {
  await db
    .deleteFrom('busEvent')
    .where('createdAt', '<', sql<Date>`now() - ${keptFor}`)
    .execute()
}
