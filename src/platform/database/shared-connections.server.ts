import type { PostgresPoolClient, PostgresQueryResult } from 'kysely'
import type { PoolClient } from 'pg'

import { isDatabaseAway, isLockTimeout } from './database-failure.server.ts'

export type Connection = PostgresPoolClient & Pick<PoolClient, 'connection'>

export type Query = <Row>(text: string, values: readonly unknown[]) => Promise<PostgresQueryResult<Row>>

/** Where connections come from. */
export interface Source {
  connect(): Promise<Connection>
  /** How many callers wait for one. */
  waiting(): number
}

/** Reads that one connection may have to answer. Further ones go to another connection. */
const maxUnanswered = 16
/** Milliseconds without an answer after which no further read waits behind the one that takes so long. */
const patience = 25

/** A connection of the pool that reads share until all of them are answered. */
interface Shared {
  client: Promise<Connection>
  state: 'connecting' | 'connected' | 'broken'
  unanswered: number
  /** When it was asked for or last answered. */
  movedAt: number
}

/** Runs each read on a connection that others use as well. */
export function openSharedConnections(source: Source): Query {
  const open = new Set<Shared>()

  function join(): Shared {
    const now = performance.now()
    const found = open.values().find((shared) => isOpen(shared, now))
    if (found) return found
    const begun: Shared = { client: source.connect(), state: 'connecting', unanswered: 0, movedAt: now }
    open.add(begun)
    return begun
  }

  /** A connection for which somebody waits is given back as soon as it has answered everything. */
  function isOpen({ state, unanswered, movedAt }: Shared, now: number): boolean {
    if (unanswered >= maxUnanswered) return false
    if (state === 'connecting') return true
    return state === 'connected' && now - movedAt < patience && source.waiting() === 0
  }

  function leave(shared: Shared): void {
    shared.unanswered -= 1
    shared.movedAt = performance.now()
    if (shared.unanswered > 0) return
    open.delete(shared)
    shared.client.then(
      (client) => client.release(shared.state === 'broken'),
      () => undefined,
    )
  }

  return async (text, values) => {
    const shared = join()
    shared.unanswered += 1
    try {
      const client = await shared.client
      if (shared.state === 'connecting') shared.state = 'connected'
      return await ask(client, text, values)
    } catch (error) {
      if (isDatabaseAway(error)) shared.state = 'broken'
      throw error
    } finally {
      leave(shared)
    }
  }
}

async function ask<Row>(client: Connection, text: string, values: readonly unknown[]) {
  sendInOneWrite(client)
  try {
    return await client.query<Row>(text, values)
  } catch (error) {
    // Those behind it may wait for the same lock, each for as long again.
    if (isLockTimeout(error)) client.connection.stream.destroy(new Error('Connection terminated: a table is locked'))
    throw error
  }
}

/** Holds back what this turn of the event loop sends to the connection until its end. */
export function sendInOneWrite({ connection: { stream } }: Connection): void {
  if (stream.writableCorked > 0) return
  stream.cork()
  setImmediate(() => stream.uncork())
}
