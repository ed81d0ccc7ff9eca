import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import type { Pool } from 'pg'

import { lruCache } from '../lru-cache.ts'
import { type Connection, openSharedConnections, type Query, sendInOneWrite } from './shared-connections.server.ts'

/**
 * The same pool, but simultaneous reads share connections: those of one turn of the event loop are sent in one write,
 * and answered in their order (049). Everything else has a connection of its own, which transactions need.
 */
export function shareReads(pool: Pool): PostgresPool {
  const connect: () => Promise<Connection> = () => pool.connect()
  const read = openSharedConnections({ connect, waiting: () => pool.waitingCount })
  const free: Lease[] = []
  // Leases are used again, because Kysely remembers every one it has seen.
  const lease = () => free.pop() ?? new Lease(connect, read, (lease) => free.push(lease))
  return { options: pool.options, connect: async () => lease(), end: () => pool.end() }
}

/** What a caller of the pool gets: it connects only for something other than a read. */
class Lease implements PostgresPoolClient {
  readonly #connect: () => Promise<Connection>
  readonly #read: Query
  readonly #giveBack: (lease: Lease) => void
  #own: Connection | undefined

  constructor(connect: () => Promise<Connection>, read: Query, giveBack: (lease: Lease) => void) {
    this.#connect = connect
    this.#read = read
    this.#giveBack = giveBack
  }

  query<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>>
  query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>
  query(text: unknown, values: readonly unknown[] = []): unknown {
    if (typeof text !== 'string') throw new TypeError('Cursors are not supported.')
    return this.#own === undefined && isRead(text) ? this.#read(text, values) : this.#queryAlone(text, values)
  }

  release(destroy?: boolean): void {
    this.#own?.release(destroy)
    this.#own = undefined
    // Kysely marks a lease whose rollback failed, and the mark would stay.
    if (!destroy) this.#giveBack(this)
  }

  async #queryAlone(text: string, values: readonly unknown[]) {
    this.#own ??= await this.#connect()
    return text === 'begin' ? begin(this.#own) : this.#own.query(text, values)
  }
}

/** Sent together with the first statement. It fails only if the connection does, and then that statement fails, too. */
function begin(client: Connection): PostgresQueryResult<never> {
  sendInOneWrite(client)
  client.query('begin', []).catch(() => undefined)
  return { command: 'SELECT', rowCount: 0, rows: [] }
}

const known = lruCache<boolean>(500)
const mayWait = /\b(insert|update|delete|merge|share|lock)\b|pg_/i

/** Whether the statement only reads and waits for no lock of a row: nobody should wait behind one that does. */
function isRead(text: string): boolean {
  return known(text, () => /^\s*(select|with)\b/i.test(text) && !mayWait.test(text))
}
