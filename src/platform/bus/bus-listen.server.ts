import { sql } from 'kysely'
import { Client, type Pool } from 'pg'

import type { BusDriver, Receiver } from './bus-driver.server.ts'
import type { Database } from '../database/database.server.ts'
import type { Log } from '../log.server.ts'

/** The channel of the servers' NOTIFY and LISTEN. */
export const channel = 'poolwell'

const firstWait = 200
const longestWait = 10_000
const askEvery = 15_000

/** Uses LISTEN on a separate connection, which is reopened whenever it breaks, after increasing delays. */
export function listenDriver(pool: Pool, log: Log): BusDriver {
  let client: Client | undefined
  let stopped = false
  let retry: NodeJS.Timeout | undefined
  let wait = firstWait

  async function connect(receiver: Receiver): Promise<void> {
    const fresh = openClient(pool)
    const ended = once((error) => again(fresh, error, receiver))
    fresh.on('error', ended).on('end', () => ended(new Error('The connection was closed')))
    fresh.on('notification', ({ payload }) => payload && receiver.deliver(payload))
    client = fresh
    try {
      await fresh.connect()
      await fresh.query(`listen ${channel}`)
      wait = firstWait
      keepAsking(fresh, ended)
      receiver.missed()
    } catch (error) {
      ended(error)
    }
  }

  function again(broken: Client, error: unknown, receiver: Receiver): void {
    broken.end().catch(() => undefined)
    if (stopped) return
    log.warn({ error }, 'live events are interrupted')
    retry = setTimeout(() => void connect(receiver), wait * (0.5 + Math.random()))
    wait = Math.min(wait * 2, longestWait)
  }

  return {
    publish: notifyListeners,
    start: connect,
    async stop() {
      stopped = true
      clearTimeout(retry)
      await client?.end().catch(() => undefined)
    },
  }
}

/** In one statement, since a booking change publishes two events: its own and that of its line in the conversation. */
export async function notifyListeners(db: Database, payloads: readonly string[]): Promise<void> {
  await sql`select pg_notify(${channel}, payload) from unnest(${payloads}::text[]) as payload`.execute(db)
}

function openClient({ options: { connectionString } }: Pool): Client {
  return new Client({
    connectionString,
    connectionTimeoutMillis: 5_000,
    query_timeout: 5_000,
    keepAlive: true,
    application_name: 'poolwell-live',
  })
}

/** A connection that was cut silently looks idle: only a query shows that it is dead. */
function keepAsking(client: Client, ended: (error: unknown) => void): void {
  const timer = setInterval(() => {
    client.query('select 1').catch((error: unknown) => {
      clearInterval(timer)
      ended(error)
    })
  }, askEvery).unref()
  client.once('end', () => clearInterval(timer))
}

function once(work: (error: unknown) => void): (error: unknown) => void {
  let done = false
  return (error) => {
    if (!done) work(error)
    done = true
  }
}
