import { sql } from 'kysely'

import type { BusDriver, Receiver } from './bus-driver.server.ts'
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
  const read = openReader(db)
  let timer: NodeJS.Timeout | undefined
  let looking: Promise<void> | undefined
  let away = false
  let roundCount = 0

  async function round({ deliver, missed }: Receiver): Promise<void> {
    try {
      const { payloads, isLate } = await read()
      payloads.forEach(deliver)
      if (roundCount++ % 60 === 0) await forget(db)
      if (away || isLate) missed()
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
    async start(receiver) {
      await read()
      timer = setInterval(() => {
        looking ??= round(receiver).finally(() => (looking = undefined))
      }, every).unref()
    },
    async stop() {
      clearInterval(timer)
      await looking
    },
  }
}

/** Reads what is new since the last time; late, if some of it may be gone. */
function openReader(db: Database) {
  let seen = new Set<string>()
  let last: Date | null = null
  return async () => {
    const { rows } = await findSince(db, last)
    const [now = null] = rows.map(({ now }) => now)
    const isLate = last !== null && now !== null && now.getTime() - last.getTime() > longestPause
    last = now
    const events = rows.flatMap(({ id, payload }) => (id === null || payload === null ? [] : [{ id, payload }]))
    const known = seen
    seen = new Set(events.map(({ id }) => id))
    return { payloads: events.filter(({ id }) => !known.has(id)).map(({ payload }) => payload), isLate }
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
