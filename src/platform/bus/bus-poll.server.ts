import { sql } from 'kysely'

import type { BusDriver } from './bus-driver.server.ts'
import type { Database } from '../database/database.server.ts'
import { newId } from '../id.ts'
import type { Log } from '../log.server.ts'

const every = 1_000
const keptFor = sql`interval '2 minutes'`
// `created_at` is when a transaction began, but its rows become visible when it commits. So each poll looks back as far
// as one transaction can last that waits once as long as allowed: thirty seconds idle, or fifteen in a statement.
const overlap = sql`interval '45 seconds'`
// In milliseconds: after a longer pause, events may have been deleted before they were read.
const longestPause = 50_000

/** Events as rows that are polled every second: for databases without LISTEN. */
export function pollDriver(db: Database, log: Log): BusDriver {
  let seen = new Set<string>()
  let lastLook: Date | null = null
  let timer: NodeJS.Timeout | undefined
  let looking: Promise<void> | undefined
  let away = false
  let pollCount = 0

  async function poll(deliver: (payload: string) => void): Promise<void> {
    const { rows } = await findSince(db, lastLook)
    const [now = null] = rows.map(({ now }) => now)
    if (lastLook && now && now.getTime() - lastLook.getTime() > longestPause) away = true
    lastLook = now
    const events = rows.flatMap(({ id, payload }) => (id === null || payload === null ? [] : [{ id, payload }]))
    const known = seen
    seen = new Set(events.map(({ id }) => id))
    for (const { id, payload } of events) if (!known.has(id)) deliver(payload)
    if (pollCount++ % 60 === 0) await forget(db)
  }

  async function round(deliver: (payload: string) => void, missed: () => void): Promise<void> {
    try {
      await poll(deliver)
      if (away) missed()
      away = false
    } catch (error) {
      if (!away) log.warn({ error }, 'live events are interrupted')
      away = true
    }
  }

  return {
    async publish(db, payloads) {
      const events = payloads.map((payload) => ({ id: newId(), payload }))
      await db.insertInto('busEvent').values(events).execute()
    },
    async start(deliver, missed) {
      await poll(() => undefined)
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

/** Uses only the database's clock. Always returns at least one row, which has the current time. */
function findSince(db: Database, last: Date | null) {
  return sql<{ now: Date; id: string | null; payload: string | null }>`
    select clock.now, event.id, event.payload from (select now() as now) as clock
    left join bus_event event on event.created_at > coalesce(${last}::timestamptz, clock.now) - ${overlap}
    order by event.seq`.execute(db)
}

async function forget(db: Database): Promise<void> {
  await db
    .deleteFrom('busEvent')
    .where('createdAt', '<', sql<Date>`now() - ${keptFor}`)
    .execute()
}
